/** How long enquiries are kept: whole months after the day of the answer or receipt, by the calendar in Berlin. */

import { addDays, addMonths, berlinDay, berlinMidnight } from '#app/domain/calendar.ts'
import type { Agency } from './agency.ts'

/** Six months unless the agency has chosen. */
export function retentionMonths({ enquiryRetentionMonths }: Pick<Agency, 'enquiryRetentionMonths'>): number {
  return enquiryRetentionMonths ?? 6
}

/** For those that nobody answers: a year unless the agency has chosen. */
export function unansweredMonths({ unansweredRetentionMonths }: Pick<Agency, 'unansweredRetentionMonths'>): number {
  return unansweredRetentionMonths ?? 12
}

/** The night of this day deletes what was answered then, or was received then and never answered. */
export function deletionDay(since: Date, months: number): string {
  return addMonths(berlinDay(since), months)
}

/** The inverse of deletionDay(): what began before this moment is due by that day. */
export function dueBefore(day: string, months: number): Date {
  let last = addMonths(day, -months)
  // The last days of a long month share their deletionDay.
  while (addMonths(addDays(last, 1), months) <= day) last = addDays(last, 1)
  return berlinMidnight(addDays(last, 1))
}

/** In days. Longer than a week, so that every deletion appears in a weekly mail first. */
export const deletionNotice = 14
