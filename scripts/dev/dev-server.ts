import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { askedPort } from '#scripts/free-port.ts'
import { prepareState } from '#scripts/prepare.ts'
import { orRefuse } from '#scripts/refusal.ts'
import { defaultStateDir, root } from '#scripts/serve.ts'
import { stopWith } from '#scripts/stop.ts'
import { hotStyles, loadWorker, workerInVite } from './worker-in-vite.ts'

const stateDir = process.env.STATE_DIR ?? defaultStateDir
// The folder may be a link, and browsers load from where the packages are.
const packages = realpathSync(join(root, 'node_modules'))
const say = (text: string) => process.stdout.write(`${text}\n`)

await orRefuse(async () => {
  const findPort = askedPort(5173)
  const signIn = await prepareState(stateDir)
  const port = await findPort()
  const url = `http://localhost:${port}`
  say('Loading the website …')
  const server = await createServer({
    root,
    configFile: join(root, 'remix.config.ts'),
    // Under this name Vite does not warn of what packages import.
    cacheDir: join(root, '.cache/node_modules/vite'),
    clearScreen: false,
    plugins: [workerInVite(stateDir, url), hotStyles()],
    // On another port, what the worker says of its own address would be untrue.
    server: { host: '127.0.0.1', port, strictPort: true, fs: { allow: [root, packages] } },
  })
  await server.listen()
  // Takes as long as the first page would, which then is there at once.
  await loadWorker(server)
  stopWith(() => server.close())
  say(`\nGiebel runs at ${url}`)
  say(signIn(url))
})
