import { and, count, isNull, lt, max, ne, or, type SQL, sql } from 'drizzle-orm'
import { findAgency } from '#app/data/agency/settings.server.ts'
import type { Database } from '#app/data/database.server.ts'
import { enquiries } from '#app/data/tables/enquiries.server.ts'
import type { Agency } from '#app/domain/agency/agency.ts'
import {
  deletionNotice,
  dueBefore,
  enquiryDeletionDay,
  retentionMonths,
  unansweredMonths,
} from '#app/domain/agency/retention.ts'
import { addDays, berlinToday } from '#app/domain/calendar.ts'
import { withdrawalRetention } from '#app/domain/enquiries/withdrawal.ts'
import { isOfWithdrawal } from './withdrawals.server.ts'

export async function deleteOldEnquiries(db: Database, agency: Agency): Promise<void> {
  await db.delete(enquiries).where(isDue(agency))
}

export function countOverdue(db: Database, agency: Agency): Promise<number> {
  return db.$count(enquiries, isDue(agency))
}

export async function isLeaving(db: Database): Promise<SQL | undefined> {
  return isDue(await findAgency(db), deletionNotice)
}

function isDue(agency: Agency, inDays = 0): SQL | undefined {
  const day = addDays(berlinToday(), inDays)
  const unanswered = dueBefore(day, unansweredMonths(agency))
  const isOther = ne(enquiries.kind, 'withdrawal')
  return or(
    and(isOfWithdrawal, lt(enquiries.receivedAt, dueBefore(day, withdrawalRetention))),
    and(isOther, lt(enquiries.answeredAt, dueBefore(day, retentionMonths(agency)))),
    and(
      isOther,
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
      kind: max(enquiries.kind),
      count: count(),
      receivedAt: max(enquiries.receivedAt),
      answeredAt: max(enquiries.answeredAt),
      openSince: sql`max(coalesce(${enquiries.reopenedAt}, ${enquiries.receivedAt}))`.mapWith(enquiries.receivedAt),
    })
    .from(enquiries)
    .where(isDue(agency, deletionNotice))
    .groupBy(isOfWithdrawal, isUnanswered)
  const days = rows.flatMap(({ kind, receivedAt, answeredAt, openSince }) =>
    kind && receivedAt ? [enquiryDeletionDay({ kind, receivedAt, answeredAt, reopenedAt: openSince }, agency)] : [],
  )
  const until = days.sort().at(-1)
  return until ? { count: rows.reduce((sum, row) => sum + row.count, 0), until } : null
}
