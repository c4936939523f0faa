/** The publish rules' page, and what dated rules do to offers before, on and after their day. */
import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveAgency } from '#app/data/agency/settings.server.ts'
import { newId } from '#app/data/database.server.ts'
import { createProperty, findProperty } from '#app/data/properties/properties.server.ts'
import { propertyLinks } from '#app/data/tables/exchange.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { propertyFieldGroups } from '#app/domain/properties/property.ts'
import { keysOf } from '#app/fields/typed-objects.ts'
import { demoSettings } from '#scripts/demo/people.ts'
import { aProperty } from '#tests/support/properties.ts'
import { filledForm, publishedBy } from '#tests/support/property-form.ts'
import { db, staff, textOf, Visitor } from '#tests/support/visitor.ts'

let visitor: Visitor

beforeEach(async () => {
  vi.setSystemTime(new Date('2026-11-23T10:00:00Z'))
  await db.delete(properties)
  await saveAgency(db, { ...demoSettings, valuer: null })
  visitor = await staff('editor')
})

afterEach(() => void vi.useRealTimers())

/** Online, with a certificate of which nobody knows the date. */
const undated = { energyCertificateIssuedOn: '', energyCertificateValidUntil: '', responsibleMember: '' }

async function rules(search = '', as = visitor) {
  const answer = await as.get(`/dashboard/rules${search}`)
  const html = await answer.text()
  return { status: answer.status, html, text: textOf(html) }
}

test('every rule is listed with its ground, its link and its days', async () => {
  const { html, text } = await rules()
  expect(text).toContain('Heute fehlt keinem Angebot eine Pflichtangabe')
  expect(html).toContain('href="https://www.recht.bund.de/bgbl/1/2026/226/VO.html"')
  const grounds = [
    '§ 87 GModG 29.07.2026 bis 31.12.2026 · Rechtsstand 28.11.2026',
    '§ 112 Abs. 3 GModG ab 01.01.2027 · Rechtsstand 28.11.2026',
    '§ 87 GModG ab 01.01.2027 · Rechtsstand 28.11.2026',
  ]
  expect(text).toContain(
    `Effizienzklasse Pflicht in Anzeigen (§ 87 GModG). ${grounds.join(' ')} Pflicht Fehlt heute bei`,
  )
  expect(text).not.toContain('§ 87 GEG')
  expect(text).toMatch(/Primärenergie laut Energieausweis .{0,200} Vorgemerkt –/)
  expect(text).not.toMatch(/geprüft|gelesen/)
  visitor.speak('en')
  expect((await rules()).text).toContain('No property online lacks a required detail today')
})

test('any day can be rehearsed, as Germans write it or as addresses do', async () => {
  const id = await publishedBy(visitor, undated)
  for (const day of ['2027-01-01', '01.01.2027', '1.1.2027']) {
    const { status, html, text } = await rules(`?on=${day}`)
    expect(status).toBe(200)
    expect(text).toContain('Am 1. Januar 2027 würden einem Angebot diese Angaben fehlen')
    expect(html).toContain(`href="/dashboard/properties/${id}#energyCertificateIssuedOn"`)
    expect(html).toContain('value="01.01.2027"')
    expect(html).toContain(`data-rule="energyCertificateIssuedOn" data-property="${id}"`)
  }
  expect((await rules('?on=2026-12-31')).text).toContain('Am 31. Dezember 2026 würde keinem Angebot')
  expect((await rules('?on=9999-12-31')).text).toContain('Am 31. Dezember 9999 würden einem Angebot')
})

test.each(['0001-01-01', '2027-02-30', 'morgen', '%00', '<script>', 'on&on=', '9'.repeat(2_000)])(
  'what is no day, like %s, is answered with a sentence',
  async (typed) => {
    const { status, text } = await rules(`?on=${encodeURIComponent(typed)}`)
    expect(status).toBe(400)
    expect(text).toContain('Geben Sie einen Tag ein, zum Beispiel 01.01.2027.')
  },
)

test('50,000 characters are no day, either', async () => {
  expect((await visitor.get(`/dashboard/rules?on=${'1'.repeat(50_000)}`)).status).toBeLessThan(500)
})

test('a rule with the grounds of two laws is shown once in the table and once for each offer', async () => {
  const issued = { old: '2020-05-05', new: '2027-01-01' } as const
  for (const [id, energyCertificateIssuedOn] of Object.entries(issued))
    await createProperty(db, id, aProperty({ energyCertificate: 'available', energyCertificateIssuedOn }), 'Test')
  vi.setSystemTime(new Date('2027-01-02T10:00:00Z'))
  visitor = await staff('editor')
  for (const search of ['', '?on=2027-01-01', '?on=2030-06-01']) {
    const { status, html } = await rules(search)
    expect([search, status]).toEqual([search, 200])
    const titles = [...html.matchAll(/<th scope="row"[^>]*>([^<]+)</g)].map(([, title]) => title)
    expect(titles.length).toBeGreaterThan(15)
    expect(new Set(titles).size).toBe(titles.length)
    const lacking = [...html.matchAll(/data-rule="(\w+)" data-property="(\w+)"/g)].map(
      ([, rule, id]) => `${rule} ${id}`,
    )
    expect(lacking).toEqual(expect.arrayContaining(['energyCertificateType old', 'energyCertificateType new']))
    expect(new Set(lacking).size).toBe(lacking.length)
  }
})

test('who is not signed in sees no rules', async () => {
  expect((await new Visitor().get('/dashboard/rules')).headers.get('Location')).toMatch(/^\/login/)
})

test('a coming rule is announced, flags offers on its day, and takes none offline before it is saved', async () => {
  const id = await publishedBy(visitor, undated)
  await publishedBy(visitor, {
    ...undated,
    propertyNumber: 'L-1',
    energyCertificate: 'notRequired',
    heritageStatus: 'listed',
  })
  const overview = async () => textOf(await (await visitor.get('/dashboard')).text())
  expect(await overview()).toContain('In 39 Tagen, ab 1. Januar 2027, Pflicht in Anzeigen: Energieausweis auch für')
  expect(await overview()).toContain(
    '2 Angeboten würde dann etwas fehlen. Eines davon galt bisher als ausgenommen, etwa als Baudenkmal, und braucht dann einen Energieausweis. Kein Angebot geht von selbst offline.',
  )
  vi.setSystemTime(new Date('2026-12-31T22:59:00Z'))
  visitor = await staff('editor')
  expect(await overview()).toContain('Ab morgen, 1. Januar 2027')

  // Berlin's midnight, not the server's.
  vi.setSystemTime(new Date('2026-12-31T23:00:00Z'))
  expect(await overview()).toContain('ist online, aber eine Pflichtangabe fehlt')
  expect((await visitor.get(`/angebote/${id}`)).status).toBe(200)
  const row = await findProperty(db, id)
  const form = filledForm({ ...undated, published: 'on', version: String(row?.version) })
  const refused = await visitor.post(`/dashboard/properties/${id}`, {
    ...form,
    propertyNumber: row?.propertyNumber ?? '',
  })
  expect(refused.status).toBe(400)
  expect(textOf(await refused.text())).toContain('Ausstellungsdatum des Energieausweises')
  expect((await findProperty(db, id))?.published).toBe(true)
})

test('the primary energy stands with the energy of an offer, where it is given', async () => {
  const id = await publishedBy(visitor, { responsibleMember: '', energyConsumption: '112,4' })
  for (const path of [`/angebote/${id}`, `/angebote/${id}/expose`]) {
    expect(textOf(await (await visitor.get(path)).text())).toContain('Primärenergiebedarf 128,5 kWh/(m²·a)')
  }
})

const undecided = { energyCertificate: '', responsibleMember: '', published: 'on' }

test.each([
  ['the type', { energyCertificateType: 'demand' }],
  ['the value', { energyConsumption: '128' }],
  ['the class', { energyEfficiencyClass: 'E' }],
  ['the primary energy', { primaryEnergyDemand: '130' }],
  ['a source', { primaryEnergySource: 'gas' }],
  ['the day of issue', { energyCertificateIssuedOn: '15.03.2021' }],
  ['the end', { energyCertificateValidUntil: '14.03.2031' }],
  ['its year', { energyYearBuilt: '1990' }],
])('%s of a certificate says that there is one, and the message says so', async (_, stated) => {
  const bare = Object.fromEntries(keysOf(propertyFieldGroups.energy).map((name) => [name, '']))
  const answer = await visitor.post(
    '/dashboard/properties/new',
    filledForm({ ...bare, ...undecided, published: '', ...stated }),
  )
  const page = await visitor.get(answer.headers.get('Location') ?? '')
  expect(textOf(await page.text())).toContain('„Energieausweis liegt vor“, weil Angaben daraus eingetragen sind')
  const id = /properties\/([^/?#]+)/.exec(answer.headers.get('Location') ?? '')?.[1] ?? ''
  expect((await findProperty(db, id))?.energyCertificate).toBe('available')
})

test('figures that were typed without the choice stand on the public page', async () => {
  const id = await publishedBy(visitor, { ...undecided, energyConsumption: '128', energyEfficiencyClass: 'D' })
  const text = textOf(await (await visitor.get(`/angebote/${id}`)).text())
  expect(text).toContain('128 kWh/(m²·a)')
  expect(text).not.toContain('liegen uns noch keine Angaben vor')
})

test('rows from before say it, too, but not where a transfer only named the fuel', async () => {
  const [typed, sent, plot] = [newId(), newId(), newId()]
  const source = {
    energyCertificate: null,
    energyCertificateType: null,
    energyConsumption: null,
    energyEfficiencyClass: null,
  }
  const bare = {
    ...source,
    primaryEnergyDemand: null,
    energyCertificateIssuedOn: null,
    energyCertificateValidUntil: null,
    energyYearBuilt: null,
  }
  await createProperty(db, typed, aProperty({ ...bare, propertyNumber: 'M-1', primaryEnergySource: 'gas' }), 'Test')
  await createProperty(db, sent, aProperty({ ...bare, propertyNumber: 'M-2', primaryEnergySource: 'gas' }), 'Test')
  await createProperty(
    db,
    plot,
    aProperty({ ...bare, propertyNumber: 'M-3', houseType: 'plot', energyYearBuilt: 1990 }),
    'Test',
  )
  const link = { propertyId: sent, provider: 'P', receivedAt: new Date(), base: { values: {}, pictures: [] } }
  await db.insert(propertyLinks).values(link)
  const migration = env.TEST_MIGRATIONS.find(({ name }) => name.startsWith('0059'))
  const update = migration?.queries.find((query) => query.includes('UPDATE'))
  await env.DB.prepare(update ?? '').run()
  const certificates = await Promise.all([typed, sent, plot].map((id) => findProperty(db, id)))
  expect(certificates.map((row) => [row?.energyCertificate, row?.version])).toEqual([
    ['available', 2],
    [null, 1],
    [null, 1],
  ])
})
