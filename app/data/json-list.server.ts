import { type SQL, sql } from 'drizzle-orm'

/** A list for `in`, as one parameter: D1 takes a hundred of them. */
export function jsonList(values: readonly unknown[]): SQL {
  return sql`(select value from json_each(${JSON.stringify(values)}))`
}
