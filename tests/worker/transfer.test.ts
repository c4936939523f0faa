/** The transfer address: what software of the agency's sends, told apart by its token and its first bytes. */
import { env } from 'cloudflare:test'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { createConnection, deleteConnection } from '#app/data/exchange/connections.server.ts'
import { transferFileName } from '#app/data/exchange/transfer-files.server.ts'
import { imports } from '#app/data/tables/exchange.server.ts'
import { withoutSecrets } from '#app/http/secret-paths.server.ts'
import { paths, transferPath } from '#app/paths/public.ts'
import { db, origin, Visitor } from '#tests/support/visitor.ts'

const zip = new Uint8Array([0x50, 0x4b, 5, 6, ...new Uint8Array(18)])
const xml = '<?xml version="1.0" encoding="UTF-8"?><openimmo/>'
const values = { name: 'onOffice', providers: null, decision: 'review', publishNew: true, pictureHosts: null } as const

const queued: string[] = []
let connection: { id: string; token: string }

beforeAll(async () => {
  connection = await aConnection()
})
afterEach(() => {
  queued.length = 0
  vi.restoreAllMocks()
})

async function aConnection() {
  const [id, token] = [newId(), Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')]
  await createConnection(db, id, values, token, 'Test')
  return { id, token }
}

const software = new Visitor({ ...env, EXCHANGE: { send: async (id: string) => void queued.push(id) } as never })

function send(
  body: BodyInit,
  { token = connection.token as string | null, method = 'POST', headers = {}, as = software } = {},
) {
  return as.send(new Request(origin + transferPath(token ?? undefined), { method, body, headers }))
}

const basic = (user: string, password: string) => ({
  Authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
})

async function importOf(answer: Response) {
  const text = await answer.text()
  const id = /Übertragung (\w{12})/.exec(text)?.[1] ?? ''
  return { id, text, row: (await db.select().from(imports)).find((row) => row.id === id) }
}

test('a file is taken with 202 and its number, kept as it arrived and handed to the queue', async () => {
  const answer = await send(xml, { headers: { 'Content-Type': 'application/xml' } })
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([202, 'text/plain; charset=utf-8'])
  const { id, row } = await importOf(answer)
  expect(row).toMatchObject({ connectionId: connection.id, state: 'received', size: xml.length, by: null })
  expect(await (await env.MEDIA.get(transferFileName(id)))?.text()).toBe(xml)
  expect(queued).toEqual([id])
  expect(answer.headers.getSetCookie()).toEqual([])
})

test.each([
  ['PUT', { method: 'PUT' }],
  ['a ZIP file that calls itself something else', { headers: { 'Content-Type': 'application/octet-stream' } }],
  [
    'a request from a page of somebody else',
    { headers: { Origin: 'https://crm.example', 'Sec-Fetch-Site': 'cross-site' } },
  ],
  ['spelling of its own', { token: null, headers: {} }],
])('a file is taken from %s', async (_, options) => {
  const { token } = await aConnection()
  const named = options as { token?: null; headers?: Record<string, string>; method?: string }
  const answer =
    named.token === null
      ? await software.send(new Request(`${origin}/UEBERGABE/${token}`, { method: 'POST', body: zip }))
      : await send(zip, { token, ...named })
  expect(answer.status).toBe(202)
})

test('a form with one file is taken, with the name of the file', async () => {
  const { token } = await aConnection()
  const form = new FormData()
  form.append('datei', new File([zip], 'onoffice-2026.zip', { type: 'application/zip' }))
  const { row } = await importOf(await send(form, { token }))
  expect(row?.fileName).toBe('onoffice-2026.zip')
})

test.each([
  ['behind the token', '/nacht%20lauf.ZIP', {}, 'nacht lauf.ZIP'],
  ['in a header', '', { 'Content-Disposition': 'attachment; filename="c:\\\\export\\\\a.zip"' }, 'a.zip'],
  ['in a header, coded', '/x.zip', { 'Content-Disposition': "attachment; filename*=UTF-8''%C3%BC.zip" }, 'ü.zip'],
  ['nowhere', '', {}, ''],
  ['in signs that nobody can read', '', { 'Content-Disposition': "filename*=UTF-8''%E0%A4" }, ''],
  ['at great length', `/${'a'.repeat(300)}`, {}, 'a'.repeat(200)],
])('a file is called as its sender calls it %s', async (_, end, headers, name) => {
  const { token } = await aConnection()
  const address = `${origin}${transferPath(token)}${end}`
  const answer = await software.send(
    new Request(address, { method: 'PUT', body: zip, headers: headers as HeadersInit }),
  )
  expect(answer.status).toBe(202)
  expect((await importOf(answer)).row?.fileName).toBe(name)
})

test('Basic is as good as the address, whatever the user is called', async () => {
  const { token } = await aConnection()
  expect((await send(zip, { token: null, headers: basic('onoffice', token) })).status).toBe(202)
  expect((await send(xml, { token: null, headers: basic('', token) })).status).toBe(202)
})

test('the same file as the last one is known with 200; after another one it means something again', async () => {
  const { token } = await aConnection()
  const first = await importOf(await send(xml, { token }))
  const again = await send(xml, { token })
  expect(again.status).toBe(200)
  expect((await importOf(again)).id).toBe(first.id)
  expect((await send(`${xml} `, { token })).status).toBe(202)
  const back = await send(xml, { token })
  expect(back.status).toBe(202)
  await env.DB.prepare("update imports set state = 'discarded' where id = ?")
    .bind((await importOf(back)).id)
    .run()
  expect((await send(xml, { token })).status).toBe(202)
})

test('what is neither ZIP nor XML is refused with a sentence, and nothing of it is kept', async () => {
  const before = (await env.MEDIA.list({ prefix: 'exchange/' })).objects.length
  for (const [body, sentence] of [
    ['Guten Tag', 'Das ist weder eine ZIP-Datei noch XML.'],
    ['%PDF-1.7', 'Das ist weder eine ZIP-Datei noch XML.'],
    ['', 'Es kam keine Datei an.'],
  ]) {
    const answer = await send(body ?? '')
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(sentence)
  }
  expect((await env.MEDIA.list({ prefix: 'exchange/' })).objects).toHaveLength(before)
  expect(queued).toEqual([])
})

test.each([
  ['a byte order mark', '\ufeff<?xml version="1.0"?><openimmo/>'],
  ['line breaks', '\n\n  <openimmo/>'],
  ['UTF-16', Buffer.from(`\ufeff${xml}`, 'utf16le')],
])('XML is known behind %s', async (_, body) => {
  const { token } = await aConnection()
  expect((await send(body, { token })).status).toBe(202)
})

test('a wrong token, a part of one, none and a former one answer 401 and change nothing', async () => {
  const former = await aConnection()
  await deleteConnection(db, former.id)
  const before = await db.$count(imports)
  for (const token of ['x', connection.token.slice(1), former.token, 'x'.repeat(400), '%20'])
    expect((await send(zip, { token, as: new Visitor() })).status).toBe(401)
  for (const headers of [{}, basic('onoffice', 'x'), { Authorization: 'Bearer x' }, { Authorization: 'Basic %%%' }]) {
    const answer = await send(zip, { token: null, headers, as: new Visitor() })
    expect([answer.status, answer.headers.get('WWW-Authenticate')]).toEqual([401, expect.stringMatching(/^Basic /)])
  }
  expect(await db.$count(imports)).toBe(before)
})

test('who tries tokens is held up, and the right one from the same network is not', async () => {
  const guesser = new Visitor()
  const statuses = []
  for (let count = 0; count < 21; count += 1)
    statuses.push((await send(zip, { token: `falsch-${count}`, as: guesser })).status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(20)
  const held = await send(zip, { token: 'falsch', as: guesser })
  expect([held.status, Number(held.headers.get('Retry-After'))]).toEqual([429, expect.any(Number)])
  expect(Number(held.headers.get('Retry-After'))).toBeGreaterThan(0)
  const { token } = await aConnection()
  expect((await send(zip, { token, as: guesser })).status).toBe(202)
})

test('more than 600 transfers an hour wait, with the time to wait', async () => {
  const { id, token } = await aConnection()
  expect((await send(zip, { token })).status).toBe(202)
  const rows = await env.DB.prepare('select key from throttles order by clear_at desc').all<{ key: string }>()
  // As after 600 of them.
  for (const { key } of rows.results)
    await env.DB.prepare('update throttles set clear_at = ? where key = ?')
      .bind(Date.now() + 3_600_000, key)
      .run()
  const answer = await send(xml, { token })
  expect([answer.status, await answer.text()]).toEqual([429, expect.stringContaining('zu viele Übertragungen')])
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await db.select().from(imports)).filter(({ connectionId }) => connectionId === id)).toHaveLength(1)
})

test('a file beyond the limit is refused by what it states, before it is read', async () => {
  const { token } = await aConnection()
  const answer = await send(zip, { token, headers: { 'Content-Length': String(91 * 1024 * 1024) } })
  expect([answer.status, await answer.text()]).toEqual([413, expect.stringContaining('90 MB')])
})

test('a transfer that is cut off is none', async () => {
  const { id, token } = await aConnection()
  const answer = await send(zip, { token, headers: { 'Content-Length': '1000' } })
  expect(answer.status).toBe(400)
  expect((await db.select().from(imports)).some(({ connectionId }) => connectionId === id)).toBe(false)
})

test('a queue that is away loses nothing: the file waits for the cron', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { token } = await aConnection()
  const away = new Visitor({ ...env, EXCHANGE: { send: () => Promise.reject(new Error('away')) } as never })
  const answer = await send(zip, { token, as: away })
  expect(answer.status).toBe(202)
  expect((await importOf(answer)).row?.state).toBe('received')
})

test('R2 or D1 away is a fault of ours, and nothing is left of the file', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { id, token } = await aConnection()
  const MEDIA = { put: () => Promise.reject(new Error('away')), delete: async () => undefined } as never
  const answer = await send(zip, { token, as: new Visitor({ ...env, MEDIA }) })
  expect(answer.status).toBeGreaterThanOrEqual(500)
  // A file that nobody could take away may be there, so its room stays reserved.
  expect((await db.select().from(imports)).filter(({ connectionId }) => connectionId === id)).toEqual([
    expect.objectContaining({ state: 'arriving' }),
  ])
})

test('the address says what it takes, and that it takes nothing else', async () => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await software.send(new Request(origin + transferPath(connection.token), { method }))
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST, PUT'])
  }
  for (const method of ['DELETE', 'PATCH', 'OPTIONS'])
    expect((await software.send(new Request(origin + transferPath(connection.token), { method }))).status).toBe(405)
})

test('without encryption nothing is taken or led on: the sender is told that the token was readable on its way', async () => {
  for (const [path, headers] of [
    [transferPath(connection.token), {}],
    [transferPath(), basic('x', connection.token)],
  ] as const) {
    const address = (origin + path).replace('https:', 'http:')
    const answer = await software.send(new Request(address, { method: 'PUT', body: zip, headers }))
    expect([answer.status, answer.headers.get('Location')]).toEqual([403, null])
    expect(await answer.text()).toMatch(/https:\/\/.*neue Übergabeadresse/)
  }
  expect(queued).toEqual([])
})

test('there is no data of the transfer address, and nothing is taken by it', async () => {
  const { id, token } = await aConnection()
  const address = origin + transferPath(token)
  for (const path of [
    `${address}.data`,
    `${address}/a.zip.data`,
    `${origin}/uebergabe.data`,
    `${address}.data?_routes=x`,
  ])
    for (const method of ['GET', 'HEAD', 'POST', 'PUT']) {
      const body = method === 'POST' || method === 'PUT' ? zip : null
      const answer = await software.send(new Request(path, { method, body, headers: basic('x', token) }))
      expect([path, method, answer.status]).toEqual([path, method, 404])
    }
  expect((await db.select().from(imports)).some(({ connectionId }) => connectionId === id)).toBe(false)
})

test('PUT is for the transfer address alone, and other addresses still ask where a post comes from', async () => {
  expect((await software.send(new Request(origin + paths.contact, { method: 'PUT', body: 'x' }))).status).toBe(405)
  const foreign = { Origin: 'https://evil.example' }
  for (const path of ['/uebergaben', '/dashboard/exchange/imports', '/x/uebergabe'])
    expect(
      (await software.send(new Request(origin + path, { method: 'POST', body: 'x', headers: foreign }))).status,
    ).toBe(403)
})

test('no token, and no part of one, reaches the log', async () => {
  const lines: string[] = []
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(String(line)))
  await send(zip, { token: connection.token.slice(0, 20), as: new Visitor() })
  await send(zip, { token: null, headers: basic('x', 'geheim-1'), as: new Visitor() })
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ event: 'transferRefused', path: '/uebergabe/…' }),
    expect.objectContaining({ event: 'transferRefused', path: '/uebergabe/…' }),
  ])
  expect(lines.join('')).not.toMatch(new RegExp(`${connection.token.slice(0, 20)}|geheim`))
  expect(withoutSecrets('/%75ebergabe/geheim')).not.toContain('geheim')
})
