import { and, asc, count, ne, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { inOrder } from './property-sorts.server.ts'
import { listCondition, type PropertyQuery } from './property-table.server.ts'

/**
 * Around the property at place `at` of a list. Without it the others keep their places, wherever a save has moved it, so
 * stepping on after a save leads to what stood below it when it was opened. `isListed` is false once it has left the list.
 */
export async function findPropertyNeighbours(db: Database, query: PropertyQuery, id: string, at: number) {
  const fits = await listCondition(db, query)
  const { id: propertyId, name } = properties
  const [around, [counted]] = await db.batch([
    db
      .select({ id: propertyId, name })
      .from(properties)
      .where(and(fits, ne(propertyId, id)))
      .orderBy(...inOrder[query.sort], asc(propertyId))
      .limit(at === 1 ? 1 : 2)
      .offset(Math.max(0, at - 2)),
    db
      .select({
        total: count(),
        isListed: sql`coalesce(sum(${propertyId} = ${id}), 0)`.mapWith(Boolean).as('is_listed'),
      })
      .from(properties)
      .where(fits),
  ])
  const { total = 0, isListed = false } = counted ?? {}
  const [previous = null, next = null] = at === 1 ? [null, ...around] : around
  return { previous, next, total, isListed }
}
