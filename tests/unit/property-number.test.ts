import { expect, test } from 'vitest'
import { isNumberPattern, nextNumber } from '#app/domain/properties/property-number.ts'

test.each([
  ['GI-####', [], 'GI-0001'],
  ['GI-####', ['GI-2401', 'GI-2414', 'XX-9999', 'GI-2414-2', 'GI-'], 'GI-2415'],
  ['GI-###', ['GI-999'], 'GI-1000'],
  ['JJJJ-###', ['2025-041', '2026-007'], '2026-008'],
  ['#', ['7', '07', 'acht', '99999999999999999999'], '8'],
  ['JJJJ-#-JJJJ', ['2026-1-2026'], '2026-2-2026'],
  ['GI-#', ['GI-9999999999'], 'GI-10000000000'],
  ['W ##/JJJJ', ['W 03/2026', 'W 09/2025'], 'W 04/2026'],
])('the pattern %s goes on after %j with %s', (pattern, taken, next) => {
  expect(nextNumber(pattern, taken, 2026)).toBe(next)
})

test('a pattern has one place that counts', () => {
  expect(['#', 'GI-####', '##/JJJJ'].map(isNumberPattern)).toEqual([true, true, true])
  expect(['GI', 'JJJJ', '#-#', ''].map(isNumberPattern)).toEqual([false, false, false, false])
})
