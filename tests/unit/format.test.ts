import { expect, test } from 'vitest'
import type { Field, FieldValue } from '#app/fields/field.ts'
import { formatMoney, formatValue, splitLines } from '#app/fields/format.ts'
import { formatForControl } from '#app/fields/format-for-control.ts'
import { readNumber } from '#app/fields/numbers/read-number.ts'

const words = { yes: 'Ja', no: 'Nein', option: (key: string) => `<${key}>` }
const show = (field: Field, value: FieldValue<Field>, locale: 'de' | 'en' = 'de') =>
  formatValue(field, value, locale, words)

test('money has cents only where there are any', () => {
  expect(formatMoney(3_450_000, 'de')).toBe('3.450.000\u00a0€')
  expect(formatMoney(1234.5, 'de')).toBe('1.234,50\u00a0€')
  expect(formatMoney(3_450_000, 'en')).toBe('€3,450,000')
})

test('a measure keeps its unit on the line', () => {
  expect(show({ kind: 'decimal', unit: 'm²', max: 999 }, 286.5)).toBe('286,5\u00a0m²')
  expect(show({ kind: 'decimal', unit: 'm²', max: 999 }, 286.5, 'en')).toBe('286.5\u00a0m²')
})

test('a year is not grouped', () => {
  expect(show({ kind: 'year' }, 1912)).toBe('1912')
})

test('a date is written as the language writes it', () => {
  expect(show({ kind: 'date' }, '2021-03-15')).toBe('15.03.2021')
  expect(show({ kind: 'date' }, '2021-03-15', 'en')).toBe('15\u00a0March 2021')
})

test('a month is written as it is typed, and no answer is not a no', () => {
  expect(show({ kind: 'month' }, '2026-03')).toBe('03.2026')
  expect(formatForControl({ kind: 'month' }, '2026-03', 'en')).toBe('03/2026')
  expect(show({ kind: 'statement' }, 'no')).toBe('Nein')
  expect(show({ kind: 'statement' }, null)).toBeNull()
})

test('flags and options are words, nothing is nothing', () => {
  expect(show({ kind: 'flag' }, true)).toBe('Ja')
  expect(show({ kind: 'choice', options: ['a'] }, 'a')).toBe('<a>')
  expect(show({ kind: 'text', max: 9 }, null)).toBeNull()
})

test.each([0, 7, 85.5, 1250, 450_000.75, 12_345_678])('%d stands in a control as it can be read again', (value) => {
  for (const locale of ['de', 'en'] as const) {
    const typed = formatForControl({ kind: 'decimal', max: 1e9 }, value, locale)
    expect(readNumber(typed, locale)).toEqual({ value })
  }
})

test('cents stand in a control as two digits', () => {
  expect(formatForControl({ kind: 'money' }, 190.5, 'de')).toBe('190,50')
  expect(formatForControl({ kind: 'money' }, 190, 'de')).toBe('190')
})

test.each([
  ['Mo–Fr 9–18 Uhr, Sa 10–14 Uhr', ['Mo–Fr 9–18 Uhr', 'Sa 10–14 Uhr']],
  ['Mo–Fr 9–18 Uhr; Sa 10–14 Uhr', ['Mo–Fr 9–18 Uhr', 'Sa 10–14 Uhr']],
  ['Mo, mittags geschlossen', ['Mo, mittags geschlossen']],
])('a sentence is split at commas and semicolons before a capital letter: %s', (text, lines) => {
  expect(splitLines(text)).toEqual(lines)
})
