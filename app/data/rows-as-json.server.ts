import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Texts } from '#app/domain/in-language.ts'

type Names<T extends SQLiteTable> = readonly (keyof T['$inferSelect'] & string)[]
type Rows<T extends SQLiteTable, N extends Names<T>> = (Pick<T['$inferSelect'], N[number]> & { texts: Texts })[]

export function rowsAsJson<T extends SQLiteTable, const N extends Names<T>>(
  table: T,
  names: N,
  order: SQL[],
  where: SQL = sql`true`,
  texts: SQL = sql`null`,
): SQL<Rows<T, N>> {
  const columns = getTableColumns(table)
  const pairs = names.map((name) => sql`${sql.raw(`'${name}'`)}, ${columns[name]}`)
  pairs.push(sql`'texts', ${texts}`)
  const rows = sql`
    select json_group_array(json_object(${sql.join(pairs, sql`, `)}) order by ${sql.join(order, sql`, `)})
    from ${table} where ${where}`
  return sql`(${rows})`.mapWith((json: string): Rows<T, N> => JSON.parse(json))
}
