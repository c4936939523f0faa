import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database } from '#app/data/database.server.ts'
import { query } from '#app/data/queries.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import type { Locale } from '#app/fields/locale.ts'
import { isOffer } from './offer-conditions.server.ts'
import { recommendedFirst, tileColumns, tileOf } from './offer-tiles.server.ts'

const comparedOffers = 500

export const shownOthers = 3

/** Sorted by list price, which is empty on request, so the order reveals no withheld price. */
export function similarOffersQuery(db: Database, locale: Locale, id: string, limit = shownOthers) {
  const self = alias(properties, 'self')
  const latest = db
    .select({ id: properties.id, marketType: properties.marketType, houseType: properties.houseType })
    .from(properties)
    .where(isOffer)
    .orderBy(...recommendedFirst)
    .limit(comparedOffers)
    .as('latest')
  const isInCity = sql`${properties.city} = ${self.city}`
  const priceDistance = sql`abs(${properties.listPrice} - ${self.listPrice})`
  const likeness = sql<number>`row_number() over (order by
    ${isInCity} and ${properties.district} is ${self.district} desc, ${isInCity} desc,
    ${priceDistance} is null, ${priceDistance}, ${properties.publishedAt} desc, ${properties.id})`.as('likeness')
  const nearest = db
    .select({ id: sql<string>`${properties.id}`.as('nearest_id'), likeness })
    .from(self)
    .innerJoin(
      latest,
      and(eq(latest.marketType, self.marketType), eq(latest.houseType, self.houseType), ne(latest.id, self.id)),
    )
    .innerJoin(properties, eq(properties.id, latest.id))
    .where(and(eq(self.id, id), isNotNull(self.publishedAt)))
    .orderBy(sql`likeness`)
    .limit(limit)
    .as('nearest')
  const statement = db
    .select(tileColumns(locale))
    .from(nearest)
    .innerJoin(properties, eq(properties.id, nearest.id))
    .orderBy(sql`${nearest.likeness}`)
  return query(statement, (rows) => rows.map(tileOf))
}
