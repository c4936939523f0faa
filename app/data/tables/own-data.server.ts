/** The tables of requests for one's own data. */
import { sql } from 'drizzle-orm'
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { ownDataActs } from '#app/domain/enquiries/own-data.ts'
import { createdAt, moment } from './columns.server.ts'

/** The id is the SHA-256 of the token in the link, so a copy of this table opens no one's data. */
export const ownDataLinks = sqliteTable(
  'own_data_links',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('own_data_links_email').on(sql`lower(${table.email})`)],
)

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
