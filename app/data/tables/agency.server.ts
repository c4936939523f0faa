/** The tables of the settings and of the revisions of pages. */
import { sql } from 'drizzle-orm'
import { foreignKey, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { agencyFields } from '#app/domain/agency/agency.ts'
import { fieldColumns } from '#app/fields/columns.server.ts'
import { moment, picture, version } from './columns.server.ts'
import { teamMembers } from './entries.server.ts'

export const sourceNames = ['offers', 'references', 'team', 'testimonials', 'keyFigures', 'agency'] as const

/** A single row with the id 1. */
export const settings = sqliteTable(
  'settings',
  {
    id: integer().primaryKey(),
    ...fieldColumns(agencyFields),
    /** For the home page; without it, the first highlighted offer's cover is shown. */
    ...picture,
    pictureAlt: text(),
    /** Counted by night (decision 056). */
    answerMinutes: integer(),
    answerCount: integer().notNull().default(0),
    version: version(),
    updatedAt: moment().notNull().default(sql`(unixepoch() * 1000)`),
  },
  // No ON DELETE: emptyTeamTrash() clears the reference itself, to raise the version.
  (table) => [foreignKey({ columns: [table.valuer], foreignColumns: [teamMembers.id] })],
)

/** Triggers change a source's random revision whenever its rows change. Sources are never added or removed. */
export const pageSources = sqliteTable('page_sources', {
  name: text({ enum: sourceNames }).primaryKey(),
  revision: text().notNull(),
})
