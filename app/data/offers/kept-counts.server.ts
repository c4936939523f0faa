/** How many properties there are, read as triggers keep it instead of counted anew (see `keptCounts` in the schema). */
import { eq, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { noCounts, type PropertyCounts } from '#app/data/properties/properties.server.ts'
import { query } from '#app/data/queries.server.ts'
import { keptCounts } from '#app/data/schema.server.ts'
import type { OfferGroup } from '#app/domain/offers/offer-counts.ts'
import type { ReferenceGroup } from '#app/domain/offers/reference-filters.ts'
import type { HouseType, MarketType } from '#app/domain/properties/property.ts'

type CountName = (typeof keptCounts.$inferSelect)['name']

function selectKept(db: Database, name: CountName) {
  return db.select({ key: keptCounts.key, count: keptCounts.count }).from(keptCounts).where(eq(keptCounts.name, name))
}

type Kept = Awaited<ReturnType<typeof selectKept>>[number]

/** Offers by market, type and town. */
export function offerGroupsQuery(db: Database) {
  return query(selectKept(db, 'offers'), (rows) => rows.map(offerGroupOf))
}

/** The same as a column of another query's row; offerGroupOf() makes groups of it. */
export const offerGroupsAsJson = sql`(
  select json_group_array(json_object('key', json(${keptCounts.key}), 'count', ${keptCounts.count}))
  from ${keptCounts} where ${keptCounts.name} = 'offers')`.mapWith((json: string) => JSON.parse(json) as Kept[])

export function offerGroupOf({ key, count }: Kept): OfferGroup {
  const [marketType, houseType, city] = key as [MarketType, HouseType, string]
  return { marketType, houseType, city, all: count, fitting: count }
}

/** References by type and year of sale. */
export function referenceGroupsQuery(db: Database) {
  return query(selectKept(db, 'references'), (rows) =>
    rows.map(({ key, count }): ReferenceGroup => {
      const [houseType, year] = key as [HouseType, number | null]
      return { houseType, year, count }
    }),
  )
}

/** How many properties each tab of the dashboard holds, and how many offers are highlighted. */
export async function countProperties(db: Database): Promise<PropertyCounts> {
  const counts = { ...noCounts }
  for (const { key, count } of await selectKept(db, 'states')) {
    const [published, sold, highlighted, trashed] = key
    if (trashed) counts.trash += count
    else {
      counts.all += count
      counts[sold ? 'sold' : published ? 'published' : 'drafts'] += count
      if (published && !sold && highlighted) counts.highlighted += count
    }
  }
  return counts
}
