import { sql } from 'drizzle-orm'
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { decisions, sellerFields } from '#app/domain/saving/seller.ts'
import { fieldColumns } from '#app/fields/columns.server.ts'
import { createdAt, jsonColumn, version } from './columns.server.ts'
import { properties } from './properties.server.ts'

/** A table of its own, so that no query for visitors can select an owner's name or address. */
export const sellers = sqliteTable(
  'sellers',
  {
    /** Of the property. */
    id: text()
      .primaryKey()
      .references(() => properties.id, { onDelete: 'cascade' }),
    ...fieldColumns(sellerFields),
    version: version(),
  },
  (table) => [index('sellers_email').on(sql`lower(${table.sellerEmail})`)],
)

export interface ShownRelease {
  /** By field: what visitors saw, and what they would see. */
  values: Record<string, [before: unknown, after: unknown]>
  releaseAt: number | null
  /** When the question was put; not in the oldest rows. */
  askedAt?: number | null
}

/** Triggers refuse to change a row, and to delete one whose property still exists. */
export const releases = sqliteTable(
  'releases',
  {
    /** A hash of the post: see `decisionId()`. */
    id: text().primaryKey(),
    propertyId: text()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    /** The id of the prepared change. */
    preparedId: text().notNull(),
    decision: text({ enum: decisions }).notNull(),
    shown: jsonColumn<ShownRelease>().notNull(),
    /** SHA-256 of `shown`. */
    digest: text().notNull(),
    /** What the owner wants changed. */
    words: text(),
    /** The id of the mailed link: a hash of its token. */
    linkId: text().notNull(),
    decidedAt: createdAt(),
  },
  (table) => [index('releases_prepared').on(table.propertyId, table.preparedId, table.decidedAt)],
)
