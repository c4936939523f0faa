import { sql } from 'drizzle-orm'
import { customType, integer, text } from 'drizzle-orm/sqlite-core'

/** Milliseconds since 1970. */
export const moment = () => integer({ mode: 'timestamp_ms' })

export const createdAt = () => moment().notNull().default(sql`(unixepoch() * 1000)`)

/** Counts saves. A trigger refuses a save that does not raise it by exactly one (`stale_version`). */
export const version = () => integer().notNull().default(1)

export const jsonColumn = <Value>() => text({ mode: 'json' }).$type<Value>()

/** An object as JSON; null if it cannot be read, so that one row does not fail the query of many. */
export const readableJson = <Value extends object>(name: string) =>
  customType<{ data: Value | null; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: readObject<Value>,
  })(name)

function readObject<Value extends object>(stored: string): Value | null {
  try {
    const value: unknown = JSON.parse(stored)
    // The cast is checked as far as the readers need it: they look up names.
    return typeof value === 'object' && !Array.isArray(value) ? (value as Value | null) : null
  } catch {
    return null
  }
}

export const picture = {
  pictureKey: text(),
  pictureWidth: integer(),
  pictureHeight: integer(),
}
