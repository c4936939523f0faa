import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from '#app/data/database.server.ts'
import { isDatabaseError } from '#app/data/database-errors.server.ts'
import { noImage, type StoredImage } from '#app/data/pictures/pictures.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import { changesBetween, recordChanges, recordCreation, recordPendingChange } from '#app/data/saving/history.server.ts'
import { isInTab, isKept, isPastRestoring, type TrashTab } from '#app/data/saving/trash.server.ts'
import { staleTexts, textsOf, valuesOfTexts } from '#app/data/texts/texts.server.ts'
import { createTexts, textChanges, writeTexts } from '#app/data/texts/write-texts.server.ts'
import { type EntryList, entryFields } from '#app/domain/entries/entry.ts'
import type { BarePicture } from '#app/domain/picture.ts'
import type { Saved } from '#app/domain/saving/subject.ts'
import type { Fields, FieldValues } from '#app/fields/field.ts'
import { authoredFields } from '#app/fields/translations.ts'
import { pick } from '#app/fields/typed-objects.ts'

/** What the four tables have in common; only some have a picture. */
interface EntryTable extends SQLiteTable {
  id: SQLiteColumn
  position: SQLiteColumn
  version: SQLiteColumn
  deletedAt: SQLiteColumn
  pictureKey?: SQLiteColumn
  pictureWidth?: SQLiteColumn
  pictureHeight?: SQLiteColumn
}

interface EntrySource<List extends EntryList> {
  list: List
  fields: Fields
  table: EntryTable
  order: readonly SQL[]
}

type Position = number | 'last'

export interface Place {
  position: number
  total: number
  moved: boolean
}

type EntryValues<List extends EntryList> = FieldValues<(typeof entryFields)[List]>

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

export function entryStore<List extends EntryList>(list: List, table: EntryTable, order: readonly SQL[]) {
  type Values = EntryValues<List>
  const source: EntrySource<List> = { list, fields: entryFields[list], table, order }
  return {
    find: (db: Database, id: string, tab: TrashTab = 'all') => findEntry(db, source, id, tab),
    count: (db: Database, tab: TrashTab): Promise<number> => db.$count(table, isInTab(table, tab)),
    /** Null if there is no such entry. */
    move: (db: Database, id: string, direction: 'up' | 'down') => moveEntry(db, source, id, direction),
    /** Two statements for a batch; the second returns a row if the entry moves. */
    tabStatements: (db: Database, id: string, tab: TrashTab, by: Author) => tabStatements(db, source, id, tab, by),
    /** False if there is no such entry, or it is there already. */
    moveTo: async (db: Database, id: string, tab: TrashTab, by: Author): Promise<boolean> => {
      const [, moved] = await db.batch(tabStatements(db, source, id, tab, by))
      return moved.length > 0
    },
    /** Returns the keys of pictures whose files can be deleted. */
    emptyTrashStatement: (db: Database) =>
      db
        .delete(table)
        .where(isPastRestoring(table))
        .returning({ pictureKey: pictureColumns(table).pictureKey }),
    /** False if the id is taken. */
    create: (
      db: Database,
      id: string,
      values: NewValues<Values>,
      position: Position,
      portrait: StoredImage | null = null,
      by: Author = 'Giebel',
    ) => createEntry(db, source, { id, values, position, portrait, by }),
    /** The file of a replaced picture stays, so that the history can restore it. */
    update: (db: Database, id: string, change: EntryChange<Values>) => updateEntry(db, source, id, change),
  }
}

async function findEntry<List extends EntryList>(
  db: Database,
  { list, fields, table }: EntrySource<List>,
  id: string,
  tab: TrashTab = 'all',
): Promise<StoredEntry<EntryValues<List>> | null> {
  const [row] = await db
    .select({
      ...getTableColumns(table),
      ...pictureColumns(table),
      version: sql<number>`${table.version}`,
      texts: textsOf(list, table.id),
    })
    .from(table)
    .where(and(eq(table.id, id), isInTab(table, tab)))
  if (!row) return null
  const { version, texts, pictureKey: key, pictureWidth: width, pictureHeight: height, ...columns } = row
  const stored: Record<string, unknown> = { ...columns, ...valuesOfTexts(fields, texts) }
  // The table has a column for each field of its list that is no translation.
  const values = pick(stored, Object.keys(fields)) as EntryValues<List>
  return { version, values, picture: key && width && height ? { key, width, height } : null, stale: staleTexts(texts) }
}

function pictureColumns({ pictureKey, pictureWidth, pictureHeight }: EntryTable) {
  return {
    pictureKey: sql<string | null>`${pictureKey ?? sql`null`}`.as('picture_key'),
    pictureWidth: sql<number | null>`${pictureWidth ?? sql`null`}`.as('picture_width'),
    pictureHeight: sql<number | null>`${pictureHeight ?? sql`null`}`.as('picture_height'),
  }
}

async function createEntry<List extends EntryList>(
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
      .onConflictDoNothing()
      .returning({ id: sql`${table.id}` }),
    ...createTexts(db, list, textChanges(fields, id, null, values)),
    recordCreation(db, { kind: list, id }, by),
  ])
  return created.length > 0
}

async function updateEntry<List extends EntryList>(
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
  try {
    await db.batch([
      db
        .update(table)
        .set({ ...authoredValues(fields, values), ...picture, version: version + 1 })
        .where(eq(table.id, id)),
      ...writeTexts(db, list, textChanges(fields, id, before.values, values)),
      recordChanges(db, { kind: list, id }, changes, by),
    ])
    return 'saved'
  } catch (error) {
    if (isDatabaseError(error, 'stale_version')) return 'stale'
    throw error
  }
}

function authoredValues(fields: Fields, values: object): Record<string, unknown> {
  const names = Object.keys(authoredFields(fields))
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
}

/** Renumbers all entries, since several may share a position. */
async function moveEntry(
  db: Database,
  { table, order }: EntrySource<EntryList>,
  id: string,
  direction: 'up' | 'down',
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
  ids.splice(to, 0, ...ids.splice(from, 1))
  // One statement, so that no reader sees half an order. An entry added in between stays last.
  await db.run(sql`
    update ${table} set position = place.key from json_each(${JSON.stringify(ids)}) place
    where place.value = ${table.id}`)
  return { position: to + 1, total: ids.length, moved: to !== from }
}

function tabStatements(db: Database, { list, table }: EntrySource<EntryList>, id: string, tab: TrashTab, by: Author) {
  const isTrashed = tab === 'trash'
  const fits = and(eq(table.id, id), isInTab(table, isTrashed ? 'all' : 'trash'))
  return [
    recordPendingChange(db, list, fits, { field: 'trashed', before: !isTrashed, after: isTrashed }, by),
    db
      .update(table)
      .set({ deletedAt: isTrashed ? sql`unixepoch() * 1000` : null, version: sql`${table.version} + 1` })
      .where(fits)
      .returning({ id: sql<string>`${table.id}` }),
  ] as const
}
