import { type SQL, sql } from 'drizzle-orm'

/** One parameter, as D1 takes a hundred. */
export function jsonList(values: readonly unknown[]): SQL {
  return sql`(select value from json_each(${JSON.stringify(values)}))`
}
