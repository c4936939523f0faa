import { isNotNull, isNull, lt, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

interface TrashTable {
  deletedAt: SQLiteColumn
}

export type TrashTab = 'all' | 'trash'

/** In milliseconds. */
export const trashLifetime = 30 * 24 * 60 * 60 * 1000

export function isTrashed(table: TrashTable): SQL {
  return isNotNull(table.deletedAt)
}

export function isKept(table: TrashTable): SQL {
  return isNull(table.deletedAt)
}

export function isInTab(table: TrashTable, tab: TrashTab): SQL {
  return tab === 'trash' ? isTrashed(table) : isKept(table)
}

export function isPastRestoring(table: TrashTable): SQL {
  return lt(table.deletedAt, new Date(Date.now() - trashLifetime))
}

export function deletedForGoodAt(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + trashLifetime)
}
