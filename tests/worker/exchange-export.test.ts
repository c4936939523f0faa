/** What leaves as OpenImmo: files that others can open, with everything that may leave and nothing else. */
import { env } from 'cloudflare:test'
import { crc32 } from 'node:zlib'
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { createPicture } from '#app/data/pictures/images.server.ts'
import { deletePictureFiles, storePicture } from '#app/data/pictures/media.server.ts'
import { readExport } from '#app/data/pictures/picture-exports.server.ts'
import { exportName } from '#app/data/pictures/picture-files.server.ts'
import { sweepPictures } from '#app/data/pictures/picture-sweep.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { importObjects, imports, propertyLinks } from '#app/data/tables/exchange.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { aPicture } from '#tests/support/picture-files.ts'
import { aProperty, setTrashed } from '#tests/support/properties.ts'
import { statementsDuring } from '#tests/support/statements.ts'
import { db, staff, Visitor } from '#tests/support/visitor.ts'

const media = { bucket: env.MEDIA, images: env.IMAGES }
let visitor: Visitor

beforeAll(async () => {
  visitor = await staff()
})

async function aHouse(changes: Partial<PropertyValues> = {}, pictures = 1): Promise<{ id: string; keys: string[] }> {
  const id = newId()
  const keys: string[] = []
  for (let count = 0; count < pictures; count += 1) {
    const stored = await storePicture(media, aPicture())
    if ('problem' in stored) throw new Error(stored.problem)
    keys.push(stored.key)
  }
  await createProperty(db, id, aProperty(changes), 'Test')
  for (const key of keys)
    await createPicture(db, id, { key, kind: 'photo', width: 64, height: 48, alt: 'Bild', caption: null })
  return { id, keys }
}

interface Entry {
  name: string
  bytes: Uint8Array
  method: number
  hasDescriptor: boolean
  isZip64: boolean
}

async function unzipped(response: Response): Promise<Entry[]> {
  const file = new Uint8Array(await response.arrayBuffer())
  const reader = new ZipReader(new Uint8ArrayReader(file), { useWebWorkers: false, checkSignature: true })
  const entries: Entry[] = []
  for (const entry of await reader.getEntries()) {
    if (entry.directory) continue
    const header = new DataView(file.buffer, entry.offset)
    const bytes = await entry.getData(new Uint8ArrayWriter())
    // As those read it who look at nothing but what stands before an entry.
    expect(header.getUint32(14, true)).toBe(crc32(bytes))
    expect(header.getUint32(22, true)).toBe(bytes.byteLength)
    entries.push({
      name: entry.filename,
      bytes,
      method: header.getUint16(8, true),
      hasDescriptor: (header.getUint16(6, true) & 8) !== 0,
      isZip64: entry.zip64,
    })
  }
  return entries
}

const textOf = (entries: Entry[]) => new TextDecoder().decode(entries[0]?.bytes)

test('one property leaves with its pictures: XML first and deflated, pictures as JPEG, nothing behind an entry', async () => {
  const { id, keys } = await aHouse({ propertyNumber: 'GI/1042', name: 'Haus „Ä“ & <b>]]>\u0007 😀' }, 2)
  const response = await visitor.get(dashboardPaths.propertyExport(id))
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('application/zip')
  expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename="[a-z0-9-]+-gi-1042-\d{14}\.zip"$/)
  const entries = await unzipped(response)
  expect(entries.map(({ name, method }) => [name, method])).toEqual([
    ['openimmo.xml', 8],
    ['gi-1042-01.jpg', 0],
    ['gi-1042-02.jpg', 0],
  ])
  expect(entries.some(({ hasDescriptor, isZip64 }) => hasDescriptor || isZip64)).toBe(false)
  for (const { bytes } of entries.slice(1)) expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])
  const xml = textOf(entries)
  expect(xml).toContain('umfang="TEIL"')
  expect(xml).toContain('<objekttitel>Haus „Ä“ &amp; &lt;b&gt;]]&gt; 😀</objekttitel>')
  expect(xml).toContain('gi-1042-02.jpg')
  expect(await env.MEDIA.head(exportName(keys[0] ?? ''))).not.toBeNull()
})

test('a picture is made once, and goes with its original', async () => {
  const { id, keys } = await aHouse()
  const [key = ''] = keys
  const first = await unzipped(await visitor.get(dashboardPaths.propertyExport(id)))
  const made = await env.MEDIA.head(exportName(key))
  const second = await unzipped(await visitor.get(dashboardPaths.propertyExport(id)))
  expect(second.at(1)?.bytes).toEqual(first.at(1)?.bytes)
  expect((await env.MEDIA.head(exportName(key)))?.uploaded).toEqual(made?.uploaded)
  await deletePictureFiles(media, key)
  expect(await env.MEDIA.head(exportName(key))).toBeNull()
})

test('the nightly sweep takes a JPEG along whose picture is in no row', async () => {
  const key = 'a'.repeat(24)
  await env.MEDIA.put(exportName(key), 'x')
  const old = { ...env.MEDIA, list: async (options?: R2ListOptions) => aged(await env.MEDIA.list(options)) }
  Object.setPrototypeOf(old, env.MEDIA)
  const bucket = {
    list: old.list,
    get: (name: string) => env.MEDIA.get(name),
    put: (name: string, text: string) => env.MEDIA.put(name, text),
    delete: (names: string | string[]) => env.MEDIA.delete(names),
  } as unknown as R2Bucket
  await sweepPictures(db, { ...media, bucket })
  expect(await env.MEDIA.head(exportName(key))).toBeNull()
})

function aged(listed: R2Objects): R2Objects {
  const objects = listed.objects.map(({ key }) => ({ key, uploaded: new Date(0) }) as R2Object)
  return { ...listed, objects } as R2Objects
}

test('a picture whose file is gone is left out, and the rest is whole', async () => {
  const { id, keys } = await aHouse({ propertyNumber: 'LUECKE' }, 2)
  await deletePictureFiles(media, keys[0] ?? '')
  const entries = await unzipped(await visitor.get(dashboardPaths.propertyExport(id)))
  expect(entries.map(({ name }) => name)).toEqual(['openimmo.xml', 'luecke-02.jpg'])
  expect(textOf(entries)).toContain('luecke-02.jpg')
  expect(textOf(entries)).not.toContain('luecke-01.jpg')
})

test('what shines through a picture is white as JPEG, as paper is', async () => {
  const { keys } = await aHouse()
  const told: unknown[] = []
  const input: ImagesBinding['input'] = (stream) => {
    const real = env.IMAGES.input(stream)
    const output: typeof real.output = (options) => {
      told.push(options)
      return real.output(options)
    }
    const transformer = { transform: () => transformer, draw: () => transformer, output } as unknown as typeof real
    return transformer
  }
  await readExport({ bucket: env.MEDIA, images: { input } as ImagesBinding }, keys[0] ?? '')
  // The local service paints it black all the same, and is only told.
  expect(told).toEqual([{ format: 'image/jpeg', quality: 85, background: '#ffffff' }])
})

test('the whole stock holds drafts and references, not the trash; offers hold what is lawful online, and say who is left out', async () => {
  const offer = await aHouse({ propertyNumber: 'X-offer' })
  const draft = await aHouse({ propertyNumber: 'X-draft', published: false })
  const reference = await aHouse({ propertyNumber: 'X-reference', sold: true })
  const unlawful = await aHouse({ propertyNumber: 'X-unlawful', purchasePrice: null })
  const trashed = await aHouse({ propertyNumber: 'X-trashed', published: false })
  await setTrashed(db, trashed.id, true, 'Test')
  const numbers = async (address: string) => {
    const xml = textOf(await unzipped(await visitor.get(address)))
    return { xml, found: [...xml.matchAll(/<objektnr_extern>(X-\w+)</g)].map(([, number]) => number) }
  }
  const backup = await numbers(`${dashboardPaths.export}?for=backup`)
  expect(backup.found).toEqual(['X-draft', 'X-offer', 'X-reference', 'X-unlawful'])
  expect(backup.xml).toContain('umfang="VOLL"')
  const offers = await numbers(`${dashboardPaths.export}?for=offers`)
  expect(offers.found).toEqual(['X-offer'])
  // Its software keeps it to itself.
  const kept = { name: 'weitergabe_generell', attributes: {}, text: 'false', children: [] }
  const link = { propertyId: offer.id, provider: 'P', base: { values: {}, pictures: [] }, receivedAt: new Date() }
  await db.insert(propertyLinks).values({ ...link, rest: [{ container: 'verwaltung_techn', element: kept }] })
  expect(await (await visitor.get(dashboardPaths.exchange)).text()).toContain('Ihre Software sperrt die Weitergabe')
  const rest = await visitor.get(`${dashboardPaths.export}?for=offers`)
  expect(rest.status === 200 ? textOf(await unzipped(rest)) : '').not.toContain('X-offer')
  for (const { id } of [offer, draft, reference, unlawful]) await setTrashed(db, id, true, 'Test')
})

test('an imported object keeps the identity that its sender gave it', async () => {
  const { id } = await aHouse()
  const link = {
    propertyId: id,
    provider: 'P',
    obid: 'OXXX1',
    base: { values: {}, pictures: [] },
    receivedAt: new Date(),
  }
  await db.insert(propertyLinks).values(link)
  expect(textOf(await unzipped(await visitor.get(dashboardPaths.propertyExport(id))))).toContain(
    '<openimmo_obid>OXXX1</openimmo_obid>',
  )
})

test.each([
  '?for=',
  '?for=nobody',
  '?for=backup&part=0',
  '?for=backup&part=99',
  '?for=backup&part=x',
  `?for=${'x'.repeat(900)}`,
])('there is no file at %j', async (search) => {
  await aHouse()
  expect((await visitor.get(dashboardPaths.export + search)).status).toBe(404)
})

test('properties that are in the trash, gone or never were have no file', async () => {
  const { id } = await aHouse({ published: false })
  await setTrashed(db, id, true, 'Test')
  for (const gone of [id, newId(), 'x', '%00', "'--"])
    expect([400, 404]).toContain((await visitor.get(dashboardPaths.propertyExport(gone))).status)
})

test('files are for staff: a visitor is led to the sign-in', async () => {
  const { id } = await aHouse()
  for (const address of [
    dashboardPaths.propertyExport(id),
    `${dashboardPaths.export}?for=backup`,
    dashboardPaths.importLog(id),
    dashboardPaths.importFeedback(id),
  ]) {
    const answer = await new Visitor().get(address)
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, expect.stringMatching(/^\/login\?/)])
  }
})

test('what became of an import is a table and an answer to its sender', async () => {
  const id = newId()
  const transfer = {
    scope: 'full',
    sentAt: null,
    software: 'onOffice',
    softwareVersion: null,
    version: '1.2.7',
    providers: [{ key: 'AN1', name: 'Giebel' }],
    problems: [],
  } as const
  await db.insert(imports).values({ id, state: 'applied', fileName: 'a.zip', size: 1, transfer })
  const received = {
    position: 1,
    provider: 'AN1',
    obid: 'O1',
    intern: null,
    extern: 'E1',
    propertyNumber: 'E1',
    action: 'change',
    state: null,
    values: { name: '=cmd()' },
    flags: {},
    contact: { email: 'anna@example.de', firstName: 'Anna', lastName: 'Muster', phones: [] },
    pictures: null,
    rest: [],
    isAbroad: false,
    problems: [],
  } as const
  await db.insert(importObjects).values([
    {
      importId: id,
      position: 1,
      received,
      outcome: 'new',
      after: 'draft',
      problems: [
        { code: 'value', element: 'flaechen/wohnflaeche', found: 'groß' },
        { code: 'unknownPerson', found: 'Anna Muster' },
        { code: 'overwritten', element: 'responsibleMember', found: 'Anna Muster' },
        { code: 'overwritten', element: 'description', value: 'Fragen Sie Anna Muster.' },
      ],
    },
    {
      importId: id,
      position: 2,
      outcome: 'withdrawn',
      after: 'offline',
      propertyId: (await aHouse({ propertyNumber: 'WEG-1' })).id,
    },
    {
      importId: id,
      position: 3,
      received: { ...received, position: 3, extern: 'E3', propertyNumber: 'E3' },
      outcome: 'skipped',
      problems: [
        { code: 'noCity' },
        { code: 'numberTaken', found: 'E3', holder: { id: null, name: 'Haus der Familie Muster' } },
      ],
    },
  ])
  const log = await visitor.get(dashboardPaths.importLog(id))
  expect(log.headers.get('Content-Disposition')).toMatch(/filename="protokoll-\d{4}-\d\d-\d\d\.csv"/)
  const lines = (await log.text()).split('\r\n')
  expect(lines[0]).toBe('Position;Objektnummer;Name;Ergebnis;Danach;Hinweise')
  expect(lines[1]).toMatch(/^1;E1;"'=cmd\(\)";neu;Entwurf;/)
  expect(lines[2]).toMatch(/^2;WEG-1;.*;zurückgezogen;offline;$/)
  const feedback = await visitor.get(dashboardPaths.importFeedback(id))
  expect(feedback.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
  const xml = await feedback.text()
  expect(xml).toContain('<makler_id>AN1</makler_id>')
  expect(xml).toMatch(/<fehler><objekt_id>E3<\/objekt_id><fehlernr>2<\/fehlernr><text>Der Ort fehlt\./)
  expect(xml).toContain('<text>1 neu, 1 zurückgezogen, 1 übersprungen</text>')
  expect(xml).not.toMatch(/anna|Muster/i)
  expect(xml).toContain('<text>Der Ansprechpartner steht nicht im Team und bleibt leer.</text>')
  expect(xml).toContain('<text>Ansprechpartner war auf beiden Seiten geändert. Der Wert aus der Datei gilt.</text>')
  for (const gone of [newId(), 'x'])
    expect([
      (await visitor.get(dashboardPaths.importLog(gone))).status,
      (await visitor.get(dashboardPaths.importFeedback(gone))).status,
    ]).toEqual([404, 404])
})

test('500 properties leave in one file with few statements, whoever has typed how much into them', async () => {
  await db.delete(properties)
  const description = 'Ein Haus mit Garten.\n'.repeat(200)
  for (let first = 0; first < 500; first += 50)
    await Promise.all(
      Array.from({ length: 50 }, (_, place) =>
        createProperty(db, newId(), aProperty({ propertyNumber: `V-${first + place}`, description }), 'Test'),
      ),
    )
  let entries: Entry[] = []
  const statements = await statementsDuring(async () => {
    entries = await unzipped(await visitor.get(`${dashboardPaths.export}?for=backup`))
  })
  expect(entries).toHaveLength(1)
  expect(textOf(entries).match(/<immobilie>/g)).toHaveLength(500)
  // Eleven times at most: once for the list, and once for fifty properties each.
  expect(statements.length).toBeLessThan(60)
})
