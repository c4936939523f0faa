import { expect, test } from 'vitest'
import { addMonths, berlinMidnight, berlinTime, daysFromNow, weekOf } from '#app/domain/calendar.ts'

test('a moment is written by the clock in Berlin, in summer and in winter', () => {
  expect(berlinTime(new Date('2025-11-21T07:51:00Z'))).toBe('2025-11-21 08:51')
  expect(berlinTime(new Date('2025-07-01T22:05:59Z'))).toBe('2025-07-02 00:05')
})

test.each([
  ['2025-11-20T22:59:00Z', '2025-11-20T23:00:00Z', -1],
  ['2025-11-20T23:00:00Z', '2025-11-21T22:59:00Z', 0],
  ['2025-11-21T23:00:00Z', '2025-11-21T22:59:00Z', 1],
  // The day on which the clocks go back has 25 hours, the one on which they go forward 23.
  ['2025-10-25T22:30:00Z', '2025-10-26T23:30:00Z', -1],
  ['2025-03-29T23:30:00Z', '2025-03-30T22:30:00Z', -1],
  ['2024-12-31T12:00:00Z', '2025-01-02T12:00:00Z', -2],
])('%s is as many midnights from %s as people count', (moment, now, days) => {
  expect(daysFromNow(new Date(moment), new Date(now))).toBe(days)
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-11-21', 6, '2027-05-21'],
  ['2026-11-21', -23, '2024-12-21'],
])('%s and %i months make %s', (day, months, sum) => {
  expect(addMonths(day, months)).toBe(sum)
})

test.each([
  ['2026-11-21', '2026-11-20T23:00:00.000Z'],
  // The clocks go forward, and back, a few hours after that midnight.
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', '2026-10-25T23:00:00.000Z'],
])('%s begins in Berlin at %s', (day, moment) => {
  expect(berlinMidnight(day).toISOString()).toBe(moment)
})

test.each([
  ['2026-11-22', '2026-W47'],
  ['2026-11-23', '2026-W48'],
  ['2024-12-30', '2025-W01'],
  ['2026-12-31', '2026-W53'],
  ['2027-01-03', '2026-W53'],
  ['2027-01-04', '2027-W01'],
])('%s lies in the week %s', (day, week) => {
  expect(weekOf(day)).toBe(week)
})
