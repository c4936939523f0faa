import { and, asc, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { query, runQuery } from '#app/data/queries.server.ts'
import { isKept } from '#app/data/saving/trash.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { namesHiddenAt } from '#app/domain/places/circle.ts'
import { houseOf, type Stored } from '#app/domain/properties/house-circles.ts'
import { isAround } from './house-circles.server.ts'

/** At most three names, while visitors do not know this address. */
export async function listSharers(db: Database, property: Stored): Promise<string[]> {
  const house = houseOf(property)
  if (!house || (property.addressVisible && (property.publishedAt !== null || property.sold))) return []
  return namesHiddenAt(house, await runQuery(hiddenOffersQuery(db, isAround([house]))), property.id)
}

export function hiddenOffersQuery(db: Database, where?: SQL) {
  const { id, name, circle, addressVisible, publishedAt } = properties
  const isHiddenOffer = and(not(addressVisible), isKept(properties), isNotNull(publishedAt))
  const isShared = and(isNotNull(sql`(${circle} ->> '$.id')`), isNull(sql`(${circle} ->> '$.isKnown')`))
  const statement = db
    .select({ id, name, circle })
    .from(properties)
    .where(and(isHiddenOffer, isShared, where))
    .orderBy(asc(name))
  return query(statement, (rows) => rows)
}
