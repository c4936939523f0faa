import { asc } from 'drizzle-orm'
import type { Testimonial, TestimonialValues } from '#app/domain/testimonial.ts'
import type { Database } from './database.server.ts'
import { pictureOf, type StoredImage } from './pictures.server.ts'
import { testimonials } from './schema.server.ts'

export async function listTestimonials(db: Database): Promise<Testimonial[]> {
  const rows = await db.select().from(testimonials).orderBy(asc(testimonials.position), asc(testimonials.id))
  return rows.map((row) => ({ id: row.id, quote: row.quote, author: row.author, picture: pictureOf(row, row.author) }))
}

export async function createTestimonial(
  db: Database,
  id: string,
  values: TestimonialValues,
  position: number,
  portrait: StoredImage | null,
): Promise<void> {
  await db.insert(testimonials).values({ id, ...values, ...portrait, position })
}
