/** How long enquiries are kept: whole months after the day on which they were answered, by the calendar in Berlin. */

import { addDays, addMonths, berlinDay, berlinMidnight } from '#app/domain/calendar.ts'
import type { Agency } from './agency.ts'

/** For how many months an agency keeps an enquiry that is answered: six, unless it has chosen. */
export function retentionMonths({ enquiryRetentionMonths }: Pick<Agency, 'enquiryRetentionMonths'>): number {
  return enquiryRetentionMonths ?? 6
}

/** The day in whose night an enquiry is deleted. */
export function deletionDay(answeredAt: Date, months: number): string {
  return addMonths(berlinDay(answeredAt), months)
}

/** The same, asked the other way round: what was answered before this moment has its deletionDay on that day, or before. */
export function answeredBefore(day: string, months: number): Date {
  let last = addMonths(day, -months)
  // The last days of a long month share their deletionDay.
  while (addMonths(addDays(last, 1), months) <= day) last = addDays(last, 1)
  return berlinMidnight(addDays(last, 1))
}

/** So long before its end an enquiry is announced, in days. The notice goes out once a week, so that it holds each. */
export const deletionNotice = 14
