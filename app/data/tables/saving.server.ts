/** The tables of translations and of the history, for every subject. */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { subjectKinds, textSubjects } from '#app/domain/saving/subject.ts'
import { foreignLocales } from '#app/fields/locale.ts'
import { createdAt, moment } from './columns.server.ts'

/**
 * What staff say again in another language (decision 051). Triggers delete the texts of a subject that is deleted, and
 * mark them when what they translate changes, whoever changes it.
 */
export const texts = sqliteTable(
  'texts',
  {
    subject: text({ enum: textSubjects }).notNull(),
    /** The settings' is 1, a picture's its key. */
    subjectId: text().notNull(),
    locale: text({ enum: foreignLocales }).notNull(),
    /** The field that it translates. */
    field: text().notNull(),
    text: text().notNull(),
    /** When what it translates was first changed after it; null while they agree. */
    staleSince: moment(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.subjectId, table.locale, table.field] })],
)

/** Triggers delete the rows of a subject that is deleted. */
export const history = sqliteTable(
  'history',
  {
    subject: text({ enum: subjectKinds }).notNull(),
    subjectId: text().notNull(),
    version: integer().notNull(),
    /** A field of the subject, or what happened to it as a whole. */
    field: text().notNull(),
    before: text({ mode: 'json' }),
    after: text({ mode: 'json' }),
    changedBy: text(),
    changedById: text(),
    changedAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.subjectId, table.version, table.field] })],
)
