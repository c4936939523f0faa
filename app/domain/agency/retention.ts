/** Retention counts whole months after the answer or receipt, by the calendar in Berlin. */

import { addDays, addMonths, berlinDay, berlinMidnight } from '#app/domain/calendar.ts'
import type { EnquiryKind } from '#app/domain/enquiries/enquiry.ts'
import { withdrawalRetention } from '#app/domain/enquiries/withdrawal.ts'
import type { Agency } from './agency.ts'

export function retentionMonths({ enquiryRetentionMonths }: Pick<Agency, 'enquiryRetentionMonths'>): number {
  return enquiryRetentionMonths ?? 6
}

export function unansweredMonths({ unansweredRetentionMonths }: Pick<Agency, 'unansweredRetentionMonths'>): number {
  return unansweredRetentionMonths ?? 12
}

/** The night of this day deletes enquiries answered or, if unanswered, received on `since`. */
export function deletionDay(since: Date, months: number): string {
  return addMonths(berlinDay(since), months)
}

interface Kept {
  kind: EnquiryKind
  receivedAt: Date
  answeredAt: Date | null
  reopenedAt?: Date | null
}

/** A withdrawal stays for its own time, whatever the agency's settings and whether it is answered. */
export function enquiryDeletionDay({ kind, receivedAt, answeredAt, reopenedAt }: Kept, agency: Agency): string {
  if (kind === 'withdrawal') return deletionDay(receivedAt, withdrawalRetention)
  if (answeredAt) return deletionDay(answeredAt, retentionMonths(agency))
  return deletionDay(reopenedAt ?? receivedAt, unansweredMonths(agency))
}

/** The inverse of deletionDay(): enquiries older than this moment are due by that day. */
export function dueBefore(day: string, months: number): Date {
  let last = addMonths(day, -months)
  // The last days of a long month share their deletionDay.
  while (addMonths(addDays(last, 1), months) <= day) last = addDays(last, 1)
  return berlinMidnight(addDays(last, 1))
}

/** In days. Longer than a week, so that a weekly mail announces every deletion. */
export const deletionNotice = 14
