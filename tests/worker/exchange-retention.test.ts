/** What a transfer brought goes thirty days after its end; the line that it was stays a year. */
import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { deleteLooseTransfers, deleteOldImports, deleteSpentFiles } from '#app/data/exchange/import-retention.server.ts'
import { transferFileName } from '#app/data/exchange/transfer-files.server.ts'
import { originalName, putFile } from '#app/data/pictures/picture-files.server.ts'
import { sweepPictures } from '#app/data/pictures/picture-sweep.server.ts'
import { importObjects, importPictures, imports } from '#app/data/tables/exchange.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { aDesk, importRow, picture, picturesOfProperty, transferOf } from '#tests/support/exchange.ts'
import { aReadImport } from '#tests/support/imports.ts'
import { aPicture, received } from '#tests/support/transfers.ts'
import { db } from '#tests/support/visitor.ts'
import { wholeStock } from '#tests/support/whole-database.ts'

const day = 24 * 60 * 60 * 1000
const ago = (days: number) => new Date(Date.now() - days * day)
const atNight = () => deleteOldImports(db, env.MEDIA)

beforeEach(async () => {
  await db.delete(imports)
  await db.delete(properties)
})

type Row = typeof imports.$inferInsert

async function anImport(row: Partial<Row>) {
  const id = await aReadImport([received(1)], {}, row)
  await env.MEDIA.put(transferFileName(id), 'PK')
  await env.MEDIA.put(`exchange/${id}/inline-1`, 'x')
  await db.insert(importPictures).values({ importId: id, position: 1, source: 'a.jpg', key: newId() })
  return id
}

async function leftOf(id: string) {
  const { objects } = await env.MEDIA.list({ prefix: `exchange/${id}/` })
  return {
    files: objects.length,
    objects: await db.$count(importObjects, eq(importObjects.importId, id)),
    pictures: await db.$count(importPictures, eq(importPictures.importId, id)),
  }
}

const all = { files: 2, objects: 1, pictures: 1 }
const none = { files: 0, objects: 0, pictures: 0 }

test.each<[string, Partial<Row>, Row['state']]>([
  ['applied', { state: 'applied', endedAt: ago(31) }, 'applied'],
  ['undone', { state: 'undone', endedAt: ago(31) }, 'undone'],
  ['discarded', { state: 'discarded', endedAt: ago(31) }, 'discarded'],
  ['discarded before anybody could read it', { state: 'discarded', transfer: null, endedAt: ago(31) }, 'discarded'],
  ['unchanged', { state: 'unchanged', endedAt: ago(31) }, 'unchanged'],
  ['stopped', { state: 'stopped', transfer: null, stop: { code: 'notZip' }, endedAt: ago(31) }, 'discarded'],
  ['waiting for a decision', { state: 'read', receivedAt: ago(31) }, 'discarded'],
  ['never read', { state: 'received', transfer: null, receivedAt: ago(31) }, 'discarded'],
  ['failed', { state: 'failed', receivedAt: ago(31) }, 'discarded'],
])('one that is %s goes after thirty days, but for its line', async (_, row, state) => {
  const id = await anImport(row)
  await atNight()
  expect(await leftOf(id)).toEqual(none)
  expect(await importRow(id)).toMatchObject({ state, fileName: 'export.zip', transfer: null, wishes: null, size: 0 })
  const after = await importRow(id)
  await atNight()
  expect(await importRow(id)).toEqual(after)
})

test.each<[string, Partial<Row>]>([
  ['applied', { state: 'applied', receivedAt: ago(40), endedAt: ago(29) }],
  ['waiting for a decision', { state: 'read', receivedAt: ago(29) }],
  ['being prepared', { state: 'preparing', receivedAt: ago(31) }],
])('one that is %s stays for thirty days', async (_, row) => {
  const id = await anImport(row)
  await atNight()
  expect(await leftOf(id)).toEqual(all)
})

const inADay = () => deleteSpentFiles(db, env.MEDIA)
const anHour = 1 / 24

test.each<[string, Partial<Row>]>([
  ['stopped', { state: 'stopped', transfer: null, stop: { code: 'notZip' } }],
  ['failed', { state: 'failed' }],
  ['discarded', { state: 'discarded' }],
  ['joined to another one', { state: 'discarded', stop: { code: 'joined', became: 'x' } }],
  ['replaced by another one', { state: 'discarded', stop: { code: 'replaced', became: 'x' } }],
  ['unchanged', { state: 'unchanged' }],
])('the files of one that is %s go after a day, and its line says why for a month', async (_, row) => {
  const old = await anImport({ ...row, receivedAt: ago(9), endedAt: ago(1 + anHour) })
  const young = await anImport({ ...row, receivedAt: ago(9), endedAt: ago(1 - anHour) })
  await inADay()
  expect([await leftOf(old), await leftOf(young)]).toEqual([none, all])
  expect(await importRow(old)).toMatchObject({
    state: row.state,
    stop: row.stop ?? null,
    size: 58_000_000,
    storedBytes: 0,
  })
})

test.each<[string, Partial<Row>]>([
  ['waits for a decision', { state: 'read', receivedAt: ago(9) }],
  ['has not been read yet', { state: 'received', transfer: null, receivedAt: ago(9) }],
  ['is being prepared', { state: 'preparing', receivedAt: ago(9) }],
  ['was applied', { state: 'applied', endedAt: ago(9) }],
  ['was undone', { state: 'undone', endedAt: ago(9) }],
])('the files of one that %s stay', async (_, row) => {
  const id = await anImport(row)
  await inADay()
  expect(await leftOf(id)).toEqual(all)
})

test('pictures of what has joined a dry run stay as long as that one waits', async () => {
  const guest = await anImport({ state: 'discarded', stop: { code: 'joined', became: 'x' }, endedAt: ago(3) })
  const pictures = [aPicture('haus.jpg', { archive: guest })]
  const host = await aReadImport([received(1, { pictures })])
  await inADay()
  expect(await leftOf(guest)).toEqual(all)
  await db.update(imports).set({ state: 'applied' }).where(eq(imports.id, host))
  await inADay()
  expect(await leftOf(guest)).toEqual(none)
})

test('a reservation that a dead worker has left goes after a day', async () => {
  const [old, young] = [newId(), newId()]
  const row = { state: 'arriving', fileName: '', size: 0 } as const
  await db.insert(imports).values([
    { ...row, id: old, receivedAt: ago(1 + anHour) },
    { ...row, id: young, receivedAt: ago(1 - anHour) },
  ])
  await env.MEDIA.put(transferFileName(old), 'PK')
  await inADay()
  await atNight()
  expect([await db.$count(imports), (await leftOf(old)).files]).toEqual([1, 0])
})

test('one night is enough for a day of software that sends each object by itself', async () => {
  const row = { state: 'applied', fileName: 'x.zip', size: 1, endedAt: ago(31) } as const
  for (let count = 0; count < 120; count += 1) await db.insert(imports).values({ id: newId(), ...row })
  await atNight()
  expect(await db.$count(imports, eq(imports.size, 0))).toBe(120)
})

test('files that a worker has left without a row go after a day, and no others', async () => {
  const id = await anImport({ state: 'read' })
  const lost = newId()
  await env.MEDIA.put(transferFileName(lost), 'PK')
  await deleteLooseTransfers(db, env.MEDIA)
  const filesOf = async (id: string) => (await env.MEDIA.list({ prefix: `exchange/${id}/` })).objects.length
  expect([await filesOf(id), await filesOf(lost)]).toEqual([2, 1])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 60 * 60 * 1000 })
  await deleteLooseTransfers(db, env.MEDIA)
  vi.useRealTimers()
  expect([await filesOf(id), await filesOf(lost)]).toEqual([2, 0])
})

test('after a year the line goes as well', async () => {
  const id = await anImport({ state: 'applied', receivedAt: ago(366), endedAt: ago(366) })
  const young = await anImport({ state: 'applied', receivedAt: ago(364), endedAt: ago(364) })
  await atNight()
  expect((await db.select({ id: imports.id }).from(imports)).map(({ id }) => id)).toEqual([young])
  expect(await leftOf(id)).toEqual(none)
})

test('R2 is away: the rows stay for the next night', async () => {
  const id = await anImport({ state: 'applied', endedAt: ago(31) })
  const away = new Proxy(env.MEDIA, {
    get: (bucket, name: keyof R2Bucket) =>
      name === 'delete' ? () => Promise.reject(new Error('delete: internal error')) : bucket[name].bind(bucket),
  })
  await expect(deleteOldImports(db, away)).rejects.toThrow('internal error')
  expect(await leftOf(id)).toEqual(all)
  await atNight()
  expect(await leftOf(id)).toEqual(none)
})

test('what was taken over stays when its transfer goes, with its pictures', async () => {
  const desk = await aDesk()
  const id = await desk.takeOver(transferOf([{ number: 'A1' }]))
  await db.update(imports).set({ endedAt: ago(31) })
  const stock = await wholeStock()
  await atNight()
  expect([await wholeStock(), await picturesOfProperty('A1')]).toEqual([stock, ['A1.jpg']])
  const { text, state } = await desk.page(id)
  expect(state).toBe('applied')
  expect(text).toContain('export.zip')
})

test('the sweep leaves pictures that were prepared for a transfer, and takes them when it is gone', async () => {
  const key = 'a'.repeat(24)
  const id = await anImport({ state: 'preparing' })
  await db.insert(importPictures).values({ importId: id, position: 2, source: 'b.jpg', key, state: 'stored' })
  const name = originalName(key)
  await putFile(env.MEDIA, name, { bytes: new Uint8Array(picture('b')).buffer, type: 'image/webp' })
  const asIfOld = new Proxy(env.MEDIA, {
    get: (bucket, method: keyof R2Bucket) =>
      method === 'list'
        ? async (options: R2ListOptions) => {
            const { objects, ...page } = await bucket.list(options)
            return { ...page, objects: objects.map(({ key }) => ({ key, uploaded: ago(2) })) }
          }
        : bucket[method].bind(bucket),
  })
  const sweep = () => sweepPictures(db, { bucket: asIfOld, images: env.IMAGES })
  await sweep()
  expect(await env.MEDIA.head(name)).not.toBeNull()
  await db.delete(imports)
  await sweep()
  expect(await env.MEDIA.head(name)).toBeNull()
})
