/** `npm run bench -- --against REV`: this build and that of another commit, each serving its own demo, asked in turns. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '#scripts/free-port.ts'
import { root } from '#scripts/serve.ts'
import { type Contest, type Effort, measureContests, pagesOf } from './rounds.ts'
import { speedTables } from './tables.ts'

interface Site {
  /** The process whose child workerd is. */
  pid: number
  url: string
  stop: () => Promise<unknown>
}

export async function measureAgainst(revision: string, effort: Effort, say: (text: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'giebel-against-'))
  const tree = join(folder, 'tree')
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', tree, revision], { cwd: root })
  try {
    say(`Building ${revision}, and seeding both`)
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
    execFileSync('npm', ['run', '--silent', 'build', '--', '--logLevel', 'error'], { cwd: tree })
    const sites = await Promise.all([start(root, join(folder, 'ours')), start(tree, join(folder, 'theirs'))])
    try {
      say(speedTables(await measureContests(await pairs(sites, revision), effort, say)))
    } finally {
      await Promise.all(sites.map(({ stop }) => stop()))
    }
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', tree], { cwd: root })
    rmSync(folder, { recursive: true, force: true })
  }
}

async function start(tree: string, stateDir: string): Promise<Site> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/start-server.ts'], {
    cwd: tree,
    env: { ...process.env, PORT: String(port), STATE_DIR: stateDir, SITE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  const stop = () => {
    server.kill()
    return ended
  }
  for await (const line of createInterface(server.stdout)) {
    if (line.includes(url)) {
      server.stdout.resume()
      return { pid: Number(server.pid), url, stop }
    }
  }
  throw new Error(`${tree} was not served`)
}

/** Each page of the one in place of the floor that the other is compared with. */
async function pairs(sites: [ours: Site, theirs: Site], revision: string): Promise<Contest[]> {
  const [own = [], others = []] = await Promise.all(sites.map(pagesOf))
  return own.flatMap(({ path, from, target }, index) => {
    const other = others[index]
    return other ? [{ floor: `${path} at ${revision}`, target: other.target, from, pages: [[path, target]] }] : []
  })
}
