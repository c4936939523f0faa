import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'

export type Database = DrizzleD1Database

/** The database as the data functions take it. Column names are snake_case there and camelCase here. */
export function openDatabase(binding: D1Database): Database {
  return drizzle(binding, { casing: 'snake_case' })
}

/** A random id of 12 letters and digits (60 bits): short enough for an address, not to be guessed. */
export function newId(): string {
  const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => alphabet[byte % 32]).join('')
}

/** Whether a database error, or one that it caused, carries this text. */
export function isDatabaseError(error: unknown, text: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause.message.includes(text)) return true
  return false
}

/**
 * What D1 says of faults that pass by themselves: connection lost, overloaded, restarted. What it says of a statement,
 * and of one that costs too much memory or time, stays a fault of ours. A failed query of Drizzle repeats what somebody
 * typed, so only D1's own messages count.
 */
const passing =
  /^(?:D1_ERROR: .*(?:overloaded|exceeded timeout|internal error|object to be reset|code was updated|transient issue)|(?:D1_ERROR: )?network connection lost)/i

/** Whether the database is away for a moment, so that the same request may succeed in a minute. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (passing.test(cause.message)) return true
  return false
}
