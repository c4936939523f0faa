import { expect, test } from 'vitest'
import { searchWords } from '#app/domain/offers/search-words.ts'

test.each([
  [null, []],
  ['  ', []],
  ['Straße', [['strasse']]],
  ['Müller', [['muller']]],
  ['Mueller', [['mueller', 'muller']]],
  ['G-1042', [['g-1042', 'g1042']]],
  ['haus HAUS', [['haus']]],
  ['%', [['%']]],
])('%j becomes the words %j', (q, words) => {
  expect(searchWords(q)).toEqual(words)
})

test('ten words say enough', () => {
  expect(searchWords(Array.from({ length: 30 }, (_, index) => `w${index}`).join(' '))).toHaveLength(10)
})
