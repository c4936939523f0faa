import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { ownDataActs } from '#app/domain/enquiries/own-data.ts'
import { createdAt } from './columns.server.ts'

export const ownDataEvents = sqliteTable(
  'own_data_events',
  {
    /** Deterministic, but cannot be traced to the link. */
    id: text().primaryKey(),
    kind: text({ enum: ownDataActs }).notNull(),
    at: createdAt(),
  },
  (table) => [index('own_data_events_at').on(table.at)],
)
