/** `npm run dev`: the site from its sources; a change is seen at once. */
import { install, run } from './setup.mjs'

await install()
// Not by way of npx: whoever ends this ends the server.
await run(process.execPath, ['--import', 'tsx', 'scripts/dev/dev-server.ts'])
