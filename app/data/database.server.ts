import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'
import { randomLetters } from '#app/data/access/tokens.server.ts'

export type Database = DrizzleD1Database

/** The database as the data functions take it. Column names are snake_case there and camelCase here. */
export function openDatabase(binding: D1Database): Database {
  return drizzle(binding, { casing: 'snake_case' })
}

/** A random id of 12 letters and digits (60 bits): short enough for an address, not to be guessed. */
export function newId(): string {
  return randomLetters(12)
}

/** Whether a text has the form of an id; only then is it worth a question to the database. */
export function isId(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-z]{12}$/.test(text)
}
