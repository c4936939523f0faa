import { expect, test } from 'vitest'
import { availabilityWords, commissionWords } from '#app/words/authored.server.ts'

test.each([
  ['ab sofort', 'immediately'],
  ['Sofort', 'immediately'],
  ['bezugsfrei', 'immediately'],
  ['kurzfristig', 'at short notice'],
  ['nach  Vereinbarung', 'by arrangement'],
  ['nach Absprache', 'by arrangement'],
  ['01.03.2027', 'from 1 March 2027'],
  ['ab 1.3.2027', 'from 1 March 2027'],
  ['1. März 2027', 'from 1 March 2027'],
  ['frei ab dem 15. Januar 2027', 'from 15 January 2027'],
  ['2027-03-01', 'from 1 March 2027'],
  ['März 2027', 'from March 2027'],
  ['03/2027', 'from March 2027'],
  ['Anfang Mai 2027', 'from early May 2027'],
  ['Mitte Juni 2027', 'from mid-June 2027'],
  ['Ende 2027', 'from late 2027'],
  ['ab Frühjahr 2027', 'from spring 2027'],
])('English pages say "%s" as "%s"', (german, english) => {
  expect(availabilityWords(german, 'en')).toEqual({ value: english })
})

test.each(['31.02.2027', 'Mondzeit 2027', '13/2027', 'nach Auszug der Mieter', '1. Mondmonat 2027', 'Ende'])(
  'availability that nobody foresaw stays German: "%s"',
  (text) => {
    expect(availabilityWords(text, 'en')).toEqual({ value: text, lang: 'de' })
  },
)

test.each([
  ['3,57 % inkl. MwSt. für Käufer', '3.57% incl. VAT, paid by the buyer'],
  [
    '2,98 % inkl. MwSt. für Käufer, der Verkäufer zahlt ebenso viel',
    '2.98% incl. VAT, paid by the buyer; the seller pays the same',
  ],
  ['5,95% einschließlich Umsatzsteuer', '5.95% incl. VAT'],
  ['Für Mieter provisionsfrei', 'No commission for the tenant'],
  ['Provisionsfrei', 'No commission'],
])('English pages say "%s" as "%s"', (german, english) => {
  expect(commissionWords(german, 'en')).toEqual({ value: english })
})

test('a commission with a condition of its own stays German', () => {
  const text = '3,57 % inkl. MwSt., verdient mit Beurkundung'
  expect(commissionWords(text, 'en')).toEqual({ value: text, lang: 'de' })
})

test('on German pages everything stays as it was written', () => {
  expect(availabilityWords('ab sofort', 'de')).toEqual({ value: 'ab sofort' })
  expect(commissionWords('3,57 %', 'de')).toEqual({ value: '3,57 %' })
})
