import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { EnquiryAnswers } from '#app/domain/enquiries/answers.ts'
import { enquiryFields, enquiryKinds, enquiryStatuses } from '#app/domain/enquiries/enquiry.ts'
import { receiptStates } from '#app/domain/enquiries/receipt.ts'
import type { ReplyDraft } from '#app/domain/enquiries/reply-draft.ts'
import { fieldColumns } from '#app/fields/columns.server.ts'
import { createdAt, jsonColumn, moment } from './columns.server.ts'
import { teamMembers } from './entries.server.ts'
import { properties } from './properties.server.ts'

export const enquiries = sqliteTable(
  'enquiries',
  {
    id: text().primaryKey(),
    kind: text({ enum: enquiryKinds }).notNull().default('contact'),
    ...fieldColumns(enquiryFields),
    answers: jsonColumn<EnquiryAnswers>(),
    propertyId: text().references(() => properties.id, { onDelete: 'set null' }),
    /** No ON DELETE: the trash of the team clears it. */
    assignedTo: text().references(() => teamMembers.id),
    locale: text({ enum: ['de', 'en'] }).notNull(),
    status: text({ enum: enquiryStatuses }).notNull().default('new'),
    receivedAt: createdAt(),
    /** Counts its changes, so that an undo finds a status that was changed and changed back. */
    statusVersion: integer().notNull().default(1),
    answeredAt: moment(),
    /** Retention of an unanswered enquiry counts from here, if it was ever answered before. */
    reopenedAt: moment(),
    replyDraft: jsonColumn<ReplyDraft>(),
    receipt: text({ enum: receiptStates }),
  },
  (table) => [
    index('enquiries_status').on(table.status, table.receivedAt),
    index('enquiries_received').on(table.receivedAt),
    index('enquiries_answered').on(table.answeredAt),
    index('enquiries_email').on(sql`lower(${table.email})`),
    index('enquiries_property').on(table.propertyId),
    index('enquiries_assigned').on(table.assignedTo),
    index('enquiries_withdrawals').on(table.receivedAt).where(sql`kind = 'withdrawal'`),
  ],
)

export const enquiryProperties = sqliteTable(
  'enquiry_properties',
  {
    enquiryId: text()
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    propertyId: text()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.enquiryId, table.propertyId] }),
    index('enquiry_properties_property').on(table.propertyId),
  ],
)

const aboutEnquiry = {
  id: text().primaryKey(),
  enquiryId: text()
    .notNull()
    .references(() => enquiries.id, { onDelete: 'cascade' }),
  by: text().notNull(),
  byId: text(),
  createdAt: createdAt(),
}

/** Append-only. */
export const enquiryNotes = sqliteTable('enquiry_notes', { ...aboutEnquiry, text: text().notNull() }, (table) => [
  index('enquiry_notes_enquiry').on(table.enquiryId),
])

/** Append-only; the outbox records the delivery. */
export const enquiryReplies = sqliteTable(
  'enquiry_replies',
  {
    ...aboutEnquiry,
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    parcelId: text().notNull(),
    /** In whose name it left; null for the author's own. */
    sender: text(),
  },
  (table) => [index('enquiry_replies_enquiry').on(table.enquiryId)],
)
