/** Rows as JSON, since D1 takes a hundred parameters and two megabytes per value. */
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { entriesOf, mapNames } from '#app/fields/typed-objects.ts'
import { inBlocks } from './in-blocks.ts'

/** In characters of up to three bytes. */
const longest = 600_000

export function inChunks(rows: readonly unknown[]): string[] {
  const texts = rows.map((row) => JSON.stringify(row))
  return inBlocks(texts, longest, (text) => text.length).map((block) => `[${block.join()}]`)
}

export function eachRow(json: string): SQL {
  return sql`json_each(${json}) row`
}

export function ofRow(name: string): SQL {
  return sql`row.value ->> ${sql.raw(`'$.${name}'`)}`
}

/** `->` would give the text `null` for a null. */
function jsonOfRow(name: string): SQL {
  return sql`nullif(row.value -> ${sql.raw(`'$.${name}'`)}, 'null')`
}

export function setFromRow<Name extends string>(names: readonly Name[]): Record<Name, SQL> {
  return mapNames(names, ofRow)
}

export function setFromExcluded<Name extends string>(names: readonly Name[]): Record<Name, SQL> {
  return mapNames(names, (name) => sql.raw(`excluded.${toSnakeCase(name)}`))
}

export function writtenNames(table: SQLiteTable): string[] {
  return entriesOf(getTableColumns(table)).flatMap(([name, { generated }]) => (generated ? [] : name))
}

export function selectRows<T extends SQLiteTable>(
  table: T,
  json: string,
  isJson: readonly (keyof T['$inferSelect'])[] = [],
  where: SQL = sql`true`,
): SQL {
  const values = writtenNames(table).map((name) =>
    isJson.some((jsonName) => jsonName === name) ? jsonOfRow(name) : ofRow(name),
  )
  // Without a condition, SQLite would parse a following ON CONFLICT as a join.
  return sql`select ${sql.join(values, sql`, `)} from ${eachRow(json)} where ${where}`
}
