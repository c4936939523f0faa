import { getTableColumns, type SQL, sql, type Table } from 'drizzle-orm'
import { keysOf } from '#app/fields/typed-objects.ts'

export function selectedRow<Target extends Table>(
  table: Target,
  row: Record<keyof Target['$inferInsert'], unknown>,
): SQL {
  const values = keysOf(getTableColumns(table)).map((name) => sql`${row[name]}`)
  return sql`select ${sql.join(values, sql`, `)}`
}
