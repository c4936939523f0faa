import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { isKept, isTrashed } from '#app/data/saving/trash.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'

export const propertyTabs = ['all', 'published', 'drafts', 'sold', 'trash'] as const
export type PropertyTab = (typeof propertyTabs)[number]

export const inTab: Record<PropertyTab, SQL | undefined> = {
  all: isKept(properties),
  published: and(isKept(properties), eq(properties.published, true), eq(properties.sold, false)),
  drafts: and(isKept(properties), eq(properties.published, false), eq(properties.sold, false)),
  sold: and(isKept(properties), eq(properties.sold, true)),
  trash: isTrashed(properties),
}

export type PropertyCounts = Record<PropertyTab | 'highlighted', number>

export const noCounts: PropertyCounts = { all: 0, published: 0, drafts: 0, sold: 0, trash: 0, highlighted: 0 }

/** `name` must be unique: D1 identifies columns in a batch by name only. */
export function countOf(name: string, condition: SQL | undefined) {
  return sql<number>`coalesce(sum(${condition}), 0)`.as(name)
}

export const countColumns = {
  all: countOf('all', inTab.all),
  published: countOf('published', inTab.published),
  drafts: countOf('drafts', inTab.drafts),
  sold: countOf('sold', inTab.sold),
  trash: countOf('trash', inTab.trash),
  highlighted: countOf('highlighted', and(inTab.published, eq(properties.highlighted, true))),
}

export function selectCounts(db: Database, fits?: SQL) {
  return db.select(countColumns).from(properties).where(fits)
}
