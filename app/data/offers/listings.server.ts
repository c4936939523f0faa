import { asc, desc, inArray } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { query } from '#app/data/queries.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import type { OfferTile } from '#app/domain/offers/offer.ts'
import type { Locale } from '#app/fields/locale.ts'
import { isOffer, isPublic } from './offer-conditions.server.ts'
import { newestFirst, tileColumns, tileOf } from './offer-tiles.server.ts'

export interface FeedOffer extends OfferTile {
  propertyNumber: string
  publishedAt: Date | null
  updatedAt: Date
}

export function newestOffersQuery(db: Database, locale: Locale, limit: number) {
  const { id, propertyNumber, updatedAt } = properties
  const newest = db
    .select({ id })
    .from(properties)
    .where(isOffer)
    .orderBy(...newestFirst)
    .limit(limit)
  const statement = db
    .select({ ...tileColumns(locale), propertyNumber, updatedAt })
    .from(properties)
    .where(inArray(id, newest))
    .orderBy(...newestFirst)
  return query(statement, (rows) =>
    rows.map((row): FeedOffer => {
      const { propertyNumber, publishedAt, updatedAt } = row
      return { ...tileOf(row), propertyNumber, publishedAt, updatedAt }
    }),
  )
}

export interface PublicProperty {
  id: string
  sold: boolean
  updatedAt: Date
}

export function listPublicProperties(db: Database): Promise<PublicProperty[]> {
  const { id, sold, updatedAt } = properties
  return db
    .select({ id, sold, updatedAt })
    .from(properties)
    .where(isPublic)
    .orderBy(desc(updatedAt), asc(id))
    .limit(49_900)
}
