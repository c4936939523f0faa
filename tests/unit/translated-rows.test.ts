import { expect, test } from 'vitest'
import { pageFields, pageNames } from '#app/domain/pages/page-texts.ts'
import { markAuthoredRows, translateRows } from '#app/domain/pages/translated-rows.ts'
import { translationsIn } from '#app/fields/translations.ts'
import { defaultTexts, isList } from '#app/i18n/default-texts.server.ts'
import { translatedLists } from '#app/i18n/translated-lists.server.ts'

const step = (title: string, text: string) => ({ title, text })
const authored = [
  step('Kennenlernen', 'Wir gehen durchs Haus und hören zu.'),
  step('Bewerten', 'Sie erhalten einen begründeten Wert.'),
  step('Beauftragen', 'Im Vertrag steht, was wir tun.'),
  step('Übergeben', 'Zählerstände, Schlüssel, Protokoll.'),
]
const foreign = [step('Meet', '1'), step('Value', '2'), step('Appoint', '3'), step('Hand over', '4')]
const rewritten = step('Abrechnung', 'Vier Seiten, ganz ohne Fremdwort')
const [one = rewritten, two = rewritten, three = rewritten, four = rewritten] = authored

const stated = (rows: typeof authored) =>
  translateRows(rows, { authored, foreign }).map(({ row, state }) => `${row.title} ${state}`)
const meet = 'Meet current'
const appoint = 'Appoint current'
const handOver = 'Hand over current'

test.each([
  ['a changed heading', [one, step('Schätzen', two.text), three, four], [meet, 'Value stale', appoint, handOver]],
  ['a changed text', [one, step('Bewerten', 'Anders.'), three, four], [meet, 'Value stale', appoint, handOver]],
  [
    'both changed by some words',
    [one, step('Wert schätzen', 'Sie erhalten einen gut begründeten Wert.'), three, four],
    [meet, 'Value stale', appoint, handOver],
  ],
  ['a row rewritten as a whole', [one, rewritten, three, four], [meet, 'Value stale', appoint, handOver]],
  ['the last one rewritten', [one, two, three, rewritten], [meet, 'Value current', appoint, 'Hand over stale']],
  [
    'two neighbours rewritten',
    [one, rewritten, step('Prüfung', 'Ja'), four],
    [meet, 'Value stale', 'Appoint stale', handOver],
  ],
  ['a removed row', [one, three, four], [meet, appoint, handOver]],
  [
    'an added row',
    [one, rewritten, two, three, four],
    [meet, 'Abrechnung missing', 'Value current', appoint, handOver],
  ],
  ['one removed and another added', [one, three, four, rewritten], [meet, appoint, handOver, 'Abrechnung missing']],
  ['moved rows', [four, one, three, two], [handOver, meet, appoint, 'Value current']],
  [
    'a row that was moved and changed',
    [step('Übergeben', 'Mit Blumen.'), one, two, three],
    ['Hand over stale', meet, 'Value current', appoint],
  ],
  [
    'exchanged headings',
    [step('Bewerten', one.text), step('Kennenlernen', two.text), three, four],
    ['Meet stale', 'Value stale', appoint, handOver],
  ],
  ['nothing in common', [rewritten, step('Prüfung', 'Ja')], ['Abrechnung missing', 'Prüfung missing']],
] as [string, typeof authored, string[]][])('%s leaves the other translations as they are', (_, rows, expected) => {
  expect(stated(rows)).toEqual(expected)
})

test('a translation of its own is missing where it repeats the authored row', () => {
  const rows = markAuthoredRows([step('Meet', '1'), rewritten, step('7', '7')], [one, rewritten, step('7', '7')])
  expect(rows.map(({ state }) => state)).toEqual(['current', 'missing', 'current'])
})

const lists = pageNames.flatMap((page) =>
  translationsIn(pageFields(page)).flatMap(({ translates }) =>
    isList(page, translates) ? [{ page, translates, text: defaultTexts(page)[translates] ?? '' }] : [],
  ),
)

test.each(lists.filter(({ text }) => text !== '' && text !== '[]'))(
  '$page.$translates: the default rows have as many translations',
  ({ page, translates, text }) => {
    const [list] = translatedLists(page, { [translates]: text }).filter((one) => one.translates === translates)
    expect(list?.rows.map(({ state }) => state)).toEqual(list?.rows.map(() => 'current'))
    expect(list?.text).toBe(defaultTexts(page)[list?.name ?? ''])
  },
)
