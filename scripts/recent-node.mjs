/**
 * The tools need a newer Node than some machines have. There npm brings one, by a lock file of its own, so that nobody
 * else waits for it. Plain JavaScript for old versions of Node, because it runs before anything is installed.
 */
import { existsSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { attempt, installFrom, root, say } from './setup.mjs'

/** What lighthouse asks for; every other package takes less (tests/unit/node-versions.test.ts). */
export const oldestNode = '22.19.0'

const folder = join(root, 'scripts/node')
const carriedNode = join(folder, 'node_modules/.bin/node')

export function isRecent(version) {
  const [[major, minor], [oldestMajor, oldestMinor]] = [version, oldestNode].map((one) => one.split('.').map(Number))
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
}

/** Runs the whole command again on the carried Node when the running one is too old, and ends with it. */
export async function requireRecentNode() {
  if (isRecent(process.versions.node)) return
  await installFrom(folder, `Installing Node, because ${process.versions.node} is older than ${oldestNode} …`)
  if (!existsSync(carriedNode)) {
    say(`Node ${oldestNode} or newer is needed. This is ${process.versions.node}, and npm has none for this system.`)
    process.exit(1)
  }
  process.exit((await attempt(carriedNode, process.argv.slice(1))) ? 0 : 1)
}

/** Commands of npm find the carried Node first, so all others of package.json run on it, too. */
export function linkCarriedNode() {
  const link = join(root, 'node_modules/.bin/node')
  if (!process.execPath.startsWith(folder) || existsSync(link)) return
  rmSync(link, { force: true })
  symlinkSync(carriedNode, link)
}
