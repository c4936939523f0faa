/** Team members, testimonials and key figures as rows: what their lists do alike. */
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { noImage, type StoredImage } from '#app/data/pictures/pictures.server.ts'
import type { keyFigures, teamMembers, testimonials } from '#app/data/schema.server.ts'

type EntryTable = typeof teamMembers | typeof testimonials | typeof keyFigures

type Position = number | 'last'

/** Where an entry stands now, counted from 1, and whether the move changed that. */
export interface Place {
  position: number
  total: number
  moved: boolean
}

export type PortraitChange = StoredImage | 'removed' | 'kept'

/** What a change leaves behind: the key of a picture that no row has any more. */
export interface Leftover {
  pictureKey: string | null
}

/** The acts of one list. `null` means that there is no such entry, `false` that the id is taken; nothing has changed then. */
export function entryActs<Values extends object>(table: EntryTable, order: readonly SQL[]) {
  const isIt = (id: string) => eq(table.id, id)
  const pictureKey = 'pictureKey' in table ? sql<string | null>`${table.pictureKey}` : sql<null>`null`
  return {
    async create(
      db: Database,
      id: string,
      values: Values,
      position: Position,
      portrait: StoredImage | null = null,
    ): Promise<boolean> {
      const last = sql<number>`(select coalesce(max(${table.position}), 0) + 1 from ${table})`
      const row = { id, ...values, ...portrait, position: position === 'last' ? last : position }
      const created = await db
        .insert(table)
        // Three tables of different columns are one type here; each list gives its own `Values`.
        .values(row as never)
        .onConflictDoNothing()
        .returning({ id: sql`${table.id}` })
      return created.length > 0
    },

    async update(
      db: Database,
      id: string,
      values: Values,
      portrait: PortraitChange = 'kept',
    ): Promise<Leftover | null> {
      const change = portrait === 'kept' ? {} : portrait === 'removed' ? noImage : portrait
      const [[before]] = await db.batch([
        db.select({ pictureKey }).from(table).where(isIt(id)),
        db
          .update(table)
          .set({ ...values, ...change })
          .where(isIt(id)),
      ])
      if (!before) return null
      return portrait === 'kept' ? { pictureKey: null } : before
    },

    async remove(db: Database, id: string): Promise<Leftover | null> {
      const [gone] = await db.delete(table).where(isIt(id)).returning({ pictureKey })
      return gone ?? null
    },

    /** One place in the order that readers see. All are numbered again, so that entries on the same place part. */
    async move(db: Database, id: string, direction: 'up' | 'down'): Promise<Place | null> {
      const rows = await db
        .select({ id: sql<string>`${table.id}` })
        .from(table)
        .orderBy(...order)
      const ids = rows.map((row) => row.id)
      const from = ids.indexOf(id)
      if (from === -1) return null
      const to = direction === 'up' ? Math.max(from - 1, 0) : Math.min(from + 1, ids.length - 1)
      ids.splice(to, 0, ...ids.splice(from, 1))
      // One statement, so that no reader sees half an order. An entry added meanwhile stays behind the others.
      await db.run(sql`
        update ${table} set position = place.key from json_each(${JSON.stringify(ids)}) place
        where place.value = ${table.id}`)
      return { position: to + 1, total: ids.length, moved: to !== from }
    },
  }
}
