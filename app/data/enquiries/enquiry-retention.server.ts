/** Enquiries that are at the end of their time: announced for two weeks, then deleted. */
import { count, lt, max } from 'drizzle-orm'
import { findAgency } from '#app/data/agency/settings.server.ts'
import type { Database } from '#app/data/database.server.ts'
import { enquiries } from '#app/data/schema.server.ts'
import type { Agency } from '#app/domain/agency/agency.ts'
import { answeredBefore, deletionDay, deletionNotice, retentionMonths } from '#app/domain/agency/retention.ts'
import { addDays, berlinDay } from '#app/domain/calendar.ts'

/** Removes what nobody needs any more, with what was sent out for it. */
export async function deleteOldEnquiries(db: Database): Promise<void> {
  await db.delete(enquiries).where(lt(enquiries.answeredAt, endOf(await findAgency(db))))
}

function endOf(agency: Agency): Date {
  return answeredBefore(berlinDay(new Date()), retentionMonths(agency))
}

/** How many enquiries the next night will delete. */
export function countOverdue(db: Database, agency: Agency): Promise<number> {
  return db.$count(enquiries, lt(enquiries.answeredAt, endOf(agency)))
}

/** Whatever was answered before this moment is announced. */
export async function announcedBefore(db: Database): Promise<Date> {
  return lastAnnounced(retentionMonths(await findAgency(db)))
}

function lastAnnounced(months: number): Date {
  return answeredBefore(addDays(berlinDay(new Date()), deletionNotice), months)
}

/** How many enquiries are announced, and the day by which all of them will be gone; null when there are none. */
export async function findDeletions(db: Database): Promise<{ count: number; until: string } | null> {
  const months = retentionMonths(await findAgency(db))
  const [row] = await db
    .select({ count: count(), latest: max(enquiries.answeredAt) })
    .from(enquiries)
    .where(lt(enquiries.answeredAt, lastAnnounced(months)))
  return row?.latest ? { count: row.count, until: deletionDay(row.latest, months) } : null
}
