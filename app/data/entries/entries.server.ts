/** What the three lists of entries share as rows: their order and their portraits. */
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { noImage, type StoredImage } from '#app/data/pictures/pictures.server.ts'
import type { keyFigures, teamMembers, testimonials } from '#app/data/schema.server.ts'

type EntryTable = typeof teamMembers | typeof testimonials | typeof keyFigures

/** `last` is the place after all others. */
export type Position = number | 'last'

export function positionIn(table: EntryTable, position: Position): number | SQL<number> {
  return position === 'last' ? sql<number>`(select coalesce(max(${table.position}), 0) + 1 from ${table})` : position
}

/** Counted from 1. */
export interface Place {
  position: number
  total: number
  moved: boolean
}

/** Renumbers all entries, because several may share a position. Null when there is no such entry. */
export async function moveEntry(
  db: Database,
  table: EntryTable,
  order: readonly SQL[],
  id: string,
  direction: 'up' | 'down',
): Promise<Place | null> {
  const rows = await db
    .select({ id: sql<string>`${table.id}` })
    .from(table)
    .orderBy(...order)
  const ids = rows.map((row) => row.id)
  const from = ids.indexOf(id)
  if (from === -1) return null
  const to = direction === 'up' ? Math.max(from - 1, 0) : Math.min(from + 1, ids.length - 1)
  ids.splice(to, 0, ...ids.splice(from, 1))
  // One statement, so that no one reads half an order; entries added in between stay behind the others.
  await db.run(sql`
    update ${table} set position = place.key from json_each(${JSON.stringify(ids)}) place
    where place.value = ${table.id}`)
  return { position: to + 1, total: ids.length, moved: to !== from }
}

export type PortraitChange = StoredImage | 'removed' | 'kept'

/** The key of a picture whose files can be deleted. */
export interface Leftover {
  pictureKey: string | null
}

/** Null when there is no such entry. */
export async function updateEntryWithPortrait<Values extends object>(
  db: Database,
  table: typeof teamMembers | typeof testimonials,
  id: string,
  values: Values,
  portrait: PortraitChange,
): Promise<Leftover | null> {
  const change = portrait === 'kept' ? {} : portrait === 'removed' ? noImage : portrait
  const [[before]] = await db.batch([
    db
      .select({ pictureKey: sql<string | null>`${table.pictureKey}` })
      .from(table)
      .where(eq(table.id, id)),
    db
      .update(table)
      .set({ ...values, ...change })
      .where(eq(table.id, id)),
  ])
  if (!before) return null
  return portrait === 'kept' ? { pictureKey: null } : before
}
