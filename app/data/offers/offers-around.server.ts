import { and, between, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { gazetteer } from '#app/data/places/gazetteer.server.ts'
import { properties } from '#app/data/schema.server.ts'
import type { OfferFilters } from '#app/domain/offers/offer.ts'
import {
  type Around,
  boundsOfSearch,
  type LocatedOffer,
  meantPlaces,
  offersAround,
  suggestedPlaces,
} from '#app/domain/offers/offers-around.ts'
import type { Place } from '#app/domain/places/place.ts'
import type { Bounds } from '#app/domain/places/point.ts'
import { isOffer } from './offer-conditions.server.ts'

interface PlaceSearch {
  /** Null where nobody knows such a place. */
  around: Around | null
  /** What may have been meant instead. */
  suggested: Place[]
}

/** What is asked for, in one statement. */
export async function findAround(
  db: Database,
  { near, radius }: Pick<OfferFilters, 'near' | 'radius'>,
): Promise<PlaceSearch> {
  if (near === null) return { around: null, suggested: [] }
  const meant = meantPlaces(gazetteer(), near)
  const offers = await locateOffers(db, boundsOfSearch(meant, radius), meant.places[0]?.postalCode ?? null)
  const around = offersAround(meant, radius, offers)
  return { around, suggested: around ? [] : suggestedPlaces(gazetteer(), meant, offers) }
}

/** A search in the index of places. */
async function locateOffers(db: Database, bounds: Bounds | null, code: string | null): Promise<LocatedOffer[]> {
  const { id, city, district, postalCode, latitude, publicLatitude, publicLongitude } = properties
  const only = (condition: SQL) => (code === null ? sql<boolean>`0` : sql<boolean>`${condition}`).mapWith(Boolean)
  return db
    .select({
      id,
      city,
      district,
      latitude: sql<number>`${publicLatitude}`,
      longitude: sql<number>`${publicLongitude}`,
      hasCode: only(sql`${postalCode} is ${code}`).as('has_code'),
      isExact: only(sql`${latitude} is not null`).as('is_exact'),
    })
    .from(properties)
    .where(and(isOffer, bounds ? isInside(bounds) : sql`${publicLatitude} is not null`))
}

/** The index of places is in the order of latitudes. */
export function isInside({ south, west, north, east }: Bounds): SQL | undefined {
  return and(between(properties.publicLatitude, south, north), between(properties.publicLongitude, west, east))
}
