import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { originAsJson, originOf } from '#app/data/agency/settings.server.ts'
import type { Database } from '#app/data/database.server.ts'
import { pictureOf } from '#app/data/pictures/pictures.server.ts'
import { query } from '#app/data/queries.server.ts'
import { rowsAsJson } from '#app/data/rows-as-json.server.ts'
import { testimonials } from '#app/data/schema.server.ts'
import type { Testimonial } from '#app/domain/entries/testimonial.ts'
import type { Locale } from '#app/fields/field.ts'
import { pick } from '#app/fields/pick.ts'
import { type EntryTab, entryActs, isInTab } from './entries.server.ts'

const shownNames = ['id', 'quote', 'author', 'property', 'pictureKey', 'pictureWidth', 'pictureHeight'] as const
type Row = Pick<typeof testimonials.$inferSelect, (typeof shownNames)[number]>

const inOrder = [asc(testimonials.position), asc(testimonials.id)]

const isShown = isInTab(testimonials, 'all')

const withOrigin = (locale: Locale) => ({ ...pick(testimonials, shownNames), origin: originAsJson(locale) })

/** With the agency's words about where they come from. */
export function testimonialsQuery(db: Database, locale: Locale) {
  const statement = db
    .select(withOrigin(locale))
    .from(testimonials)
    .where(isShown)
    .orderBy(...inOrder)
  return query(statement, (rows) => ({ testimonials: rows.map(testimonialOf), origin: originOf(rows[0]?.origin) }))
}

/** The first that is about a reference. */
export function testimonialAboutQuery(db: Database, propertyId: string, locale: Locale) {
  const statement = db
    .select(withOrigin(locale))
    .from(testimonials)
    .where(and(isShown, eq(testimonials.property, propertyId)))
    .orderBy(...inOrder)
    .limit(1)
  return query(statement, ([row]) => (row ? { testimonial: testimonialOf(row), origin: originOf(row.origin) } : null))
}

/** All testimonials as a column of another query; testimonialOf() converts its rows. */
export const testimonialsAsJson = rowsAsJson(testimonials, shownNames, inOrder, isShown)

/** In characters. */
const excerpt = 240

/** With the starts of the quotes, which is all that lists need. */
export async function listTestimonialExcerpts(db: Database, tab: EntryTab) {
  const { quote } = testimonials
  const begun = sql<string>`iif(length(${quote}) > ${excerpt}, substr(${quote}, 1, ${excerpt}) || '…', ${quote})`
  const rows = await db
    .select({ ...getTableColumns(testimonials), quote: begun })
    .from(testimonials)
    .where(isInTab(testimonials, tab))
    .orderBy(...inOrder)
  return rows.map((row) => ({ ...testimonialOf(row), deletedAt: row.deletedAt }))
}

export function testimonialOf({ id, quote, author, property, ...row }: Row): Testimonial {
  return { id, quote, author, property, picture: pictureOf(row, author) }
}

export const testimonialActs = entryActs('testimonials', testimonials, inOrder)

export const createTestimonial = testimonialActs.create
export const findTestimonial = testimonialActs.find
