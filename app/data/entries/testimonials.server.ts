import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { originAsJson, originOf } from '#app/data/agency/settings.server.ts'
import type { Database } from '#app/data/database.server.ts'
import { storedPicture } from '#app/data/pictures/pictures.server.ts'
import { query } from '#app/data/queries.server.ts'
import { rowsAsJson } from '#app/data/rows-as-json.server.ts'
import { isVoiceShown } from '#app/data/saving/shown-voices.server.ts'
import { isInTab, type TrashTab } from '#app/data/saving/trash.server.ts'
import { testimonials } from '#app/data/tables/entries.server.ts'
import { isStale, textsAsJson, textsIn } from '#app/data/texts/texts.server.ts'
import { type Testimonial, testimonialFields } from '#app/domain/entries/testimonial.ts'
import { inLanguage, type Texts } from '#app/domain/in-language.ts'
import type { Locale } from '#app/fields/locale.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { entryStore } from './entries.server.ts'

const shownNames = ['id', 'quote', 'author', 'originConfirmed', 'pictureKey', 'pictureWidth', 'pictureHeight'] as const
type Row = Pick<typeof testimonials.$inferSelect, (typeof shownNames)[number]> & { texts: Texts }

const inOrder = [asc(testimonials.position), asc(testimonials.id)]

const withOrigin = (locale: Locale) => ({
  ...pick(testimonials, shownNames),
  texts: textsIn(locale, 'testimonials', testimonials.id),
  origin: originAsJson(locale),
})

export function testimonialsQuery(db: Database, locale: Locale) {
  const statement = db
    .select(withOrigin(locale))
    .from(testimonials)
    .where(isVoiceShown)
    .orderBy(...inOrder)
  return query(statement, (rows) => ({ testimonials: rows.map(testimonialOf), origin: originOf(rows[0]?.origin) }))
}

export function testimonialAboutQuery(db: Database, locale: Locale, propertyId: string) {
  const statement = db
    .select(withOrigin(locale))
    .from(testimonials)
    .where(and(isVoiceShown, eq(testimonials.property, propertyId)))
    .orderBy(...inOrder)
    .limit(1)
  return query(statement, ([row]) => (row ? { testimonial: testimonialOf(row), origin: originOf(row.origin) } : null))
}

export function testimonialsAsJson(locale: Locale) {
  const texts = textsAsJson(locale, 'testimonials', testimonials.id)
  return rowsAsJson(testimonials, shownNames, inOrder, isVoiceShown, texts)
}

const excerpt = 240

export async function listTestimonialExcerpts(db: Database, tab: TrashTab) {
  const { quote } = testimonials
  const begun = sql<string>`iif(length(${quote}) > ${excerpt}, substr(${quote}, 1, ${excerpt}) || '…', ${quote})`
  const rows = await db
    .select({ ...getTableColumns(testimonials), quote: begun, isStale: isStale('testimonials', testimonials.id) })
    .from(testimonials)
    .where(isInTab(testimonials, tab))
    .orderBy(...inOrder)
  return rows.map(({ isStale, ...row }) => ({
    ...testimonialOf({ ...row, texts: null }),
    deletedAt: row.deletedAt,
    isStale,
  }))
}

export function testimonialOf({ id, author, originConfirmed, quote, texts, ...row }: Row): Testimonial {
  const said = inLanguage(testimonialFields, { quote, texts })
  const original = said.quote === quote ? {} : { original: quote }
  // JSON has numbers for flags.
  const isConfirmed = Boolean(originConfirmed)
  return { id, ...said, ...original, author, originConfirmed: isConfirmed, picture: storedPicture(row) }
}

export const testimonialStore = entryStore('testimonials', testimonials, inOrder)

export const createTestimonial = testimonialStore.create
export const findTestimonial = testimonialStore.find
