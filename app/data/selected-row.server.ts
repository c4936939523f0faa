import { getTableColumns, type SQL, sql, type Table } from 'drizzle-orm'
import { keysOf } from '#app/fields/typed-objects.ts'

/** What an `insert … select` selects for a row, column by column. A value may be SQL about the rows of its source. */
export function selectedRow<Target extends Table>(
  table: Target,
  row: Record<keyof Target['$inferInsert'], unknown>,
): SQL {
  const values = keysOf(getTableColumns(table)).map((name) => sql`${row[name]}`)
  return sql`select ${sql.join(values, sql`, `)}`
}
