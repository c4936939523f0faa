import { expect, test } from 'vitest'
import { matchesWords, searchWords } from '#app/domain/offers/search-words.ts'

test.each([
  [null, []],
  ['  ', []],
  ['Straße', [['strasse', 'str.']]],
  ['Stra\u00adße', [['strasse', 'str.']]],
  ['Müller', [['muller']]],
  ['Mu\u0308ller\u200b', [['muller']]],
  ['Mueller', [['mueller', 'muller']]],
  ['G-1042', [['g-1042', 'g1042']]],
  ['haus HAUS', [['haus']]],
  ['%', [['%']]],
])('%j becomes the words %j', (q, words) => {
  expect(searchWords(q)).toEqual(words.map((spellings) => ({ spellings, parts: [] })))
})

test.each([
  ['Hamburg-Ottensen', 'Altbau in Hamburg, Ottensen'],
  ['Hamburg Ottensen', 'Altbau in Hamburg-Ottensen'],
  ['Jork\u2011Borstel', 'Haus Borstel Jork'],
  ['2-Zimmer', 'Wohnung mit 2 Zimmern'],
  ['3-Zimmer-Wohnung', 'Wohnung, 3 Zimmer'],
  ['Einfamilienhaus/Villa', 'Villa oder Einfamilienhaus'],
  ['Mueller-Straße', 'Straße, Müller'],
  ['Etagenwohnung', 'Etagen\u00adwohnung am Park'],
  ['Etagen\u00adwohnung', 'Etagenwohnung am Park'],
  ['G1042', 'Objekt G-1042 g1042'],
  ['Hamburg \u2013 Ottensen', 'Altbau in Hamburg, Ottensen'],
  ['Hamburg / Ottensen', 'Altbau in Hamburg, Ottensen'],
  ['Hamburg, | Ottensen', 'Altbau in Hamburg, Ottensen'],
  ['Balkon & Garten', 'Garten und Balkon'],
  ['Balkon + Garten!', 'Garten und Balkon'],
  ['Bahrenfelderstr. 12', 'Bahrenfelder Straße 12'],
  ['Bahrenfelder-Str. 12', 'Bahrenfelder Straße 12'],
  ['Bahrenfelderstraße', 'Bahrenfelder Str. 12'],
  ['Bahrenfelder Straße', 'Bahrenfelderstr. 12'],
  ['Sankt Georg', 'Altbau in St. Georg'],
  ['St. Georg', 'Altbau in Sankt Georg'],
])('%s is found in "%s"', (q, text) => {
  expect(matchesWords(q, text)).toBe(true)
})

test.each([
  ['Hamburg-Ottensen', 'Hamburg'],
  ['G-1042', 'Garten mit 1042 m²'],
  ['Hauptstr.', 'Haupthaus mit Strom'],
  ['&', 'Balkon und Garten'],
])('%s is not found in "%s"', (q, text) => {
  expect(matchesWords(q, text)).toBe(false)
})

test('ten words say enough, and ten parts', () => {
  expect(searchWords(Array.from({ length: 30 }, (_, index) => `w${index}`).join(' '))).toHaveLength(10)
  const compounds = searchWords(Array.from({ length: 9 }, (_, index) => `haus-${index}-garten`).join(' '))
  expect(compounds.flatMap(({ parts }) => parts)).toHaveLength(10)
})
