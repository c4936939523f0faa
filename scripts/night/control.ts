/** `npm run night` reaches the server by a local port. The key in a file beside the state keeps out web pages. */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Miniflare } from 'miniflare'
import { runNight } from './run-night.ts'

interface Control {
  url: string
  port: number
  key: string
}

interface NightReport {
  url: string
  failed: string[]
}

const fileIn = (stateDir: string) => join(stateDir, 'server.json')

export async function openControl(stateDir: string, url: string, worker: Miniflare): Promise<{ close: () => void }> {
  const key = Buffer.from(randomBytes(32)).toString('hex')
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

/** Has the server of this state run a night; null if none is running. */
export async function askForNight(stateDir: string): Promise<NightReport | null> {
  const control = readControl(stateDir)
  if (!control) return null
  const address = `http://127.0.0.1:${control.port}/`
  // A killed server leaves its file, and the port is closed or belongs to a program without the key.
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
