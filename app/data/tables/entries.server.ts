import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { keyFigureFields } from '#app/domain/entries/key-figure.ts'
import { ownPageFields } from '#app/domain/entries/own-page.ts'
import { replyTemplateFields } from '#app/domain/entries/reply-template.ts'
import { teamMemberFields } from '#app/domain/entries/team-member.ts'
import { testimonialFields } from '#app/domain/entries/testimonial.ts'
import { fieldColumns } from '#app/fields/columns.server.ts'
import { createdAt, moment, picture, version } from './columns.server.ts'

export const teamMembers = sqliteTable('team_members', {
  id: text().primaryKey(),
  ...fieldColumns(teamMemberFields),
  ...picture,
  position: integer().notNull().default(0),
  version: version(),
  createdAt: createdAt(),
  deletedAt: moment(),
})

export const testimonials = sqliteTable('testimonials', {
  id: text().primaryKey(),
  ...fieldColumns(testimonialFields),
  ...picture,
  position: integer().notNull().default(0),
  version: version(),
  createdAt: createdAt(),
  deletedAt: moment(),
})

export const keyFigures = sqliteTable('key_figures', {
  id: text().primaryKey(),
  ...fieldColumns(keyFigureFields),
  position: integer().notNull().default(0),
  version: version(),
  createdAt: createdAt(),
  deletedAt: moment(),
})

export const replyTemplates = sqliteTable('reply_templates', {
  id: text().primaryKey(),
  ...fieldColumns(replyTemplateFields),
  position: integer().notNull().default(0),
  version: version(),
  createdAt: createdAt(),
  deletedAt: moment(),
})

export const ownPages = sqliteTable(
  'own_pages',
  {
    id: text().primaryKey(),
    ...fieldColumns(ownPageFields),
    ...picture,
    position: integer().notNull().default(0),
    version: version(),
    createdAt: createdAt(),
    updatedAt: createdAt().$onUpdate(() => new Date()),
    deletedAt: moment(),
  },
  // Includes the trash, so that a page always comes back to its own address.
  (table) => [uniqueIndex('own_pages_slug_unique').on(table.slug)],
)

/** Former addresses of pages. Written by triggers; no page has one of them at the moment. */
export const ownPageSlugs = sqliteTable(
  'own_page_slugs',
  {
    slug: text().primaryKey(),
    pageId: text().notNull(),
  },
  (table) => [index('own_page_slugs_page').on(table.pageId)],
)
