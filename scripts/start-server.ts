/** Prepares the local state and serves the production build until it is stopped. */
import { prepareState } from './prepare.ts'
import { defaultStateDir, serve } from './serve.ts'

const stateDir = process.env.STATE_DIR ?? defaultStateDir
const port = Number(process.env.PORT ?? 8788)
const say = (text: string) => process.stdout.write(`${text}\n`)

const signIn = await prepareState(stateDir, `http://localhost:${port}`)
const siteUrl = process.env.SITE_URL ?? `http://localhost:${port}`
const { worker, url } = await serve({ stateDir, port, vars: { SITE_URL: siteUrl } })
say(`\nGiebel runs at ${url}`)
say(signIn)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void worker.dispose().then(() => process.exit(0)))
