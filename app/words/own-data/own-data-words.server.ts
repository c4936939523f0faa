import type { OwnEnquiry } from '#app/data/own-data/own-data.server.ts'
import type { Agency } from '#app/domain/agency/agency.ts'
import { deletionDay, retentionMonths, unansweredMonths } from '#app/domain/agency/retention.ts'
import { berlinDay } from '#app/domain/calendar.ts'

/** ISO day in Berlin; that night deletes the enquiry. */
export function deletionDayOf({ answeredAt, receivedAt }: OwnEnquiry, agency: Agency): string {
  return answeredAt
    ? deletionDay(answeredAt, retentionMonths(agency))
    : deletionDay(receivedAt, unansweredMonths(agency))
}

export function isDeletedTonight(day: string): boolean {
  return day <= berlinDay(new Date())
}
