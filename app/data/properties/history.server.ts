/** Who changed which field of a property, written in the batch of the change itself. */
import { and, desc, eq, getTableColumns, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { history, properties, users } from '#app/data/schema.server.ts'
import type { PastAuthor } from '#app/domain/properties/author.ts'
import { type PropertyFieldName, type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import { keysOf } from '#app/fields/keys-of.ts'
import { type Author, authorColumns, idOf, nameOf } from './authors.server.ts'

type HistoryField = PropertyFieldName | 'created' | 'trashed'

export interface Change {
  field: HistoryField
  before: unknown
  after: unknown
}

export function changesBetween(before: PropertyValues, after: PropertyValues): Change[] {
  const names = keysOf(propertyFields)
  return names
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }))
}

const now = sql`unixepoch() * 1000`

/** Follows the change in its batch and takes the new version. */
export function noteChanges(db: Database, propertyId: string, changes: readonly Change[], by: Author) {
  return db.insert(history).select(sql`
    select ${properties.id}, ${properties.version}, change.value ->> 'field', change.value -> 'before', change.value -> 'after', ${nameOf(by)}, ${idOf(by)}, ${now}
    from ${properties}, json_each(${JSON.stringify(changes)}) change where ${properties.id} = ${propertyId}`)
}

/** Follows the insert in its batch; writes nothing the second time. */
export function noteCreation(db: Database, propertyId: string, by: Author) {
  return db
    .insert(history)
    .select(sql`
    select ${properties.id}, 1, 'created', 'false', 'true', ${nameOf(by)}, ${idOf(by)}, ${now} from ${properties}
    where ${properties.id} = ${propertyId} and ${properties.version} = 1`)
    .onConflictDoNothing()
}

/** Precedes a change of many properties in its batch. `fits` must exclude properties that already have the value. */
export function notePendingChange(db: Database, fits: SQL | undefined, { field, before, after }: Change, by: Author) {
  return db.insert(history).select(sql`
    select ${properties.id}, ${properties.version} + 1, ${field}, ${JSON.stringify(before)}, ${JSON.stringify(after)}, ${nameOf(by)}, ${idOf(by)}, ${now}
    from ${properties} where ${fits}`)
}

interface Save {
  version: number
  by: PastAuthor
  at: Date
  changes: Change[]
}

export const savesPerPage = 50

/** The latest saves below a version, newest first, and the version where older ones continue. */
export async function listSaves(db: Database, propertyId: string, below: number | null) {
  const fits = and(eq(history.propertyId, propertyId), below === null ? undefined : lt(history.version, below))
  const versions = db
    .selectDistinct({ version: history.version })
    .from(history)
    .where(fits)
    .orderBy(desc(history.version))
    .limit(savesPerPage + 1)
  const rows = await db
    .select({ ...getTableColumns(history), ...authorColumns })
    .from(history)
    .leftJoin(users, eq(users.id, history.changedById))
    .where(and(eq(history.propertyId, propertyId), inArray(history.version, versions)))
    .orderBy(desc(history.version))
  const saves: Save[] = []
  for (const { version, field, before, after, changedAt, ...by } of rows) {
    const change = { field, before, after }
    const last = saves.at(-1)
    if (last?.version === version) last.changes.push(change)
    else {
      const { changedBy: name, nameNow, address } = by
      saves.push({ version, by: { name, nameNow, address }, at: changedAt, changes: [change] })
    }
  }
  const shown = saves.slice(0, savesPerPage)
  return { saves: shown, olderThan: saves.length > shown.length ? (shown.at(-1)?.version ?? null) : null }
}

/** Calculated backwards from the present values; null for a version that never existed. */
export async function valuesAtVersion(
  db: Database,
  property: { id: string; version: number },
  values: PropertyValues,
  version: number,
): Promise<PropertyValues | null> {
  if (version === property.version) return values
  if (version < 1 || version > property.version) return null
  const since = await db
    .select()
    .from(history)
    .where(and(eq(history.propertyId, property.id), gt(history.version, version)))
    .orderBy(desc(history.version))
  const earlier: Record<string, unknown> = { ...values }
  for (const { field, before } of since) {
    if (field in propertyFields) earlier[field] = before
  }
  // History holds only values that these fields once had.
  return earlier as PropertyValues
}
