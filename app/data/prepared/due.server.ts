/** Prepared changes that the clock releases, and those that someone has to look at. */
import { and, eq, getTableColumns, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { jsonList } from '#app/data/json-list.server.ts'
import { isKept } from '#app/data/saving/trash.server.ts'
import { preparedChanges } from '#app/data/tables/prepared.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { releases } from '#app/data/tables/sellers.server.ts'
import { isWaiting, type PreparedChange, preparedOf } from './prepared.server.ts'

/** Without those that met an obstacle: after that, staff decide. */
export async function listDue(db: Database, now: Date): Promise<PreparedChange[]> {
  const rows = await db
    .select(getTableColumns(preparedChanges))
    .from(preparedChanges)
    .innerJoin(properties, eq(properties.id, preparedChanges.propertyId))
    .where(and(isWaiting, lte(preparedChanges.releaseAt, now), isNull(preparedChanges.obstacle), isKept(properties)))
  return rows.map(preparedOf)
}

/** The id of the owner's latest answer since the question. */
export const latestAnswer = () => sql`(
  select made.id from ${releases} made
  where made.property_id = prepared_changes.property_id and made.prepared_id = prepared_changes.id
    and made.decided_at >= prepared_changes.asked_at
  order by made.decided_at desc, made.rowid desc limit 1)`

/** Whether neither the values nor the owner's answer have changed since they were looked at. */
export function isStill(id: string, answerId: string | null): SQL {
  return sql`(prepared_changes.id = ${id} and prepared_changes.discarded_at is null and ${latestAnswer()} is ${answerId})`
}

/** The nearest date first: of all properties, or of some. */
export async function listWaiting(db: Database, propertyIds: readonly string[] | null = null) {
  const rows = await db
    .select(getTableColumns(preparedChanges))
    .from(preparedChanges)
    .innerJoin(properties, eq(properties.id, preparedChanges.propertyId))
    .where(
      and(
        isWaiting,
        isKept(properties),
        propertyIds ? inArray(preparedChanges.propertyId, jsonList(propertyIds)) : undefined,
      ),
    )
    .orderBy(preparedChanges.releaseAt)
  return rows.map(preparedOf)
}
