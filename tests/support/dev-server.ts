/** `npm run dev` in a copy of the sources, which a test may change. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '#scripts/serve.ts'
import { copyState } from './states.ts'

const sources = [
  'app',
  'migrations',
  'public',
  'scripts',
  'package-lock.json',
  'package.json',
  'remix.config.ts',
  'wrangler.toml',
]

interface DevServer {
  url: string
  /** Replaces the words of a source, which must hold them. */
  change: (file: string, from: string, to: string) => void
  /** What it has printed so far. */
  printed: () => string
  /** Resolves when it has ended, with its exit code. */
  stop: () => Promise<number | null>
}

export async function startDevServer(): Promise<DevServer> {
  const folder = mkdtempSync(join(tmpdir(), 'giebel-dev-'))
  for (const name of sources) cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const stateDir = join(folder, 'state')
  await copyState('demo', stateDir)
  const server = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', PORT: '0', STATE_DIR: stateDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(server, 'exit')
  let printed = ''
  const address = new Promise<string>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text
        const [, url] = /Giebel runs at (\S+)/.exec(printed) ?? []
        if (url) resolve(url)
      })
    void ended.then(() => reject(new Error(`npm run dev ended:\n${printed}`)))
  })
  const stop = async () => {
    server.kill()
    const [code] = await ended
    rmSync(folder, { recursive: true, force: true })
    return code
  }
  const url = await address.catch(async (error) => {
    await stop()
    throw error
  })
  const change = (file: string, from: string, to: string) => {
    const path = join(folder, file)
    const before = readFileSync(path, 'utf8')
    if (!before.includes(from)) throw new Error(`${file} does not hold ${from}`)
    writeFileSync(path, before.replace(from, to))
  }
  return { url, change, printed: () => printed, stop }
}
