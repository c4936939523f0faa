/**
 * Lets `npm run night` reach the server that holds a state. The server listens on a port of its own on this machine, and
 * only a caller who can read the file beside the state knows the key: no page that a browser shows, and no visitor.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Miniflare } from 'miniflare'
import { runNight } from './run-night.ts'

interface Control {
  /** The address of the site. */
  url: string
  port: number
  key: string
}

interface NightReport {
  url: string
  failed: string[]
}

const fileIn = (stateDir: string) => join(stateDir, 'server.json')

/** Listens until `close`. */
export async function openControl(stateDir: string, url: string, worker: Miniflare): Promise<{ close: () => void }> {
  const key = randomBytes(32).toString('hex')
  const server = createServer(async (request, answer) => {
    if (request.method !== 'POST' || !isEqual(request.headers.authorization ?? '', key)) {
      answer.writeHead(403).end()
      return
    }
    const failed = await runNight(worker).catch((error: unknown) => [String(error)])
    answer.end(JSON.stringify({ url, failed } satisfies NightReport))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  writeFileSync(fileIn(stateDir), JSON.stringify({ url, port, key } satisfies Control), { mode: 0o600 })
  const close = () => {
    rmSync(fileIn(stateDir), { force: true })
    server.closeAllConnections()
    server.close()
  }
  return { close }
}

/** Has the server of this state run a night; null where none runs. */
export async function askForNight(stateDir: string): Promise<NightReport | null> {
  const control = readControl(stateDir)
  if (!control) return null
  const address = `http://127.0.0.1:${control.port}/`
  // A server that was killed leaves its file, and nothing listens there, or something that does not know the key.
  const answer = await fetch(address, { method: 'POST', headers: { authorization: control.key } }).catch(() => null)
  return answer?.ok ? ((await answer.json()) as NightReport) : null
}

function readControl(stateDir: string): Control | null {
  try {
    return JSON.parse(readFileSync(fileIn(stateDir), 'utf8'))
  } catch {
    return null
  }
}

function isEqual(given: string, key: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(key)]
  return one.length === other.length && timingSafeEqual(one, other)
}
