/** Offers and references as programs ask for them: the newest for the feed, all addresses for the sitemap. */
import { asc, desc, or } from 'drizzle-orm'
import type { OfferTile } from '#app/domain/offer.ts'
import type { Database } from './database.server.ts'
import { isOffer } from './offer-conditions.server.ts'
import { isReference, tileColumns, tileOf } from './offers.server.ts'
import { properties } from './schema.server.ts'

export interface FeedOffer extends OfferTile {
  propertyNumber: string
  /** Null where somebody wrote the row by hand. */
  publishedAt: Date | null
  updatedAt: Date
}

export async function listNewestOffers(db: Database, limit: number): Promise<FeedOffer[]> {
  const { propertyNumber, updatedAt } = properties
  const rows = await db
    .select({ ...tileColumns, propertyNumber, updatedAt })
    .from(properties)
    .where(isOffer)
    .orderBy(desc(properties.publishedAt), asc(properties.id))
    .limit(limit)
  return rows.map((row) => {
    const { propertyNumber, publishedAt, updatedAt } = row
    return { ...tileOf(row), propertyNumber, publishedAt, updatedAt }
  })
}

export interface PublicProperty {
  id: string
  sold: boolean
  updatedAt: Date
}

/** Every public property, the latest change first. A sitemap may have 50,000 addresses; the other pages take a few. */
export function listPublicProperties(db: Database): Promise<PublicProperty[]> {
  const { id, sold, updatedAt } = properties
  return db
    .select({ id, sold, updatedAt })
    .from(properties)
    .where(or(isOffer, isReference))
    .orderBy(desc(updatedAt), asc(id))
    .limit(49_900)
}
