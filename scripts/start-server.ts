import { join } from 'node:path'
import { askedPort } from './free-port.ts'
import { openControl } from './night/control.ts'
import { prepareState } from './prepare.ts'
import { orRefuse } from './refusal.ts'
import { defaultStateDir, serve } from './serve.ts'

const stateDir = process.env.STATE_DIR ?? defaultStateDir
const say = (text: string) => process.stdout.write(`${text}\n`)

await orRefuse(async () => {
  const findPort = askedPort(8788)
  const signIn = await prepareState(stateDir)
  const port = await findPort()
  const siteUrl = process.env.SITE_URL || `http://localhost:${port}`
  const { worker, url } = await serve({ stateDir, port, vars: { SITE_URL: siteUrl } })
  const control = await openControl(stateDir, url, worker)
  let isStopping = false
  /** A terminal signals all processes, and `npm start` passes the signal on again. */
  const stop = () => {
    if (isStopping) return
    isStopping = true
    control.close()
    void worker.dispose().then(() => process.exit(0))
  }
  // Miniflare's own listener would end the process at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeAllListeners(signal).on(signal, stop)
  say(`\nGiebel runs at ${url}`)
  say(signIn(url))
  say(`Mails become files in ${join(stateDir, 'mails')}; npm run mails lists them`)
})
