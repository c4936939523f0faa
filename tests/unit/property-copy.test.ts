import { expect, test } from 'vitest'
import { copyName, copyNumber } from '#app/domain/properties/property-copy.ts'

test.each([
  ['Villa am See', 'Villa am See (Kopie)'],
  ['Villa am See (Kopie)', 'Villa am See (Kopie) (Kopie)'],
  ['ä'.repeat(120), `${'ä'.repeat(112)} (Kopie)`],
  [`${'a'.repeat(111)}🏡bc`, `${'a'.repeat(111)} (Kopie)`],
  [`${'a'.repeat(111)} und mehr`, `${'a'.repeat(111)} (Kopie)`],
])('%j is copied as %j', (name, copy) => {
  expect(copyName(name)).toBe(copy)
  expect(copyName(name).length).toBeLessThanOrEqual(120)
})

test.each([
  ['GI-2411', [], 'GI-2411-2'],
  ['GI-2411', ['GI-2411', 'GI-2411-2', 'GI-2411-3'], 'GI-2411-4'],
  ['GI-2411', ['GI-2411-3'], 'GI-2411-2'],
  ['x'.repeat(40), [], `${'x'.repeat(38)}-2`],
  ['x'.repeat(40), [2, 3, 4, 5, 6, 7, 8, 9].map((copy) => `${'x'.repeat(38)}-${copy}`), `${'x'.repeat(37)}-10`],
])('%s among %j is numbered %s', (number, taken, copy) => {
  expect(copyNumber(number, new Set(taken))).toBe(copy)
})
