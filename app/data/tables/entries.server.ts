import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { keyFigureFields } from '#app/domain/entries/key-figure.ts'
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
