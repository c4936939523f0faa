import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'

export type Database = DrizzleD1Database

const opened = new WeakMap<D1Database, Database>()

/** Names of columns are computed once per binding, not per request. */
export function openDatabase(binding: D1Database): Database {
  const known = opened.get(binding) ?? drizzle(binding, { casing: 'snake_case' })
  opened.set(binding, known)
  return known
}

/** 60 random bits: short enough for an address, too many to guess. */
export function newId(): string {
  return randomLetters(12)
}

export function isId(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-z]{12}$/.test(text)
}

/** Without the easily confused i, l, o and u: five random bits per character. */
export function randomLetters(length: number): string {
  const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => alphabet[byte % 32]).join('')
}
