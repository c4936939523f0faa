import { sql } from 'drizzle-orm'
import { foreignKey, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { agencyFields } from '#app/domain/agency/agency.ts'
import { pictureFocuses } from '#app/domain/picture.ts'
import { fieldColumns } from '#app/fields/columns.server.ts'
import { jsonColumn, moment, picture, version } from './columns.server.ts'
import { teamMembers } from './entries.server.ts'

export const sourceNames = ['offers', 'references', 'team', 'testimonials', 'keyFigures', 'ownPages', 'agency'] as const

export const settings = sqliteTable(
  'settings',
  {
    id: integer().primaryKey(),
    ...fieldColumns(agencyFields),
    /** Without it, the home page shows the first highlighted offer's cover. */
    ...picture,
    pictureAlt: text(),
    logoKey: text(),
    logoWidth: integer(),
    logoHeight: integer(),
    iconKey: text(),
    iconWidth: integer(),
    iconHeight: integer(),
    pictureFocus: text({ enum: pictureFocuses }),
    answerMinutes: integer(),
    answerCount: integer().notNull().default(0),
    version: version(),
    updatedAt: moment().notNull().default(sql`(unixepoch() * 1000)`),
  },
  // No ON DELETE: emptyTrash() clears the reference itself, to raise the version.
  (table) => [foreignKey({ columns: [table.valuer], foreignColumns: [teamMembers.id] })],
)

/** What differs from the default texts of a page, by the names of its fields. Translations are rows of `texts`. */
export const pageTexts = sqliteTable('page_texts', {
  /** A name of the catalogue, as `home`. */
  id: text().primaryKey(),
  texts: jsonColumn<Record<string, string | true>>().notNull(),
  version: version(),
  updatedAt: moment().notNull().default(sql`(unixepoch() * 1000)`),
})

/** Triggers change a source's random revision whenever its rows change. Sources are never added or removed. */
export const pageSources = sqliteTable('page_sources', {
  name: text({ enum: sourceNames }).primaryKey(),
  revision: text().notNull(),
})
