/** The line about energy that advertisements need, in both languages. */
import { expect, test } from 'vitest'
import type { Locale } from '#app/fields/locale.ts'
import { i18nFor } from '#app/i18n/server.ts'
import { energyLine } from '#app/words/energy/energy-line.server.ts'
import { aProperty } from '#tests/support/properties.ts'

const certificate = {
  houseType: 'house',
  energyCertificate: 'available',
  energyCertificateType: 'demand',
  energyConsumption: 112.4,
  energyEfficiencyClass: 'D',
  primaryEnergyDemand: 128.5,
  energyYearBuilt: 1990,
  yearBuilt: 1990,
} as const

function lineOf(changes: Parameters<typeof aProperty>[0], locale: Locale = 'de', day = '2027-01-02') {
  const property = { ...aProperty({ ...certificate, ...changes }), energySources: ['gas' as const] }
  return energyLine(property, locale, i18nFor(locale).getFixedT(locale, ['property', 'site'] as const), day)
}

test.each([
  ['de', 'old', { energyCertificateIssuedOn: '2026-12-31' }, 'Bedarf 112,4 kWh/(m²·a), Gas, Baujahr 1990'],
  ['en', 'old', { energyCertificateIssuedOn: '2026-12-31' }, 'Demand 112.4 kWh/(m²·a), gas, built 1990'],
  [
    'de',
    'new',
    { energyCertificateIssuedOn: '2027-01-01' },
    'Bedarfsausweis, ausgestellt am 01.01.2027, Primärenergiebedarf 128,5 kWh/(m²·a), Gas, Baujahr 1990, Endenergiebedarf 112,4 kWh/(m²·a)',
  ],
  [
    'en',
    'new',
    { energyCertificateIssuedOn: '2027-01-01' },
    'Demand certificate, issued on 1 January 2027, primary energy demand 128.5 kWh/(m²·a), gas, built 1990, final energy demand 112.4 kWh/(m²·a)',
  ],
  [
    'de',
    'new of consumption, without final energy,',
    { energyCertificateIssuedOn: '2027-01-01', energyCertificateType: 'consumption', energyConsumption: null },
    'Verbrauchsausweis, ausgestellt am 01.01.2027, Primärenergieverbrauch 128,5 kWh/(m²·a), Gas, Baujahr 1990',
  ],
] as const)('%s: a certificate that is %s says what its law asks for', (locale, _, changes, text) => {
  const line = lineOf(changes, locale)
  expect([line?.energyClass, line?.text.replaceAll('\u00a0', ' ')]).toEqual(['D', text])
})

test.each([
  [
    'a listed house',
    { heritageStatus: 'listed', livingArea: 180 },
    'Denkmalgeschützt, kein Energieausweis erforderlich',
    null,
  ],
  ['a house of 180 m²', { livingArea: 180 }, 'Kein Energieausweis erforderlich', null],
  ['a house of 45 m²', { livingArea: 45 }, 'Kein Energieausweis erforderlich', 'Kein Energieausweis erforderlich'],
] as const)('%s without a certificate is called exempt only as long as it is', (_, changes, before, after) => {
  const on = (day: string) => lineOf({ ...changes, energyCertificate: 'notRequired' }, 'de', day)?.text ?? null
  expect([on('2026-12-31'), on('2027-01-01')]).toEqual([before, after])
})
