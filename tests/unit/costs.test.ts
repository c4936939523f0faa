import { expect, test } from 'vitest'
import { totalRent } from '#app/domain/properties/measures.ts'
import { totalPrice } from '#app/domain/properties/parking.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import type { Fact } from '#app/fields/fact-list.tsx'
import { joinRows } from '#app/fields/format.ts'
import { i18nFor } from '#app/i18n/server.ts'
import { costFacts, pricePerArea } from '#app/words/costs/cost-facts.server.ts'
import { aProperty } from '#tests/support/properties.ts'

const t = i18nFor('de').getFixedT('de', ['property', 'site'] as const)

/** The price box's last row. */
function perArea(changes: Partial<PropertyValues>): string[] {
  return pricePerArea(aProperty(changes), 'de', t).map(written)
}

/** The rows of the price box as "label: value", spaces made plain. */
function rows(changes: Partial<PropertyValues>): string[] {
  return costFacts(aProperty(changes), 'de', t).map(written)
}

function written({ label, value }: Fact): string {
  return `${label}: ${value.replaceAll('\u00a0', ' ')}`
}

const rent = {
  marketType: 'rent',
  purchasePrice: null,
  baseRent: 900,
  serviceCharge: 150,
  heatingCosts: 80,
} satisfies Partial<PropertyValues>

test('a total rent is shown when all of its parts are known, and only then', () => {
  for (const baseRent of [900, null]) {
    for (const serviceCharge of [150, null]) {
      for (const heatingCosts of [80, null]) {
        for (const heatingIncluded of ['yes', 'no', null] as const) {
          const values = aProperty({ ...rent, baseRent, serviceCharge, heatingCosts, heatingIncluded })
          const isWhole =
            baseRent !== null && serviceCharge !== null && (heatingIncluded === 'yes' || heatingCosts !== null)
          const total = heatingIncluded === 'yes' ? 1050 : 1130
          const combination = { baseRent, serviceCharge, heatingCosts, heatingIncluded }
          expect({ ...combination, total: totalRent(values) }).toEqual({
            ...combination,
            total: isWhole ? total : null,
          })
        }
      }
    }
  }
})

test('a purchase is added up when there is something to add', () => {
  expect(totalPrice({ purchasePrice: 300_000, parkingPrice: 20_000 })).toBe(320_000)
  expect(totalPrice({ purchasePrice: 300_000, parkingPrice: null })).toBeNull()
  expect(totalPrice({ purchasePrice: null, parkingPrice: 20_000 })).toBeNull()
  const furtherParking = joinRows([{ price: 9_000 }, { price: null }])
  expect(totalPrice({ purchasePrice: 300_000, parkingPrice: 20_000, furtherParking })).toBe(329_000)
  expect(totalPrice({ purchasePrice: 300_000, parkingPrice: null, furtherParking })).toBe(309_000)
  expect(totalPrice({ purchasePrice: 0.1, parkingPrice: 0.2 })).toBe(0.3)
})

test('a rent says what heating costs, or that it is included or not, and neither where nobody has said so', () => {
  expect(rows(rent)).toEqual(['Nebenkosten: 150 €', 'Heizkosten: 80 €', 'Warmmiete: 1.130 €'])
  expect(rows({ ...rent, heatingIncluded: 'yes' })).toEqual([
    'Nebenkosten: 150 €',
    'Heizkosten: in den Nebenkosten enthalten',
    'Warmmiete: 1.050 €',
  ])
  expect(rows({ ...rent, heatingCosts: null, heatingIncluded: 'no' })).toEqual([
    'Nebenkosten: 150 €',
    'Heizkosten: nicht enthalten',
  ])
  expect(rows({ ...rent, heatingCosts: null })).toEqual(['Nebenkosten: 150 €'])
  expect(rows({ ...rent, serviceCharge: null, heatingCosts: null })).toEqual([])
})

test('a purchase names parking by its kind, and the provision as it was typed', () => {
  expect(
    rows({
      purchasePrice: 400_000,
      parkingPrice: 25_000,
      parkingType: 'garage',
      serviceCharge: 310.5,
      provision: '3,57 % inkl. MwSt.',
    }),
  ).toEqual([
    'Garage: 25.000 €',
    'Zusammen: 425.000 €',
    'Hausgeld im Monat: 310,50 €',

    'Provision: 3,57 % inkl. MwSt.',
  ])
})

test('a price is told per square metre of what is lived on or built on, in cents for a rent', () => {
  expect(perArea({ ...rent, livingArea: 70 })).toEqual(['Kaltmiete je m²: 12,86 €'])
  const plot = { houseType: 'plot', livingArea: null, plotArea: 800, purchasePrice: 240_000 } as const
  expect(perArea(plot)).toEqual(['Preis je m²: 300 €'])
  expect([perArea({ priceOnRequest: true }), perArea({ livingArea: 0 })]).toEqual([[], []])
})
