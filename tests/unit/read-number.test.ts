import { expect, test } from 'vitest'
import { propertyFields } from '#app/domain/properties/property.ts'
import { readNumber } from '#app/fields/numbers/read-number.ts'

const inBoth = [
  ['450000', 450_000],
  ['450.000,00', 450_000],
  ['450,000.00', 450_000],
  ['1.234.567,89', 1_234_567.89],
  ['85,5', 85.5],
  ['85.5', 85.5],
  ['1 250', 1250],
  ['1\u00a0250', 1250],
  ['1\u2009250,5', 1250.5],
  ['  7 ', 7],
  ['-1', -1],
  ['\u22122', -2],
  ['+3', 3],
  ['0', 0],
  ['-0', 0],
  ['007', 7],
] as const

const inGroups = [
  ['1 450', 1450],
  ['1\u00a0450', 1450],
  ['1\u2009450\u2009000', 1_450_000],
  ['1\u202f450,50', 1450.5],
  ['450\u200b000', 450_000],
  ['\u202a1450\u202c', 1450],
] as const

test.each(inGroups)('%j is %d, whatever blank separates its thousands', (typed, value) => {
  expect(readNumber(typed, 'de')).toEqual({ value })
  expect(readNumber(typed, 'en', propertyFields.purchasePrice)).toMatchObject({ value })
})

test.each(['85 5', '3 5', '1 45', '12 50,00', '1 2500', '1 250 00'])('%j is no number, as it was torn', (typed) => {
  expect(readNumber(typed, 'de')).toEqual({ problem: 'notANumber' })
  expect(readNumber(typed, 'de', propertyFields.baseRent)).toEqual({ problem: 'notANumber' })
})

test.each(inBoth)('%j is %d in both languages', (typed, value) => {
  expect(readNumber(typed, 'de')).toEqual({ value })
  expect(readNumber(typed, 'en')).toEqual({ value })
})

const byLanguage = [
  ['1.250', 1250, 1.25],
  ['1,250', 1.25, 1250],
  ['1.250.000', 1_250_000, 1_250_000],
  ['1,250,000', 1_250_000, 1_250_000],
] as const

test.each(byLanguage)('%j without a field is %d in German and %d in English', (typed, german, english) => {
  expect(readNumber(typed, 'de')).toMatchObject({ value: german })
  expect(readNumber(typed, 'en')).toMatchObject({ value: english })
})

const currencies = [
  ['450.000 €', 'livingArea', 450],
  ['€ 450000', 'plotArea', 450_000],
  ['3 Euro', 'rooms', 3],
  ['$5', 'purchasePrice', 5],
  ['450.000 CHF', 'purchasePrice', 450_000],
  ['€ viel', 'livingArea', undefined],
] as const

test.each(currencies)('%j is refused for its currency as %s', (typed, field, meant) => {
  const problem = { problem: 'currency', ...(meant && { meant }) }
  expect(readNumber(typed, 'de', propertyFields[field])).toEqual(problem)
})

const nonsense = [
  '',
  ' ',
  'abc',
  '12,5,0',
  '1.25.000',
  '1e5',
  '1e9999',
  'Infinity',
  'NaN',
  '85 qm',
  '85 m²',
  ',5',
  '.',
  '--1',
  '0x10',
  '٣',
  '12..5',
]

test.each(nonsense)('%j is not a number', (typed) => {
  expect(readNumber(typed, 'de')).toEqual({ problem: 'notANumber' })
  expect(readNumber(typed, 'en')).toEqual({ problem: 'notANumber' })
})

const fields = {
  area: propertyFields.livingArea,
  energy: propertyFields.energyConsumption,
  money: propertyFields.baseRent,
  none: propertyFields.rooms,
} as const

const asGermansWrite = [
  ['area', '98,5 m²', 98.5],
  ['area', 'ca. 98', 98],
  ['area', 'rund 1.200 qm', 1200],
  ['area', '98.5 sqm', 98.5],
  ['energy', '112 kWh', 112],
  ['energy', '112,4 kWh/(m²·a)', 112.4],
  ['energy', '112,4 kWh/m²a', 112.4],
  ['money', '1.250,-', 1250],
  ['money', '1.250,–', 1250],
  ['none', 'ca. 3', 3],
] as const

test.each(asGermansWrite)('as %s, %j is %d', (ending, typed, value) => {
  expect(readNumber(typed, 'de', fields[ending])).toMatchObject({ value })
})

const ofAnotherKind = [
  ['money', '98 m²'],
  ['area', '112 kWh'],
  ['energy', '112 m²'],
  ['none', '1.250,-'],
  ['area', 'ca.'],
  ['area', 'm²'],
  ['area', '98 m² bis 100 m²'],
  ['money', ',-'],
] as const

test.each(ofAnotherKind)('as %s, %j is no number', (ending, typed) => {
  expect(readNumber(typed, 'de', fields[ending])).toEqual({ problem: 'notANumber' })
})

test('a number of three hundred digits is not taken for infinity', () => {
  expect(readNumber('9'.repeat(400), 'de')).toEqual({ problem: 'notANumber' })
})

test.each([
  ['450.000\u200b€', propertyFields.purchasePrice, 450_000],
  ['\u202a450.000\u202c', propertyFields.purchasePrice, 450_000],
  ['450\u00ad.000', propertyFields.purchasePrice, 450_000],
  ['\u200e1990', propertyFields.yearBuilt, 1990],
  ['~450.000', propertyFields.purchasePrice, 450_000],
  ['≈ 450.000 €', propertyFields.purchasePrice, 450_000],
  ['450.000 €.', propertyFields.purchasePrice, 450_000],
  ['1450 eur.', propertyFields.baseRent, 1450],
  ['1450 mtl.', propertyFields.baseRent, 1450],
  ['1 Mio. 250 Tsd.', propertyFields.purchasePrice, 1_250_000],
  ['1 Mio. und 250 Tsd. €', propertyFields.purchasePrice, 1_250_000],
  ['1 Mio 250.000 €', propertyFields.purchasePrice, 1_250_000],
  ['84,', propertyFields.livingArea, 84],
  ['84 m².', propertyFields.livingArea, 84],
  ['2½', propertyFields.rooms, 2.5],
  ['2 ½', propertyFields.rooms, 2.5],
  ['2 1/2', propertyFields.rooms, 2.5],
] as const)('%j is read without what no one sees or means', (typed, field, value) => {
  for (const locale of ['de', 'en'] as const) expect(readNumber(typed, locale, field)).toMatchObject({ value })
})

test.each(['1.250 000', '1,250 000 €', '1 250.000', '1 Mio. 250', '24/7'])('%j has two meanings or none', (typed) => {
  expect(readNumber(typed, 'de', propertyFields.purchasePrice)).toEqual({ problem: 'notANumber' })
})
