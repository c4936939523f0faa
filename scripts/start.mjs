/** `npm start`: from a fresh clone to the running site with its demo, with no step before. */
import { install, run, say } from './setup.mjs'

install()
say('Die Website wird gebaut …')
run('npx', ['remix', 'vite:build', '-c', 'remix.config.ts', '--logLevel', 'error'])
run('npx', ['tsx', 'scripts/start-server.ts'])
