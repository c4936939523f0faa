import { and, count, isNull, lt, max, or, type SQL, sql } from 'drizzle-orm'
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
  const unanswered = dueBefore(day, unansweredMonths(agency))
  return or(
    lt(enquiries.answeredAt, dueBefore(day, retentionMonths(agency))),
    and(
      isNull(enquiries.answeredAt),
      lt(enquiries.receivedAt, unanswered),
      or(isNull(enquiries.reopenedAt), lt(enquiries.reopenedAt, unanswered)),
    ),
  )
}

export async function findDeletions(db: Database, agency: Agency): Promise<{ count: number; until: string } | null> {
  const isUnanswered = isNull(enquiries.answeredAt)
  const rows = await db
    .select({
      count: count(),
      answeredAt: max(enquiries.answeredAt),
      openSince: sql`max(coalesce(${enquiries.reopenedAt}, ${enquiries.receivedAt}))`.mapWith(enquiries.receivedAt),
    })
    .from(enquiries)
    .where(isDue(agency, deletionNotice))
    .groupBy(isUnanswered)
  const days = rows.flatMap(({ answeredAt, openSince }) => {
    const since = answeredAt ?? openSince
    return since ? [deletionDay(since, answeredAt ? retentionMonths(agency) : unansweredMonths(agency))] : []
  })
  const until = days.sort().at(-1)
  return until ? { count: rows.reduce((sum, row) => sum + row.count, 0), until } : null
}
