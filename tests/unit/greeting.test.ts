import { expect, test } from 'vitest'
import { greetingAt } from '#app/domain/agency/greeting.ts'

test.each([
  ['2026-01-15T03:00:00Z', 'morning'], // 04:00 in Berlin, winter
  ['2026-01-15T10:59:59Z', 'morning'],
  ['2026-01-15T11:00:00Z', 'afternoon'],
  ['2026-07-15T10:00:00Z', 'afternoon'], // 12:00 in Berlin, summer
  ['2026-07-15T16:00:00Z', 'evening'],
  ['2026-01-15T17:00:00Z', 'evening'],
  ['2026-01-15T23:30:00Z', 'evening'], // half past midnight
])('at %s Berlin says good %s', (moment, greeting) => {
  expect(greetingAt(new Date(moment))).toBe(greeting)
})
