/** `npm run dev`: the site from its sources; a change is seen at once. */
import { linkCarriedNode, requireRecentNode } from './recent-node.mjs'
import { install, run } from './setup.mjs'

await requireRecentNode()
await install()
linkCarriedNode()
// Not by way of npx: whoever ends this ends the server.
await run(process.execPath, ['--import', 'tsx', 'scripts/dev/dev-server.ts'])
