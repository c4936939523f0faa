/** `npm start`: from a fresh clone to the running site with its demo, with no step before. */
import { install, run, say } from './setup.mjs'

await install()
say('Building the website …')
await run('npx', ['remix', 'vite:build', '-c', 'remix.config.ts', '--logLevel', 'error'])
await run('npx', ['tsx', 'scripts/start-server.ts'])
