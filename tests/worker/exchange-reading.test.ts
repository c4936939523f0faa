/** Transfers on their way in: stored as they arrive, read from where they lie, and refused without a trace. */
import { env } from 'cloudflare:test'
import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { openTransferFile } from '#app/data/exchange/transfer-archive.server.ts'
import { storeChunks, transferFileName } from '#app/data/exchange/transfer-files.server.ts'
import { connections, importObjects, imports } from '#app/data/tables/exchange.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { transferLimits } from '#app/exchange/reading/limits.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { type ArchiveEntry, archiveOf } from '#tests/support/archives.ts'
import { aDesk } from '#tests/support/exchange.ts'
import referenceZip from '#tests/support/openimmo/ours_reference.zip?url&inline'
import referenceXml from '#tests/support/openimmo/ours_reference_all_spec_fields.xml?raw'
import latinXml from '#tests/support/openimmo/ours_reference_iso-8859-1.xml?url&inline'
import { openImmo } from '#tests/support/openimmo.ts'
import { jpegBytes } from '#tests/support/picture-files.ts'
import { db, origin, staff, textOf, Visitor } from '#tests/support/visitor.ts'

let visitor: Visitor

beforeAll(async () => {
  visitor = await staff()
})

const megabyte = 1024 * 1024
const bytesIn = (dataUrl: string) => new Uint8Array(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'))

interface Upload {
  id?: string
  connection?: string
  name?: string
}

function formWith(
  file: string | Uint8Array<ArrayBuffer>,
  { id = newId(), connection = '', name = 'x.zip' }: Upload = {},
) {
  const form = new FormData()
  form.append('id', id)
  form.append('connection', connection)
  form.append('file', new File([file], name))
  return form
}

const upload = (file: string | Uint8Array<ArrayBuffer>, fields?: Upload) =>
  visitor.post(dashboardPaths.imports, formWith(file, fields))

const idIn = (answer: Response) => answer.headers.get('Location')?.split('/').at(-1) ?? ''

async function objectsOf(id: string) {
  const rows = await db
    .select({ received: importObjects.received })
    .from(importObjects)
    .where(eq(importObjects.importId, id))
    .orderBy(asc(importObjects.position))
  return rows.flatMap(({ received }) => received ?? [])
}

async function importOf(id: string) {
  const [row] = await db.select().from(imports).where(eq(imports.id, id))
  return row
}

/** Uploads what must be readable. */
async function taken(file: string | Uint8Array<ArrayBuffer>, fields?: Upload) {
  const answer = await upload(file, fields)
  expect([answer.status, answer.status === 303 ? '' : await answer.text()]).toEqual([303, ''])
  const id = idIn(answer)
  return { id, objects: await objectsOf(id), row: await importOf(id) }
}

const kept = async () => [
  await db.$count(imports),
  await db.$count(importObjects),
  (await env.MEDIA.list()).objects.length,
]

/** Uploads what must be refused: with a sentence, and without a trace. */
async function stopOf(file: string | Uint8Array<ArrayBuffer>) {
  const before = await kept()
  const answer = await upload(file)
  const page = await answer.text()
  const code = /<section[^>]*data-state="stopped" data-code="(\w+)"/.exec(page)?.[1] ?? ''
  const sentence = textOf(`<body>${/<p data-problem[^>]*>(.*?)<\/p>/.exec(page)?.[1]}`)
  expect(answer.status).toBe(code.startsWith('too') ? 413 : 400)
  expect(sentence).toMatch(/^[A-ZÄÖÜ].{20,}\.$/)
  expect(sentence).not.toMatch(/[{}]|undefined|NaN|exchangeStops/)
  expect(await kept()).toEqual(before)
  return { code, sentence }
}

const xml = (...titles: string[]) =>
  openImmo(titles.map((title, index) => ({ obid: `O${index}`, extern: `E${index}`, title })))
const zipOf = (...entries: ArchiveEntry[]) => archiveOf(entries)
const document = { name: 'openimmo.xml', content: xml('Haus') }

test('the reference ZIP is read: its objects, its transfer, and which pictures lie beside', async () => {
  const { objects, row } = await taken(bytesIn(referenceZip), { name: 'abends.zip' })
  expect(objects.map(({ position }) => position)).toEqual([1, 2, 3, 4])
  expect(row).toMatchObject({
    state: 'read',
    fileName: 'abends.zip',
    by: 'Petra Probe',
    connectionId: null,
    stop: null,
  })
  expect(row?.transfer).toMatchObject({
    scope: 'full',
    software: 'Maklerseite',
    providers: [{ name: 'Musterhaus Immobilien GmbH' }],
  })
  const files = objects.flatMap(({ pictures }) => pictures ?? []).map(({ file }) => file?.name ?? null)
  expect(files.filter(Boolean)).toEqual(['4711-gr.png'])
  expect(files).toContain(null)
})

test('a name in windows-1252, which no flag tells, names its picture', async () => {
  const content = openImmo([{ obid: 'O1', extern: 'E1', pictures: ['Küche.jpg', 'straße.jpg'] }])
  const named = (name: string) => ({ name: Buffer.from(name, 'latin1'), content: jpegBytes, isNameUnsaid: true })
  const { objects } = await taken(zipOf({ ...document, content }, named('Küche.jpg'), named('Straße.jpg')))
  expect(objects[0]?.pictures?.map(({ file }) => file?.size)).toEqual([jpegBytes.length, jpegBytes.length])
})

test('the bare document, and the same in ISO-8859-1, hold the same objects', async () => {
  const [bare, latin] = [await taken(referenceXml, { name: 'a.xml' }), await taken(bytesIn(latinXml))]
  expect(bare.objects).toHaveLength(4)
  // The older encoding has no dash.
  expect(JSON.stringify(latin.objects)).toEqual(JSON.stringify(bare.objects).replaceAll('–', '-'))
})

test('two documents in one ZIP are one transfer in the order of their names; other documents are ignored', async () => {
  const { objects } = await taken(
    zipOf(
      { name: 'b.xml', content: openImmo([{ obid: 'B', title: 'zwei' }]) },
      { name: 'notes.xml', content: '<notes><immobilie/></notes>' },
      { name: '__MACOSX/._a.xml', content: new Uint8Array([0, 5, 22, 7]) },
      { name: 'A.XML', content: openImmo([{ obid: 'A', title: 'eins' }]) },
    ),
  )
  expect(objects.map(({ obid }) => obid)).toEqual(['A', 'B'])
})

test('one document that is not well-formed refuses all', async () => {
  const broken = xml('kaputt').replace('</freitexte>', '')
  const stop = await stopOf(zipOf(document, { name: 'z.xml', content: broken }))
  expect([stop.code, stop.sentence]).toEqual(['malformed', expect.stringContaining('Zeile 1')])
})

test.each([
  ['in a folder', 'bilder/haus.jpg', 'bilder/haus.jpg'],
  ['with backslashes', 'bilder\\haus.jpg', 'bilder/haus.jpg'],
  ['percent-encoded', 'bilder/mein%20haus.jpg', 'bilder/mein haus.jpg'],
  ['in another case', 'Bilder/HAUS.JPG', 'bilder/haus.jpg'],
  ['by its bare name', 'C:\\export\\haus.jpg', 'bilder/haus.jpg'],
])('a picture is found %s', async (_how, source, name) => {
  const content = openImmo([{ obid: 'O1', pictures: [source] }])
  const { objects } = await taken(zipOf({ name: 'daten/x.xml', content }, { name, content: jpegBytes, isStored: true }))
  expect(objects[0]?.pictures).toMatchObject([{ source, file: { name, size: jpegBytes.length } }])
})

test('a picture inside of the XML lies beside the file, known by what it holds', async () => {
  const inline = `inline:${jpegBytes.toString('base64').replace(/.{76}/g, '$&\n')}`
  const { id, objects } = await taken(openImmo([{ obid: 'O1', pictures: [inline, inline] }]))
  const [picture, ...others] = objects[0]?.pictures ?? []
  expect(others).toEqual([])
  expect(picture).toMatchObject({ sourceKind: 'inline', file: { size: jpegBytes.length } })
  expect(picture?.source).toBe(picture?.file?.name)
  expect(picture).not.toHaveProperty('inline')
  const stored = await env.MEDIA.get(`exchange/${id}/${picture?.source}`)
  expect(jpegBytes.equals(Buffer.from((await stored?.arrayBuffer()) ?? new ArrayBuffer()))).toBe(true)
})

test('a form that is posted twice is one import, two at once as well; another file under its id is another', async () => {
  const id = newId()
  const file = zipOf(document)
  const answers = await Promise.all([upload(file, { id }), upload(file, { id })])
  expect([...answers, await upload(file, { id })].map(idIn)).toEqual([id, id, id])
  expect(await objectsOf(id)).toHaveLength(1)
  const other = await taken(xml('Anderes', 'Noch eins'), { id })
  expect([other.id === id, other.objects.length]).toEqual([false, 2])
  expect(await objectsOf(id)).toHaveLength(1)
  const folders = new Set((await env.MEDIA.list({ prefix: 'exchange/' })).objects.map(({ key }) => key.split('/')[1]))
  expect(folders.size).toBe(await db.$count(imports))
})

test('the file may stand before the id in the form', async () => {
  const id = newId()
  const form = new FormData()
  form.append('file', new File([zipOf(document)], 'x.zip'))
  form.append('id', id)
  expect(idIn(await visitor.post(dashboardPaths.imports, form))).toBe(id)
  expect(await env.MEDIA.head(transferFileName(id))).not.toBeNull()
  expect(await objectsOf(id)).toHaveLength(1)
})

test('a file that was the last to be applied is unchanged; a connection that is gone counts as none', async () => {
  const id = newId()
  await db.insert(connections).values({ id, name: 'onOffice' })
  const first = await taken(zipOf(document), { connection: id })
  expect(first.row?.connectionId).toBe(id)
  await db.update(imports).set({ state: 'applied', appliedAt: new Date() }).where(eq(imports.id, first.id))
  expect((await taken(zipOf(document), { connection: id })).row?.state).toBe('unchanged')
  expect((await taken(zipOf(document, { name: 'neu.jpg' }), { connection: id })).row?.state).toBe('read')
  const loose = await taken(zipOf(document), { connection: newId() })
  expect(loose.row).toMatchObject({ state: 'read', connectionId: null })
})

test('an upload that is cut off is no transfer', async () => {
  const before = await kept()
  const whole = new Uint8Array(
    await new Response(
      formWith(zipOf(document, { name: 'a', content: new Uint8Array(9 * megabyte), isStored: true })),
    ).arrayBuffer(),
  )
  const boundary = /^--(\S+)/.exec(new TextDecoder().decode(whole.subarray(0, 100)))?.[1]
  for (const length of [60, 400, 6 * megabyte, whole.length - 30]) {
    const headers = { 'Content-Type': `multipart/form-data; boundary=${boundary}`, Origin: origin }
    const request = new Request(origin + dashboardPaths.imports, {
      method: 'POST',
      body: whole.slice(0, length),
      headers,
    })
    expect([length, (await visitor.send(request)).status]).toEqual([length, 400])
  }
  expect(await kept()).toEqual(before)
})

test('more than 90 MB is refused before it is read', async () => {
  const headers = {
    Origin: origin,
    'Content-Length': `${91 * megabyte}`,
    'Content-Type': 'multipart/form-data; boundary=x',
  }
  const request = new Request(origin + dashboardPaths.imports, { method: 'POST', body: '--x--', headers })
  const answer = await visitor.send(request)
  expect([answer.status, await answer.text()]).toEqual([413, expect.stringContaining('größer als 90 MB')])
})

test('R2 that fails while a file arrives leaves nothing of it', async () => {
  const before = await kept()
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const aborted = vi.fn()
  const MEDIA = new Proxy(env.MEDIA, {
    get(bucket, name) {
      if (name === 'createMultipartUpload')
        return async (key: string) => {
          const real = await bucket.createMultipartUpload(key)
          const uploadPart = () => Promise.reject(new Error('R2 is away'))
          return { uploadPart, abort: () => real.abort().then(aborted) }
        }
      const member = Reflect.get(bucket, name, bucket)
      return typeof member === 'function' ? member.bind(bucket) : member
    },
  })
  const unlucky = new Visitor({ ...env, MEDIA })
  for (const [name, value] of visitor.cookies) unlucky.cookies.set(name, value)
  const file = zipOf({ name: 'a', content: new Uint8Array(6 * megabyte), isStored: true })
  expect((await unlucky.post(dashboardPaths.imports, formWith(file))).status).toBe(500)
  expect(aborted).toHaveBeenCalledOnce()
  expect(await kept()).toEqual(before)
  log.mockRestore()
})

test('nobody without a session uploads, and nobody from another site', async () => {
  const before = await kept()
  expect((await new Visitor().post(dashboardPaths.imports, formWith(zipOf(document)))).status).toBe(401)
  const foreign = await visitor.post(dashboardPaths.imports, formWith(zipOf(document)), {
    Origin: 'https://other.test',
  })
  expect(foreign.status).toBe(403)
  expect(await kept()).toEqual(before)
})

test('a form without a file asks for one', async () => {
  for (const fields of [{ id: newId() }, {}]) {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('file', new File([], ''))
    const answer = await visitor.post(dashboardPaths.imports, form)
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('data-code="noFile"')])
  }
  const form = new FormData()
  for (const value of ['x'.repeat(50_000), 'a\r\nb']) for (const name of ['id', 'connection']) form.append(name, value)
  expect((await visitor.post(dashboardPaths.imports, form)).status).toBe(400)
})

const deep = (levels: number) => `<a>`.repeat(levels) + `</a>`.repeat(levels)
const attributes = (count: number) => Array.from({ length: count }, (_, index) => ` a${index}="x"`).join('')
const inObject = (more: string) => openImmo([{ obid: 'O1', more }])
const bigText = (length: number) => inObject(`<freitexte><lage>${'x'.repeat(length)}</lage></freitexte>`)
const whole = zipOf(document)
const cutBy = (bytes: number) => whole.slice(0, whole.length - bytes)

const stops: [what: string, code: string, file: () => string | Uint8Array<ArrayBuffer>][] = [
  ['a picture', 'notZip', () => new Uint8Array(jpegBytes)],
  ['an empty file', 'notZip', () => ''],
  ['a text', 'notZip', () => 'Guten Tag'],
  ['an archive that is cut off', 'notZip', () => cutBy(30)],
  ['an archive that is cut off within its XML', 'notZip', () => cutBy(whole.length - 200)],
  ['an archive of one byte too few', 'notZip', () => cutBy(1)],
  [
    'a part of a split archive',
    'notZip',
    () => new Uint8Array([...Buffer.from('PK\u0007\u0008'), ...whole.slice(0, 300)]),
  ],
  ['an archive without entries', 'noXml', () => zipOf()],
  ['an archive without a document', 'noXml', () => zipOf({ name: 'haus.jpg', content: jpegBytes })],
  ['an archive within an archive', 'noXml', () => zipOf({ name: 'innen.zip', content: whole })],
  ['a document that is only a link', 'noXml', () => zipOf({ ...document, mode: 0o120777 })],
  ['an encrypted document', 'encrypted', () => zipOf({ ...document, flags: 1 })],
  ['an encrypted picture', 'encrypted', () => zipOf(document, { name: 'a.jpg', content: 'x', flags: 1 })],
  ['a name with ..', 'unsafeName', () => zipOf(document, { name: '../a.jpg' })],
  ['a name with ..\\', 'unsafeName', () => zipOf(document, { name: 'bilder\\..\\..\\a.jpg' })],
  ['an absolute name', 'unsafeName', () => zipOf(document, { name: '/etc/passwd' })],
  ['a name with a drive', 'unsafeName', () => zipOf(document, { name: 'C:/a.jpg' })],
  ['a name with NUL', 'unsafeName', () => zipOf(document, { name: 'a.jpg\0.png' })],
  ['a link with an unsafe name', 'unsafeName', () => zipOf(document, { name: '../a', mode: 0o120777 })],
  ['a name that comes twice', 'unsafeName', () => zipOf(document, document)],
  ['entries that overlap', 'notZip', () => zipOf(document, { name: 'b.xml', content: 'x', offset: 0 })],
  ['an entry that says too small a size', 'notZip', () => zipOf({ ...document, size: 10 })],
  ['an entry that says too large a size', 'notZip', () => zipOf({ ...document, size: 100_000 })],
  ['an entry with a false checksum', 'notZip', () => zipOf({ ...document, crc: 1 })],
  [
    'a bomb that hides its size',
    'notZip',
    () => zipOf({ name: 'x.xml', content: `<a>${' '.repeat(40 * megabyte)}`, size: 9 }),
  ],
  [
    'more than 32 MB of XML',
    'tooLarge',
    () => zipOf({ name: 'x.xml', content: `<openimmo>${`<a>${'x'.repeat(190_000)}</a>`.repeat(180)}` }),
  ],
  [
    'more than 400 MB inflated',
    'tooLarge',
    () => zipOf(document, { name: 'a', size: 300e6 }, { name: 'b', size: 200e6 }),
  ],
  [
    'more than 5,000 entries',
    'tooManyFiles',
    () => zipOf(...Array.from({ length: 5_001 }, (_, index) => ({ name: `${index}` }))),
  ],
  ['a name of more than 500 bytes', 'tooLarge', () => zipOf(document, { name: `${'ä'.repeat(250)}x` })],
  [
    'a list of entries of more than 2 MB',
    'tooLarge',
    () => zipOf(document, ...Array.from({ length: 4_800 }, (_, index) => ({ name: `${index} ${'x'.repeat(440)}` }))),
  ],
  [
    'more than 100 documents',
    'tooManyFiles',
    () => zipOf(...Array.from({ length: 101 }, (_, index) => ({ name: `${index}.xml`, content: '<a/>' }))),
  ],
  [
    'more than can be held before a provider has a name',
    'tooLarge',
    () => `<openimmo><anbieter>${'<immobilie/>'.repeat(200_001)}</anbieter></openimmo>`,
  ],
  [
    'a provider whose name is 196 kB long',
    'tooManyObjects',
    () => `<openimmo><anbieter><firma>${'x y '.repeat(49_000)}</firma>${'<immobilie/>'.repeat(5_000)}</anbieter>`,
  ],
  [
    'more than 1,000 objects',
    'tooManyObjects',
    () => openImmo(Array.from({ length: 1_001 }, (_, index) => ({ obid: `O${index}` }))),
  ],
  ['31 levels', 'tooLarge', () => inObject(deep(28))],
  ['61 attributes', 'tooLarge', () => inObject(`<a${attributes(61)}/>`)],
  ['an object of 20,001 elements', 'tooLarge', () => inObject('<a/>'.repeat(20_001))],
  ['more than 100,000 elements around objects', 'tooLarge', () => `<openimmo>${'<a/>'.repeat(100_000)}`],
  [
    'more than 1,000,000 elements',
    'tooLarge',
    () => openImmo(Array.from({ length: 56 }, (_, index) => ({ obid: `O${index}`, more: '<a/>'.repeat(18_000) }))),
  ],
  [
    'XML of more than 1 MB that inflates more than 500 times',
    'tooLarge',
    () => zipOf({ name: 'x.xml', content: `<openimmo>${' '.repeat(2 * megabyte)}` }),
  ],
  ['a text of more than 200,000 characters', 'tooLarge', () => bigText(200_001)],
  ['an attribute of more than 200,000 characters', 'tooLarge', () => inObject(`<a b="${'x'.repeat(200_001)}"/>`)],
  ['a comment that never ends', 'tooLarge', () => `<openimmo><!--${'x'.repeat(5_000_000)}`],
  [
    'a file of more than 20 MB inside of the XML',
    'tooLarge',
    () => openImmo([{ obid: 'O', pictures: [`inline:${'A'.repeat(21 * megabyte)}`] }]),
  ],
  [
    'files of more than 8 MB inside of an object',
    'tooLarge',
    () => openImmo([{ obid: 'O', pictures: [5, 4].map((size) => `inline:${'A'.repeat(size * megabyte)}`) }]),
  ],
  [
    'a file of 5 MB that takes two bytes a character',
    'tooLarge',
    () => openImmo([{ obid: 'O', pictures: [`inline:${'A'.repeat(5 * megabyte)}€`] }]),
  ],
  [
    'more than 1,000,000 elements in two documents',
    'tooLarge',
    () =>
      zipOf(
        ...[0, 1].map((document) => ({
          name: `${document}.xml`,
          content: openImmo(
            Array.from({ length: 28 }, (_, index) => ({ obid: `${document} ${index}`, more: '<a/>'.repeat(18_000) })),
          ),
        })),
      ),
  ],
  ['a DOCTYPE', 'doctype', () => `<!DOCTYPE openimmo>${xml('Haus').slice(38)}`],
  [
    'a DOCTYPE that defines entities',
    'doctype',
    () => `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><openimmo>&b;</openimmo>`,
  ],
  ['a DOCTYPE behind the beginning', 'doctype', () => '<openimmo><!DOCTYPE a></openimmo>'],
  ['a name that nobody knows', 'malformed', () => inObject('<a>&unbekannt;</a>')],
  ['a name of every object', 'malformed', () => inObject('<a>&constructor;</a>')],
  ['a character that is none', 'malformed', () => inObject('<a>&#x110000;</a>')],
  ['elements that cross', 'malformed', () => inObject('<a><b></a></b>')],
  ['an attribute that comes twice', 'malformed', () => inObject('<a b="1" b="2"/>')],
  ['a document that breaks off', 'malformed', () => xml('Haus').slice(0, -20)],
  ['something behind the end', 'malformed', () => `${xml('Haus')}<a/>`],
  ['HTML', 'notOpenImmo', () => '<html><body>Wartung</body></html>'],
  ['another XML', 'notOpenImmo', () => zipOf({ name: 'a.xml', content: '<openimmo_feedback/>' })],
  ['no object', 'empty', () => openImmo([], { umfang: 'VOLL' })],
]

test.each(stops)('%s stops as %s', async (_what, code, file) => {
  const stop = await stopOf(file())
  expect(stop.code).toBe(code)
  if (code === 'malformed') expect(stop.sentence).toMatch(/Zeile \d/)
  if (code.startsWith('too')) expect(stop.sentence).toMatch(/\d/)
})

test('what is just within the limits is read', async () => {
  const files = [
    inObject(deep(27)),
    inObject(`<a${attributes(60)}/>`),
    bigText(190_000),
    `${xml('Haus').slice(0, -'</openimmo>'.length)}<!--${'x'.repeat(3_000_000)}--></openimmo>`,
    zipOf(document, { name: 'ä'.repeat(250) }),
    openImmo(Array.from({ length: 1_000 }, (_, index) => ({ obid: `O${index}` }))),
    openImmo(Array.from({ length: 1_000 }, (_, index) => ({ obid: `O${index}`, more: '<a b="c"/>'.repeat(400) }))),
    openImmo([{ obid: 'O', pictures: [`inline:${'A'.repeat(7 * megabyte)}`] }]),
    zipOf(document, ...Array.from({ length: 4_999 }, (_, index) => ({ name: `${index}` }))),
  ]
  for (const file of files) expect((await taken(file)).objects.length).toBeGreaterThan(0)
})

test('objects carry 12 MB together at most, and those that came first keep theirs', async () => {
  const more = `<ausstattung><x>${'a'.repeat(190_000)}</x></ausstattung>`
  const { objects } = await taken(openImmo(Array.from({ length: 65 }, (_, index) => ({ obid: `O${index}`, more }))))
  const carried = objects.reduce((sum, { rest }) => sum + JSON.stringify(rest).length, 0)
  expect(carried).toBeLessThanOrEqual(12_000_000)
  expect(objects[0]?.rest).not.toEqual([])
  expect(objects.at(-1)).toMatchObject({ rest: [], problems: [{ code: 'restTooLong' }] })
})

test('XML of several pieces is inflated without a loss', async () => {
  const titles = Array.from({ length: 900 }, (_, index) => `Ein ${'Ä'.repeat(1 + (index % 41))} ${index} für €`)
  const content = xml(...titles)
  expect(content.length).toBeGreaterThan(4 * 64 * 1024)
  const { objects } = await taken(zipOf({ ...document, content }))
  expect(objects.map(({ values }) => values?.name)).toEqual(titles)
})

test('an upload that ends the worker while it is read is not read again by the cron job', async () => {
  const MEDIA = new Proxy(env.MEDIA, {
    get(bucket, name) {
      // Nothing comes back from a worker that has ended.
      if (name === 'head') return () => new Promise(() => {})
      const member = Reflect.get(bucket, name, bucket)
      return typeof member === 'function' ? member.bind(bucket) : member
    },
  })
  const ending = new Visitor({ ...env, MEDIA })
  for (const [name, value] of visitor.cookies) ending.cookies.set(name, value)
  const id = newId()
  void ending.post(dashboardPaths.imports, formWith(zipOf(document), { id }))
  await vi.waitUntil(async () => (await importOf(id))?.claimedUntil, 10_000)
  await db
    .update(imports)
    .set({ claimedUntil: new Date(Date.now() - 1_000) })
    .where(eq(imports.id, id))
  await (await aDesk()).wake()
  expect(await importOf(id)).toMatchObject({ state: 'stopped', stop: { code: 'endedReading' }, claimedUntil: null })
})

test('a file may be called anything: its name is one line of text', async () => {
  const { row } = await taken(xml('Haus'), { name: `../../\u202Egpj.exe\u0000\u0007${'ä'.repeat(300)}.zip` })
  expect(row?.fileName).toMatch(/^\.\.\/\.\.\/gpj\.exeä+$/)
})

test('an entry is read up to what it says, and no further than a picture may be', async () => {
  const zip = zipOf(
    { name: 'gut.jpg', content: jpegBytes },
    { name: 'luegt.jpg', content: new Uint8Array(16 * megabyte), size: 1_000 },
    { name: 'gross.jpg', content: new Uint8Array(transferLimits.picture + 1) },
    { name: 'falsch.jpg', content: jpegBytes, crc: 1 },
  )
  await storeChunks(
    env.MEDIA,
    'probe',
    (async function* () {
      yield zip
    })(),
  )
  const file = await openTransferFile(env.MEDIA, 'probe')
  const lengths = ['gut.jpg', 'luegt.jpg', 'gross.jpg', 'falsch.jpg', 'fehlt.jpg'].map(
    async (name) => (await file.bytesOf(name))?.byteLength,
  )
  expect(await Promise.all(lengths)).toEqual([jpegBytes.length, undefined, undefined, undefined, undefined])
  await env.MEDIA.delete('probe')
})

// Ten times as many in `npm run test:long`; unit/exchange-generated.test.ts asks the readers by themselves.
test('bytes of any kind and damaged transfers are refused or read, and never change the stock', async () => {
  const archive = zipOf(document, { name: 'a.jpg', content: jpegBytes })
  const text = new TextEncoder().encode(xml('Haus'))
  const damaged = (source: Uint8Array<ArrayBuffer>) =>
    fc.array(fc.tuple(fc.nat(source.length - 1), fc.nat(255)), { minLength: 1, maxLength: 5 }).map((changes) => {
      const copy = source.slice()
      for (const [at, value] of changes) copy[at] = value
      return copy
    })
  const cut = (source: Uint8Array<ArrayBuffer>) => fc.nat(source.length).map((length) => source.slice(0, length))
  const noise = fc.uint8Array({ maxLength: 300 }).map((bytes) => new Uint8Array(bytes))
  const begun = noise.map((bytes) => new Uint8Array([...archive.subarray(0, 30), ...bytes]))
  const anyFile = fc.oneof(noise, begun, damaged(archive), damaged(text), cut(archive), cut(text))
  const before = await db.$count(properties)
  const log = vi.spyOn(console, 'error')
  const files = fc.sample(anyFile, { numRuns: Math.max(50, env.HOSTILE.posts / 20), seed: env.HOSTILE.seed })
  // Several at once share the waiting.
  for (let at = 0; at < files.length; at += 20) {
    const answers = await Promise.all(files.slice(at, at + 20).map((file) => upload(file)))
    for (const { status } of answers) expect([303, 400]).toContain(status)
  }
  expect(log).not.toHaveBeenCalled()
  expect(await db.$count(properties)).toBe(before)
  log.mockRestore()
})
