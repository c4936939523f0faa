import { expect, test } from 'vitest'
import { enquiryFields } from '#app/domain/enquiries/enquiry.ts'
import { valuationFields } from '#app/domain/enquiries/valuation.ts'
import type { Field, Fields } from '#app/fields/field.ts'
import { formatValue, joinLines, splitLines, splitRows } from '#app/fields/format.ts'
import { formatForControl } from '#app/fields/format-for-control.ts'
import { hostOf } from '#app/fields/read-link.ts'
import type { Problem } from '#app/fields/schema/problems.server.ts'
import { formSchema } from '#app/fields/schema.server.ts'
import { forms } from '#app/i18n/locales/de/forms/forms.ts'
import { cpuTime } from '#tests/support/cpu-time.ts'

function read(field: Field, posted: unknown, locale: 'de' | 'en' = 'de') {
  const problems: Problem[] = []
  const say = (problem: Problem) => {
    problems.push(problem)
    return problem.code
  }
  const result = formSchema({ it: field }, { locale, say }).safeParse({ it: posted })
  // The sentences are made when the error is read.
  return result.success ? { value: result.data.it } : { problem: result.error.issues.length === 1 && problems[0] }
}

const optional = { kind: 'text', max: 5 } as const
const area = { kind: 'decimal', unit: 'm²', max: 1000 } as const
const rooms = { kind: 'integer', min: 0, max: 99 } as const
const storey = { kind: 'integer', min: -9, max: 99 } as const

const latitude = { kind: 'decimal', min: -90, max: 90, places: 6 } as const

test.each([
  ['53.551086', 53.551086],
  ['53,551086', 53.551086],
  ['53.551', 53.551],
  ['-33,8688197', -33.86882],
] as const)('degrees %s are %d in both languages, to six places', (typed, value) => {
  for (const locale of ['de', 'en'] as const) expect(read(latitude, typed, locale)).toEqual({ value })
})

test('degrees beyond the poles are refused', () => {
  for (const typed of ['90,1', '-91', '53551'])
    expect(read(latitude, typed)).toEqual({ problem: { code: 'range', min: -90, max: 90 } })
  expect(read(latitude, '53.551.086')).toEqual({ problem: { code: 'notANumber' } })
})

test('an emptied field becomes null, never undefined', () => {
  for (const posted of [undefined, '', '   ', '\r\n']) expect(read(optional, posted)).toEqual({ value: null })
})

test('a required field that is empty says so', () => {
  expect(read({ ...optional, required: true }, ' ')).toEqual({ problem: { code: 'required' } })
})

test('a flag is on or off and nothing else', () => {
  expect(read({ kind: 'flag' }, 'on')).toEqual({ value: true })
  expect(read({ kind: 'flag' }, undefined)).toEqual({ value: false })
  expect(read({ kind: 'flag' }, 'true')).toEqual({ value: false })
})

test('a statement is yes, no or nothing', () => {
  expect(read({ kind: 'statement' }, 'no')).toEqual({ value: 'no' })
  for (const posted of ['', undefined]) expect(read({ kind: 'statement' }, posted)).toEqual({ value: null })
  expect(read({ kind: 'statement' }, 'on')).toEqual({ problem: { code: 'unknownOption' } })
})

test('text is counted in characters, not in code units', () => {
  expect(read(optional, '🏡🏡🏡🏡🏡')).toEqual({ value: '🏡🏡🏡🏡🏡' })
  expect(read(optional, 'sechse')).toEqual({ problem: { code: 'tooLong', max: 5, length: 6 } })
})

test('what is far too long is refused for its length, before any pattern sees it', () => {
  const winding = `a@${'a.'.repeat(100_000)},`
  const kinds: [Field, Problem][] = [
    [optional, { code: 'tooLong', max: 5, length: winding.length }],
    [
      { kind: 'longText', max: 5_000 },
      { code: 'tooLong', max: 5_000, length: winding.length },
    ],
    [{ kind: 'email' }, { code: 'email' }],
    [{ kind: 'phone' }, { code: 'phone' }],
    [{ kind: 'postalCode' }, { code: 'postalCode' }],
    [{ kind: 'date' }, { code: 'date' }],
    [{ kind: 'month' }, { code: 'month' }],
    [{ kind: 'statement' }, { code: 'unknownOption' }],
    [{ kind: 'choice', options: ['house'] }, { code: 'unknownOption' }],
    [{ kind: 'reference' }, { code: 'unknownOption' }],
    [area, { code: 'notANumber' }],
    [{ kind: 'year' }, { code: 'notANumber' }],
  ]
  const begun = cpuTime()
  for (const [field, problem] of kinds) expect(read(field, winding)).toEqual({ problem })
  // Each took seconds where a pattern came first.
  expect(cpuTime() - begun).toBeLessThan(1_000)
})

test('a text of exactly as much as it may hold is taken, line breaks and wide characters included', () => {
  const widest = '🏡'.repeat(4_999)
  expect(read({ kind: 'longText', max: 5_000 }, `${widest}\r\n🏡`)).toEqual({
    problem: { code: 'tooLong', max: 5_000, length: 5_001 },
  })
  expect(read({ kind: 'longText', max: 5_001 }, `${widest}\r\n🏡`)).toEqual({ value: `${widest}\n🏡` })
})

test('an e-mail address has a name, an @ and a domain of two parts', () => {
  for (const address of ['a@b.de', 'ada.lovelace+haus@mail.büro-hamburg.example', 'a_b@x-y.z.de'])
    expect(read({ kind: 'email' }, ` ${address} `)).toEqual({ value: address })
  for (const address of ['a@b', '@b.de', 'a@b..de', 'a@.de', 'a@b.d', 'a b@c.de', 'a@b@c.de'])
    expect([address, read({ kind: 'email' }, address)]).toEqual([address, { problem: { code: 'email' } }])
})

test('markup is text like any other', () => {
  expect(read({ kind: 'text', max: 99 }, '<b>"Haus" & Hof</b>')).toEqual({ value: '<b>"Haus" & Hof</b>' })
})

test('control characters are refused, line breaks of a long text are kept', () => {
  expect(read(optional, 'a\u0000b')).toEqual({ problem: { code: 'controlCharacters' } })
  expect(read({ kind: 'longText', max: 99 }, 'a\r\n\r\n- b\n')).toEqual({ value: 'a\n\n- b' })
})

test('an option that does not exist is refused', () => {
  const choice = { kind: 'choice', options: ['house', 'plot'] } as const
  expect(read(choice, 'plot')).toEqual({ value: 'plot' })
  expect(read(choice, 'castle')).toEqual({ problem: { code: 'unknownOption' } })
})

test('numbers are read in the language of the page', () => {
  expect(read(area, '1.250', 'en')).toEqual({ value: 1.25 })
  expect(read(area, '85,5')).toEqual({ value: 85.5 })
  expect(read(area, '1.250')).toEqual({ problem: { code: 'range', min: 0, max: 1000 } })
})

test('nothing is negative but a storey', () => {
  expect(read(rooms, '-1')).toEqual({ problem: { code: 'negative' } })
  expect(read(area, '-0,5')).toEqual({ problem: { code: 'negative' } })
  expect(read(storey, '-1')).toEqual({ value: -1 })
  expect(read(storey, '-10')).toEqual({ problem: { code: 'range', min: -9, max: 99 } })
})

test('rooms are whole', () => {
  expect(read(rooms, '2,5')).toEqual({ problem: { code: 'notInteger' } })
})

test('prices are plain euros with two decimals at most', () => {
  expect(read({ kind: 'money' }, '450.000,50')).toEqual({ value: 450_000.5 })
  expect(read({ kind: 'money' }, '450.000 €')).toEqual({ value: 450_000 })
  expect(read({ kind: 'money' }, '450.000 $')).toEqual({ problem: { code: 'currency', meant: 450_000 } })
  expect(read({ kind: 'money' }, '1,999')).toEqual({ problem: { code: 'decimals' } })
})

test('years reach from 1000 to ten years ahead', () => {
  const ahead = new Date().getUTCFullYear() + 10
  expect(read({ kind: 'year' }, '1000')).toEqual({ value: 1000 })
  expect(read({ kind: 'year' }, String(ahead))).toEqual({ value: ahead })
  expect(read({ kind: 'year' }, '999')).toMatchObject({ problem: { code: 'range' } })
  expect(read({ kind: 'year' }, String(ahead + 1))).toMatchObject({ problem: { code: 'range' } })
})

test.each(['12345', ' 20457 '])('%j is a postal code', (typed) => {
  expect(read({ kind: 'postalCode' }, typed)).toEqual({ value: typed.trim() })
})

test.each(['1234', '123456', 'ABCDE', '١٢٣٤٥'])('%j is no postal code', (typed) => {
  expect(read({ kind: 'postalCode' }, typed)).toEqual({ problem: { code: 'postalCode' } })
})

test.each(['a@b', 'a b@c.de', '@c.de', 'a@b.de\nBcc: c@d.de', 'a,b@c.de'])('%j is no e-mail address', (typed) => {
  expect(read({ kind: 'email' }, typed)).toEqual({ problem: { code: 'email' } })
})

test('lines are kept as one text, without those that are blank', () => {
  const hours = { kind: 'lines', max: 20, most: 3 } as const
  expect(read(hours, ['Mo–Fr 9–18 Uhr', ' ', ' Sa 10–14 Uhr ']), 'blank').toEqual({
    value: 'Mo–Fr 9–18 Uhr, Sa 10–14 Uhr',
  })
  for (const posted of [undefined, [], ['', ' ']]) expect(read(hours, posted)).toEqual({ value: null })
  expect(read(hours, ['a', 'b', 'c', 'd'])).toEqual({ problem: { code: 'tooMany', max: 3 } })
  expect(read(hours, ['a', 'x'.repeat(21)])).toEqual({ problem: { code: 'tooLong', max: 20, length: 21 } })
  expect(read(hours, ['a', 'b\u0000'])).toEqual({ problem: { code: 'controlCharacters' } })
})

test.each([
  [['Mo–Fr 9–18 Uhr', 'Sa 10–14 Uhr']],
  [['täglich 9–18 Uhr', 'ab 1. Mai bis 20 Uhr', 'Sonntag 10–12 Uhr']],
  [['Mo 9–12; 14–18 Uhr', '„nur heute“']],
  [['Nach Vereinbarung']],
  [['Montag 9 bis 12 Uhr, Nachmittag nach Vereinbarung']],
  [['Montag, Dienstag', '; Abends, Sonntag']],
])('the lines %j are the same after they were kept', (lines) => {
  expect(splitLines(joinLines(lines))).toEqual(lines)
})

const links = { kind: 'lines', max: 60, most: 3, links: true } as const

test.each([
  [['https://my.matterport.com/show/?m=1,A'], 'https://my.matterport.com/show/?m=1,A'],
  [[' HTTPS://www.YouTube.com/@kanal ', ''], 'https://www.YouTube.com/@kanal'],
  [['https://büro-müller.de/köln?q=ä#1'], 'https://büro-müller.de/köln?q=ä#1'],
  [['https://a.de/1', 'https://a.de/1', 'https://a.de/2'], 'https://a.de/1\nhttps://a.de/2\n'],
  [['https://a.de/dashboards', 'https://a.de/x/dashboard'], 'https://a.de/dashboards\nhttps://a.de/x/dashboard\n'],
])('links %j are kept', (typed, value) => {
  expect(read(links, typed)).toEqual({ value })
})

test.each([
  ['javascript:alert(1)', 'linkScheme'],
  ['java\nscript:alert(1)', 'linkScheme'],
  ['data:text/html,x', 'linkScheme'],
  ['http://a.de/film', 'linkScheme'],
  ['www.youtube.com/1', 'linkScheme'],
  ['//a.de', 'linkScheme'],
  ['/dashboard', 'linkScheme'],
  ['https:a.de', 'linkScheme'],
  ['https://', 'link'],
  ['https:///a.de', 'link'],
  ['https://localhost/1', 'link'],
  ['https://a.de/mit leerzeichen', 'link'],
  ['https://a.de\\@b.de', 'link'],
  ['https://giebel.de@böse.de/', 'link'],
  ['https://@b.de', 'link'],
  ['https://уoutube.com/a', 'linkLetters'],
  ['https://youtube.com⁄login.evil.de/', 'link'],
  ['https://youtube.com。evil.com/', 'link'],
  ['https://youtube.com\u200b.evil.de/', 'link'],
  ['https://%79outube.com/', 'link'],
  ['https://www./', 'link'],
  ['https://127.0.0.1/', 'link'],
  ['https://a.de:99999/', 'link'],
  ['https://a.de/dashboard', 'linkClosed'],
  ['https://a.de/Dashboard/properties', 'linkClosed'],
  ['https://a.de/x/../%64ashboard?x', 'linkClosed'],
])('the link %j is refused', (typed, code) => {
  expect(read(links, ['https://a.de/1', typed])).toEqual({ problem: { code } })
})

test('links have a length and a number, and say where they lead', () => {
  const [long, many] = [`https://a.de/${'x'.repeat(3_000)}`, ['1', '2', '3', '4'].map((path) => `https://a.de/${path}`)]
  expect(read(links, [long])).toEqual({ problem: { code: 'tooLong', max: 60, length: 3_013 } })
  expect(read(links, many)).toEqual({ problem: { code: 'tooMany', max: 3 } })
  expect(hostOf('https://www.youtube.com/watch?v=1')).toBe('youtube.com')
  expect(hostOf('https://büro.de:8443#1')).toBe('xn--bro-hoa.de')
})

const parking = {
  kind: 'rows',
  columns: { kind: { kind: 'choice', options: ['garage', 'carport'] }, price: { kind: 'money' } },
  most: 2,
} as const

test('rows are kept as one text, without those that say nothing, and written for their controls', () => {
  const kept = '[{"kind":"garage","price":9000.5}]'
  const posted = [
    { kind: 'garage', price: '9.000,50' },
    { kind: '', price: ' ' },
  ]
  expect(read(parking, posted)).toEqual({ value: kept })
  for (const nothing of [undefined, [], [{ kind: '', price: '' }], [{}]])
    expect(read(parking, nothing)).toEqual({ value: null })
  expect(splitRows(formatForControl(parking, kept, 'de'))).toEqual([{ kind: 'garage', price: '9.000,50' }])
  expect(splitRows(formatForControl(parking, kept, 'en'))).toEqual([{ kind: 'garage', price: '9,000.50' }])
  const words = { yes: 'Ja', no: 'Nein', option: () => 'Garage' }
  expect(formatValue(parking, kept, 'de', words)).toBe('Garage, 9.000,50\u00a0€')
})

test('rows have their own mistakes', () => {
  expect(read(parking, [{}, {}, {}])).toEqual({ problem: { code: 'tooMany', max: 2 } })
  expect(read(parking, [{ kind: 'moon' }])).toEqual({ problem: { code: 'unknownOption' } })
  expect(read(parking, ['garage'])).toEqual({ problem: { code: 'malformed' } })
})

test.each<[string, Fields]>([
  ['contact', enquiryFields],
  ['valuation', valuationFields],
])('each value that the form for %s asks for by a sentence of its own has that sentence', (_, fields) => {
  const asked = Object.values(fields).flatMap((field) => field.asked ?? [])
  expect(asked.length).toBeGreaterThan(1)
  for (const key of asked) expect(forms.asked).toHaveProperty(key)
})
