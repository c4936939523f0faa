/** `npm start`: from a fresh clone to the running site with its demo, with no step before. */
import { linkCarriedNode, requireRecentNode } from './recent-node.mjs'
import { install, run, say } from './setup.mjs'

await requireRecentNode()
await install()
linkCarriedNode()
say('Building the website …')
await run('npx', ['remix', 'vite:build', '-c', 'remix.config.ts', '--logLevel', 'error'])
// Not by way of npx: whoever ends this ends the server.
await run(process.execPath, ['--import', 'tsx', 'scripts/start-server.ts'])
