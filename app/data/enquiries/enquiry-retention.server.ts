import { and, count, isNull, lt, max, or, type SQL } from 'drizzle-orm'
import { findAgency } from '#app/data/agency/settings.server.ts'
import type { Database } from '#app/data/database.server.ts'
import { enquiries } from '#app/data/tables/enquiries.server.ts'
import type { Agency } from '#app/domain/agency/agency.ts'
import {
  deletionDay,
  deletionNotice,
  dueBefore,
  retentionMonths,
  unansweredMonths,
} from '#app/domain/agency/retention.ts'
import { addDays, berlinDay } from '#app/domain/calendar.ts'

export async function deleteOldEnquiries(db: Database): Promise<void> {
  await db.delete(enquiries).where(isDue(await findAgency(db)))
}

export function countOverdue(db: Database, agency: Agency): Promise<number> {
  return db.$count(enquiries, isDue(agency))
}

export async function isLeaving(db: Database): Promise<SQL | undefined> {
  return isDue(await findAgency(db), deletionNotice)
}

function isDue(agency: Agency, inDays = 0): SQL | undefined {
  const day = addDays(berlinDay(new Date()), inDays)
  return or(
    lt(enquiries.answeredAt, dueBefore(day, retentionMonths(agency))),
    and(isNull(enquiries.answeredAt), lt(enquiries.receivedAt, dueBefore(day, unansweredMonths(agency)))),
  )
}

export async function findDeletions(db: Database): Promise<{ count: number; until: string } | null> {
  const agency = await findAgency(db)
  const isUnanswered = isNull(enquiries.answeredAt)
  const rows = await db
    .select({ count: count(), answeredAt: max(enquiries.answeredAt), receivedAt: max(enquiries.receivedAt) })
    .from(enquiries)
    .where(isDue(agency, deletionNotice))
    .groupBy(isUnanswered)
  const days = rows.flatMap(({ answeredAt, receivedAt }) => {
    const since = answeredAt ?? receivedAt
    return since ? [deletionDay(since, answeredAt ? retentionMonths(agency) : unansweredMonths(agency))] : []
  })
  const until = days.sort().at(-1)
  return until ? { count: rows.reduce((sum, row) => sum + row.count, 0), until } : null
}
