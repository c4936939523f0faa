/** The table of what people did with their own data. */
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { ownDataActs } from '#app/domain/enquiries/own-data.ts'
import { createdAt } from './columns.server.ts'

/** That somebody saw, took along or deleted what is stored about them: not who, and not what. */
export const ownDataEvents = sqliteTable(
  'own_data_events',
  {
    /** The same for the same act by the same link, which it does not name. */
    id: text().primaryKey(),
    kind: text({ enum: ownDataActs }).notNull(),
    at: createdAt(),
  },
  (table) => [index('own_data_events_at').on(table.at)],
)
