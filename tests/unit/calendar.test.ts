import { expect, test } from 'vitest'
import { berlinTime, daysFromNow } from '#app/domain/calendar.ts'

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
