import { expect, test } from 'vitest'
import { readDate, readMonth } from '#app/fields/read-date.ts'

test.each([
  ['2026-02-28', '2026-02-28'],
  ['28.02.2026', '2026-02-28'],
  ['1.3.2026', '2026-03-01'],
  [' 28 . 02 . 2026 ', '2026-02-28'],
  ['29.02.2024', '2024-02-29'],
  ['31/12/2026', '2026-12-31'],
])('%j is the day %s', (typed, iso) => {
  expect(readDate(typed)).toBe(iso)
})

test.each(['', '31.02.2026', '29.02.2025', '2026-13-01', '00.01.2026', '1.1.26', 'heute', '2026-1-1', '12.12.0999'])(
  '%j is no day',
  (typed) => {
    expect(readDate(typed)).toBeUndefined()
  },
)

test.each([
  ['03.2026', '2026-03'],
  ['3/2026', '2026-03'],
  ['2026-03', '2026-03'],
  ['März 2026', '2026-03'],
  ['m\u0061\u0308rz 2026', '2026-03'],
  [' Mar. 2026 ', '2026-03'],
  ['Dez 2025', '2025-12'],
  ['October 2025', '2025-10'],
])('%j is the month %s', (typed, iso) => {
  expect(readMonth(typed)).toBe(iso)
})

test.each([
  '',
  '2026',
  '13.2026',
  '0/2026',
  '03.26',
  '3.3.2026',
  'Monat 2026',
  'ma 2026',
  '2026-3',
  '01.0999',
  'heute',
])('%j is no month', (typed) => {
  expect(readMonth(typed)).toBeUndefined()
})

test.each(['2026-12-24\u200b', '\u200e24.12.2026', '\u202a24.12.2026\u202c', '24.12.2026.'])(
  '%j is a day without what no one sees',
  (typed) => {
    expect(readDate(typed)).toBe('2026-12-24')
  },
)
