/** What a purchase costs: rates, roundings, prices that visitors type, and what offers say of commission. */
import { expect, test } from 'vitest'
import { gazetteer } from '#app/data/places/gazetteer.server.ts'
import { readEquity, readPercentage } from '#app/domain/costs/monthly-rate.ts'
import { ownPrices, readOwnPrice } from '#app/domain/costs/own-price.ts'
import { purchaseCosts } from '#app/domain/costs/purchase-costs.ts'
import { isLand, type Land, ratesAsOf, transferTaxOn } from '#app/domain/costs/transfer-tax.ts'
import { regionOf } from '#app/domain/places/region-of.ts'
import { commissionIn } from '#app/words/texts/authored.server.ts'

const today: Record<Land, number> = {
  'Baden-Württemberg': 5,
  Bayern: 3.5,
  Berlin: 6,
  Brandenburg: 6.5,
  Bremen: 5.5,
  Hamburg: 5.5,
  Hessen: 6,
  'Mecklenburg-Vorpommern': 6,
  Niedersachsen: 5,
  'Nordrhein-Westfalen': 6.5,
  'Rheinland-Pfalz': 5,
  Saarland: 6.5,
  Sachsen: 5.5,
  'Sachsen-Anhalt': 5,
  'Schleswig-Holstein': 6.5,
  Thüringen: 5,
}

test.each(Object.entries(today))('in %s the transfer tax is %d percent since the latest change', (land, percent) => {
  expect(isLand(land) && transferTaxOn(land, ratesAsOf)).toBe(percent)
})

test('every Land of the gazetteer has a rate, and nothing else is a Land', () => {
  // Nobody knows of a few villages in which one they lie.
  const regions = new Set(gazetteer().places.flatMap(({ region }) => region || []))
  expect([...regions].filter((region) => !isLand(region))).toEqual([])
  expect(regions.size).toBe(16)
  expect(isLand('Österreich')).toBe(false)
  expect(isLand('constructor')).toBe(false)
})

test.each([
  ['Hamburg', '2022-12-31', 4.5],
  ['Hamburg', '2023-01-01', 5.5],
  ['Bremen', '2025-06-30', 5],
  ['Bremen', '2025-07-01', 5.5],
  ['Sachsen', '2022-12-31', 3.5],
  ['Sachsen', '2023-01-01', 5.5],
  ['Thüringen', '2023-12-31', 6.5],
  ['Thüringen', '2024-01-01', 5],
  ['Mecklenburg-Vorpommern', '2019-06-30', 5],
  ['Mecklenburg-Vorpommern', '2019-07-01', 6],
  ['Bayern', '1996-12-31', null],
] as const)('a rate counts from its day: %s, %s', (land, day, percent) => {
  expect(transferTaxOn(land, day)).toBe(percent)
})

test('the tax is rounded down, the others to whole euros, the sum to hundreds', () => {
  expect(purchaseCosts(658_000, { tax: 5.5, commission: 3.57 })).toEqual({
    tax: 36_190,
    notary: 13_160,
    commission: 23_491,
    total: 730_800,
  })
  expect(purchaseCosts(100_030, { tax: 5, commission: null })).toMatchObject({ tax: 5_001, notary: 2_001 })
  expect(purchaseCosts(100_019, { tax: 5, commission: 0 })).toEqual({
    tax: 5_000,
    notary: 2_000,
    commission: 0,
    total: 107_000,
  })
  expect(purchaseCosts(400_000, { tax: 3.5, commission: null })).toEqual({
    tax: 14_000,
    notary: 8_000,
    commission: null,
    total: 422_000,
  })
})

test.each([
  ['600.000', 600_000],
  ['600000', 600_000],
  ['600 000 €', 600_000],
  ['€ 600.000,50', 600_000.5],
  ['600.000,- Euro', 600_000],
  ['ca. 600.000 EUR', 600_000],
  ['600,000', 600_000],
  ['1.000', 1_000],
  ['100.000.000', 100_000_000],
])('an own price is read: "%s"', (typed, price) => {
  expect(readOwnPrice(typed)).toBe(price)
})

test.each([
  ['0,1', 0.1],
  ['20', 20],
  ['3,5 %', 3.5],
  ['0,09', null],
  ['20,01', null],
  [`3,5${' '.repeat(30)}`, null],
])('a percentage is read within its bounds: "%s"', (typed, percentage) => {
  expect(readPercentage(typed, 'de')).toBe(percentage)
})

test.each([
  ['', 0],
  ['0 €', 0],
  ['0,00', 0],
  ['1.000', 1_000],
  ['999', null],
  ['keins', null],
])('own funds are none, or an amount as large as a price may be: "%s"', (typed, equity) => {
  expect(readEquity(typed)).toBe(equity)
})

test('an English page reads prices of both languages', () => {
  expect(readOwnPrice('€600,000')).toBe(600_000)
  expect(readOwnPrice('600.000')).toBe(600_000)
  expect(readOwnPrice('600,000.50')).toBe(600_000.5)
})

test.each([
  ...['viel', '-600000', '0', '999', '100.000.001', '600.000 $', '6e5', '1.2.3', '', ' ', '€', 'NaN', 'Infinity'],
  ...['9'.repeat(30), `600000${' '.repeat(30)}`, '½'],
])('no price that anybody could reckon with: "%s"', (typed) => {
  expect(readOwnPrice(typed)).toBeNull()
  expect(ownPrices.min).toBeGreaterThan(999)
})

test.each([
  ['3,57 % inkl. MwSt. für Käufer, der Verkäufer zahlt ebenso viel', 3.57, true, 'buyer'],
  ['Käuferprovision: 2,98 % inkl. MwSt.', 2.98, true, 'buyer'],
  ['3 % zzgl. MwSt.', 3.57, true, null],
  ['2,5 % zuzüglich der gesetzlichen Umsatzsteuer', 2.975, true, null],
  ['3% zzgl. 16 % MwSt.', 3.48, true, null],
  ['5,95 % des Kaufpreises', 5.95, false, null],
  ['Provisionsfrei', 0, false, null],
  ['Für Käufer provisionsfrei', 0, false, 'buyer'],
  ['keine', 0, false, null],
  ['Für Mieter provisionsfrei', 0, false, 'tenant'],
])('"%s" is read as %d percent', (text, percent, isTaxed, payer) => {
  expect(commissionIn(text)).toEqual({ percent, isTaxed, payer })
})

test.each([
  ...['auf Anfrage', '2,38 Kaltmieten inkl. MwSt.', '3,57 % oder nach Vereinbarung', '300 %', '5.000 €', ''],
  `3,57 %${' '.repeat(300)}`,
])('"%s" is no percentage', (text) => {
  expect(commissionIn(text)).toBeNull()
})

test.each([
  ['22359', 'Hamburg', 'Hamburg'],
  ['22145', 'Hamburg', 'Hamburg'],
  ['22145', 'Stapelfeld', 'Schleswig-Holstein'],
  ['21039', 'Hamburg', 'Hamburg'],
  ['21039', 'Escheburg', 'Schleswig-Holstein'],
  ['22113', 'Oststeinbek', 'Schleswig-Holstein'],
  ['12559', 'Berlin', 'Berlin'],
  ['21635', 'Jork', 'Niedersachsen'],
  ['80331', 'München', 'Bayern'],
  ['80331', 'Munich', 'Bayern'],
  [null, 'Dresden', 'Sachsen'],
  ['00000', 'Dresden', 'Sachsen'],
  [null, 'Neustadt', null],
  ['80331', 'Hamburg', null],
  ['1010', 'Wien', null],
])('%s %s lies in %s', (postalCode, city, region) => {
  expect(regionOf(gazetteer(), { postalCode, city })).toBe(region)
})
