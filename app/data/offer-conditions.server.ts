/** What makes a property an offer, and what each filter of the list asks of it. */
import { and, eq, gte, isNull, lte, type SQL } from 'drizzle-orm'
import type { OfferFilters } from '#app/domain/offer.ts'
import type { NarrowingFilter } from '#app/domain/offer-filters.ts'
import { matchesText } from './properties.server.ts'
import { properties } from './schema.server.ts'

export const isOffer = and(eq(properties.published, true), eq(properties.sold, false), isNull(properties.deletedAt))

/** One condition for each filter that is set. */
export function conditionsOf(filters: OfferFilters): Partial<Record<NarrowingFilter, SQL>> {
  const { marketType, houseType, city, priceMin, priceMax, roomsMin, areaMin, q } = filters
  const text = and(...matchesText(q))
  return {
    ...(marketType ? { marketType: eq(properties.marketType, marketType) } : {}),
    ...(houseType ? { houseType: eq(properties.houseType, houseType) } : {}),
    ...(city ? { city: eq(properties.city, city) } : {}),
    ...(priceMin === null ? {} : { priceMin: gte(properties.listPrice, priceMin) }),
    ...(priceMax === null ? {} : { priceMax: lte(properties.listPrice, priceMax) }),
    ...(roomsMin === null ? {} : { roomsMin: gte(properties.listRooms, roomsMin) }),
    ...(areaMin === null ? {} : { areaMin: gte(properties.listArea, areaMin) }),
    ...(text ? { q: text } : {}),
  }
}
