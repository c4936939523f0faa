/** Whole files: what leaves as a backup comes back into an empty instance as it was. */
import { env } from 'cloudflare:test'
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { inArray, isNotNull, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { listExported } from '#app/data/exchange/exported.server.ts'
import { createPicture } from '#app/data/pictures/images.server.ts'
import { storePicture } from '#app/data/pictures/media.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { teamMembers } from '#app/data/tables/entries.server.ts'
import { imports, propertyLinks } from '#app/data/tables/exchange.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { texts } from '#app/data/tables/saving.server.ts'
import { writeTexts } from '#app/data/texts/write-texts.server.ts'
import { withoutOthers } from '#app/domain/properties/own-fields.ts'
import { type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import { elementOrder, userDefined } from '#app/exchange/mapping/fields/element-order.ts'
import type { Element } from '#app/exchange/received.ts'
import { type Field, statements } from '#app/fields/field.ts'
import { joinLines, joinRows } from '#app/fields/format.ts'
import { entriesOf } from '#app/fields/typed-objects.ts'
import { createContext } from '#app/http/context.server.ts'
import { takeTransferStep } from '#app/jobs/exchange/transfer-steps.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { elementsAt, parseXml } from '#tests/support/elements.ts'
import referenceZip from '#tests/support/openimmo/ours_reference.zip?url&inline'
import { aPicture, jpegBytes, pngBytes, webpBytes } from '#tests/support/picture-files.ts'
import { db, staff, Visitor } from '#tests/support/visitor.ts'

const media = { bucket: env.MEDIA, images: env.IMAGES }
const quiet = { ...env, EXCHANGE: { send: async () => undefined } as unknown as Queue<string> }

let visitor: Visitor

beforeEach(async () => {
  await emptied()
  await db.delete(teamMembers)
  visitor = new Visitor(quiet)
  for (const [name, value] of (await staff()).cookies) visitor.cookies.set(name, value)
})

async function emptied(): Promise<void> {
  await db.delete(imports)
  await db.delete(propertyLinks)
  await db.delete(properties)
}

/** Something in every field that the kind has; the options follow each other from object to object. */
function filled(count: number, changes: Partial<PropertyValues>): PropertyValues {
  const all = entriesOf(propertyFields).map(([name, field]) => [name, someOf(field, name, count)])
  // Each value is one of its own field's kind.
  const values = { ...Object.fromEntries(all), responsibleMember: null, soldOn: null, ...changes } as PropertyValues
  return withoutOthers(values)
}

function someOf(field: Field, name: string, count: number): unknown {
  switch (field.kind) {
    case 'choice':
      return field.options[count % field.options.length]
    case 'statement':
      return statements[count % statements.length]
    case 'flag':
      return count % 2 === 1
    case 'integer':
      return Math.min(field.max, count + 1)
    case 'year':
      return 1950 + count
    case 'money':
      return 1_000 * (count + 1) + 0.5
    case 'decimal':
      return field.max <= 20 ? 0.25 + count / 100 : (field.min ?? 0) / 2 + count + 0.125
    case 'date':
      return `20${10 + count}-05-01`
    case 'postalCode':
      return String(52_062 + count)
    case 'lines':
      return joinLines([`https://a.example/${name}`, `https://tür.example/${count}?a=1,B&b=2`])
    case 'rows':
      if ('source' in field.columns) return joinRows([{ source: 'solar' }, { source: 'oil' }])
      return joinRows([
        { kind: 'carport', spaces: 2, price: 4_000.5 + count },
        { kind: 'outside', spaces: null, price: null },
        { kind: null, spaces: 1, price: 100 },
      ])
    case 'longText':
      return `${name} ${count}:\n\n- „Küche“ & <Bad>\n- 5 < 6`
    case 'text':
      return `${name} ${count} & „Ä“ <b>`
    default:
      return null
  }
}

const purchase = { marketType: 'purchase' } as const
const rent = { marketType: 'rent' } as const

/** Offers may be public, so that their files are whole offers; drafts and references may lack what they like. */
const stock: Partial<PropertyValues>[] = [
  { ...purchase, houseType: 'house', published: true, reserved: false, sold: false, priceOnRequest: false },
  { ...purchase, houseType: 'house', published: true, reserved: true, sold: false, priceOnRequest: true },
  { ...purchase, houseType: 'apartment', published: true, reserved: false, sold: false, addressVisible: false },
  { ...purchase, houseType: 'plot', published: true, reserved: false, sold: false, highlighted: true },
  { ...purchase, houseType: 'apartment', published: false, reserved: true, sold: false, highlighted: true },
  { ...purchase, houseType: 'house', published: true, reserved: false, sold: true, soldOn: '2024-05' },
  { ...purchase, houseType: 'plot', published: false, sold: true, soldOn: '2019-12', latitude: null, longitude: null },
  { ...rent, houseType: 'apartment', published: true, reserved: false, sold: false, priceOnRequest: false },
  { ...rent, houseType: 'house', published: true, reserved: true, sold: false, furtherParking: null },
  { ...rent, houseType: 'plot', published: false, reserved: false, sold: false, latitude: 0, longitude: 0 },
  { ...rent, houseType: 'apartment', published: true, reserved: false, sold: true, soldOn: '2025-01' },
  { ...rent, houseType: 'house', published: false, reserved: false, sold: false, street: null, postalCode: null },
]

const files = [
  aPicture('a.jpg', jpegBytes),
  aPicture('b.png', pngBytes, 'image/png'),
  aPicture('c.webp', webpBytes, 'image/webp'),
]

async function aStock(): Promise<void> {
  const portrait = await stored(files[0] as File)
  const anna = { id: newId(), name: 'Dr. Anna von der Heide', email: 'anna@giebel.example' }
  const jan = { id: newId(), name: 'Jan Muster', telephone: '+49 241 123456' }
  await db
    .insert(teamMembers)
    .values([
      { ...anna, pictureKey: portrait.key, pictureWidth: portrait.width, pictureHeight: portrait.height },
      jan,
      { id: newId(), name: 'Niemand' },
    ])
  for (const [count, changes] of stock.entries()) {
    const id = newId()
    const number = `GI/${String(count).padStart(2, '0')}`
    const member = [anna.id, jan.id, null][count % 3] as string | null
    await createProperty(
      db,
      id,
      filled(count, { propertyNumber: number, responsibleMember: member, ...changes }),
      'Test',
    )
    // A floor plan before the first photo, and texts that look like names of files.
    const kinds = (['floorPlan', 'photo', 'photo', 'floorPlan'] as const).slice(count % 3, 2 + (count % 3))
    let first: string | undefined
    for (const [place, kind] of kinds.entries()) {
      const picture = await stored(files[(count + place) % files.length] as File)
      const alt = ['', 'Bild 3', 'IMG_1.jpg', 'Küche & „Bad“'][(count + place) % 4] as string
      const caption = place === 0 ? `Über ${count}` : null
      await createPicture(db, id, { ...picture, kind, alt, caption, ...saidOf(count, place, first) })
      first ??= picture.key
      const said = { id: picture.key, locale: 'en', field: 'alt', text: `Kitchen & “bath” ${count}` } as const
      for (const write of writeTexts(db, 'picture', [said, { ...said, field: 'caption' }].slice(place % 3))) await write
    }
  }
  // Some of what is said in English is older than what it translates.
  await db
    .update(texts)
    .set({ staleSince: new Date('2026-11-02T10:20:30.000Z') })
    .where(inArray(texts.field, ['name', 'provision', 'caption']))
}

/** Beside pictures of which nothing is said: one that says what it is, and one that waits for it. */
function saidOf(count: number, place: number, originalKey: string | undefined) {
  if (place === 0 || !originalKey) return {}
  const isWaiting = count % 4 === 3
  const foundMark = count % 2 ? 'compositeWithTrainedAlgorithmicMedia' : null
  return { foundMark, origin: isWaiting ? null : 'aiEdited', originalKey, focus: 'top-left' } as const
}

async function stored(file: File) {
  const picture = await storePicture(media, file)
  if ('problem' in picture) throw new Error(picture.problem)
  return picture
}

/** What is there, by number, with its public points and what is stale; keys and ids are the instance's own. */
async function snapshot() {
  const { id, publicLatitude, publicLongitude } = properties
  const points = await db.select({ id, publicLatitude, publicLongitude }).from(properties)
  const pointOf = new Map(points.map(({ id, ...point }) => [id, point]))
  const all = await listExported(
    db,
    points.map(({ id }) => id),
  )
  const stale = await db.select().from(texts).where(isNotNull(texts.staleSince))
  const staleOf = (id: string) =>
    stale
      .filter(({ subjectId }) => subjectId === id)
      .map(({ locale, field, staleSince }) => `${locale} ${field} ${staleSince?.toISOString()}`)
      .toSorted()
  return all.map(({ id, values, pictures, member }) => ({
    values: { ...values, responsibleMember: member?.name ?? null },
    pictures: pictures.map(({ key, originalKey, ...picture }) => ({
      ...picture,
      original: pictures.findIndex((one) => one.key === originalKey),
      stale: staleOf(key),
    })),
    point: pointOf.get(id),
    stale: staleOf(id),
  }))
}

/** The same person, on a site that is called otherwise. */
function visitorAt(SITE_URL: string): Visitor {
  const moved = new Visitor({ ...quiet, SITE_URL })
  for (const [name, value] of visitor.cookies) moved.cookies.set(name, value)
  return moved
}

async function download(
  address: string,
  by = visitor,
): Promise<{ file: Uint8Array<ArrayBuffer>; xml: string; names: string[] }> {
  const answer = await by.get(address)
  expect(answer.status).toBe(200)
  const file = new Uint8Array(await answer.arrayBuffer())
  const reader = new ZipReader(new Uint8ArrayReader(file), { useWebWorkers: false, checkSignature: true })
  const entries = await reader.getEntries()
  const [first] = entries
  if (!first || first.directory) throw new Error('no document')
  const xml = new TextDecoder().decode(await first.getData(new Uint8ArrayWriter()))
  return { file, xml, names: entries.map(({ filename }) => filename) }
}

async function upload(file: Uint8Array<ArrayBuffer>) {
  const form = new FormData()
  form.append('id', newId())
  form.append('connection', '')
  form.append('file', new File([file], 'sicherung.zip', { type: 'application/zip' }))
  const answer = await visitor.post('/dashboard/exchange/imports', form)
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, expect.stringMatching(/imports\/\w{12}$/)])
  const id = answer.headers.get('Location')?.slice(-12) ?? ''
  return { id, ...(await look(id)) }
}

async function look(id: string) {
  const html = await (await visitor.get(dashboardPaths.import(id))).text()
  const section = /<section[^>]*data-import[^>]*>/.exec(html)?.[0] ?? ''
  const said = Object.fromEntries(
    [...section.matchAll(/data-(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )
  const codes = [...html.matchAll(/data-problem="(\w+)"/g)].map(([, code]) => code)
  const offered = [...html.matchAll(/name="same" value="\d+"|value="\d+"[^>]*name="same"/g)].length
  return { said, codes, offered, plan: /name="plan" value="(\w+)"/.exec(html)?.[1] ?? '' }
}

/** As the queue does, message by message. */
async function apply({ id, plan }: { id: string; plan: string }, decisions: Record<string, string> = {}) {
  const fields = { plan, publish: 'on', withdraw: 'on', ...decisions }
  expect((await visitor.post(`${dashboardPaths.import(id)}/apply`, fields)).status).toBe(303)
  const context = createContext(quiet, () => undefined)
  for (let step = 0; step < 20 && (await look(id)).said.state === 'preparing'; step += 1)
    await takeTransferStep(context, id)
  return look(id)
}

function expectOrder(element: Element, path: string): void {
  const order = elementOrder[path]
  if (!order) return
  const ranks = element.children.map(({ name }) => [...order, ...userDefined].indexOf(name))
  expect([path, ranks]).toEqual([path, ranks.toSorted((one, other) => one - other)])
  for (const child of element.children) expectOrder(child, path === '' ? child.name : `${path}/${child.name}`)
}

/** Documents of others are not in our archive. */
async function carried() {
  const links = await db.select().from(propertyLinks).orderBy(propertyLinks.extern)
  return links.map(({ obid, rest }) => {
    const texts = (rest ?? []).map((one) => JSON.stringify(one))
    return [obid, texts.filter((text) => !text.includes('application/pdf')).toSorted()] as const
  })
}

const obidsIn = (xml: string) => [...xml.matchAll(/<openimmo_obid>(\w+)</g)].map(([, obid]) => obid)

test('a backup comes back into an empty instance with every field, flag, picture and contact, and once more changes nothing', async () => {
  await aStock()
  // Some are offers for years, one was offered once, and none becomes new again.
  await db.update(properties).set({ publishedAt: new Date('2024-03-01T09:30:00Z'), version: sql`version + 1` })
  const dates = await publishedDates()
  expect(Object.keys(dates)).toHaveLength(stock.length)
  const before = await snapshot()
  expect(before.every(({ values }) => values.nameEn && values.descriptionEn)).toBe(true)
  expect(before.flatMap(({ pictures }) => pictures.flatMap(({ texts }) => texts)).length).toBeGreaterThan(20)
  expect(before.flatMap(({ pictures }) => pictures.filter(({ original }) => original >= 0)).length).toBeGreaterThan(8)
  const isWaiting = ({ foundMark, origin }: { foundMark: string | null; origin?: string | null }) =>
    foundMark && !origin
  expect(before.flatMap(({ pictures }) => pictures.filter(isWaiting)).length).toBeGreaterThan(1)
  expect(
    before.flatMap(({ stale, pictures }) => [...stale, ...pictures.flatMap((one) => one.stale)]).length,
  ).toBeGreaterThan(20)
  const backup = await download(`${dashboardPaths.export}?for=backup`)
  expect(backup.xml).toContain('sendersoftware="Giebel"')
  const objects = elementsAt(parseXml(backup.xml), 'anbieter/immobilie')
  expect(objects).toHaveLength(stock.length)
  for (const object of objects) expectOrder(object, '')
  const named = [...backup.xml.matchAll(/<pfad>((?!https:)[^<]*)<\/pfad>/g)].map(([, name]) => name)
  expect(new Set(named)).toEqual(new Set(backup.names.slice(1)))

  await emptied()
  const dry = await upload(backup.file)
  expect(dry.said).toMatchObject({ state: 'read', new: String(stock.length), skipped: '0' })
  const done = await apply(dry)
  expect(done.said).toMatchObject({ state: 'applied' })
  expect(await snapshot()).toEqual(before)
  expect(await publishedDates()).toEqual(dates)

  expect((await upload(backup.file)).said).toMatchObject({ state: 'unchanged' })
  const again = await download(`${dashboardPaths.export}?for=backup`)
  expect(obidsIn(again.xml)).toEqual(obidsIn(backup.xml))
})

async function publishedDates(): Promise<Record<string, string | undefined>> {
  const { propertyNumber, publishedAt } = properties
  const rows = await db.select({ propertyNumber, publishedAt }).from(properties).orderBy(propertyNumber)
  return Object.fromEntries(rows.map((row) => [row.propertyNumber, row.publishedAt?.toISOString()]))
}

async function pictureCount(): Promise<number> {
  return (await snapshot()).flatMap(({ pictures }) => pictures).length
}

test('a backup that meets the site it left changes nothing, asks nothing and doubles no picture, whatever the host is called', async () => {
  await aStock()
  const before = await snapshot()
  const pictures = await pictureCount()
  const backup = await download(`${dashboardPaths.export}?for=backup`)
  const dry = await upload(backup.file)
  expect(dry.said).toMatchObject({ unchanged: String(stock.length), skipped: '0', changed: '0' })
  expect(dry.offered).toBe(0)
  expect((await apply(dry, { same: 'all' })).said).toMatchObject({ state: 'applied', skipped: '0' })
  expect(await pictureCount()).toBe(pictures)
  expect(await snapshot()).toEqual(before)

  const moved = visitorAt('https://umgezogen.example')
  const later = await download(`${dashboardPaths.export}?for=backup`, moved)
  expect(later.xml).toContain('<openimmo_anid>umgezogen.example<')
  const again = await upload(later.file)
  expect(again.said).toMatchObject({ unchanged: String(stock.length), skipped: '0' })
  expect(again.offered).toBe(0)
  expect((await apply(again)).said).toMatchObject({ state: 'applied', skipped: '0' })
  expect(await snapshot()).toEqual(before)
})

test('all offers, and one object alone, are files that another instance reads', async () => {
  await aStock()
  const offers = await download(`${dashboardPaths.export}?for=offers`)
  // What waits to be explained does not leave; what is explained says so to every receiver.
  expect(offers.names.filter((name) => /\d\.jpg$/.test(name) && !name.startsWith('kontakt'))).toHaveLength(6 * 2 - 2)
  expect(offers.xml).toContain('(mit KI bearbeitet)</anhangtitel>')
  const [first] = await db.select({ id: properties.id }).from(properties).orderBy(properties.propertyNumber)
  const one = await download(dashboardPaths.propertyExport(first?.id ?? ''))
  const numbers = [...offers.xml.matchAll(/<objektnr_extern>([^<]*)</g)].map(([, number]) => number)
  expect(numbers).toEqual(['GI/00', 'GI/01', 'GI/02', 'GI/03', 'GI/07', 'GI/08'])
  await emptied()
  const dry = await upload(offers.file)
  expect(dry.said).toMatchObject({ new: '6', public: '6', skipped: '0' })
  expect(new Set(dry.codes)).toEqual(new Set(['plausibility', 'markedPictures']))
  expect((await upload(one.file)).said).toMatchObject({ new: '1', public: '1' })
})

test('what another sender has sent leaves with all that was carried', async () => {
  const sent = new Uint8Array(Buffer.from(referenceZip.slice(referenceZip.indexOf(',') + 1), 'base64'))
  const dry = await upload(sent)
  await apply(dry)
  const before = await carried()
  expect(before.flatMap(([, rest]) => rest).length).toBeGreaterThan(8)
  const backup = await download(`${dashboardPaths.export}?for=backup`)
  await emptied()
  await apply(await upload(backup.file))
  expect(await carried()).toEqual(before)
})
