import { expect, test } from 'vitest'
import { deletionDay, dueBefore, retentionMonths } from '#app/domain/agency/retention.ts'
import { addDays, berlinMidnight } from '#app/domain/calendar.ts'

test('an enquiry is kept for six months, unless the agency has chosen', () => {
  expect(retentionMonths({ enquiryRetentionMonths: null })).toBe(6)
  expect(retentionMonths({ enquiryRetentionMonths: 1 })).toBe(1)
})

test.each([
  ['2026-05-21T12:00:00Z', 6, '2026-11-21'],
  // The day is that of Berlin.
  ['2026-05-20T22:30:00Z', 6, '2026-11-21'],
  ['2026-08-31T12:00:00Z', 6, '2027-02-28'],
  ['2023-08-31T12:00:00Z', 6, '2024-02-29'],
  ['2026-12-31T23:30:00Z', 1, '2027-02-01'],
  ['2026-11-21T12:00:00Z', 120, '2036-11-21'],
])('answered at %s and kept for %i months, it is deleted on %s', (answeredAt, months, day) => {
  expect(deletionDay(new Date(answeredAt), months)).toBe(day)
})

test('what a page announces is what the nightly job deletes, to the millisecond, on every day of four years', () => {
  for (let day = '2023-01-01'; day < '2027-01-01'; day = addDays(day, 1)) {
    for (const months of [1, 5, 6, 12, 13]) {
      const end = dueBefore(day, months)
      const last = deletionDay(new Date(end.getTime() - 1), months)
      const next = deletionDay(end, months)
      expect([day, months, last <= day, next > day]).toEqual([day, months, true, true])
      expect(berlinMidnight(addDays(day, 1)).getTime()).toBeGreaterThan(berlinMidnight(day).getTime())
    }
  }
})
