import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt, jsonColumn, moment } from './columns.server.ts'
import { enquiries } from './enquiries.server.ts'

const channels = [
  'mail',
  'memberMail',
  'lead',
  'receipt',
  'withdrawal',
  'reply',
  'formHost',
  'passwordLink',
  'ownDataLink',
  'transferNotice',
  'releaseNotice',
  'sellerLink',
  'subscription',
] as const

export const outbox = sqliteTable(
  'outbox',
  {
    id: text().primaryKey(),
    channel: text({ enum: channels }).notNull(),
    enquiryId: text().references(() => enquiries.id, { onDelete: 'cascade' }),
    memberId: text(),
    payload: jsonColumn<Record<string, string>>().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment(),
    deliveredAt: moment(),
    lastError: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('outbox_due').on(table.deliveredAt, table.nextAttemptAt),
    index('outbox_enquiry').on(table.enquiryId),
  ],
)
