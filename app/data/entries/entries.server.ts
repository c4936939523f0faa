import type { SQL } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import type { StoredImage } from '#app/data/pictures/pictures.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import { isInTab, type TrashTab } from '#app/data/saving/trash.server.ts'
import { type EntryList, entryFields } from '#app/domain/entries/entry.ts'
import { type EntrySource, type EntryTable, type EntryValues, findEntry } from './entry-source.server.ts'
import {
  createEntry,
  type EntryChange,
  moveEntry,
  type Passed,
  type Position,
  tabStatements,
  updateEntry,
} from './write-entries.server.ts'

type NewValues<Values> = { [Name in keyof Values as null extends Values[Name] ? never : Name]: Values[Name] } & {
  [Name in keyof Values as null extends Values[Name] ? Name : never]?: Values[Name]
}

export function entryStore<List extends EntryList>(list: List, table: EntryTable, order: readonly SQL[]) {
  type Values = EntryValues<List>
  const source: EntrySource<List> = { list, fields: entryFields[list], table, order }
  return {
    find: (db: Database, id: string, tab: TrashTab = 'all') => findEntry(db, source, id, tab),
    count: (db: Database, tab: TrashTab): Promise<number> => db.$count(table, isInTab(table, tab)),
    /** Null if there is no such entry. */
    move: (db: Database, id: string, direction: 'up' | 'down', by: Author, undone?: Passed) =>
      moveEntry(db, source, id, direction, by, undone),
    /** Two statements for a batch; the second returns a row if the entry moves. */
    tabStatements: (db: Database, id: string, tab: TrashTab, by: Author, condition?: SQL, changedAt?: number) =>
      tabStatements(db, source, id, tab, by, condition, changedAt),
    /** False if there is no such entry, or it is there already. */
    moveTo: async (db: Database, id: string, tab: TrashTab, by: Author): Promise<boolean> => {
      const [, moved] = await db.batch(tabStatements(db, source, id, tab, by))
      return moved.length > 0
    },
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
