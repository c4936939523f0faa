/** How long enquiries are kept: whole months after the day of the answer, by the calendar in Berlin. */

import { addDays, addMonths, berlinDay, berlinMidnight } from '#app/domain/calendar.ts'
import type { Agency } from './agency.ts'

/** Six months unless the agency has chosen. */
export function retentionMonths({ enquiryRetentionMonths }: Pick<Agency, 'enquiryRetentionMonths'>): number {
  return enquiryRetentionMonths ?? 6
}

/** The enquiry is deleted in the night of this day. */
export function deletionDay(answeredAt: Date, months: number): string {
  return addMonths(berlinDay(answeredAt), months)
}

/** The inverse of deletionDay(): enquiries answered before this moment are due by that day. */
export function answeredBefore(day: string, months: number): Date {
  let last = addMonths(day, -months)
  // The last days of a long month share their deletionDay.
  while (addMonths(addDays(last, 1), months) <= day) last = addDays(last, 1)
  return berlinMidnight(addDays(last, 1))
}

/** In days. Longer than a week, so that every deletion appears in a weekly mail first. */
export const deletionNotice = 14
