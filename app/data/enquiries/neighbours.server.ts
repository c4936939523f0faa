import { and, asc, count, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { enquiries } from '#app/data/tables/enquiries.server.ts'
import type { EnquiryFilters } from '#app/domain/enquiries/enquiry.ts'
import { latestFirst } from './enquiry-conditions.server.ts'
import { listCondition } from './inbox.server.ts'

/** Around an enquiry in a list, even if an act has just taken it out of that list; `place` is null then. */
export async function findNeighbours(db: Database, filters: EnquiryFilters, id: string) {
  const fits = await listCondition(db, filters)
  const here = sql`(select asked.received_at, asked.id from ${enquiries} asked where asked.id = ${id})`
  const isNewer = sql`(${enquiries.receivedAt}, ${enquiries.id}) > ${here}`
  const isOlder = sql`(${enquiries.receivedAt}, ${enquiries.id}) < ${here}`
  const [[previous = null], [next = null], [counted]] = await db.batch([
    selectFirst(db, and(fits, isNewer), [asc(enquiries.receivedAt), asc(enquiries.id)]),
    selectFirst(db, and(fits, isOlder), latestFirst),
    db
      .select({
        total: count(),
        before: sql<number>`coalesce(sum(${isNewer}), 0)`.as('before'),
        isListed: sql`coalesce(sum(${enquiries.id} = ${id}), 0)`.mapWith(Boolean).as('is_listed'),
      })
      .from(enquiries)
      .where(fits),
  ])
  const { total = 0, before = 0, isListed = false } = counted ?? {}
  return { previous, next, total, place: isListed ? before + 1 : null }
}

function selectFirst(db: Database, condition: SQL | undefined, order: SQL[]) {
  return db
    .select({ id: enquiries.id, name: enquiries.name })
    .from(enquiries)
    .where(condition)
    .orderBy(...order)
    .limit(1)
}
