import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { saveUnlessStale } from '#app/data/database-errors.server.ts'
import { noImage, type StoredImage } from '#app/data/pictures/pictures.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import {
  changesBetween,
  orderId,
  recordChanges,
  recordCreation,
  recordPendingChange,
  recordSwap,
} from '#app/data/saving/history.server.ts'
import { findLaterChanges, isNaming } from '#app/data/saving/last-changes.server.ts'
import { isInTab, isKept, type TrashTab } from '#app/data/saving/trash.server.ts'
import { createTexts, textChanges, writeTexts } from '#app/data/texts/write-texts.server.ts'
import type { EntryList } from '#app/domain/entries/entry.ts'
import type { Fields } from '#app/fields/field.ts'
import { authoredFields } from '#app/fields/translations.ts'
import { type EntrySource, type EntryValues, findEntry } from './entry-source.server.ts'

export type Position = number | 'last'

export interface Place {
  position: number
  total: number
  /** The entry that it has passed, and the order's version after that; null if it stays. */
  passed: Passed | null
}

export interface Passed {
  id: string
  version: number
}

export interface EntryChange<Values> {
  values: Values
  portrait: StoredImage | 'removed' | 'kept'
  version: number
  by: Author
}

export async function createEntry<List extends EntryList>(
  db: Database,
  { list, fields, table }: EntrySource<List>,
  entry: {
    id: string
    values: Readonly<Record<string, unknown>>
    position: Position
    portrait: StoredImage | null
    by: Author
  },
): Promise<boolean> {
  const { id, values, portrait, by } = entry
  const last = sql<number>`(select coalesce(max(${table.position}), 0) + 1 from ${table})`
  const position = entry.position === 'last' ? last : entry.position
  const [created] = await db.batch([
    db
      .insert(table)
      .values({ id, ...authoredValues(fields, values), ...portrait, position })
      .onConflictDoNothing({ target: table.id })
      .returning({ id: sql`${table.id}` }),
    ...createTexts(db, list, textChanges(fields, id, null, values)),
    recordCreation(db, { kind: list, id }, by),
  ])
  return created.length > 0
}

export async function updateEntry<List extends EntryList>(
  db: Database,
  source: EntrySource<List>,
  id: string,
  { values, portrait, version, by }: EntryChange<EntryValues<List>>,
): Promise<'saved' | 'stale' | 'missing'> {
  const { list, fields, table } = source
  const before = await findEntry(db, source, id)
  if (!before) return 'missing'
  const picture = portrait === 'kept' ? {} : portrait === 'removed' ? noImage : portrait
  const oldKey = before.picture?.key ?? null
  const newKey = portrait === 'kept' ? oldKey : typeof portrait === 'object' ? portrait.pictureKey : null
  const changes = changesBetween<Fields>(fields, before.values, values)
  if (newKey !== oldKey) changes.push({ field: 'picture', before: oldKey, after: newKey })
  return saveUnlessStale(db, [
    db
      .update(table)
      .set({ ...authoredValues(fields, values), ...picture, version: version + 1 })
      .where(eq(table.id, id)),
    ...writeTexts(db, list, textChanges(fields, id, before.values, values)),
    recordChanges(db, { kind: list, id }, changes, by),
  ])
}

function authoredValues(fields: Fields, values: object): Record<string, unknown> {
  const names = Object.keys(authoredFields(fields))
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
}

/**
 * Renumbers all entries, since several may share a position. With `undone`, it only passes that entry again, unless one
 * of the two has moved since.
 */
export async function moveEntry(
  db: Database,
  { list, table, order }: EntrySource<EntryList>,
  id: string,
  direction: 'up' | 'down',
  by: Author,
  undone?: Passed,
): Promise<Place | null> {
  const rows = await db
    .select({ id: sql<string>`${table.id}` })
    .from(table)
    .where(isKept(table))
    .orderBy(...order)
  const ids = rows.map((row) => row.id)
  const from = ids.indexOf(id)
  if (from === -1) return null
  const to = direction === 'up' ? Math.max(from - 1, 0) : Math.min(from + 1, ids.length - 1)
  const neighbour = ids[to] ?? id
  const isMoved = undone && (neighbour !== undone.id || (await hasMovedSince(db, list, id, undone)))
  if (to === from || isMoved) return { position: from + 1, total: ids.length, passed: null }
  ids.splice(to, 0, ...ids.splice(from, 1))
  // One statement, so that no reader sees half an order. An entry added in between stays last.
  const places = sql`json_each(${JSON.stringify(ids)}) place`
  const [[noted]] = await db.batch([
    recordSwap(db, list, [id, neighbour], by),
    db
      .update(table)
      .set({ position: sql`(select place.key from ${places} where place.value = ${table}.id)` })
      .where(sql`${table.id} in (select place.value from ${places})`),
  ])
  return { position: to + 1, total: ids.length, passed: noted ? { id: neighbour, version: noted.version } : null }
}

async function hasMovedSince(db: Database, list: EntryList, id: string, passed: Passed): Promise<boolean> {
  const since = new Map([[orderId, passed.version]])
  return (await findLaterChanges(db, list, since, isNaming([id, passed.id]))).size > 0
}

export function tabStatements(
  db: Database,
  { list, table }: EntrySource<EntryList>,
  id: string,
  tab: TrashTab,
  by: Author,
  condition?: SQL,
  changedAt?: number,
) {
  const isTrashed = tab === 'trash'
  const fits = and(eq(table.id, id), isInTab(table, isTrashed ? 'all' : 'trash'), condition)
  return [
    recordPendingChange(db, list, fits, { field: 'trashed', before: !isTrashed, after: isTrashed }, by, changedAt),
    db
      .update(table)
      .set({ deletedAt: isTrashed ? sql`unixepoch() * 1000` : null, version: sql`${table.version} + 1` })
      .where(fits)
      .returning({ id: sql<string>`${table.id}` }),
  ] as const
}
