/** What team members, testimonials and key figures have in common as rows: their order, and a portrait that changes. */
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { noImage, type StoredImage } from '#app/data/pictures/pictures.server.ts'
import type { keyFigures, teamMembers, testimonials } from '#app/data/schema.server.ts'

type EntryTable = typeof teamMembers | typeof testimonials | typeof keyFigures

/** A place among the others, or the one behind them. */
export type Position = number | 'last'

export function positionIn(table: EntryTable, position: Position): number | SQL<number> {
  return position === 'last' ? sql<number>`(select coalesce(max(${table.position}), 0) + 1 from ${table})` : position
}

/** Where an entry stands now, counted from 1, and whether it stood elsewhere before. */
export interface Place {
  position: number
  total: number
  moved: boolean
}

/**
 * Moves an entry one place in the order that readers see, and numbers all of them anew, so that entries which claimed
 * the same place part. At either end nothing happens. Null when there is no such entry.
 */
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
  // One statement, so that nobody ever reads half an order. Who came in between keeps the place behind the others.
  await db.run(sql`
    update ${table} set position = place.key from json_each(${JSON.stringify(ids)}) place
    where place.value = ${table.id}`)
  return { position: to + 1, total: ids.length, moved: to !== from }
}

/** What a save does to the portrait of an entry. */
export type PortraitChange = StoredImage | 'removed' | 'kept'

/** What a change leaves behind: the key of a picture whose files are now nobody's. */
export interface Leftover {
  pictureKey: string | null
}

/** Saves an entry that has a portrait. Null when there is no such entry. */
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
