import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { obstacles } from '#app/domain/saving/prepared-state.ts'
import { createdAt, moment, readableJson } from './columns.server.ts'
import { properties } from './properties.server.ts'

/** No page for visitors reads this table, so it has no trigger on `page_sources`. */
export const preparedChanges = sqliteTable('prepared_changes', {
  propertyId: text()
    .primaryKey()
    .references(() => properties.id, { onDelete: 'cascade' }),
  /** Random, and another one after each change of the values. */
  id: text().notNull(),
  /** The property's version that the values were typed over. */
  baseVersion: integer().notNull(),
  /** Only fields that differ from that version. `values` is a word of SQL. */
  values: readableJson<Partial<PropertyValues>>('changed').notNull(),
  /** Fields that were taken out of `values`, to be taken back in. */
  leftOut: readableJson<Partial<PropertyValues>>('left_out'),
  preparedAt: createdAt(),
  preparedBy: text(),
  preparedById: text(),
  releaseAt: moment(),
  scheduledBy: text(),
  scheduledById: text(),
  /** The agency's words to the owner. */
  note: text(),
  askedAt: moment(),
  /** Kept when the values change: who was asked has to agree to what comes instead. */
  firstAskedAt: moment(),
  askedBy: text(),
  askedById: text(),
  /** Why the clock did not release it. */
  obstacle: text({ enum: obstacles }),
  discardedAt: moment(),
})
