import { and, asc, eq, inArray, max } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { jsonList } from '#app/data/json-list.server.ts'
import { users } from '#app/data/tables/access.server.ts'
import { history } from '#app/data/tables/saving.server.ts'
import { authorColumns } from './authors.server.ts'

export async function findLastAuthors(
  db: Database,
  asked: readonly { propertyId: string; field: string }[],
): Promise<ReadonlyMap<string, { by: string | null; at: Date }>> {
  if (asked.length === 0) return new Map()
  const { subject, subjectId, field, version, changedBy, changedAt } = history
  const rows = await db
    .select({ subjectId, field, by: changedBy, at: changedAt, ...authorColumns, version: max(version) })
    .from(history)
    .leftJoin(users, eq(users.id, history.changedById))
    .where(
      and(
        eq(subject, 'property'),
        inArray(subjectId, jsonList(asked.map(({ propertyId }) => propertyId))),
        inArray(field, jsonList(asked.map(({ field }) => field))),
      ),
    )
    .groupBy(subjectId, field)
  return new Map(rows.map((row) => [`${row.subjectId} ${row.field}`, { by: row.nameNow ?? row.by, at: row.at }]))
}

/** The oldest first. */
export function listChangesOf(db: Database, propertyId: string, fields: readonly string[]) {
  const { subject, subjectId, field, version, before, after, changedAt: at } = history
  return db
    .select({ field, before, after, at })
    .from(history)
    .where(and(eq(subject, 'property'), eq(subjectId, propertyId), inArray(field, jsonList(fields))))
    .orderBy(asc(version))
}
