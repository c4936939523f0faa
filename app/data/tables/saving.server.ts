import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { subjectKinds, textSubjects } from '#app/domain/saving/subject.ts'
import { foreignLocales } from '#app/fields/locale.ts'
import { createdAt, moment } from './columns.server.ts'

/** Triggers delete texts with their subject, and mark them when their source changes (decision 051). */
export const texts = sqliteTable(
  'texts',
  {
    subject: text({ enum: textSubjects }).notNull(),
    subjectId: text().notNull(),
    locale: text({ enum: foreignLocales }).notNull(),
    field: text().notNull(),
    text: text().notNull(),
    /** When the source was first changed after it; null while up to date. */
    staleSince: moment(),
    /** Of a page's text: what it translates, as that was then; null for the default. */
    source: text(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.subjectId, table.locale, table.field] })],
)

export const history = sqliteTable(
  'history',
  {
    subject: text({ enum: subjectKinds }).notNull(),
    subjectId: text().notNull(),
    version: integer().notNull(),
    field: text().notNull(),
    before: text({ mode: 'json' }),
    after: text({ mode: 'json' }),
    changedBy: text(),
    changedById: text(),
    changedAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.subjectId, table.version, table.field] })],
)
