import { and, between, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { jsonList } from '#app/data/json-list.server.ts'
import { gazetteer } from '#app/data/places/gazetteer.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { type OfferFilters, withoutNear } from '#app/domain/offers/offer-filters.ts'
import {
  type Around,
  boundsOfSearch,
  candidatePlaces,
  type LocatedOffer,
  offersAround,
  suggestedPlaces,
} from '#app/domain/offers/offers-around.ts'
import { type Place, placeLabel } from '#app/domain/places/place.ts'
import { type Bounds, isWithin } from '#app/domain/places/point.ts'
import { isOffer } from './offer-conditions.server.ts'

interface PlaceSearch {
  around: Around | null
  /** The name is unknown, and spelt like that of one place only. */
  isCorrected: boolean
  suggested: Place[]
}

export async function findAround(
  db: Database,
  { near, radius }: Pick<OfferFilters, 'near' | 'radius'>,
): Promise<PlaceSearch> {
  if (near === null) return { around: null, isCorrected: false, suggested: [] }
  const meant = candidatePlaces(gazetteer(), near)
  const offers = await locateOffers(db, boundsOfSearch(meant, radius), meant.places[0]?.postalCode ?? null)
  const around = offersAround(meant, radius, offers)
  if (around) return { around, isCorrected: false, suggested: [] }
  const suggested = suggestedPlaces(gazetteer(), meant, offers)
  const [only, ...others] = meant.places.length === 0 ? suggested : []
  const corrected = only && others.length === 0 ? { text: placeLabel(only), places: [only], isNamed: true } : null
  const instead = corrected && offersAround(corrected, radius, offers)
  return { around: instead, isCorrected: instead !== null, suggested: instead ? [] : suggested }
}

export function normalisePlace(filters: OfferFilters, around: Around | null): OfferFilters {
  return around ? { ...filters, near: placeLabel(around.place) } : withoutNear(filters)
}

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

/** For many searches with one read of the offers. `drafts` are treated as offers. */
export async function aroundFinder(db: Database, drafts: readonly string[]) {
  const { id, city, district, postalCode, latitude, publicLatitude, publicLongitude } = properties
  const isLookedAt = or(isOffer, inArray(id, jsonList(drafts)))
  const offers = await db
    .select({
      ...{ id, city, district, postalCode },
      latitude: sql<number>`${publicLatitude}`,
      longitude: sql<number>`${publicLongitude}`,
      isExact: sql`${isNotNull(latitude)}`.mapWith(Boolean),
    })
    .from(properties)
    .where(and(isLookedAt, isNotNull(publicLatitude)))
  return ({ near, radius }: Pick<OfferFilters, 'near' | 'radius'>): Around | null => {
    if (near === null) return null
    const meant = candidatePlaces(gazetteer(), near)
    const bounds = boundsOfSearch(meant, radius)
    const code = meant.places[0]?.postalCode ?? null
    const inReach = offers.filter((offer) => bounds === null || isWithin(offer, bounds))
    const located = inReach.map((offer) => ({ ...offer, hasCode: code !== null && offer.postalCode === code }))
    return offersAround(meant, radius, located)
  }
}

export async function hasOfferWithin(db: Database, bounds: Bounds): Promise<boolean> {
  const found = await db
    .select({ id: properties.id })
    .from(properties)
    .where(and(isOffer, isInside(bounds)))
    .limit(1)
  return found.length > 0
}

/** The index of places is sorted by latitude. */
export function isInside({ south, west, north, east }: Bounds): SQL | undefined {
  return and(between(properties.publicLatitude, south, north), between(properties.publicLongitude, west, east))
}
