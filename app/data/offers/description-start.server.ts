import { type SQL, sql } from 'drizzle-orm'
import { properties } from '#app/data/tables/properties.server.ts'
import { inLanguage, type Texts } from '#app/domain/in-language.ts'
import type { Offer } from '#app/domain/offers/offer.ts'
import { propertyFields } from '#app/domain/properties/property.ts'

export const startLength = 300

export const startOfDescription: SQL<string | null> = sql`substr(${properties.description}, 1, 300)`

export type Teaser = Pick<Offer, 'description' | 'untranslated'>

export function teaserOf(row: { start: string | null; texts: Texts } | undefined): Teaser | null {
  if (!row?.start) return null
  const { description, ...rest } = inLanguage(propertyFields, { description: row.start, texts: row.texts })
  return { ...rest, description: description.split('\n\n')[0] ?? description }
}
