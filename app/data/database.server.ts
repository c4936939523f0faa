import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'
import { randomLetters } from '#app/data/access/tokens.server.ts'

export type Database = DrizzleD1Database

const opened = new WeakMap<D1Database, Database>()

/** Columns are snake_case in the database and camelCase here. Their names are found once, not for each request. */
export function openDatabase(binding: D1Database): Database {
  const known = opened.get(binding) ?? drizzle(binding, { casing: 'snake_case' })
  opened.set(binding, known)
  return known
}

/** 60 random bits in 12 characters: short enough for an address, too many to guess. */
export function newId(): string {
  return randomLetters(12)
}

/** Checked before the database is queried for it. */
export function isId(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-z]{12}$/.test(text)
}
