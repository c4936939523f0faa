/**
 * What makes a property an offer or a reference, and what each filter of the list asks of it. The first two are written
 * without parameters and in the words of property-indexes.server.ts: SQLite takes a partial index for no other.
 */
import { and, gte, isNull, lte, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { matchesText } from '#app/data/properties/properties.server.ts'
import { properties } from '#app/data/schema.server.ts'
import type { OfferFilters } from '#app/domain/offers/offer.ts'
import type { NarrowingFilter } from '#app/domain/offers/offer-filters.ts'

const isPublished = sql`${properties.published}`

export const isPublic = and(isPublished, isNull(properties.deletedAt))
export const isOffer = and(isPublished, not(sql`${properties.sold}`), isNull(properties.deletedAt))
export const isReference = and(isPublished, sql`${properties.sold}`, isNull(properties.deletedAt))

export type Conditions = Partial<Record<NarrowingFilter | 'known', SQL>>

/** One condition for each filter that is set. */
export function conditionsOf(filters: OfferFilters): Conditions {
  return { ...kindConditionsOf(filters), ...measureConditionsOf(filters) }
}

/**
 * Those by which offers are counted already. Market and type have indexes in the usual order; in another one the plus
 * keeps SQLite from taking these and sorting what it finds there.
 */
export function kindConditionsOf({ marketType, houseType, city, sort }: OfferFilters): Conditions {
  const is = (column: SQLWrapper, value: string) =>
    sort === 'newest' ? sql`${column} = ${value}` : sql`+${column} = ${value}`
  return {
    ...(marketType ? { marketType: is(properties.marketType, marketType) } : {}),
    ...(houseType ? { houseType: is(properties.houseType, houseType) } : {}),
    ...(city ? { city: is(properties.city, city) } : {}),
  }
}

/** Those that every offer has to be looked at for. */
export function measureConditionsOf({ priceMin, priceMax, roomsMin, areaMin, q }: OfferFilters): Conditions {
  const text = and(...matchesText(q))
  return {
    ...(priceMin === null ? {} : { priceMin: gte(properties.listPrice, priceMin) }),
    ...(priceMax === null ? {} : { priceMax: lte(properties.listPrice, priceMax) }),
    ...(roomsMin === null ? {} : { roomsMin: gte(properties.listRooms, roomsMin) }),
    ...(areaMin === null ? {} : { areaMin: gte(properties.listArea, areaMin) }),
    ...(text ? { q: text } : {}),
  }
}
