/** How much a transfer address may fill: bytes of a connection in 24 hours, and what is left of them after a day. */
import { env } from 'cloudflare:test'
import { and, eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { createConnection } from '#app/data/exchange/connections.server.ts'
import { transferFileName } from '#app/data/exchange/transfer-files.server.ts'
import { originalName } from '#app/data/pictures/picture-files.server.ts'
import { importPictures, imports } from '#app/data/tables/exchange.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import { transferPath } from '#app/paths/public.ts'
import { aDesk, picture, picturesOfProperty, transferOf } from '#tests/support/exchange.ts'
import { db, origin, Visitor } from '#tests/support/visitor.ts'

const gigabyte = 1024 * 1024 * 1024
const hour = 60 * 60 * 1000
const xml = '<?xml version="1.0" encoding="UTF-8"?><openimmo/>'
const values = { name: 'onOffice', providers: null, decision: 'review', publishNew: true, pictureHosts: null } as const
const software = new Visitor({ ...env, EXCHANGE: { send: async () => undefined } as never })

let connection: { id: string; token: string }

beforeEach(async () => {
  await db.delete(imports)
  connection = await aConnection()
})
afterEach(() => void vi.restoreAllMocks())

async function aConnection(changes = {}) {
  const [id, token] = [newId(), Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')]
  await createConnection(db, id, { ...values, ...changes }, token, 'Test')
  return { id, token }
}

function send(body: BodyInit, { token = connection.token, as = software } = {}) {
  const length = body instanceof Uint8Array ? body.byteLength : typeof body === 'string' && body.length
  const headers: HeadersInit = length ? { 'Content-Length': `${length}` } : {}
  return as.send(new Request(origin + transferPath(token), { method: 'POST', body, headers }))
}

/** What a transfer that came so long ago has left. */
async function stored(
  bytes: number,
  { ago = 0, ...row }: Partial<typeof imports.$inferInsert> & { ago?: number } = {},
) {
  const receivedAt = new Date(Date.now() - ago)
  const id = newId()
  await db.insert(imports).values({
    ...{ id, connectionId: connection.id, state: 'stopped', fileName: 'x.zip', size: bytes, storedBytes: bytes },
    ...{ receivedAt, endedAt: receivedAt, ...row },
  })
  return id
}

/** Without a length: it arrives in chunks, and nobody knows how many are to come. */
function chunked(...chunks: (string | Promise<string>)[]) {
  const waiting = [...chunks]
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await waiting.shift()
      if (next === undefined) controller.close()
      else controller.enqueue(new TextEncoder().encode(next))
    },
  })
}

const files = async () => (await env.MEDIA.list({ prefix: 'exchange/' })).objects.length
const rowsOf = ({ id }: { id: string }) => db.$count(imports, eq(imports.connectionId, id))

test('beyond 2 GB in 24 hours a transfer is refused with a sentence and the time to wait, and nothing of it is stored', async () => {
  await stored(gigabyte, { ago: 23 * hour })
  await stored(gigabyte, { ago: hour })
  const before = await files()
  const answer = await send(xml)
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([429, 'text/plain; charset=utf-8'])
  expect(await answer.text()).toBe(
    'Über diese Adresse werden in 24 Stunden höchstens 2 GB angenommen. Senden Sie die Datei in 60 Minuten noch einmal.\n',
  )
  const wait = Number(answer.headers.get('Retry-After'))
  expect([wait > 3_590, wait <= 3_600]).toEqual([true, true])
  expect([await files(), await rowsOf(connection)]).toEqual([before, 2])
})

test('after 24 hours there is room again, and another connection has its own', async () => {
  await stored(2 * gigabyte, { ago: 25 * hour })
  expect((await send(xml)).status).toBe(202)
  await stored(2 * gigabyte)
  expect((await send(`${xml} `)).status).toBe(429)
  expect((await send(xml, { token: (await aConnection()).token })).status).toBe(202)
})

test('posts at the same moment cannot pass the limit together', async () => {
  await stored(2 * gigabyte - 3 * (xml.length + 1))
  const answers = await Promise.all('abcdefgh'.split('').map((letter) => send(xml + letter)))
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(3)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
})

test('a body of unknown length counts as the longest until it has arrived, then as what it was', async () => {
  await stored(2 * gigabyte - 100 * 1024 * 1024)
  let finish = (_: string) => {}
  const end = new Promise<string>((resolve) => {
    finish = resolve
  })
  const first = send(chunked(xml, end))
  await vi.waitFor(async () => expect(await rowsOf(connection)).toBe(2))
  expect((await send(chunked(xml, ' '))).status).toBe(429)
  finish('')
  expect((await first).status).toBe(202)
  expect((await send(chunked(xml, ' '))).status).toBe(202)
})

test('what is not kept gives its room back', async () => {
  await stored(2 * gigabyte - xml.length)
  expect((await send('Guten Tag')).status).toBe(400)
  expect((await send(xml.slice(1))).status).toBe(400)
  expect((await send(xml)).status).toBe(202)
  expect(await rowsOf(connection)).toBe(2)
})

test('R2 fails while a transfer arrives: its room is given back once its file is gone', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const failing = (names: readonly string[]) =>
    new Visitor({
      ...env,
      MEDIA: new Proxy(env.MEDIA, {
        get: (bucket, name: keyof R2Bucket) =>
          names.includes(name) ? () => Promise.reject(new Error('away')) : bucket[name].bind(bucket),
      }),
    })
  expect((await send(xml, { as: failing(['put']) })).status).toBeGreaterThanOrEqual(500)
  expect(await rowsOf(connection)).toBe(0)
  expect((await send(xml, { as: failing(['put', 'list']) })).status).toBeGreaterThanOrEqual(500)
  expect(await rowsOf(connection)).toBe(1)
})

test('the office is told once a day for each connection', async () => {
  await stored(2 * gigabyte)
  const before = await db.$count(outbox, eq(outbox.channel, 'transferNotice'))
  for (const end of ['', ' ', '  ']) expect((await send(xml + end)).status).toBe(429)
  const mails = await db.select().from(outbox).where(eq(outbox.channel, 'transferNotice'))
  expect(mails).toHaveLength(before + 1)
  const { subject = '', text = '' } = mails.at(-1)?.payload ?? {}
  expect(subject).toBe('Aus onOffice kommt mehr, als angenommen wird')
  expect(text).toContain(`/dashboard/exchange/connections/${connection.id}`)
})

test('what staff upload by hand counts for no connection', async () => {
  await stored(2 * gigabyte, { by: 'Petra Probe' })
  expect((await send(xml)).status).toBe(202)
})

test('one that is still arriving stands in no list and has no turn', async () => {
  await stored(1, { state: 'arriving', endedAt: null, fileName: 'kommt-noch.zip' })
  const answer = await send(xml)
  const id = /Übertragung (\w{12})/.exec(await answer.text())?.[1] ?? ''
  const [row] = await db
    .select({ state: imports.state })
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.connectionId, connection.id)))
  expect(row?.state).toBe('received')
  expect(await (await env.MEDIA.get(transferFileName(id)))?.text()).toBe(xml)
})

test('pictures inside of the XML count as what they are, not as what the ZIP file makes of them', async () => {
  const desk = await aDesk()
  const as = desk.visitor
  const content = 'x'.repeat(100_000)
  const file = transferOf([{ number: 'A1', pictures: [content, `${content}y`, content].map(inlined) }])
  const headers = { 'Content-Length': `${file.byteLength}` }
  const post = () =>
    as.send(new Request(origin + transferPath(connection.token), { method: 'POST', body: file, headers }))
  expect((await post()).status).toBe(202)
  await desk.deliver()
  const [row] = await db.select().from(imports).where(eq(imports.connectionId, connection.id))
  expect(row).toMatchObject({
    state: 'read',
    size: file.byteLength,
    storedBytes: file.byteLength + 200_001 + (await rowRoom(row?.id)),
  })
  const listed = await env.MEDIA.list({ prefix: `exchange/${row?.id}/` })
  expect(listed.objects.reduce((sum, { size }) => sum + size, 0)).toBe(file.byteLength + 200_001)
  await db.delete(imports)
  await stored(2 * gigabyte - 10_000_000)
  expect((await post()).status).toBe(202)
  await desk.deliver()
  const stopped = (await db.select().from(imports)).find(({ stop }) => stop?.code === 'noRoom')
  expect(stopped?.state).toBe('stopped')
  expect((await env.MEDIA.list({ prefix: `exchange/${stopped?.id}/` })).objects).toHaveLength(1)
})

test('rows of objects count as what they are, not as what the ZIP file makes of them', async () => {
  const desk = await aDesk()
  const description = 'Ein Haus. '.repeat(480)
  const houses = Array.from({ length: 40 }, (_, place) => ({ number: `A${place}`, description, pictures: null }))
  const file = transferOf(houses)
  const post = (body: Uint8Array<ArrayBuffer>) =>
    desk.visitor.send(
      new Request(origin + transferPath(connection.token), {
        method: 'POST',
        body,
        headers: { 'Content-Length': `${body.byteLength}` },
      }),
    )
  expect((await post(file)).status).toBe(202)
  await desk.deliver()
  const [row] = await db.select().from(imports).where(eq(imports.connectionId, connection.id))
  expect(row?.state).toBe('read')
  expect(await rowBytes(row?.id)).toBeGreaterThan(40 * description.length)
  expect((row?.storedBytes ?? 0) - file.byteLength).toBeGreaterThanOrEqual(await rowBytes(row?.id))
  await db.delete(imports)
  await stored(2 * gigabyte - file.byteLength - 100_000)
  expect((await post(file)).status).toBe(202)
  await desk.deliver()
  const stopped = (await db.select().from(imports)).find(({ stop }) => stop?.code === 'noRoom')
  expect([stopped?.state, await rowBytes(stopped?.id)]).toEqual(['stopped', 0])
})

test('what is discarded leaves no rows of objects', async () => {
  const desk = await aDesk()
  const id = await desk.upload(transferOf([{ number: 'A1' }]))
  expect(await rowBytes(id)).toBeGreaterThan(0)
  await desk.discard(id)
  expect(await rowBytes(id)).toBe(0)
})

test('of one connection ten transfers wait apart; the oldest beyond is discarded, says why and leaves no rows', async () => {
  const desk = await aDesk()
  const ids: string[] = []
  for (let place = 0; place < 12; place += 1) {
    const file = transferOf([{ number: `A${place}`, pictures: null }], { scope: 'VOLL', provider: `P${place}` })
    const answer = await desk.visitor.send(
      new Request(origin + transferPath(connection.token), { method: 'POST', body: file }),
    )
    ids.push(/Übertragung (\w{12})/.exec(await answer.text())?.[1] ?? '')
    await desk.deliver()
  }
  const rows = new Map((await db.select().from(imports)).map((row) => [row.id, row]))
  expect(ids.map((id) => rows.get(id)?.state)).toEqual([
    ...['discarded', 'discarded'],
    ...Array.from({ length: 10 }, () => 'read'),
  ])
  const [oldest = ''] = ids
  expect(rows.get(oldest)?.stop).toEqual({ code: 'crowdedOut', limit: 10 })
  expect(await rowBytes(oldest)).toBe(0)
  expect((await desk.page(oldest)).text).toContain('10 neuere Übertragungen dieser Verbindung warten')
})

/** As one statement writes them. */
const rowRoom = async (id = '') => (await rowBytes(id)) + '[]'.length

async function rowBytes(id = ''): Promise<number> {
  const [row] = await db.all<{ bytes: number }>(
    sql`select coalesce(sum(length(cast(received as blob))), 0) bytes from import_objects where import_id = ${id}`,
  )
  return row?.bytes ?? 0
}

const inlined = (content: string) => `data:${Buffer.from(content).toString('base64')}`

const host = 'https://bilder.example'
const addresses = Array.from({ length: 40 }, (_, place) => `${host}/${place + 10}.jpg`)

/** What a connection that decides by itself makes of its next file, and how often a picture was fetched. */
async function automatic() {
  const desk = await aDesk()
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(picture('x') as BodyInit))
  connection = await aConnection({ providers: 'ANID1', decision: 'automatic', pictureHosts: 'bilder.example' })
  const transfer = { scope: 'full', sentAt: null, software: null, softwareVersion: null, version: null } as const
  const former = { transfer: { ...transfer, providers: [], problems: [] }, size: 1, storedBytes: 1 }
  await stored(1, { state: 'applied', ago: 48 * hour, appliedAt: new Date(Date.now() - 48 * hour), ...former })
  return {
    fetched,
    async take(file: Uint8Array<ArrayBuffer>, beforeItIsRead = async (_: string) => {}) {
      const answer = await send(file, { as: desk.visitor })
      const id = /Übertragung (\w{12})/.exec(await answer.text())?.[1] ?? ''
      await beforeItIsRead(id)
      await desk.deliver()
      const [row] = await db.select().from(imports).where(eq(imports.id, id))
      const pictures = await db.select().from(importPictures).where(eq(importPictures.importId, id))
      const left = pictures.filter(({ problem }) => problem?.code === 'noPictureRoom')
      return { row, kept: pictures.length - left.length, left: left.length, problems: (await desk.page(id)).problems }
    },
  }
}

test('pictures that a connection brings without a person count as what they weigh in R2', async () => {
  const { take } = await automatic()
  const file = transferOf([{ number: 'B1', pictures: [...addresses.slice(0, 3), 'eigen.jpg'] }])
  const { row, kept } = await take(file)
  const sizes = await Promise.all(
    (await db.select().from(importPictures)).map(async ({ key }) => (await env.MEDIA.head(originalName(key)))?.size),
  )
  expect([row?.state, kept]).toEqual(['applied', 4])
  const pictures = sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0)
  expect(row?.storedBytes).toBe(file.byteLength + (await rowRoom(row?.id)) + pictures)
})

test('a small file that names many pictures fills R2 no further than the limit, and the rest comes with a later one', async () => {
  const { take, fetched } = await automatic()
  const file = transferOf([{ number: 'C1', pictures: addresses }])
  const desk = await aDesk()
  const uploaded = await desk.upload(file)
  const rows = await rowRoom(uploaded)
  await db.delete(imports).where(eq(imports.id, uploaded))
  await stored(2 * gigabyte - file.byteLength - rows - 100)
  const { row, kept, left, problems } = await take(file)
  expect([row?.state, kept, left, fetched.mock.calls.length]).toEqual(['applied', 10, 30, 10])
  expect(problems).toContain('noPictureRoom')
  expect(await picturesOfProperty('C1')).toEqual(addresses.slice(0, 10))
  expect((await take(file)).row).toBeUndefined()
  await db.update(imports).set({ storedBytes: 0 })
  const later = await take(file)
  expect([later.row?.state, later.left]).toEqual(['applied', 0])
  expect(await picturesOfProperty('C1')).toEqual(addresses)
})

test('a transfer that has waited for longer than a day brings no pictures by itself', async () => {
  const { take, fetched } = await automatic()
  const file = transferOf([{ number: 'D1', pictures: addresses }])
  const { row, left } = await take(file, async (id) => {
    await db
      .update(imports)
      .set({ receivedAt: new Date(Date.now() - 25 * hour) })
      .where(eq(imports.id, id))
  })
  expect([row?.state, left, fetched.mock.calls.length]).toEqual(['applied', 40, 0])
})

test('pictures that a person takes over count for no connection', async () => {
  const desk = await aDesk()
  connection = await aConnection({ providers: 'ANID1' })
  const file = transferOf([{ number: 'E1' }])
  const answer = await send(file, { as: desk.visitor })
  const id = /Übertragung (\w{12})/.exec(await answer.text())?.[1] ?? ''
  await desk.deliver()
  await stored(2 * gigabyte)
  expect((await desk.apply(id)).status).toBe(303)
  await desk.deliver()
  expect((await desk.page(id)).objects).toEqual(['E1 new public'])
  const [row] = await db.select().from(imports).where(eq(imports.id, id))
  expect(row?.storedBytes).toBe(file.byteLength + (await rowRoom(id)))
})
