import { sql } from 'drizzle-orm'
import { integer, text } from 'drizzle-orm/sqlite-core'

/** Milliseconds since 1970. */
export const moment = () => integer({ mode: 'timestamp_ms' })

export const createdAt = () => moment().notNull().default(sql`(unixepoch() * 1000)`)

/** Counts saves. A trigger refuses a save that does not raise it by exactly one (`stale_version`). */
export const version = () => integer().notNull().default(1)

export const jsonColumn = <Value>() => text({ mode: 'json' }).$type<Value>()

export const picture = {
  pictureKey: text(),
  pictureWidth: integer(),
  pictureHeight: integer(),
}
