import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { LinkPurpose } from '#app/domain/access/mailed-link.ts'
import { createdAt, moment } from './columns.server.ts'

/** The id is the SHA-256 of the token, so that a copy of this table opens nothing. */
export const mailedLinks = sqliteTable(
  'mailed_links',
  {
    id: text().primaryKey(),
    purpose: text().$type<LinkPurpose>().notNull(),
    /** The id of a user or a subscription, or an address in lower case. */
    subject: text().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('mailed_links_subject').on(table.purpose, table.subject),
    index('mailed_links_expiry').on(table.purpose, table.expiresAt),
  ],
)
