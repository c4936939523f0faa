import { expect, test } from 'vitest'
import { readNumber } from '#app/fields/read-number.ts'

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

test.each(inBoth)('%j is %d in both languages', (typed, value) => {
  expect(readNumber(typed, 'de')).toEqual({ value })
  expect(readNumber(typed, 'en')).toEqual({ value })
})

const byLanguage = [
  ['1.250', 1250, 1.25],
  ['1,250', 1.25, 1250],
  ['450.000', 450_000, 450],
  ['1.250.000', 1_250_000, 1_250_000],
  ['1,250,000', 1_250_000, 1_250_000],
] as const

test.each(byLanguage)('%j is %d in German and %d in English', (typed, german, english) => {
  expect(readNumber(typed, 'de')).toEqual({ value: german })
  expect(readNumber(typed, 'en')).toEqual({ value: english })
})

const currencies = ['450.000 €', '€ 450000', '450000 EUR', '450 Euro', '$5', '450.000\u00a0€']

test.each(currencies)('%j is refused for its currency sign', (typed) => {
  expect(readNumber(typed, 'de')).toEqual({ problem: 'currency' })
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
  '5,',
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

test('a number of three hundred digits is not taken for infinity', () => {
  expect(readNumber('9'.repeat(400), 'de')).toEqual({ problem: 'notANumber' })
})
