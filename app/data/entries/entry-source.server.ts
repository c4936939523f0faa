import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from '#app/data/database.server.ts'
import { isInTab, type TrashTab } from '#app/data/saving/trash.server.ts'
import { staleTexts, textsOf, valuesOfTexts } from '#app/data/texts/texts.server.ts'
import type { EntryList, entryFields } from '#app/domain/entries/entry.ts'
import type { BarePicture } from '#app/domain/picture.ts'
import type { Saved } from '#app/domain/saving/subject.ts'
import type { Fields, FieldValues } from '#app/fields/field.ts'
import { pick } from '#app/fields/typed-objects.ts'

/** What the four tables have in common; only some have a picture. */
export interface EntryTable extends SQLiteTable {
  id: SQLiteColumn
  position: SQLiteColumn
  version: SQLiteColumn
  deletedAt: SQLiteColumn
  pictureKey?: SQLiteColumn
  pictureWidth?: SQLiteColumn
  pictureHeight?: SQLiteColumn
}

export interface EntrySource<List extends EntryList> {
  list: List
  fields: Fields
  table: EntryTable
  order: readonly SQL[]
}

export type EntryValues<List extends EntryList> = FieldValues<(typeof entryFields)[List]>

export interface StoredEntry<Values> extends Saved<Values> {
  picture: BarePicture | null
  stale: Readonly<Record<string, Date>>
}

export async function findEntry<List extends EntryList>(
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
