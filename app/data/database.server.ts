import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'
import { randomLetters } from '#app/data/access/tokens.server.ts'

export type Database = DrizzleD1Database

/** Columns are snake_case in the database and camelCase here. */
export function openDatabase(binding: D1Database): Database {
  return drizzle(binding, { casing: 'snake_case' })
}

/** 60 random bits in 12 characters: short enough for an address, too many to guess. */
export function newId(): string {
  return randomLetters(12)
}

/** Checked before the database is queried for it. */
export function isId(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-z]{12}$/.test(text)
}
