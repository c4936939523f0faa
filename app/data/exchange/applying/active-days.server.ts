import { and, eq, inArray, isNull, not, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { jsonList } from '#app/data/json-list.server.ts'
import { isKept } from '#app/data/saving/trash.server.ts'
import { connections, hasActiveDays, propertyLinks } from '#app/data/tables/exchange.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'

interface DueActivity {
  propertyId: string
  /** Null for a file that was uploaded by hand. */
  connection: string | null
  isPublished: boolean
  /** What the days of the last file ask for today, other than what it has last been told to be. */
  isActive: boolean
}

const said = sql<number>`${propertyLinks.base} ->> '$.values.published'`

/**
 * Objects whose first day has come or whose last day is over. What staff have taken offline or brought online since the
 * file's last word is theirs.
 */
export async function listDueActivities(db: Database, today: string): Promise<DueActivity[]> {
  const { activeFrom, activeUntil, withdrawnAt, propertyId } = propertyLinks
  const isActive = sql<boolean>`(coalesce(${activeFrom} <= ${today}, 1) and coalesce(${activeUntil} >= ${today}, 1))`
  const isEnding = sql`(not ${isActive} and ${said} = 1 and ${properties.published})`
  const isBeginning = sql`(${isActive} and ${said} = 0)`
  return db
    .select({
      propertyId,
      connection: connections.name,
      isPublished: properties.published,
      isActive: isActive.mapWith(Boolean),
    })
    .from(propertyLinks)
    .innerJoin(properties, eq(properties.id, propertyId))
    .leftJoin(connections, eq(connections.id, propertyLinks.connectionId))
    .where(
      and(
        hasActiveDays,
        isNull(withdrawnAt),
        isKept(properties),
        not(properties.sold),
        sql`(${isEnding} or ${isBeginning})`,
      ),
    )
}

/** As if the file had said it today. */
export async function noteActivity(db: Database, propertyIds: readonly string[], isActive: boolean): Promise<void> {
  const value = sql.raw(isActive ? "json('true')" : "json('false')")
  await db
    .update(propertyLinks)
    .set({ base: sql`json_set(${propertyLinks.base}, '$.values.published', ${value})` })
    .where(inArray(propertyLinks.propertyId, jsonList(propertyIds)))
}
