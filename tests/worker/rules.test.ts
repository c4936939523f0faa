/** The publish rules' page, and what dated rules do to offers before, on and after their day. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveAgency } from '#app/data/agency/settings.server.ts'
import { findProperty } from '#app/data/properties/properties.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { demoSettings } from '#scripts/demo/people.ts'
import { filledForm, publishedBy } from '#tests/support/property-form.ts'
import { db, staff, textOf, Visitor } from '#tests/support/visitor.ts'

let visitor: Visitor

beforeEach(async () => {
  vi.setSystemTime(new Date('2026-11-23T10:00:00Z'))
  await db.delete(properties)
  await saveAgency(db, { ...demoSettings, valuer: null, futureEnergyRules: false })
  visitor = await staff('editor')
})

afterEach(() => void vi.useRealTimers())

const switchOn = () => saveAgency(db, { ...demoSettings, valuer: null, futureEnergyRules: true })

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
  expect(html).toContain('href="https://www.gesetze-im-internet.de/geg/__87.html"')
  expect(text).toMatch(/§ 87 GModG \(früher GEG\) ?Wortlaut noch nicht geprüft Pflicht seit 29\.07\.2026/)
  expect(text).toMatch(/§ 87 GEG ?Wortlaut noch nicht geprüft Außer Kraft 01\.11\.2020 bis 28\.07\.2026/)
  expect(html).toContain('(§\u00a080 GModG)')
  expect(text).toMatch(/Primärenergiebedarf .{0,300} Ausgeschaltet ab 01\.01\.2027/)
  visitor.speak('en')
  expect((await rules()).text).toContain('No property online lacks a required detail today')
})

test('any day can be rehearsed, as Germans write it or as addresses do', async () => {
  const id = await publishedBy(visitor, undated)
  for (const day of ['2027-01-01', '01.01.2027', '1.1.2027']) {
    const { status, html, text } = await rules(`?on=${day}`)
    expect(status).toBe(200)
    expect(text).toContain('Am 1. Januar 2027 würden einem Angebot diese Angaben fehlen')
    expect(text).toContain('Mitgerechnet sind Regeln, die bisher nur aus einem Entwurf bekannt')
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

test('who is not signed in sees no rules', async () => {
  expect((await new Visitor().get('/dashboard/rules')).headers.get('Location')).toMatch(/^\/login/)
})

test('a switched-on rule is announced, flags offers on its day, and takes none offline before it is saved', async () => {
  const id = await publishedBy(visitor, undated)
  const overview = async () => textOf(await (await visitor.get('/dashboard')).text())
  vi.setSystemTime(new Date('2026-12-02T10:00:00Z'))
  visitor = await staff('editor')
  expect(await overview()).not.toContain('Ausstellungsdatum')
  await switchOn()
  expect(await overview()).toContain('In 30 Tagen, ab 1. Januar 2027, Pflicht in Anzeigen: Ausstellungsdatum')
  expect(await overview()).toContain('Einem Angebot würde dann etwas fehlen.')
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

test('the primary energy demand stands with the energy of an offer, where it is given', async () => {
  const id = await publishedBy(visitor, { responsibleMember: '', energyConsumption: '112,4' })
  for (const path of [`/angebote/${id}`, `/angebote/${id}/expose`]) {
    expect(textOf(await (await visitor.get(path)).text())).toContain('Primärenergiebedarf 128,5 kWh/(m²·a)')
  }
})
