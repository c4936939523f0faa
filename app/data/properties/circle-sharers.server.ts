/** Which properties are still hidden by the circle of one whose address staff may show. */

import { and, eq, inArray, isNotNull, ne, not, or, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database } from '#app/data/database.server.ts'
import { listed } from '#app/data/listed.server.ts'
import { query, runQuery } from '#app/data/queries.server.ts'
import { isKept } from '#app/data/saving/trash.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { circleIdOf, type Stored, wasPublic } from './house-circles.server.ts'

/** The names of three at most whose addresses are hidden behind the circle of this one and who have been public. */
export async function listSharers(db: Database, property: Stored): Promise<string[]> {
  const { id, circle, addressVisible } = property
  // Most properties need no query.
  if (addressVisible || !circle?.id || !wasPublic(property)) return []
  return (await runQuery(sharersQuery(db, listed([id])))).get(id) ?? []
}

const mostNamed = 3

/** The same for many properties, by id. @param propertyIds a list or a statement */
export function sharersQuery(db: Database, propertyIds: SQLWrapper) {
  const shown = alias(properties, 'shown')
  const statement = db
    .select({ id: sql<string>`${shown.id}`.as('shown_id'), name: properties.name })
    .from(shown)
    .innerJoin(properties, and(eq(circleIdOf(properties), circleIdOf(shown)), ne(properties.id, shown.id)))
    .where(
      and(
        inArray(shown.id, propertyIds),
        not(shown.addressVisible),
        or(isNotNull(shown.publishedAt), shown.sold),
        isHiddenOffer,
      ),
    )
    .orderBy(properties.name)
  return query(statement, (rows) => {
    const names = new Map<string, string[]>()
    for (const { id, name } of rows) names.set(id, [...(names.get(id) ?? []), name].slice(0, mostNamed))
    return names
  })
}

const isHiddenOffer = and(not(properties.addressVisible), isKept(properties), isNotNull(properties.publishedAt))
