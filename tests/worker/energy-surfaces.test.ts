/** Whatever shows energy says what the law asks for on that day: an old certificate, a new one, and a listed house. */
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { saveAgency } from '#app/data/agency/settings.server.ts'
import { newestOffersQuery } from '#app/data/offers/listings.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { runQuery } from '#app/data/queries.server.ts'
import { type Locale, locales } from '#app/fields/locale.ts'
import { localPath } from '#app/i18n/locale-path.ts'
import { paths, shortlistPath } from '#app/paths/public.ts'
import { digestOffers } from '#app/words/subscriptions/digest-offers.server.ts'
import { demoSettings } from '#scripts/demo/people.ts'
import { aProperty } from '#tests/support/properties.ts'
import { db, textOf, unescaped, Visitor } from '#tests/support/visitor.ts'

const certificate = {
  energyCertificate: 'available',
  energyCertificateType: 'demand',
  energyEfficiencyClass: 'D',
  primaryEnergyDemand: 128.5,
  primaryEnergySource: 'gas',
  energyYearBuilt: 1990,
  yearBuilt: 1990,
} as const

const houses = {
  oldhouse0001: { ...certificate, energyConsumption: 112.4, energyCertificateIssuedOn: '2026-12-31' },
  newhouse0001: { ...certificate, energyCertificateIssuedOn: '2027-01-01' },
  listed000001: { energyCertificate: 'notRequired', heritageStatus: 'listed', livingArea: 180 },
} as const
type House = keyof typeof houses

const [before, after] = ['2026-12-30', '2027-01-02'] as const

const old = {
  de: 'Bedarf 112,4 kWh/(m²·a), Gas, Baujahr 1990',
  en: 'Demand 112.4 kWh/(m²·a), gas, built 1990',
}
const renewed = {
  de: 'Bedarfsausweis, ausgestellt am 01.01.2027, Primärenergiebedarf 128,5 kWh/(m²·a), Gas, Baujahr 1990',
  en: 'Demand certificate, issued on 1 January 2027, primary energy demand 128.5 kWh/(m²·a), gas, built 1990',
}
const exempt = {
  de: 'Denkmalgeschützt, kein Energieausweis erforderlich',
  en: 'Listed building, no energy certificate required',
}

/** In German and English; null where nothing may be said. */
const lines: [house: House, day: string, line: Readonly<Record<Locale, string>> | null][] = [
  ['oldhouse0001', before, old],
  ['oldhouse0001', after, old],
  ['newhouse0001', before, renewed],
  ['newhouse0001', after, renewed],
  ['listed000001', before, exempt],
  ['listed000001', after, null],
]

beforeAll(async () => {
  await saveAgency(db, demoSettings)
  vi.setSystemTime(new Date('2026-12-29T09:00:00Z'))
  for (const [id, changes] of Object.entries(houses))
    await createProperty(db, id, aProperty({ ...changes, highlighted: true }), 'Test')
})

afterEach(() => void vi.useRealTimers())

async function textAt(path: string, locale: Locale): Promise<string> {
  const answer = await new Visitor().get(localPath(path, locale))
  expect([path, answer.status]).toEqual([path, 200])
  return answer.text()
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

/** What stands about each house on a surface, as text. */
const surfaces: Readonly<Record<string, (house: House, locale: Locale) => Promise<string>>> = {
  'front page': (_, locale) => textAt('/', locale).then(textOf),
  tiles: (_, locale) => textAt('/angebote', locale).then(textOf),
  'rows beside the map': (_, locale) => textAt('/angebote?view=map', locale).then(textOf),
  'similar offers': (house, locale) => {
    const [other = house] = Object.keys(houses).filter((id) => id !== house)
    return textAt(paths.offer(other), locale).then(textOf)
  },
  'data of the list': (_, locale) => textAt('/angebote.data', locale),
  comparison: (_, locale) => textAt(shortlistPath(Object.keys(houses)), locale).then(textOf),
  feed: async (_, locale) => unescaped(await textAt('/angebote.atom', locale)),
  digest: async (house, locale) => {
    const tiles = new Map((await runQuery(newestOffersQuery(db, locale, 10))).map((tile) => [tile.id, tile]))
    const match = { propertyId: house, kind: 'new', formerPrice: null } as const
    const [offer] = digestOffers([match], { tiles, distanceOf: () => null }, locale, 'https://giebel.test')
    return offer?.energy ?? ''
  },
}

const cases = lines.flatMap(([house, day, line]) =>
  Object.entries(surfaces).flatMap(([surface, read]) =>
    locales.map((locale) => ({ house, day, surface, locale, read, line: line?.[locale] ?? null })),
  ),
)

test.each(cases)('$surface, $locale, $day: $house', async ({ house, day, locale, read, line }) => {
  vi.setSystemTime(new Date(`${day}T10:00:00Z`))
  const text = plain(await read(house, locale))
  if (line) expect(text).toContain(line)
  else expect(text).not.toContain(exempt[locale])
})

test.each([
  [before, 'Denkmalgeschützt, kein Energieausweis erforderlich.'],
  [after, 'Zum Energieausweis liegen uns noch keine Angaben vor.'],
])('on %s the offer and the exposé of a listed house say: %s', async (day, sentence) => {
  vi.setSystemTime(new Date(`${day}T10:00:00Z`))
  for (const path of [paths.offer('listed000001'), paths.expose('listed000001')])
    expect(textOf(await textAt(path, 'de'))).toContain(sentence)
})

test.each([
  ['newhouse0001', 'D D'],
  ['oldhouse0001', 'D Endenergiebedarf 112,4 kWh/(m²·a)'],
] as const)('the scale of %s says “%s” at its class', async (house, said) => {
  vi.setSystemTime(new Date(`${after}T10:00:00Z`))
  for (const path of [paths.offer(house), paths.expose(house)]) {
    const html = plain(await textAt(path, 'de'))
    const [, current = ''] = /<li[^>]* aria-current="true"[^>]*>(.*?)<\/li>/s.exec(html) ?? []
    expect([path, textOf(`<body>${current}`)]).toEqual([path, said])
    expect(textOf(html)).toContain('Primärenergiebedarf 128,5 kWh/(m²·a)')
  }
})
