import { and, count, max, min, type SQL, sql } from 'drizzle-orm'
import { type Loosening, type NearMiss, nearestBounds, rankLoosenings } from '#app/domain/loosening.ts'
import type { OfferFilters } from '#app/domain/offer.ts'
import type { OfferCounts } from '#app/domain/offer-counts.ts'
import { type NarrowingFilter, noFilters } from '#app/domain/offer-filters.ts'
import type { Database } from './database.server.ts'
import { conditionsOf, isOffer } from './offer-conditions.server.ts'
import { properties } from './schema.server.ts'

/** The nearest changes of one filter that would show something, for filters that show nothing. Two queries at most. */
export async function listLoosenings(
  db: Database,
  filters: OfferFilters,
  towns: OfferCounts['cities'],
): Promise<Loosening[]> {
  const misses = await listNearMisses(db, filters, noFilters)
  const bounds = nearestBounds(filters, misses)
  const within = Object.keys(bounds).length > 0 ? await listNearMisses(db, filters, { ...filters, ...bounds }) : []
  return rankLoosenings(filters, misses, bounds, within, towns)
}

/** The offers inside wider filters that fail exactly one of the filters, by that filter: one pass through an index. */
async function listNearMisses(db: Database, filters: OfferFilters, wider: OfferFilters): Promise<NearMiss[]> {
  const conditions = Object.entries(conditionsOf(filters)) as [NarrowingFilter, SQL][]
  // One bit for each filter that an offer fails; a value that is not known fails as well.
  const bits = conditions.map(
    ([, fits], index) => sql`case when ${fits} then 0 else ${sql.raw(String(2 ** index))} end`,
  )
  const { listPrice, listRooms, listArea } = properties
  const failed = sql<number>`${sql.join(bits, sql` + `)}`.as('failed')
  const looked = db
    .select({ failed, listPrice, listRooms, listArea })
    .from(properties)
    .where(and(isOffer, ...Object.values(conditionsOf(wider))))
    .as('looked')
  const one = conditions.map((_, index) => 2 ** index)
  const rows = await db
    .select({
      failed: looked.failed,
      count: count(),
      lowestPrice: min(looked.listPrice),
      highestPrice: max(looked.listPrice),
      mostRooms: max(looked.listRooms),
      largestArea: max(looked.listArea),
    })
    .from(looked)
    .where(sql`${looked.failed} in (${sql.raw(one.join())})`)
    .groupBy(sql`${looked.failed}`)
  return conditions.flatMap(([filter], index) => {
    const row = rows.find(({ failed }) => failed === 2 ** index)
    return row ? [{ ...row, filter }] : []
  })
}
