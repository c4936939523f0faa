import { and, type SQL, sql } from 'drizzle-orm'
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
  const looked = db
    .select({ failed: sql<number>`${sql.join(bits, sql` + `)}`.as('failed'), listPrice, listRooms, listArea })
    .from(properties)
    .where(and(isOffer, ...Object.values(conditionsOf(wider))))
    // Without an end, but said: SQLite then works out once for each offer what it fails, and not for each figure.
    .limit(-1)
    .as('looked')
  // A column for each filter, since groups would have to be sorted.
  const columns = conditions.map(([filter], index) => {
    const among = sql`filter (where ${looked.failed} = ${sql.raw(String(2 ** index))})`
    const figures = sql`json_object('count', count(*) ${among},
      'lowestPrice', min(${looked.listPrice}) ${among}, 'highestPrice', max(${looked.listPrice}) ${among},
      'mostRooms', max(${looked.listRooms}) ${among}, 'largestArea', max(${looked.listArea}) ${among})`
    return [filter, figures.mapWith((json: string) => ({ filter, ...JSON.parse(json) }) as NearMiss)] as const
  })
  if (columns.length === 0) return []
  const [misses = {}] = await db.select(Object.fromEntries(columns)).from(looked)
  return Object.values(misses).filter((miss) => miss.count > 0)
}
