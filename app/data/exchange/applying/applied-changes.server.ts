import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { jsonList } from '#app/data/json-list.server.ts'
import type { Change } from '#app/data/saving/history.server.ts'
import { importObjects, imports } from '#app/data/tables/exchange.server.ts'
import { history } from '#app/data/tables/saving.server.ts'
import { type PropertyFieldName, propertyFields } from '#app/domain/properties/property.ts'
import { baseValue } from '#app/exchange/planning/merging/three-way-merge.ts'
import { keysOf } from '#app/fields/typed-objects.ts'

/** By position. For new properties the history only records the creation. */
export async function listAppliedChanges(db: Database, importId: string, positions: readonly number[]) {
  const { field, before, after } = history
  const rows = await db
    .select({ position: importObjects.position, field, before, after })
    .from(importObjects)
    .innerJoin(imports, eq(imports.id, importObjects.importId))
    .innerJoin(
      history,
      and(
        eq(history.subject, 'property'),
        eq(history.subjectId, importObjects.propertyId),
        eq(history.version, importObjects.version),
        // Skipped objects have a version of someone else's save.
        eq(history.changedAt, sql`${imports.appliedAt}`),
      ),
    )
    .where(and(eq(importObjects.importId, importId), inArray(importObjects.position, jsonList(positions))))
  const changes = new Map<number, Change[]>()
  for (const { position, ...change } of rows) changes.set(position, [...(changes.get(position) ?? []), change])
  return changes
}

/** Fields that staff had changed since the sender's last value; empty once undone. */
export async function listOverruled(db: Database, importId: string, positions: readonly number[]) {
  const rows = await db
    .select({ position: importObjects.position, before: importObjects.before })
    .from(importObjects)
    .where(and(eq(importObjects.importId, importId), inArray(importObjects.position, jsonList(positions))))
  return new Map(
    rows.map(({ position, before }): [number, ReadonlySet<PropertyFieldName>] => {
      const { values, link } = before ?? { values: null, link: null }
      const ours = values
        ? keysOf(propertyFields).filter((name) => !link || baseValue(link.base.values, name) !== values[name])
        : []
      return [position, new Set(ours)]
    }),
  )
}
