import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { pictureOf, type StoredImage } from '#app/data/pictures/pictures.server.ts'
import { query } from '#app/data/queries.server.ts'
import { rowsAsJson } from '#app/data/rows-as-json.server.ts'
import { testimonials } from '#app/data/schema.server.ts'
import type { Testimonial, TestimonialValues } from '#app/domain/entries/testimonial.ts'
import {
  type Leftover,
  moveEntry,
  type Place,
  type PortraitChange,
  type Position,
  positionIn,
  updateEntryWithPortrait,
} from './entries.server.ts'

const shownNames = ['id', 'quote', 'author', 'pictureKey', 'pictureWidth', 'pictureHeight'] as const
type Row = Pick<typeof testimonials.$inferSelect, (typeof shownNames)[number]>

const inOrder = [asc(testimonials.position), asc(testimonials.id)]

export function testimonialsQuery(db: Database) {
  const statement = db
    .select()
    .from(testimonials)
    .orderBy(...inOrder)
  return query(statement, (rows) => rows.map(testimonialOf))
}

/** All testimonials as a column of another query; testimonialOf() converts its rows. */
export const testimonialsAsJson = rowsAsJson(testimonials, shownNames, inOrder)

/** In characters. */
const excerpt = 240

/** With the starts of the quotes, which is all that lists need. */
export async function listTestimonialExcerpts(db: Database): Promise<Testimonial[]> {
  const { quote } = testimonials
  const begun = sql<string>`iif(length(${quote}) > ${excerpt}, substr(${quote}, 1, ${excerpt}) || '…', ${quote})`
  const rows = await db
    .select({ ...getTableColumns(testimonials), quote: begun })
    .from(testimonials)
    .orderBy(...inOrder)
  return rows.map(testimonialOf)
}

export async function findTestimonial(db: Database, id: string): Promise<Testimonial | null> {
  const [row] = await db.select().from(testimonials).where(eq(testimonials.id, id))
  return row ? testimonialOf(row) : null
}

export function testimonialOf({ id, quote, author, ...row }: Row): Testimonial {
  return { id, quote, author, picture: pictureOf(row, author) }
}

/** False when the id is taken. */
export async function createTestimonial(
  db: Database,
  id: string,
  values: TestimonialValues,
  position: Position,
  portrait: StoredImage | null,
): Promise<boolean> {
  const created = await db
    .insert(testimonials)
    .values({ id, ...values, ...portrait, position: positionIn(testimonials, position) })
    .onConflictDoNothing()
    .returning({ id: testimonials.id })
  return created.length > 0
}

/** Null when there is no such testimonial. */
export function updateTestimonial(
  db: Database,
  id: string,
  values: TestimonialValues,
  portrait: PortraitChange,
): Promise<Leftover | null> {
  return updateEntryWithPortrait(db, testimonials, id, values, portrait)
}

/** Null when there is no such testimonial. */
export async function deleteTestimonial(db: Database, id: string): Promise<Leftover | null> {
  const { pictureKey } = testimonials
  const [gone] = await db.delete(testimonials).where(eq(testimonials.id, id)).returning({ pictureKey })
  return gone ?? null
}

export function moveTestimonial(db: Database, id: string, direction: 'up' | 'down'): Promise<Place | null> {
  return moveEntry(db, testimonials, inOrder, id, direction)
}
