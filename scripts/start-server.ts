import { join } from 'node:path'
import { askedPort } from './free-port.ts'
import { openControl } from './night/control.ts'
import { prepareState } from './prepare.ts'
import { orRefuse } from './refusal.ts'
import { defaultStateDir, serve } from './serve.ts'
import { stopWith } from './stop.ts'

const stateDir = process.env.STATE_DIR ?? defaultStateDir
const say = (text: string) => process.stdout.write(`${text}\n`)

await orRefuse(async () => {
  const findPort = askedPort(8788)
  const signIn = await prepareState(stateDir)
  const port = await findPort()
  const siteUrl = process.env.SITE_URL || `http://localhost:${port}`
  const { worker, url } = await serve({ stateDir, port, vars: { SITE_URL: siteUrl } })
  const control = await openControl(stateDir, url, worker)
  stopWith(() => {
    control.close()
    return worker.dispose()
  })
  say(`\nGiebel runs at ${url}`)
  say(signIn(url))
  say(`Mails become files in ${join(stateDir, 'mails')}; npm run mails lists them`)
})
