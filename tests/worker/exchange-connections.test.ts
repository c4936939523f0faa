/** Connections: software of the agency's that sends by itself. Only admins make, change and remove them. */
import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { hashToken } from '#app/data/access/tokens.server.ts'
import { newId } from '#app/data/database.server.ts'
import { findConnection } from '#app/data/exchange/connections.server.ts'
import { findOrigin } from '#app/data/exchange/links.server.ts'
import { findStock } from '#app/data/exchange/stock.server.ts'
import { createPicture } from '#app/data/pictures/images.server.ts'
import { createProperty, findProperty } from '#app/data/properties/properties.server.ts'
import { imports, propertyLinks } from '#app/data/tables/exchange.server.ts'
import { images } from '#app/data/tables/properties.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { aProperty } from '#tests/support/properties.ts'
import { aUser, controlValue, db, staff, textOf, type Visitor } from '#tests/support/visitor.ts'

const { newConnection, connection, connectionHistory, connectionToken, connectionRemoval, exchange } = dashboardPaths

let admin: Visitor

beforeAll(async () => {
  admin = await staff('admin')
})

const typed = {
  name: 'onOffice',
  'providers[0]': 'AN-1, Nord',
  'providers[1]': '4711',
  decision: 'review',
  publishNew: 'on',
}

async function made(fields: Record<string, string> = {}): Promise<{ id: string; page: string }> {
  const id = newId()
  const answer = await admin.post(newConnection, { id, ...typed, ...fields })
  expect(answer.status).toBe(200)
  return { id, page: await answer.text() }
}

const tokenOn = (page: string) => /\/uebergabe\/([\w-]{43})"/.exec(page)?.[1] ?? ''

test('a new connection has a transfer address, shown once and stored as a hash', async () => {
  const { id, page } = await made({ 'pictureHosts[0]': ' Bilder.Example.DE ' })
  const token = tokenOn(page)
  const stored = await findConnection(db, id)
  expect(stored).toMatchObject({
    name: 'onOffice',
    providers: ['AN-1, Nord', '4711'],
    decision: 'review',
    publishNew: true,
    pictureHosts: ['bilder.example.de'],
    tokenHash: await hashToken(token),
  })
  expect(controlValue(page, 'none')).toBeUndefined()
  expect(textOf(page)).toContain('Benutzer: onoffice')
  const later = await (await admin.get(connection(id))).text()
  expect(later).not.toContain(token)
  expect(later).not.toContain(stored?.tokenHash)
})

test('a second post of the form makes no second connection and no second address', async () => {
  const { id, page } = await made()
  const again = await admin.post(newConnection, { id, ...typed })
  expect([again.status, again.headers.get('Location')]).toEqual([303, connection(id)])
  expect((await findConnection(db, id))?.tokenHash).toBe(await hashToken(tokenOn(page)))
})

test('a new address is asked about first, and the former one is void', async () => {
  const { id, page } = await made()
  expect(textOf(await (await admin.get(connectionToken(id))).text())).toContain(
    'Eine neue Adresse für „onOffice“ erzeugen?',
  )
  expect((await findConnection(db, id))?.tokenHash).toBe(await hashToken(tokenOn(page)))
  const renewed = tokenOn(await (await admin.post(connectionToken(id), {})).text())
  expect(renewed).not.toBe(tokenOn(page))
  expect((await findConnection(db, id))?.tokenHash).toBe(await hashToken(renewed))
})

test('what is wrong comes back with a sentence, and with everything that was typed', async () => {
  const { id } = await made()
  for (const host of ['10.0.0.1', 'https://bilder.example.de', 'server:8080', 'localhost']) {
    const answer = await admin.post(connection(id), { ...typed, version: '1', name: 'Neu', 'pictureHosts[0]': host })
    const page = await answer.text()
    expect(answer.status).toBe(400)
    expect(textOf(page)).toContain(`„${host}“ ist kein Name eines Servers`)
    expect(controlValue(page, 'pictureHosts[0]')).toBe(host)
    expect(controlValue(page, 'name')).toBe('Neu')
  }
  const answer = await admin.post(connection(id), { ...typed, version: '1', name: '', decision: 'nie' })
  expect(answer.status).toBe(400)
  expect(controlValue(await answer.text(), 'providers[0]')).toBe('AN-1, Nord')
  expect((await findConnection(db, id))?.version).toBe(1)
})

test('a row more or less comes without a script, and nothing is saved', async () => {
  const { id } = await made()
  const intent = JSON.stringify({ type: 'insert', payload: { name: 'providers' } })
  const answer = await admin.post(connection(id), { ...typed, version: '1', name: 'Noch nicht', __intent__: intent })
  expect(answer.status).toBe(200)
  expect(controlValue(await answer.text(), 'providers[2]')).toBe('')
  expect((await findConnection(db, id))?.name).toBe('onOffice')
})

test('a save over a newer version is put together, contradicted fields are asked about, and the history tells both', async () => {
  const { id } = await made()
  const second = await aUser('admin', 'Bert Zweit')
  expect((await admin.post(connection(id), { ...typed, version: '1', name: 'Erst' })).status).toBe(303)
  const later = { ...typed, decision: 'automatic', version: '1', 'keep.name': 'theirs' }
  expect((await second.visitor.post(connection(id), { ...later, version: '2' })).status).toBe(303)
  expect(await findConnection(db, id)).toMatchObject({ name: 'Erst', decision: 'automatic', version: 3 })
  const asked = await second.visitor.post(connection(id), { ...typed, version: '1', name: 'Zweit' })
  expect(asked.status).toBe(409)
  expect(textOf(await asked.text())).toContain('Erst')
  const history = textOf(await (await admin.get(connectionHistory(id))).text())
  expect(history).toContain('Bert Zweit')
  expect(history).toContain('automatisch')
  const restored = await admin.post(dashboardPaths.connectionRestoration(id, 2), { field: 'name' })
  expect(restored.status).toBe(303)
  expect((await findConnection(db, id))?.name).toBe('onOffice')
})

test('a connection that is removed leaves its objects to the agency, and what waits is discarded', async () => {
  const { id } = await made()
  const propertyId = newId()
  await createProperty(db, propertyId, aProperty(), 'Test')
  const key = 'b'.repeat(24)
  await createPicture(db, propertyId, { key, kind: 'photo', width: 1, height: 1, alt: '', caption: null })
  await env.DB.prepare("update images set source = 'a.jpg', source_crc = 1, source_size = 2 where key = ?")
    .bind(key)
    .run()
  const base = { values: {}, pictures: [] }
  await db
    .insert(propertyLinks)
    .values({ propertyId, connectionId: id, provider: 'P', obid: 'OBID1', base, receivedAt: new Date() })
  const importId = newId()
  await db.insert(imports).values({ id: importId, connectionId: id, state: 'read', fileName: 'a', size: 1 })
  expect(textOf(await (await admin.get(connectionRemoval(id))).text())).toContain(
    'Ein Objekt, das sie gebracht hat, bleibt',
  )
  const answer = await admin.post(connectionRemoval(id), {})
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, exchange])
  expect(await findConnection(db, id)).toBeNull()
  expect(await findProperty(db, propertyId)).not.toBeNull()
  // Files that leave go on calling it what they called it, and no file finds it.
  expect(await db.select().from(propertyLinks)).toMatchObject([
    { propertyId, connectionId: null, provider: ' ', obid: 'OBID1', base },
  ])
  expect(await findOrigin(db, propertyId)).toBeNull()
  expect((await findStock(db, null, [])).links).toEqual([])
  expect((await db.select().from(images))[0]).toMatchObject({ key, source: null, sourceCrc: null, sourceSize: null })
  expect((await db.select().from(imports))[0]).toMatchObject({ id: importId, connectionId: null, state: 'discarded' })
  expect((await admin.post(connectionRemoval(id), {})).status).toBe(303)
  for (const page of [connection(id), connectionHistory(id), connectionToken(id), connectionRemoval(id)])
    expect((await admin.get(page)).status).toBe(404)
  expect((await admin.post(connection(id), { ...typed, version: '1' })).status).toBe(404)
  expect((await admin.post(connectionToken(id), {})).status).toBe(404)
})

test('the list of connections says what became of the latest transfer', async () => {
  const { id } = await made()
  await db.insert(imports).values({ id: newId(), connectionId: id, state: 'failed', fileName: 'a', size: 1 })
  const html = await (await admin.get(exchange)).text()
  expect(textOf(`<body>${html.slice(html.indexOf('id="connections"'))}`)).toMatch(/heute, [\d.]+ Uhr Fehlgeschlagen/)
})

test('editors neither see nor change a connection', async () => {
  const { id } = await made()
  const editor = await staff()
  for (const page of [newConnection, connection(id), connectionHistory(id), connectionToken(id), connectionRemoval(id)])
    expect((await editor.get(page)).status).toBe(403)
  for (const page of [newConnection, connection(id), connectionToken(id), connectionRemoval(id)])
    expect((await editor.post(page, typed)).status).toBe(403)
  expect((await findConnection(db, id))?.version).toBe(1)
})

test.each([
  'x'.repeat(50_000),
  'a\r\nb',
  '<script>alert(1)</script>',
  '\u0000',
  '=1+1',
  "'; drop table connections --",
])('whatever is typed into a connection, the answer is a page and no fault', async (text) => {
  const { id } = await made()
  const rows = Object.fromEntries(Array.from({ length: 25 }, (_, row) => [`providers[${row}]`, text]))
  for (const fields of [
    { ...typed, version: '1', name: text },
    { ...typed, version: text, decision: text },
    { ...typed, version: '1', ...rows },
    { ...typed, version: '1', 'pictureHosts[0]': text },
    { version: '1' },
  ]) {
    const answer = await admin.post(connection(id), fields)
    expect([303, 400, 409, 413]).toContain(answer.status)
    expect(await answer.text()).not.toContain('<script>alert')
  }
})
