/** What staff mistype about energy: a sentence each in both languages, nothing lost, nothing that fails. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveAgency } from '#app/data/agency/settings.server.ts'
import { findProperty } from '#app/data/properties/properties.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { type Locale, locales } from '#app/fields/locale.ts'
import { demoSettings } from '#scripts/demo/people.ts'
import { createdBy, filledForm, publishedBy } from '#tests/support/property-form.ts'
import { controlValue, db, staff, textOf } from '#tests/support/visitor.ts'

beforeEach(async () => {
  vi.setSystemTime(new Date('2027-01-02T10:00:00Z'))
  await db.delete(properties)
  await saveAgency(db, { ...demoSettings, valuer: null })
})

afterEach(() => void vi.useRealTimers())

const draft = { responsibleMember: '', published: '', energyConsumption: '112' }

const inBoth = <Case extends object>(cases: readonly Case[]) =>
  cases.flatMap((one) => locales.map((locale) => ({ locale, ...one })))

async function staffIn(locale: Locale) {
  return (await staff('editor')).speak(locale)
}

interface Mistyped extends Record<Locale, string> {
  typed: Record<string, string>
}

test.each(
  inBoth<Mistyped>([
    {
      typed: { energyCertificateIssuedOn: '03.01.2027', energyCertificateValidUntil: '02.01.2037' },
      de: 'Der Energieausweis ist in der Zukunft ausgestellt.',
      en: 'The energy certificate’s date of issue is in the future.',
    },
    {
      typed: { energyCertificateIssuedOn: '15.03.2031', energyCertificateValidUntil: '14.03.2031' },
      de: 'Der Energieausweis endet, bevor er ausgestellt wurde.',
      en: 'The energy certificate expires before it was issued.',
    },
    {
      typed: { energyCertificateIssuedOn: '30.09.2007' },
      de: 'Energieausweise gibt es seit Oktober 2007. Prüfen Sie den Tag der Ausstellung.',
      en: 'Energy certificates have existed since October 2007. Check the date of issue.',
    },
    {
      typed: { primaryEnergyDemand: '0' },
      de: '0 kWh stehen in keinem Energieausweis. Wo ein Wert fehlt, bleibt das Feld leer.',
      en: 'No energy certificate states 0 kWh. Leave the field empty where a value is missing.',
    },
    {
      typed: { energyConsumption: '12 kWh', energyEfficiencyClass: 'H' },
      de: 'Effizienzklasse und Kennwert passen nicht zusammen. Prüfen Sie beides noch einmal im Ausweis.',
      en: 'The efficiency class and the energy value do not match. Check both against the certificate.',
    },
  ]),
)('$locale: $typed is saved, and doubted in a sentence', async ({ locale, typed, ...said }) => {
  const visitor = await staffIn(locale)
  const id = await createdBy(visitor, { ...draft, locale, ...typed })
  const html = await (await visitor.get(`/dashboard/properties/${id}`)).text()
  expect(textOf(html)).toContain(said[locale])
})

test.each(inBoth([{ typed: '9999' }, { typed: '2.9' }]))(
  '$locale: a primary energy of $typed is asked about, and nothing is lost',
  async ({ locale, typed }) => {
    const visitor = await staffIn(locale)
    const primaryEnergyDemand = locale === 'de' ? typed.replace('.', ',') : typed
    const form = filledForm({ ...draft, locale, primaryEnergyDemand })
    const answer = await visitor.post('/dashboard/properties/new', form)
    const html = await answer.text()
    expect(answer.status).toBe(400)
    expect(html).toContain('name="meant.primaryEnergyDemand"')
    expect(controlValue(html, 'primaryEnergyDemand')).toBe(primaryEnergyDemand)
    expect(controlValue(html, 'energyYearBuilt')).toBe('1912')
  },
)

test.each([
  ['de', '128,5 kWh'],
  ['de', '128,5 kWh/(m²·a)'],
  ['en', '128.5 kWh'],
] as const)('%s: a primary energy of “%s” is read without its unit', async (locale, primaryEnergyDemand) => {
  const id = await createdBy(await staffIn(locale), { ...draft, locale, primaryEnergyDemand })
  expect((await findProperty(db, id))?.primaryEnergyDemand).toBe(128.5)
})

test.each(
  inBoth([
    { lacking: 'energyEfficiencyClass', de: 'Effizienzklasse', en: 'Efficiency class' },
    { lacking: 'primaryEnergyDemand', de: 'Primärenergie laut Energieausweis', en: 'Primary energy' },
  ]),
)(
  '$locale: a certificate of 2027 without $lacking is not saved as an offer, and nothing is lost',
  async ({ locale, lacking, ...said }) => {
    const visitor = await staffIn(locale)
    const issued = { energyCertificateIssuedOn: '01.01.2027', energyCertificateValidUntil: '31.12.2036' }
    const id = await publishedBy(visitor, { ...draft, locale })
    const row = await findProperty(db, id)
    const answer = await visitor.post(
      `/dashboard/properties/${id}`,
      filledForm({
        ...draft,
        ...issued,
        locale,
        published: 'on',
        [lacking]: '',
        propertyNumber: row?.propertyNumber ?? '',
        version: String(row?.version),
      }),
    )
    const html = await answer.text()
    expect(answer.status).toBe(400)
    expect(textOf(html)).toContain(said[locale])
    expect(controlValue(html, 'energyCertificateIssuedOn')).toBe('01.01.2027')
    expect((await findProperty(db, id))?.version).toBe(2)
  },
)
