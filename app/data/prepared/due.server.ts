/** Prepared changes that the clock releases, and those that someone has to look at. */
import { and, eq, getTableColumns, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { isKept } from '#app/data/saving/trash.server.ts'
import { preparedChanges } from '#app/data/tables/prepared.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { releases } from '#app/data/tables/sellers.server.ts'
import type { Decision } from '#app/domain/saving/seller.ts'
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

/** Of the owner's latest answer since the question. */
const latestAnswer = (column: 'id' | 'decision') => sql`(
  select made.${sql.identifier(column)} from ${releases} made
  where made.property_id = prepared_changes.property_id and made.prepared_id = prepared_changes.id
    and made.decided_at >= prepared_changes.asked_at
  order by made.decided_at desc, made.rowid desc limit 1)`

const answer: SQL<Decision | null> = latestAnswer('decision') as SQL<Decision | null>

/** Whether neither the values nor the owner's answer have changed since they were looked at. */
export function isStill(id: string, answerId: string | null): SQL {
  return sql`(prepared_changes.id = ${id} and prepared_changes.discarded_at is null and ${latestAnswer('id')} is ${answerId})`
}

/** For the overview: those that someone has to look at. */
export function listNoticed(db: Database, before: Date) {
  return db
    .select({
      id: properties.id,
      propertyNumber: properties.propertyNumber,
      name: properties.name,
      city: properties.city,
      district: properties.district,
      releaseAt: preparedChanges.releaseAt,
      obstacle: preparedChanges.obstacle,
      decision: answer,
    })
    .from(preparedChanges)
    .innerJoin(properties, eq(properties.id, preparedChanges.propertyId))
    .where(
      and(
        isWaiting,
        isKept(properties),
        or(isNotNull(preparedChanges.obstacle), lt(preparedChanges.releaseAt, before), isNotNull(answer)),
      ),
    )
    .orderBy(preparedChanges.releaseAt)
}
