/** Single values as senders write them, good and bad. */
import { expect, test } from 'vitest'
import { cutAtWord, oneLine, plainText } from '#app/exchange/plain-text.ts'
import { readAmount, readDay, readYear, readYesNo } from '#app/exchange/reading/values.ts'
import { cpuTime } from '#tests/support/cpu-time.ts'

const nothing = null
const unreadable = undefined

test.each([
  ['true', true],
  ['TRUE', true],
  [' 1 ', true],
  ['ja', true],
  ['Yes', true],
  ['false', false],
  ['0', false],
  ['Nein', false],
  ['no', false],
  ['', nothing],
  [' \n', nothing],
  ['x', unreadable],
  ['2', unreadable],
  ['toString', unreadable],
  ['ja'.repeat(30_000), unreadable],
])('yes or no: %j', (text, read) => expect(readYesNo(text)).toBe(read))

test.each([
  ['450000', 450_000],
  ['450000.00', 450_000],
  ['84.5', 84.5],
  ['84,5', 84.5],
  ['12.', 12],
  ['1.250,00', 1250],
  ['1,250.00', 1250],
  ['1.250.000', 1_250_000],
  // Without a field, the point is the format's own.
  ['1.250', 1.25],
  ['450.000,- €', 450_000],
  ['450000,--', 450_000],
  ['84,50 m²', 84.5],
  ['84.5 qm', 84.5],
  ['120 m2', 120],
  ['€ 1200', 1200],
  ['EUR 1200', 1200],
  ['1200 EUR', 1200],
  ['92,4 kWh/(m²·a)', 92.4],
  ['92,4 kWh/(m²a)', 92.4],
  ['92.4 kWh/m²a', 92.4],
  ['3,57 %', 3.57],
  ['ca. 120 m²', 120],
  ['1 250,50', 1250.5],
  ['-3', -3],
  ['0', 0],
  ['', nothing],
  ['auf Anfrage', unreadable],
  ['$ 5', unreadable],
  ['1e9', unreadable],
  ['0x10', unreadable],
  ['1,2,3', unreadable],
  ['NaN', unreadable],
  ['Infinity', unreadable],
  ['9'.repeat(101), unreadable],
  ['1'.repeat(4_000_000), unreadable],
])('a number: %j', (text, read) => expect(readAmount(text)).toBe(read))

test.each([
  ['2033-08-14', '2033-08-14'],
  ['2033-08-14T23:59:59', '2033-08-14'],
  ['20330814', '2033-08-14'],
  ['14082033', '2033-08-14'],
  ['20330814T000000', '2033-08-14'],
  ['20102033', '2033-10-20'],
  ['20331314', unreadable],
  ['203308', unreadable],
  ['14.08.33', unreadable],
  ['2033-08-14T23:59:59+02:00', '2033-08-14'],
  ['2033-08-14+01:00', '2033-08-14'],
  ['2033-08-14Z', '2033-08-14'],
  ['2033-08-14 08:00', '2033-08-14'],
  ['14.08.2033', '2033-08-14'],
  ['08-2033', '2033-08-31'],
  ['8/2033', '2033-08-31'],
  ['02.2033', '2033-02-28'],
  ['02.2032', '2032-02-29'],
  ['2033-08', '2033-08-31'],
  ['12.2033', '2033-12-31'],
  ['', nothing],
  ['2033-02-30', unreadable],
  ['13/2033', unreadable],
  ['0000-00-00', unreadable],
  ['bald', unreadable],
  ['2033', unreadable],
])('a day: %j', (text, read) => expect(readDay(text)).toBe(read))

test.each([
  ['1998', { year: 1998, isWhole: true }],
  [' 1998 ', { year: 1998, isWhole: true }],
  ['2036', { year: 2036, isWhole: true }],
  ['ca. 1965', { year: 1965, isWhole: false }],
  ['1965/66', { year: 1965, isWhole: false }],
  ['01.01.1998', { year: 1998, isWhole: false }],
  ['9999, 1950', { year: 1950, isWhole: false }],
  ['0', nothing],
  ['0000', nothing],
  ['', nothing],
  ['2037', unreadable],
  ['0999', unreadable],
  ['19. Jh.', unreadable],
  ['19651970', unreadable],
])('a year, in 2026: %j', (text, read) => expect(readYear(text, '2026-11-23')).toEqual(read))

test.each([
  ['Ruhig.\nUnd hell.', 'Ruhig.\nUnd hell.'],
  ['a\r\nb\rc', 'a\nb\nc'],
  ['a<br>b<br/>c<BR />d', 'a\nb\nc\nd'],
  ['a<br />\nb', 'a\nb'],
  ['a\n<br>b', 'a\nb'],
  ['a<br><br>b', 'a\n\nb'],
  ['a&lt;br&gt;b&lt;BR /&gt;\nc', 'a\nb\nc'],
  ['a&amp;lt;br&amp;gt;b', 'a&lt;br&gt;b'],
  ['a\n\n\n\nb<br><br><br>c', 'a\n\nb\n\nc'],
  ['<p>a</p>\n<p>b</p>', 'a\n\nb'],
  ['<div>a</div><div>b</div>', 'a\n\nb'],
  ['<h2>Lage</h2>Zentral', 'Lage\n\nZentral'],
  ['<ul>\n<li>Parkett</li>\n<li>Kamin</li>\n</ul>', '- Parkett\n- Kamin'],
  ['<ul><li></li><li>Kamin</li></ul>', '- Kamin'],
  ['<b>fett</b> und <a href="x">Link</a>', 'fett und Link'],
  ['a<script>alert("<b>")</script>b<style>p{}</style>c', 'abc'],
  ['a<!-- b -->c', 'ac'],
  ['K&uuml;che &amp; Bad &euro;', 'Küche & Bad €'],
  ['&#8364; &#x20AC;', '€ €'],
  ['&amp;lt;b&amp;gt; &amp;nbsp;', '&lt;b&gt; &nbsp;'],
  ['&lt;b&gt;fett&lt;/b&gt;', '<b>fett</b>'],
  ['<p>&nbsp;</p>a', 'a'],
  ['< 100 m² & > 5', '< 100 m² & > 5'],
  ['R&D', 'R&D'],
  ['a\u0000b\u0008c\u202ed', 'abcd'],
  ['a&#1;b', 'ab'],
  ['ungeschlossen <b', 'ungeschlossen'],
  ['  a \t b  \n  c', 'a b\nc'],
  ['', ''],
])('text: %j', (html, text) => expect(plainText(html)).toBe(text))

test('a text is read in a time that grows with its length, whatever it is made of', () => {
  const pieces = [
    '<',
    '&',
    '<a ',
    '<a>',
    '</b>',
    '<!-',
    '&#',
    '&am',
    '<a b="',
    '<script>',
    '<li>',
    '<br>\n',
    ' ',
    '\n',
    '&amp;',
  ]
  for (const piece of pieces) {
    const text = piece.repeat(500_000 / piece.length)
    const begin = cpuTime()
    plainText(text)
    // A tenth of a second; what is quadratic would take minutes.
    expect([piece, cpuTime() - begin < 5_000]).toEqual([piece, true])
  }
})

test('a long text is cut at a word, and counted in characters', () => {
  expect(cutAtWord('eins zwei drei', 14)).toBe('eins zwei drei')
  expect(cutAtWord('eins zwei drei', 13)).toBe('eins zwei')
  expect(cutAtWord('eins zwei drei', 9)).toBe('eins zwei')
  expect(cutAtWord('vieles hier da', 11)).toBe('vieles hier')
  expect(cutAtWord('Donaudampfschifffahrt', 5)).toBe('Donau')
  expect(cutAtWord('zwei Wörter', 8)).toBe('zwei')
  expect(cutAtWord('vier Wörter', 10)).toBe('vier Wörte')
  expect(cutAtWord('😀😀😀😀', 2)).toBe('😀😀')
})

test('a line has no breaks and no double blanks', () => {
  expect(oneLine(' a\n b\t\u0007c ')).toBe('a b c')
})
