/** What comes from contact lists, other programs and other keyboards: unseen characters, spellings, several numbers. */
import { type D1Migration, env } from 'cloudflare:test'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { saveUser } from '#app/data/access/users.server.ts'
import { findSettings } from '#app/data/agency/settings.server.ts'
import { newId } from '#app/data/database.server.ts'
import { createEnquiry } from '#app/data/enquiries/enquiries.server.ts'
import { listOffers } from '#app/data/offers/offer-list.server.ts'
import { createProperty, findProperty } from '#app/data/properties/properties.server.ts'
import { findFitting } from '#app/data/subscriptions/fitting.server.ts'
import { users } from '#app/data/tables/access.server.ts'
import { settings } from '#app/data/tables/agency.server.ts'
import { enquiries } from '#app/data/tables/enquiries.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { history, texts } from '#app/data/tables/saving.server.ts'
import { subscriptions } from '#app/data/tables/subscriptions.server.ts'
import { readOfferFilters } from '#app/domain/offers/read-offer-filters.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { anAgency, postOffice } from '#tests/support/post-office.ts'
import { aProperty } from '#tests/support/properties.ts'
import { filledForm } from '#tests/support/property-form.ts'
import { controlValue, db, password, staff, textOf, uncached, unescaped, Visitor } from '#tests/support/visitor.ts'

beforeEach(async () => {
  await db.delete(enquiries)
  await db.delete(properties)
  await anAgency()
})

async function anOffer(changes: Partial<PropertyValues> = {}): Promise<string> {
  const id = newId()
  await createProperty(db, id, aProperty(changes), 'Test')
  return id
}

const page = async (path: string, visitor = uncached()) => (await visitor.get(path)).text()
const numberOfOffers = async (query: string) => [...(await page(`/angebote?${query}`)).matchAll(/<article/g)].length

test("the agency's address and number are saved without what no one sees, and its mails arrive", async () => {
  const admin = await staff('admin')
  const opened = await page('/dashboard/settings', admin)
  const version = controlValue(opened, 'version') ?? ''
  const answer = await admin.post('/dashboard/settings', {
    version,
    agencyName: 'Pro\u00adbe\u00a0 Immobilien',
    legalName: 'Probe GmbH\u200b',
    email: 'mailto:kontakt@probe.example\u200b.',
    phone: '\u202a+49 (0)40 1234567 \u2013 0170 7654321\u202c',
  })
  expect(answer.status).toBe(303)
  expect((await findSettings(db)).agency).toMatchObject({
    agencyName: 'Probe Immobilien',
    legalName: 'Probe GmbH',
    email: 'kontakt@probe.example',
    phone: '+49 (0)40 1234567 - 0170 7654321',
  })
  const imprint = await page('/impressum')
  for (const number of ['+49401234567', '+491707654321']) expect(imprint).toContain(`href="tel:${number}"`)
})

test.each(['\u200b', '\u00ad', '\u202a', '\ufeff', '.', '>'])('signing in takes an address with %j', async (sign) => {
  const email = `user-${crypto.randomUUID()}@giebel.test`
  await saveUser(db, { email, name: 'Petra Probe', role: 'editor', password })
  expect((await new Visitor().post('/login', { email: `mailto:${email}${sign}`, password })).status).toBe(303)
})

test('an enquiry from a contact list gets its receipt, and staff can answer it, in Punycode', async () => {
  const office = postOffice({ MAIL_TO_ANYONE: '1' })
  await db.update(settings).set({ enquiryReceipt: true, email: 'büro@probe.example', version: sql`version + 1` })
  await db.update(settings).set({ email: 'info@büro-probe.example', version: sql`version + 1` })
  const answer = await new Visitor(office.bindings).post('/kontakt', {
    'form-name': 'contact',
    'bot-field': '',
    name: 'Ju\u0308rgen\u00a0Mu\u0308ller\u200b',
    email: '<ju.mueller@mu\u0308ller.example>,',
    phone: '\u202a0170\u00a01234567\u202c',
    message: 'Zeile\u00adeins\u202e\nKo\u0308ln',
  })
  expect(answer.status).toBe(303)
  const [row] = await db.select().from(enquiries)
  expect(row).toMatchObject({
    name: 'Jürgen Müller',
    email: 'ju.mueller@müller.example',
    phone: '0170 1234567',
    message: 'Zeile\u00adeins\nKöln',
  })
  const visitor = 'ju.mueller@xn--mller-kva.example'
  const agency = 'info@xn--bro-probe-q9a.example'
  expect(office.mails.map(({ to, replyTo }) => [to, replyTo]).sort()).toEqual([
    [agency, visitor],
    [visitor, agency],
  ])
})

test('a property is saved without what no one sees, and its description keeps what means something', async () => {
  const editor = await staff()
  const form = filledForm({
    name: 'Haus\u00ad am\u00a0See',
    city: 'K\u200bo\u0308ln\u00a0',
    district: 'Su\u0308lz',
    responsibleMember: '',
    description: 'Etagen\u00adwohnung,\u00a085 m²',
  })
  const answer = await editor.post('/dashboard/properties/new', form)
  expect(answer.status).toBe(303)
  const [row] = await db.select().from(properties)
  expect(row).toMatchObject({ name: 'Haus am See', city: 'Köln', district: 'Sülz' })
  expect(row?.description).toBe('Etagen\u00adwohnung,\u00a085 m²')
})

test('a town in capitals or small letters is one entry, and every filter and alert finds all of it', async () => {
  const many = await Promise.all(
    ['Köln', 'Köln', 'KÖLN', 'köln', 'Koeln'].map((city) => anOffer({ city, district: 'Sülz' })),
  )
  const loud = await anOffer({ city: 'Köln', district: 'SÜLZ' })
  await anOffer({ city: 'Bonn' })
  const list = await page('/angebote')
  const [, options = ''] = /<select[^>]* name="city"[^>]*>([\s\S]*?)<\/select>/.exec(list) ?? []
  expect(textOf(`<body>${options.replaceAll('</option>', ' ')}`)).toContain('Bonn (1) Köln (6)')
  for (const asked of ['Köln', 'KÖLN', 'köln', 'Ko\u0308ln', 'K\u200böln', 'Koeln']) {
    const query = new URLSearchParams({ city: asked, district: 'sülz' })
    const found = await page(`/angebote?${query}`)
    expect(textOf(found)).toContain('Köln')
    expect(textOf(found)).not.toContain('keine Angebote')
    expect(await numberOfOffers(`${query}&priceMax=900000`)).toBe(6)
    expect((await findFitting(db, [String(query)], [...many, loud])).get(String(query))?.size).toBe(6)
  }
  expect(textOf(await page(`/angebote/${many[2]}`))).toContain('Häuser in Köln')
})

test.each([
  ['Etagenwohnung', 'Etagen\u00adwohnung am Park'],
  ['Etagen\u00adwohnung', 'Etagenwohnung am Park'],
  ['Hamburg-Ottensen', 'Altbau'],
  ['2-Zimmer', 'Wohnung, 2 Zimmer'],
  ['3-Zimmer-Wohnung', 'Wohnung, 3 Zimmer'],
  ['Einfamilienhaus/Villa', 'Villa, Einfamilienhaus'],
])('visitors and staff who search for %j find "%s"', async (q, name) => {
  await anOffer({ name, city: 'Hamburg', district: 'Ottensen' })
  await anOffer({ name: 'Bungalow', city: 'Kiel', district: null })
  const { filters } = readOfferFilters(new URLSearchParams({ q }), 'de')
  expect((await listOffers(db, 'de', filters)).total).toBe(1)
  const list = textOf(await page(`/dashboard/properties?q=${encodeURIComponent(q)}`, await staff()))
  expect(list).toContain(name.replaceAll('\u00ad', ''))
  expect(list).not.toContain('Bungalow')
})

test('the desk finds a caller by the number in every spelling', async () => {
  const spellings = ['0170 1234567', '+49 170 1234567', '0049170/1234567', '+49 (0) 170 1234567']
  for (const [index, phone] of spellings.entries())
    await createEnquiry(
      db,
      { name: `Anrufer ${index}`, email: null, phone, message: 'Bitte', propertyId: null, locale: 'de' },
      [],
    )
  await createEnquiry(
    db,
    { name: 'Andere', email: null, phone: '0171 1234567', message: 'Bitte', propertyId: null, locale: 'de' },
    [],
  )
  const editor = await staff()
  for (const typed of ['01701234567', '+49 170 1234567', '0049170 1234567', '\u202a0170\u00a01234567']) {
    const list = textOf(await page(`/dashboard/enquiries?q=${encodeURIComponent(typed)}`, editor))
    for (const index of spellings.keys()) expect(list).toContain(`Anrufer ${index}`)
    expect(list).not.toContain('Andere')
  }
})

test('one click ends a search from web mail, which has no origin; no other post may', async () => {
  await db.delete(subscriptions)
  const office = postOffice({ MAIL_TO_ANYONE: '1' })
  const visitor = new Visitor(office.bindings)
  await visitor.post('/suchauftrag', { email: 'ada@giebel.test', query: '', 'bot-field': '' })
  const [, path = ''] = /(\/suchauftrag\/[0-9a-f]{64})/.exec(office.mails[0]?.text ?? '') ?? []
  const confirmed = await visitor.post(`${path}/bestaetigung`, {})
  const token = confirmed.headers.get('Location') ?? ''
  const oneClick = { 'List-Unsubscribe': 'One-Click' }
  for (const [address, origin] of [
    [`${token}/pause`, 'null'],
    [`${token}/ende`, 'https://boese.example'],
    ['/suchauftrag/kurz/ende', 'null'],
    ['/kontakt', 'null'],
  ] as const)
    expect([address, (await visitor.post(address, oneClick, { Origin: origin })).status]).toEqual([address, 403])
  expect(await db.select().from(subscriptions)).toHaveLength(1)
  const answer = await visitor.post(`${token}/ende`, oneClick, { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' })
  expect(answer.status).toBe(200)
  expect(await db.select().from(subscriptions)).toEqual([])
})

test('the feed is sent once: its validator is known weak, in a list, and as any', async () => {
  await anOffer({ name: 'Erstes' })
  const visitor = new Visitor()
  const first = await visitor.get('/angebote.atom')
  const etag = first.headers.get('ETag') ?? ''
  expect(etag).toMatch(/^"[\da-f]{32}"$/)
  for (const known of [etag, `W/${etag}`, `"andere", W/${etag}`, '*', ` "a,b" ,${etag}`]) {
    const answer = await visitor.get('/angebote.atom', { 'If-None-Match': known })
    expect([known, answer.status, await answer.text()]).toEqual([known, 304, ''])
    expect([answer.headers.get('ETag'), answer.headers.get('Content-Security-Policy')]).toEqual([etag, null])
  }
  for (const known of ['"andere"', 'W/"andere"', '', etag.replaceAll('"', '')])
    expect((await visitor.get('/angebote.atom', { 'If-None-Match': known })).status).toBe(200)
  await anOffer({ name: 'Zweites' })
  const changed = await visitor.get('/angebote.atom', { 'If-None-Match': etag })
  expect([changed.status, changed.headers.get('ETag') === etag]).toEqual([200, false])
})

test('a price filter says how many offers on request it leaves out, and leads to them', async () => {
  const priceOnRequest = true
  await anOffer({ purchasePrice: 300_000, rooms: 5 })
  await anOffer({ priceOnRequest, purchasePrice: null, rooms: 5 })
  await anOffer({ priceOnRequest, purchasePrice: 1_000_000, rooms: 5 })
  await anOffer({ priceOnRequest, purchasePrice: null, rooms: 1 })
  await anOffer({ priceOnRequest, purchasePrice: null, rooms: 5, city: 'Kiel' })
  const html = await page('/angebote?priceMin=100000&priceMax=500000&roomsMin=3&city=Hamburg')
  expect(textOf(html)).toContain('2 Angebote, die sonst passen, fehlen hier: Ihre Preise nennen wir auf Anfrage.')
  expect(unescaped(html)).toContain('href="/angebote?city=Hamburg&roomsMin=3"')
  expect(textOf(await page('/angebote?priceMax=500000&roomsMin=3&city=Kiel'))).toContain('Ein Angebot, das sonst passt')
  const english = uncached().speak('en')
  expect(textOf(await page('/angebote?priceMax=500000&roomsMin=3&city=Kiel', english))).toContain('One property that')
  for (const query of ['roomsMin=3', 'priceMax=500000&city=Nirgends'])
    expect(textOf(await page(`/angebote?${query}`))).not.toContain('auf Anfrage.')
})

test('what was stored before is mended once, without a trace in the history, and English titles stay fresh', async () => {
  const clean = await anOffer({ name: 'Haus am See', city: 'Köln', district: 'Sülz' })
  const poisoned = await anOffer({
    nameEn: 'House',
    provisionEn: 'None',
    depositText: '3\u00a0Mieten',
    depositTextEn: 'Three',
  })
  const twin = await anOffer({ propertyNumber: 'Z-1' })
  const other = await anOffer({ propertyNumber: 'Z-1\u200b' })
  await db
    .update(properties)
    .set({
      name: 'Etagen\u00adwohnung\u00a0 am\u2011Park ',
      city: 'K\u200bo\u0308ln',
      district: 'Su\u0308lz\ufeff',
      provision: '3,57\u00a0%  inkl.\u200b',
      searchText: 'etagen\u00adwohnung am\u2010park',
      version: sql`version + 1`,
    })
    .where(eq(properties.id, poisoned))
  await db.update(texts).set({ staleSince: null })
  const email = `a${crypto.randomUUID()}@giebel.test`
  await db
    .insert(users)
    .values({ id: newId(), email: `${email}\u200b`, name: 'A\u0301da', role: 'editor', passwordHash: '' })
  await db.update(settings).set({
    email: 'mailto:buero@probe.example\u200b',
    phone: '\u202a040\u2013123456\u202c',
    openingHours: 'Mo–Fr\u00a09–18\u00a0Uhr\nSa\u200b geschlossen',
    version: sql`version + 1`,
  })
  const before = await db.select().from(properties)
  const told = await db.$count(history)
  await mend()
  expect(await findProperty(db, poisoned)).toMatchObject({
    name: 'Etagenwohnung am-Park',
    city: 'Köln',
    district: 'Sülz',
    provision: '3,57 % inkl.',
    details: { depositText: '3 Mieten' },
    searchText: 'etagenwohnung am-park',
    version: 3,
  })
  expect((await findSettings(db)).agency).toMatchObject({
    email: 'buero@probe.example',
    phone: '040-123456',
    openingHours: 'Mo–Fr 9–18 Uhr\nSa geschlossen',
  })
  expect(await db.select({ name: users.name }).from(users).where(eq(users.email, email))).toEqual([{ name: 'Áda' }])
  expect((await findProperty(db, other))?.propertyNumber).toBe('Z-1\u200b')
  for (const id of [clean, twin]) expect((await findProperty(db, id))?.version).toBe(1)
  expect(await db.$count(history)).toBe(told)
  expect((await db.select().from(texts)).map(({ staleSince }) => staleSince)).toEqual([null, null, null])
  const once = await db.select().from(properties)
  expect(
    once.filter((row) => !before.some((known) => known.id === row.id && known.version === row.version)),
  ).toHaveLength(1)
  await mend()
  expect(await db.select().from(properties)).toEqual(once)
})

async function mend(): Promise<void> {
  const migrations: D1Migration[] = env.TEST_MIGRATIONS
  const { queries = [] } = migrations.find(({ name }) => name.endsWith('_clean_lines.sql')) ?? {}
  expect(queries.length).toBeGreaterThan(10)
  for (const query of queries) await env.DB.prepare(query).run()
}
