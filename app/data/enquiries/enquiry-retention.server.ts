/** Enquiries past their retention: announced for two weeks, then deleted. */
import { count, lt, max } from 'drizzle-orm'
import { findAgency } from '#app/data/agency/settings.server.ts'
import type { Database } from '#app/data/database.server.ts'
import { enquiries } from '#app/data/schema.server.ts'
import type { Agency } from '#app/domain/agency/agency.ts'
import { answeredBefore, deletionDay, deletionNotice, retentionMonths } from '#app/domain/agency/retention.ts'
import { addDays, berlinDay } from '#app/domain/calendar.ts'

export async function deleteOldEnquiries(db: Database): Promise<void> {
  await db.delete(enquiries).where(lt(enquiries.answeredAt, retentionEnd(await findAgency(db))))
}

function retentionEnd(agency: Agency): Date {
  return answeredBefore(berlinDay(new Date()), retentionMonths(agency))
}

export function countOverdue(db: Database, agency: Agency): Promise<number> {
  return db.$count(enquiries, lt(enquiries.answeredAt, retentionEnd(agency)))
}

/** Enquiries answered before this moment are announced for deletion. */
export async function announcedBefore(db: Database): Promise<Date> {
  return lastAnnounced(retentionMonths(await findAgency(db)))
}

function lastAnnounced(months: number): Date {
  return answeredBefore(addDays(berlinDay(new Date()), deletionNotice), months)
}

/** The number of announced enquiries and the day by which all are deleted; null for none. */
export async function findDeletions(db: Database): Promise<{ count: number; until: string } | null> {
  const months = retentionMonths(await findAgency(db))
  const [row] = await db
    .select({ count: count(), latest: max(enquiries.answeredAt) })
    .from(enquiries)
    .where(lt(enquiries.answeredAt, lastAnnounced(months)))
  return row?.latest ? { count: row.count, until: deletionDay(row.latest, months) } : null
}
