import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from '#app/data/database.server.ts'
import { isDatabaseError } from '#app/data/database-errors.server.ts'
import { noImage, type StoredImage } from '#app/data/pictures/pictures.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import { changesBetween, recordChanges, recordCreation, recordPendingChange } from '#app/data/saving/history.server.ts'
import { isInTab, isKept, isPastRestoring, type TrashTab } from '#app/data/saving/trash.server.ts'
import type { keyFigures, replyTemplates, teamMembers, testimonials } from '#app/data/tables/entries.server.ts'
import { staleTexts, textsOf, valuesOfTexts } from '#app/data/texts/texts.server.ts'
import { createTexts, textChanges, writeTexts } from '#app/data/texts/write-texts.server.ts'
import { type EntryList, entryFields } from '#app/domain/entries/entry.ts'
import type { BarePicture } from '#app/domain/picture.ts'
import type { Saved } from '#app/domain/saving/subject.ts'
import type { Fields, FieldValues } from '#app/fields/field.ts'
import { authoredFields } from '#app/fields/translations.ts'
import { keysOf, pick } from '#app/fields/typed-objects.ts'

type TrashTable = typeof teamMembers | typeof testimonials | typeof keyFigures | typeof replyTemplates

type Position = number | 'last'

export interface Place {
  position: number
  total: number
  moved: boolean
}

type NewValues<Values> = { [Name in keyof Values as null extends Values[Name] ? never : Name]: Values[Name] } & {
  [Name in keyof Values as null extends Values[Name] ? Name : never]?: Values[Name]
}

export interface StoredEntry<Values> extends Saved<Values> {
  picture: BarePicture | null
  stale: Readonly<Record<string, Date>>
}

export interface EntryChange<Values> {
  values: Values
  portrait: StoredImage | 'removed' | 'kept'
  version: number
  by: Author
}

/** `null`: no such entry. `false`: the id is taken. Neither changes anything. */
export function entryStore<List extends EntryList>(list: List, table: TrashTable, order: readonly SQL[]) {
  type Values = FieldValues<(typeof entryFields)[List]>
  const fields: Fields = entryFields[list]
  const authoredNames = keysOf(authoredFields(fields))
  const authored = (values: object) => pick(values as FieldValues<Fields>, authoredNames)
  const isIt = (id: string) => eq(table.id, id)
  const pictureKey = 'pictureKey' in table ? sql<string | null>`${table.pictureKey}` : sql<null>`null`

  async function find(db: Database, id: string, tab: TrashTab = 'all'): Promise<StoredEntry<Values> | null> {
    const columns = getTableColumns(table as SQLiteTable)
    const [row] = await db
      .select({ ...columns, version: table.version, texts: textsOf(list, table.id) })
      .from(table)
      .where(and(isIt(id), isInTab(table, tab)))
    if (!row) return null
    const { texts, version } = row
    const values = pick(
      { ...row, ...valuesOfTexts(fields, texts) } as object as FieldValues<Fields>,
      keysOf(fields),
    ) as Values
    return { version, values, picture: pictureIn(row), stale: staleTexts(texts) }
  }

  /** Two statements for a batch; the second returns a row if the entry moves. */
  function moving(db: Database, id: string, to: TrashTab, by: Author) {
    const isTrashed = to === 'trash'
    const fits = and(isIt(id), isInTab(table, isTrashed ? 'all' : 'trash'))
    return [
      recordPendingChange(db, list, fits, { field: 'trashed', before: !isTrashed, after: isTrashed }, by),
      db
        .update(table)
        .set({ deletedAt: isTrashed ? sql`unixepoch() * 1000` : null, version: sql`${table.version} + 1` })
        .where(fits)
        .returning({ id: sql<string>`${table.id}` }),
    ] as const
  }

  return {
    find,
    moving,

    async moveTo(db: Database, id: string, to: TrashTab, by: Author): Promise<boolean> {
      const [, moved] = await db.batch(moving(db, id, to, by))
      return moved.length > 0
    },

    count(db: Database, tab: TrashTab): Promise<number> {
      return db.$count(table, isInTab(table, tab))
    },

    /** Returns the keys of pictures whose files can be deleted. */
    emptying(db: Database) {
      return db.delete(table).where(isPastRestoring(table)).returning({ pictureKey })
    },

    async create(
      db: Database,
      id: string,
      values: NewValues<Values>,
      position: Position,
      portrait: StoredImage | null = null,
      by: Author = 'Giebel',
    ): Promise<boolean> {
      const last = sql<number>`(select coalesce(max(${table.position}), 0) + 1 from ${table})`
      const row = { id, ...authored(values), ...portrait, position: position === 'last' ? last : position }
      const [created] = await db.batch([
        db
          .insert(table)
          .values(row as never)
          .onConflictDoNothing()
          .returning({ id: sql`${table.id}` }),
        ...createTexts(db, list, textChanges(fields, id, null, values)),
        recordCreation(db, { kind: list, id }, by),
      ])
      return created.length > 0
    },

    /** 'stale' after another save. The file of a replaced picture stays, so that the history can restore it. */
    async update(
      db: Database,
      id: string,
      { values, portrait, version, by }: EntryChange<Values>,
    ): Promise<'saved' | 'stale' | 'missing'> {
      const before = await find(db, id)
      if (!before) return 'missing'
      const picture = portrait === 'kept' ? {} : portrait === 'removed' ? noImage : portrait
      const oldKey = before.picture?.key ?? null
      const newKey = portrait === 'kept' ? oldKey : typeof portrait === 'object' ? portrait.pictureKey : null
      const changes = changesBetween<Fields>(fields, before.values, values)
      if (newKey !== oldKey) changes.push({ field: 'picture', before: oldKey, after: newKey })
      try {
        await db.batch([
          db
            .update(table)
            .set({ ...authored(values), ...picture, version: version + 1 })
            .where(isIt(id)),
          ...writeTexts(db, list, textChanges(fields, id, before.values, values)),
          recordChanges(db, { kind: list, id }, changes, by),
        ])
        return 'saved'
      } catch (error) {
        if (isDatabaseError(error, 'stale_version')) return 'stale'
        throw error
      }
    },

    /** Renumbers all entries, since several may share a position. */
    async move(db: Database, id: string, direction: 'up' | 'down'): Promise<Place | null> {
      const rows = await db
        .select({ id: sql<string>`${table.id}` })
        .from(table)
        .where(isKept(table))
        .orderBy(...order)
      const ids = rows.map((row) => row.id)
      const from = ids.indexOf(id)
      if (from === -1) return null
      const to = direction === 'up' ? Math.max(from - 1, 0) : Math.min(from + 1, ids.length - 1)
      ids.splice(to, 0, ...ids.splice(from, 1))
      // One statement, so that no reader sees half an order. An entry added in between stays last.
      await db.run(sql`
        update ${table} set position = place.key from json_each(${JSON.stringify(ids)}) place
        where place.value = ${table.id}`)
      return { position: to + 1, total: ids.length, moved: to !== from }
    },
  }
}

function pictureIn(row: object): BarePicture | null {
  if (!('pictureKey' in row)) return null
  // The three columns are set together.
  const { pictureKey: key, pictureWidth: width, pictureHeight: height } = row as StoredImage
  return key ? { key, width, height } : null
}
