import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { properties } from './properties.server.ts'

/** How often an offer was opened. No page for visitors reads this table, so it has no trigger on `page_sources`. */
export const offerDays = sqliteTable(
  'offer_days',
  {
    propertyId: text()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    /** In Berlin, ISO. */
    day: text().notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.day] }), index('offer_days_day').on(table.day)],
)
