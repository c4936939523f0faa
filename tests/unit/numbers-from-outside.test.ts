/** The same spellings through every reader of numbers from outside. The export to a table only writes. */
import { expect, test } from 'vitest'
import { priceFields } from '#app/domain/costs/list-price.ts'
import { readOwnPrice } from '#app/domain/costs/own-price.ts'
import { readOfferFilters } from '#app/domain/offers/read-offer-filters.ts'
import { type PropertyFieldName, propertyFields, propertyFieldsIn } from '#app/domain/properties/property.ts'
import { readObject } from '#app/exchange/mapping/read-object.ts'
import type { Field } from '#app/fields/field.ts'
import { formatForControl } from '#app/fields/format-for-control.ts'
import { type Locale, locales } from '#app/fields/locale.ts'
import { formSchema } from '#app/fields/schema.server.ts'
import { anObject } from '#tests/support/elements.ts'

function readForm(field: Field, typed: string, locale: Locale): number | string | null {
  const schema = formSchema({ field }, { locale, say: ({ code }) => code })
  const { data, error } = schema.safeParse({ field: typed })
  const value = data?.field ?? null
  return error ? (error.issues[0]?.message ?? '') : typeof value === 'number' ? value : null
}

function readTransfer(element: string, text: string, field: PropertyFieldName, market: 'KAUF' | 'MIETE_PACHT') {
  const kind = `<nutzungsart WOHNEN="true"/><vermarktungsart ${market}="true"/><objektart><${field === 'grz' || field === 'gfz' ? 'grundstueck' : 'haus'}/></objektart>`
  const [container = '', name = ''] = element.split('/')
  const containers = { objektkategorie: kind, [container]: `<${name}>${text}</${name}>` }
  const context = { position: 1, provider: 'A', isOurs: false, today: '2026-11-28' }
  const { values, readings } = readObject(anObject(containers), context)
  const value = (values as Partial<Record<PropertyFieldName, unknown>>)[field]
  return readings && field in readings ? [value, readings[field as keyof typeof readings]] : value
}

const filterOf = (name: string, typed: string, locale: Locale, more = {}) =>
  readOfferFilters(new URLSearchParams({ [name]: typed, ...more }), locale).filters

/** `null` is refused: forms and filters say so, a transfer reports it. */
const prices: readonly [typed: string, euros: number | null][] = [
  ['350000', 350_000],
  ['350.000', 350_000],
  ['350,000', 350_000],
  ['350 000', 350_000],
  ['350\u00a0000', 350_000],
  ['350\u202f000', 350_000],
  ["350'000", 350_000],
  ['350’000', 350_000],
  ['350’000.50', 350_000.5],
  ["1'250'000", 1_250_000],
  ['350.000,00', 350_000],
  ['350,000.00', 350_000],
  ['350.000,5', 350_000.5],
  ['350000,50', 350_000.5],
  ['350000.50', 350_000.5],
  ['350000.000', 350_000],
  ['350000.0000', 350_000],
  ['1.000.000', 1_000_000],
  ['1,000,000', 1_000_000],
  ['1,000,000.00', 1_000_000],
  ['1.000.000,00', 1_000_000],
  ['12.500', 12_500],
  ['12,500', 12_500],
  ['1.250', 1_250],
  ['1,250', 1_250],
  ['999.999', 999_999],
  ['1.450 €', 1_450],
  ['1.450€', 1_450],
  ['€ 825.000', 825_000],
  ['€825,000', 825_000],
  ['825.000 EUR', 825_000],
  ['EUR 825.000,00', 825_000],
  ['825.000 Euro', 825_000],
  ['825.000,- €', 825_000],
  ['825.000,-', 825_000],
  ['825.000,--', 825_000],
  ['825.000,– €', 825_000],
  ['825.000,—', 825_000],
  ['825.000.-', 825_000],
  ['825 Tsd', 825_000],
  ['825 Tsd. €', 825_000],
  ['825 TEUR', 825_000],
  ['825 T€', 825_000],
  ['825 k', 825_000],
  ['825k€', 825_000],
  ['825 tausend Euro', 825_000],
  ['1250 Tsd. €', 1_250_000],
  ['1,2 Mio.', 1_200_000],
  ['1,2 Mio. €', 1_200_000],
  ['1.2 Mio', 1_200_000],
  ['1,25 Millionen Euro', 1_250_000],
  ['1.2m', 1_200_000],
  ['1,1 Mio', 1_100_000],
  ['350.000 VB', 350_000],
  ['350.000 € VHB', 350_000],
  ['VB 350.000 €', 350_000],
  ['ca. 350.000 €', 350_000],
  ['rund 350.000', 350_000],
  ['350.000.', 350_000],
  ['auf Anfrage', null],
  ['350.000 $', null],
  ['£350,000', null],
  ['350.000 CHF', null],
  ['350.000 bis 400.000', null],
  ['350.00.000', null],
  ['35.0,000', null],
  ['3,5e5', null],
  ['0x55730', null],
  ['٣٥٠٠٠٠', null],
  ['３５００００', null],
  ["35'00", null],
  ['12 €/m²', null],
]

test.each(prices)('%j is read as %s by all five readers', (typed, euros) => {
  expect(readTransfer('preise/kaufpreis', typed, 'purchasePrice', 'KAUF')).toBe(euros)
  expect(readOwnPrice(typed)).toBe(euros)
  for (const locale of locales) {
    const asNumber = (read: number | string | null) => (typeof read === 'string' ? null : read)
    expect([locale, asNumber(readForm(propertyFields.purchasePrice, typed, locale))]).toEqual([locale, euros])
    expect([locale, asNumber(readForm(priceFields.purchase.purchasePrice, typed, locale))]).toEqual([locale, euros])
    expect([locale, filterOf('priceMax', typed, locale).priceMax]).toEqual([locale, euros])
  }
})

/** What each field can mean decides; two values are both possible. */
const figures: readonly [PropertyFieldName, element: string, 'KAUF' | 'MIETE_PACHT', typed: string, unknown][] = [
  ['livingArea', 'flaechen/wohnflaeche', 'KAUF', '84,500', 84.5],
  ['livingArea', 'flaechen/wohnflaeche', 'KAUF', '84.500', 84.5],
  ['livingArea', 'flaechen/wohnflaeche', 'KAUF', '1.250 qm', 1_250],
  ['livingArea', 'flaechen/wohnflaeche', 'KAUF', '1,250', 1_250],
  ['livingArea', 'flaechen/wohnflaeche', 'KAUF', '84,5000', 84.5],
  ['livingArea', 'flaechen/wohnflaeche', 'KAUF', 'ca. 84,50 m²', 84.5],
  ['usableArea', 'flaechen/nutzflaeche', 'KAUF', '1.250', 1_250],
  ['usableArea', 'flaechen/nutzflaeche', 'KAUF', '33,250', 33.25],
  ['plotArea', 'flaechen/grundstuecksflaeche', 'KAUF', '680,000', 680],
  ['plotArea', 'flaechen/grundstuecksflaeche', 'KAUF', '1.250', 1_250],
  ['plotArea', 'flaechen/grundstuecksflaeche', 'KAUF', '75.000', [75, 75_000]],
  ['plotArea', 'flaechen/grundstuecksflaeche', 'KAUF', '120.000', [120, 120_000]],
  ['plotArea', 'flaechen/grundstuecksflaeche', 'KAUF', '2.500,75', 2_500.75],
  ['baseRent', 'preise/nettokaltmiete', 'MIETE_PACHT', '980,500', 980.5],
  ['baseRent', 'preise/nettokaltmiete', 'MIETE_PACHT', '1.250', 1_250],
  ['baseRent', 'preise/nettokaltmiete', 'MIETE_PACHT', '1.250,00 EUR', 1_250],
  ['baseRent', 'preise/nettokaltmiete', 'MIETE_PACHT', '50.000', [50, 50_000]],
  ['serviceCharge', 'preise/hausgeld', 'KAUF', '312,500', 312.5],
  ['serviceCharge', 'preise/nebenkosten', 'MIETE_PACHT', '1.120', 1_120],
  ['heatingCosts', 'preise/heizkosten', 'MIETE_PACHT', '95.000', 95],
  ['deposit', 'preise/kaution', 'MIETE_PACHT', '2941,500', 2_941.5],
  ['deposit', 'preise/kaution', 'MIETE_PACHT', '2.941', 2_941],
  ['rentalIncome', 'preise/mieteinnahmen_ist', 'KAUF', '24.000', 24_000],
  ['grz', 'flaechen/grz', 'KAUF', '0,350', 0.35],
  ['gfz', 'flaechen/gfz', 'KAUF', '1.125', 1.125],
  ['bedrooms', 'flaechen/anzahl_schlafzimmer', 'KAUF', '2.000', 2],
]

test.each(figures)('%s: <%s> in %s, %j is %j', (field, element, market, typed, meant) => {
  expect(readTransfer(element, typed, field, market)).toEqual(meant)
  for (const locale of locales) {
    const read = readForm(propertyFieldsIn(market === 'KAUF' ? 'purchase' : 'rent')[field], typed, locale)
    expect([locale, read]).toEqual([locale, Array.isArray(meant) ? 'twoReadings' : meant])
  }
})

test.each([
  ['stellplatzkaufpreis', 'KAUF', '25.000', 25_000],
  ['stellplatzmiete', 'MIETE_PACHT', '65.000', 65],
  ['stellplatzmiete', 'MIETE_PACHT', '65,50 €', 65.5],
] as const)('a parking space: %s in %s, %j is %d', (attribute, market, typed, price) => {
  const kind = `<nutzungsart WOHNEN="true"/><vermarktungsart ${market}="true"/><objektart><haus/></objektart>`
  const preise = `<stp_garage anzahl="1" ${attribute}="${typed}"/>`
  const context = { position: 1, provider: 'A', isOurs: false, today: '2026-11-28' }
  const object = anObject({ objektkategorie: kind, preise, ausstattung: '' })
  expect(readObject(object, context).values.parkingPrice).toBe(price)
})

test('an area is filtered by what an area can be, a rent by what a rent can be', () => {
  for (const locale of locales) {
    expect(filterOf('areaMin', '84,500', locale).areaMin).toBe(84.5)
    expect(filterOf('areaMin', '1.250 m²', locale).areaMin).toBe(1_250)
    expect(filterOf('areaMin', '75.000', locale, { houseType: 'plot' }).areaMin).toBe(75_000)
    expect(filterOf('priceMax', '1.250', locale, { marketType: 'rent' }).priceMax).toBe(1_250)
    expect(filterOf('roomsMin', '2,5 Zimmer', locale).roomsMin).toBe(2.5)
  }
})

test('every number that is written into a form is read back as itself', () => {
  const fields: readonly PropertyFieldName[] = [
    'livingArea',
    'plotArea',
    'baseRent',
    'purchasePrice',
    'energyConsumption',
  ]
  const values = [
    1.25, 9.999, 50.125, 75, 84.5, 312.5, 980.5, 1_250, 9_000, 75_000, 84_500, 120_000, 350_000, 1_000_000,
  ]
  for (const locale of locales)
    for (const name of fields)
      for (const value of values) {
        const field: Field = propertyFields[name]
        const stored = field.kind === 'money' ? Math.round(value * 100) / 100 : value
        const isTooLarge = field.kind === 'decimal' && stored > field.max
        const written = formatForControl(field, stored, locale)
        if (!isTooLarge) expect([name, written, readForm(field, written, locale)]).toEqual([name, written, stored])
      }
})
