import { sql } from 'drizzle-orm'
import { type Author, touch } from '#app/data/saving/authors.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import type { PropertyRow } from './property-row.server.ts'

/** Must repeat the index's expression word for word. */
export const lastEdited =
  sql<Date>`case when ${properties.editedAt} is null then ${properties.updatedAt} else ${properties.editedAt} end`.mapWith(
    properties.updatedAt,
  )

export const nextVersion = sql`${properties.version} + 1`

export function touchInPlace(by: Author) {
  return { ...touch(by), editedAt: lastEdited }
}

/** Clearing and setting a flag again keeps the first date. */
export function stamps({ published }: Pick<PropertyValues, 'published'>, before: PropertyRow | null) {
  return { publishedAt: before?.publishedAt ?? (published ? new Date() : null) }
}
