/** Many rows in one statement: as JSON, since D1 takes a hundred parameters and no value above two megabytes. */
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { entriesOf } from '#app/fields/typed-objects.ts'
import { inBlocks } from './in-blocks.ts'

/** In characters, of which each is at most three bytes. */
const longest = 600_000

/** JSON arrays of rows. A row that is longer by itself is an array of its own. */
export function inChunks(rows: readonly unknown[]): string[] {
  const texts = rows.map((row) => JSON.stringify(row))
  return inBlocks(texts, longest, (text) => text.length).map((block) => `[${block.join()}]`)
}

/** What `json_each` gives under the name `row`. */
export function eachRow(json: string): SQL {
  return sql`json_each(${json}) row`
}

/** A value of the row, by the name it has in the code; an object as its JSON. */
export function ofRow(name: string): SQL {
  return sql`row.value ->> ${sql.raw(`'$.${name}'`)}`
}

/** For columns that hold JSON. `->` would give the text `null` for a null. */
function jsonOfRow(name: string): SQL {
  return sql`nullif(row.value -> ${sql.raw(`'$.${name}'`)}, 'null')`
}

/** What a row sets in a table, by the names that both have. */
export function setFromRow<Name extends string>(names: readonly Name[]): Record<Name, SQL> {
  return fromNames(names, ofRow)
}

/** What an insert that meets its own key sets instead. */
export function setFromExcluded<Name extends string>(names: readonly Name[]): Record<Name, SQL> {
  return fromNames(names, (name) => sql.raw(`excluded.${toSnakeCase(name)}`))
}

function fromNames<Name extends string>(names: readonly Name[], value: (name: Name) => SQL): Record<Name, SQL> {
  // Object.fromEntries does not know that all names are there.
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, SQL>
}

/** Without those that the database itself calculates. */
export function writtenNames(table: SQLiteTable): string[] {
  return entriesOf(getTableColumns(table)).flatMap(([name, { generated }]) => (generated ? [] : name))
}

/** The select that fills all columns of a table; a row may lack what is null. */
export function selectRows<T extends SQLiteTable>(
  table: T,
  json: string,
  isJson: readonly (keyof T['$inferSelect'])[] = [],
  where: SQL = sql`true`,
): SQL {
  const values = writtenNames(table).map((name) =>
    (isJson as readonly string[]).includes(name) ? jsonOfRow(name) : ofRow(name),
  )
  // Without a condition, SQLite would read the words of a following ON CONFLICT as a join.
  return sql`select ${sql.join(values, sql`, `)} from ${eachRow(json)} where ${where}`
}
