/** The production build in workerd with one offer, hostile requests to it, and what they do to everybody else. */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, type ClientRequest, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { fetch, type Miniflare, type WebSocket } from 'miniflare'
import { type Database, newId, openDatabase } from '#app/data/database.server.ts'
import { createConnection } from '#app/data/exchange/connections.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { imports } from '#app/data/tables/exchange.server.ts'
import { paths, transferPath } from '#app/paths/public.ts'
import { median } from '#scripts/bench/statistics.ts'
import { watchGrowth, workerdClock, workerdMegabytes } from '#scripts/bench/workerd.ts'
import { openBindings, serve } from '#scripts/serve.ts'
import type { Shot } from './hostile-requests.ts'
import { aProperty } from './properties.ts'
import { copyState } from './states.ts'

interface Impact {
  status: number
  /** The longest that anybody waited for a kept page meanwhile, in milliseconds. */
  waited: number
  /** What the isolate's objects and buffers took at most, in megabytes. */
  heap: number
  /** By how much workerd has grown since it was started, in megabytes. */
  grown: number
}

interface Delivery {
  /** The state of the import, the code of what stopped it, and those of its pictures. */
  outcome: string
  /**
   * The longest that somebody waited for a kept page, in milliseconds: what workerd worked meanwhile, or the time that
   * went by on a machine so slow, whichever is less, since other work of the machine lengthens each in its own way.
   */
  held: number
  /** By how much workerd grew at most meanwhile, in megabytes. */
  grown: number
}

export interface ServedSite {
  offer: string
  /** How many times as long as on a quiet machine an ordinary page takes here; 1 at least. */
  slowness: number
  fire: (shot: Shot) => Promise<Impact>
  /** Sends all at once, while others read a kept page and the sign-in page in turn. */
  rush: (shots: readonly Shot[]) => Promise<{ statuses: number[]; waited: number }>
  ask: (shot: Shot) => Promise<number>
  /** Sends a file to the address for transfers, and waits until it is taken over or refused. */
  deliver: (file: Uint8Array<ArrayBuffer>) => Promise<Delivery>
  stop: () => Promise<void>
}

/** In milliseconds: what a page that is not kept takes on a machine of two cores with nothing else to do. */
const ordinary = 25

export async function serveSite(): Promise<ServedSite> {
  const stateDir = mkdtempSync(join(tmpdir(), 'giebel-hostile-'))
  const offer = newId()
  await copyState('empty', stateDir)
  const { bindings, close } = await openBindings(stateDir)
  const db = openDatabase(bindings.DB)
  await createProperty(db, offer, aProperty({ published: true }), 'Test')
  const token = await anAutomaticConnection(db)
  await close()
  const { worker, url } = await serve({ stateDir, port: 0, inspectorPort: 0 })
  const port = Number(new URL(url).port)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const timed = async (path: string) => {
    const begun = performance.now()
    await answerTo(port, { path }, agent)
    return performance.now() - begun
  }
  for (let visit = 0; visit < 5; visit += 1) await Promise.all([timed(paths.imprint), timed(paths.login)])
  const times: number[] = []
  for (let visit = 0; visit < 9; visit += 1) times.push(await timed(paths.login))
  const heap = await heapOf(worker)
  const before = workerdMegabytes()
  const fire = async (shot: Shot): Promise<Impact> => {
    let isOver = false
    const answered = answerTo(port, shot).finally(() => {
      isOver = true
    })
    const [waits, heaps]: [number[], number[]] = [[], []]
    const visits = (async () => {
      do waits.push(await timed(paths.imprint))
      while (!isOver)
    })()
    const looks = (async () => {
      do heaps.push(await heap.megabytes())
      while (!isOver)
    })()
    const [status] = await Promise.all([answered, visits, looks])
    return { status, waited: Math.max(...waits), heap: Math.max(...heaps), grown: workerdMegabytes() - before }
  }
  const rush = async (shots: readonly Shot[]) => {
    let isOver = false
    const answered = Promise.all(shots.map((shot) => answerTo(port, shot))).finally(() => {
      isOver = true
    })
    let waited = 0
    while (!isOver) for (const path of [paths.imprint, paths.login]) waited = Math.max(waited, await timed(path))
    return { statuses: await answered, waited }
  }
  const slowness = Math.max(1, median(times) / ordinary)
  const deliver = async (file: Uint8Array<ArrayBuffer>): Promise<Delivery> => {
    const [growth, clock] = [watchGrowth(), workerdClock() ?? (() => performance.now())]
    let [isOver, held] = [false, 0]
    const delivered = outcomeOf(worker, url + transferPath(token), file).finally(() => {
      isOver = true
    })
    const visits = (async () => {
      while (!isOver) {
        const before = clock()
        const waited = await timed(paths.imprint)
        held = Math.max(held, Math.min(clock() - before, waited / slowness))
        // Without it, the file would wait for a page after each of its own pauses.
        await pause(betweenVisits)
      }
    })()
    const [outcome] = await Promise.all([delivered, visits])
    return { outcome, held, grown: growth() }
  }
  const ask = (shot: Shot) => answerTo(port, shot)
  const stop = async () => {
    heap.close()
    agent.destroy()
    await worker.dispose()
    rmSync(stateDir, { recursive: true, force: true })
  }
  return { offer, slowness, fire, rush, ask, deliver, stop }
}

/** Its token. A transfer came before, since the first waits for a person. */
async function anAutomaticConnection(db: Database): Promise<string> {
  const [id, token] = [newId(), Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')]
  const values = {
    name: 'onOffice',
    providers: 'ANID1',
    decision: 'automatic',
    publishNew: true,
    pictureHosts: null,
  } as const
  await createConnection(db, id, values, token, 'Test')
  await db.insert(imports).values({
    ...{ id: newId(), connectionId: id, fileName: 'vorher.zip', size: 1, hash: 'vorher' },
    ...{ state: 'applied', receivedAt: new Date(0), appliedAt: new Date(0) },
    transfer: {
      ...{ scope: 'full', sentAt: '2026-11-01T08:00:00', software: null, softwareVersion: null },
      ...{ version: null, providers: [], problems: [] },
    },
  })
  return token
}

/** In milliseconds. */
const betweenLooks = 100
const betweenVisits = 20

async function outcomeOf(worker: Miniflare, address: string, file: Uint8Array<ArrayBuffer>): Promise<string> {
  const sent = request(address, { method: 'POST', agent: false }).end(file)
  const [posted] = await once(sent, 'response')
  const answer = await text(posted)
  const id = /Übertragung (\w{12})/.exec(answer)?.[1]
  if (!id) throw new Error(answer)
  const DB = await worker.getD1Database('DB', 'giebel')
  for (;;) {
    const row = await DB.prepare(
      "select state, coalesce(stop ->> 'code', '') || coalesce(':' || (stop ->> 'bound'), '') as stop, (select group_concat(coalesce(p.problem ->> 'code', p.state)) from import_pictures p where p.import_id = imports.id) as pictures from imports where id = ? and state not in ('received', 'preparing') and claimed_until is null",
    )
      .bind(id)
      .first<{ state: string; stop: string; pictures: string | null }>()
    if (row) return [row.state, row.stop, row.pictures].filter(Boolean).join(' ')
    await pause(betweenLooks)
  }
}

/** The status of the answer. What has not been sent by then stays unsent, as with an attacker who has what they wanted. */
function answerTo(port: number, shot: Shot, agent: Agent | false = false): Promise<number> {
  const { path, body, type, megabytes } = shot
  return new Promise((resolve, reject) => {
    const headers = {
      Host: `localhost:${port}`,
      ...(type && { 'Content-Type': type, Origin: `http://localhost:${port}` }),
      ...shot.headers,
    }
    const method = shot.method ?? (body === undefined ? 'GET' : 'POST')
    const asked = request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
      answer.resume()
      answer.on('close', () => {
        if (!agent) asked.destroy()
        resolve(answer.statusCode ?? 0)
      })
      if (!agent) answer.on('end', () => answer.destroy())
    })
    asked.on('error', (error) => {
      // Whoever goes on sending when the answer is there may find the door shut before they have read it.
      if (megabytes) resolve(0)
      // The server may close a connection that was kept open just when it is used again.
      else if (asked.reusedSocket) resolve(answerTo(port, shot, agent))
      else reject(error)
    })
    if (megabytes) sendEndlessly(asked, body ?? '', megabytes)
    else asked.end(body)
  })
}

function sendEndlessly(asked: ClientRequest, beginning: string, megabytes: number): void {
  const piece = Buffer.alloc(65_536, 'a')
  let left = megabytes * 16
  const send = () => {
    while (left > 0 && !asked.destroyed) {
      left -= 1
      if (!asked.write(piece)) return asked.once('drain', send)
    }
    return asked.end()
  }
  asked.write(beginning)
  send()
}

/** Asks the debugger's door of the isolate how much it holds. */
async function heapOf(worker: Miniflare): Promise<{ megabytes: () => Promise<number>; close: () => void }> {
  const door = new URL('/core:user:giebel', await worker.getInspectorURL())
  door.protocol = 'http:'
  const { webSocket } = await fetch(door, { headers: { Upgrade: 'websocket' } })
  if (!webSocket) throw new Error('no debugger')
  webSocket.accept()
  const megabytes = async () => {
    const { usedSize, backingStorageSize } = await told(webSocket)
    return (usedSize + backingStorageSize) / 1024 ** 2
  }
  return { megabytes, close: () => webSocket.close() }
}

let asked = 0

interface Heap {
  usedSize: number
  backingStorageSize: number
}

function told(debugging: WebSocket): Promise<Heap> {
  asked += 1
  const id = asked
  return new Promise((resolve) => {
    const listen = ({ data }: { data: unknown }) => {
      const message = JSON.parse(String(data))
      if (message.id !== id) return
      debugging.removeEventListener('message', listen)
      resolve(message.result)
    }
    debugging.addEventListener('message', listen)
    debugging.send(JSON.stringify({ id, method: 'Runtime.getHeapUsage' }))
  })
}
