/** What somebody would try who wants objects that are not theirs, a stock full of rubbish, or a silent change. */
import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { createConnection, deleteConnection, findConnection } from '#app/data/exchange/connections.server.ts'
import { createProperty, findProperty, updateProperty } from '#app/data/properties/properties.server.ts'
import { valuesOf } from '#app/data/properties/property-row.server.ts'
import { connections, importObjects, imports, propertyLinks } from '#app/data/tables/exchange.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { history } from '#app/data/tables/saving.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { paths, transferPath } from '#app/paths/public.ts'
import { aDesk, type Desk, importRow, propertyOf, transferOf } from '#tests/support/exchange.ts'
import { anImported, aReadImport } from '#tests/support/imports.ts'
import { aProperty } from '#tests/support/properties.ts'
import { received, said } from '#tests/support/transfers.ts'
import { db, origin, staff, uncached, Visitor } from '#tests/support/visitor.ts'
import { wholeStock } from '#tests/support/whole-database.ts'

let desk: Desk

beforeEach(async () => {
  vi.restoreAllMocks()
  for (const table of [outbox, imports, connections, propertyLinks, properties, history]) await db.delete(table)
  desk = await aDesk()
})

async function aConnection(name = 'onOffice') {
  const [id, token] = [newId(), Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')]
  const values = { name, providers: 'ANID1', decision: 'review', publishNew: true, pictureHosts: null } as const
  await createConnection(db, id, values, token, 'Test')
  return { id, token }
}

/** Uploaded for a connection, and taken over. */
async function takenOver(file: Uint8Array<ArrayBuffer>, connection: string, decisions = {}) {
  const id = await desk.upload(file, connection)
  const answer = await desk.apply(id, decisions)
  expect(answer.status).toBe(303)
  await desk.deliver()
  return id
}

test('no transfer takes over what another connection has brought, whatever is ticked', async () => {
  const { id: first } = await aConnection()
  const { id: second } = await aConnection('Flowfact')
  await takenOver(transferOf([{ number: 'A1' }]), first)
  const before = await propertyOf('A1')
  for (const thief of [second, '']) {
    const id = await desk.upload(transferOf([{ number: 'A1', price: 1, name: 'Geraubt' }]), thief)
    const page = await desk.page(id)
    expect(page.objects).toEqual(['A1 skipped offline'])
    expect(page.problems).toContain('numberTaken')
    expect(page.html).not.toContain('name="same"')
    expect((await desk.apply(id, { same: '1' })).status).toBe(303)
    await desk.deliver()
    expect(await propertyOf('A1')).toEqual(before)
    expect(await db.select().from(propertyLinks)).toMatchObject([{ propertyId: before.id, connectionId: first }])
  }
  await takenOver(transferOf([{ number: 'A1', price: 700_000 }]), first)
  expect((await propertyOf('A1')).listPrice).toBe(700_000)
})

test('"the same object" means the property that was seen: another one behind the number, or a save, answers 409', async () => {
  await createProperty(db, 'property0001', aProperty({ propertyNumber: 'A1', name: 'Gemeint' }), 'Ada')
  await createProperty(db, 'property0002', aProperty({ propertyNumber: 'B1', name: 'Unbeteiligt' }), 'Ada')
  const id = await desk.upload(transferOf([{ number: 'A1', name: 'Aus der Software' }]))
  const form = await desk.form(id, { same: '1' })
  const renumber = async (property: string, propertyNumber: string) => {
    const row = await findProperty(db, property)
    if (row) await updateProperty(db, property, { ...valuesOf(row), propertyNumber }, row.version, 'Ada')
  }
  await renumber('property0001', 'C1')
  await renumber('property0002', 'A1')
  expect((await desk.press(id, form)).status).toBe(409)
  expect((await propertyOf('A1')).name).toBe('Unbeteiligt')
  const again = await desk.form(id, { same: '1' })
  const row = await propertyOf('A1')
  await updateProperty(db, row.id, { ...valuesOf(row), purchasePrice: 123_456 }, row.version, 'Ada')
  expect((await desk.press(id, again)).status).toBe(409)
  expect((await propertyOf('A1')).listPrice).toBe(123_456)
})

test("an import is undone though its connection has been removed since; its objects are the agency's own", async () => {
  const { id: connection } = await aConnection()
  await takenOver(transferOf([{ number: 'A1' }]), connection)
  const id = await takenOver(transferOf([{ number: 'A1', price: 700_000 }]), connection)
  await deleteConnection(db, connection)
  await desk.undo(id)
  expect((await importRow(id)).state).toBe('undone')
  expect((await propertyOf('A1')).listPrice).toBe(650_000)
  expect(await db.$count(propertyLinks)).toBe(0)
})

const rubbish = 'keep.1.name=mine'

test.each(['apply', 'discard', 'undo', ''])(
  '600 kB and 50,000 fields posted to an import (%s) change nothing',
  async (what) => {
    await anImported(1)
    const id = await aReadImport([received(1, { values: said({ name: 'Neu' }) })])
    const address = `${dashboardPaths.import(id)}${what && `/${what}`}`
    const before = await wholeStock()
    const bodies = [
      new URLSearchParams({ plan: 'x'.repeat(600_000) }),
      new URLSearchParams({ 'keep.1.name': 'x'.repeat(600_000), seen: 'y'.repeat(10_000) }),
      Array.from({ length: 50_000 }, (_, index) => `keep.${index}.name=mine`).join('&'),
      Array.from({ length: 50_000 }, (_, index) => `same=${index}`).join('&'),
      Array.from({ length: 2_400 }, (_, index) => `leave=${index}&`).join(''),
      `${rubbish}&`.repeat(2_400),
      '&'.repeat(600_000),
      '%'.repeat(600_000),
    ]
    for (const body of bodies) {
      await db.update(imports).set({ state: 'read' }).where(eq(imports.id, id))
      const headers = { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' }
      const answer = await desk.visitor.send(
        new Request(origin + address, { method: 'POST', body: `${body}`, headers }),
      )
      expect([200, 303, 400, 409, 413]).toContain(answer.status)
      expect((await answer.text()).length).toBeLessThan(2_000_000)
    }
    expect(await wholeStock()).toEqual(before)
  },
)

/** What only administrators may do, and what all staff may; each with its method. */
const administrative = (connection: string) => [
  ...[
    dashboardPaths.newConnection,
    dashboardPaths.connection(connection),
    dashboardPaths.connectionHistory(connection),
  ],
  ...[dashboardPaths.connectionRestoration(connection, 1), dashboardPaths.connectionToken(connection)],
  dashboardPaths.connectionRemoval(connection),
]
const forStaff = (id: string, property: string) => [
  ...[dashboardPaths.exchange, dashboardPaths.imports, dashboardPaths.import(id), dashboardPaths.importApply(id)],
  ...[dashboardPaths.importDiscard(id), dashboardPaths.importUndo(id), dashboardPaths.importLog(id)],
  ...[dashboardPaths.importFeedback(id), `${dashboardPaths.export}?for=backup`, `${dashboardPaths.export}?for=offers`],
  ...[dashboardPaths.propertyExport(property), `${dashboardPaths.property(property)}/origin`],
]

/** Of a single fetch, as the scripts of a page ask. */
const asData = (path: string) => path.replace(/(\?|$)/, '.data$1')
const secret = /onOffice-geheim|GI-1|Haus am Deich|tokenHash/

test('editors get nothing of a connection, and nobody gets anything without a session: pages, posts and their data', async () => {
  const property = await anImported(1)
  const { id: connection } = await aConnection('onOffice-geheim')
  const id = await aReadImport([received(1)])
  const [editor, nobody] = [await staff('editor'), new Visitor()]
  const asked: [Visitor, string, readonly number[]][] = [
    ...administrative(connection).map((path): [Visitor, string, number[]] => [editor, path, [403, 405]]),
    ...[...administrative(connection), ...forStaff(id, property)].map((path): [Visitor, string, number[]] => [
      nobody,
      path,
      [202, 302, 303, 401, 404, 405],
    ]),
  ]
  const before = await wholeStock()
  for (const [visitor, path, statuses] of asked) {
    for (const address of [path, asData(path)]) {
      // What is no page has no data either.
      const allowed = [...statuses, ...(address === path ? [] : [202, 404])]
      for (const answer of [
        await visitor.get(address),
        await visitor.post(address, { name: 'x', decision: 'automatic' }),
      ]) {
        expect([path, allowed.includes(answer.status) ? 'refused' : answer.status]).toEqual([path, 'refused'])
        expect(await answer.text()).not.toMatch(secret)
      }
    }
  }
  expect(await wholeStock()).toEqual(before)
  expect((await importRow(id)).state).toBe('read')
})

test('what another site posts is refused at every address of the exchange but the transfer address', async () => {
  const property = await anImported(1)
  const { id: connection, token } = await aConnection()
  const id = await aReadImport([received(1)])
  const admin = await staff('admin')
  const before = await wholeStock()
  for (const path of [...administrative(connection), ...forStaff(id, property)])
    for (const headers of [{ Origin: 'https://boese.example' }, { Origin: 'null' }])
      expect([path, (await admin.post(path, { plan: 'x' }, headers)).status]).toEqual([path, 403])
  expect(await wholeStock()).toEqual(before)
  const transfer = await admin.post(transferPath(token), { x: '1' }, { Origin: 'https://boese.example' })
  expect(transfer.status).toBe(400)
})

test('the token stands in the answer that made it and nowhere else: no page, no history, no export, no row', async () => {
  const admin = await staff('admin')
  const id = newId()
  const made = await admin.post(dashboardPaths.newConnection, { id, name: 'onOffice', decision: 'review' })
  const token = /\/uebergabe\/([\w-]{40,})/.exec(await made.text())?.[1] ?? ''
  expect(token).not.toBe('')
  const hash = (await findConnection(db, id))?.tokenHash ?? ''
  const pages = [dashboardPaths.exchange, ...administrative(id), `${dashboardPaths.export}?for=backup`]
  for (const path of [...pages, ...pages.map(asData)]) {
    const text = await (await admin.get(path)).text()
    expect([path, text.includes(token), text.includes(hash)]).toEqual([path, false, false])
  }
  const { results } = await env.DB.prepare('select * from connections').all()
  expect(JSON.stringify([results, await db.select().from(history)])).not.toContain(token)
})

test.each(['/uebergabe/', '/dashboard/exchange/imports/', '/dashboard/exchange/connections/', '/dashboard/exchange/'])(
  'an address of 16 kB under %s, with whatever signs, is answered without a fault',
  async (start) => {
    const logged = vi.spyOn(console, 'error')
    const admin = await staff('admin')
    for (const end of [
      'x'.repeat(16_000),
      '%2e%2e%2f'.repeat(1_700),
      '%00',
      '%',
      '%ff',
      '%0d%0aX: y',
      'a/'.repeat(8_000),
    ]) {
      const answers = [await admin.get(start + end), await admin.post(start + end, { plan: 'x' })]
      for (const { status } of answers) expect([301, 308, 400, 401, 404, 405, 414]).toContain(status)
    }
    expect(logged).not.toHaveBeenCalled()
  },
)

test('a connection that is gone is none, and what was discarded stays so, whatever is pressed', async () => {
  const { id: connection } = await aConnection()
  await deleteConnection(db, connection)
  const file = transferOf([{ number: 'A1' }])
  const id = await desk.upload(file, connection)
  expect((await importRow(id)).connectionId).toBeNull()
  await desk.discard(id)
  for (const answer of [await desk.press(id, { plan: 'x' }), await desk.undo(id), await desk.discard(id)])
    expect(answer.status).toBe(303)
  expect((await importRow(id)).state).toBe('discarded')
  expect(await db.$count(properties)).toBe(0)
})

const evil = '=HYPERLINK("http://boese.example")<script>alert(1)</script>\u202e\u2066&lt;img src=x onerror=alert(1)&gt;'

test('what a file says stays text: in the dry run, on the public page, in the feed, in the log and in the answer', async () => {
  const text = evil.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const id = await desk.takeOver(transferOf([{ number: '=1+1', name: text, description: text }]))
  const { id: property, name, description } = await propertyOf('=1+1')
  expect(`${name}${description}`).not.toMatch(/[\u202e\u2066]|<script/)
  const pages = [dashboardPaths.import(id), dashboardPaths.property(property), dashboardPaths.exchange]
  for (const path of pages)
    expect(await (await desk.visitor.get(path)).text()).not.toMatch(/<script>alert|<img src=x|\u202e/)
  const visitor = uncached()
  for (const path of [paths.offers, paths.offer(property), paths.feed]) {
    const answer = await visitor.get(path)
    const text = await answer.text()
    expect([path, answer.status, text.includes('alert')]).toEqual([path, 200, true])
    expect(text).not.toMatch(/<script>alert|<img src=x|\u202e/)
  }
  const log = await (await desk.visitor.get(dashboardPaths.importLog(id))).text()
  for (const cell of log.split(/[;,\r\n]+/)) expect(cell).not.toMatch(/^"?[=+@-]/)
  const feedback = await (await desk.visitor.get(dashboardPaths.importFeedback(id))).text()
  expect(feedback).not.toMatch(/<script|<img|\u202e/)
})

test.each([
  ['0', null],
  ['1000000000000000', null],
  ['-5', null],
  ['1e400', null],
  ['NaN', null],
])('a price of %s is no price, and the offer stays a draft', async (price, expected) => {
  await desk.takeOver(transferOf([{ number: 'A1', price: price as never }]))
  expect(await propertyOf('A1')).toMatchObject({ purchasePrice: expected, published: false })
})

test.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['HTML', '<!DOCTYPE html><script>alert(1)</script>'],
  ['a GIF', 'GIF89a;'],
  ['nothing', ''],
])('a picture that is %s is none, whatever it is called', async (_what, content) => {
  const id = await desk.takeOver(transferOf([{ number: 'A1' }], { files: { 'A1.jpg': Buffer.from(content) } }))
  expect((await desk.page(id)).objects).toEqual(['A1 new draft'])
  const [object] = await db.select().from(importObjects).where(eq(importObjects.importId, id))
  expect(object?.problems?.map(({ code }) => code)).toContain(content === '' ? 'brokenPicture' : 'pictureFormat')
})
