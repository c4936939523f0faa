import { and, count, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import type { OfferCounts } from '#app/domain/offers/offer-counts.ts'
import type { Bound, OfferFilters, OfferSort } from '#app/domain/offers/offer-filters.ts'
import type { Around } from '#app/domain/offers/offers-around.ts'
import {
  type Bounds,
  type NearMiss,
  nearestBounds,
  rankSuggestions,
  type Suggestion,
  type Wider,
} from '#app/domain/offers/suggestion.ts'
import { type Radius, widerThan, widestRadius } from '#app/domain/places/nearby.ts'
import { boundsAround, distanceBetween, type Point } from '#app/domain/places/point.ts'
import { entriesOf } from '#app/fields/typed-objects.ts'
import { conditionsOf, isOffer } from './offer-conditions.server.ts'
import { isInside } from './offers-around.server.ts'

export async function listSuggestions(
  db: Database,
  filters: OfferFilters,
  misses: readonly NearMiss[],
  towns: OfferCounts['cities'],
  around: Around | null,
): Promise<Suggestion[]> {
  const bounds = nearestBounds(filters, misses)
  const wider = around && misses.some(({ filter }) => filter === 'near') ? widerThan(filters.radius) : []
  const columns = [
    ...countsWithin(db, filters, bounds, around),
    ...(around && wider.length > 0 ? [pointsAround(db, filters, around.place)] : []),
  ]
  if (columns.length === 0) return rankSuggestions(filters, misses, bounds, {}, null, towns)
  const { points, ...within } = await db.get<Bounds & { points?: string }>(sql`select ${sql.join(columns, sql`, `)}`)
  return rankSuggestions(filters, misses, bounds, within, around && firstWider(wider, around.place, points), towns)
}

function countsWithin(db: Database, filters: OfferFilters, bounds: Bounds, around: Around | null): SQL[] {
  return entriesOf(bounds).map(([name, bound]) => {
    // In this order SQLite may use the index of the measure.
    const wider = conditionsOf({ ...filters, [name]: bound, sort: orderOf[name] }, around)
    const offers = db
      .select({ count: count() })
      .from(properties)
      .where(and(isOffer, excludedBy[name](Number(filters[name])), ...Object.values(wider)))
    return sql`${offers} as ${sql.identifier(name)}`
  })
}

function pointsAround(db: Database, filters: OfferFilters, place: Point): SQL {
  const { publicLatitude, publicLongitude } = properties
  const others = conditionsOf({ ...filters, sort: 'distance' }, null)
  const points = db
    .select({ points: sql`json_group_array(json_array(${publicLatitude}, ${publicLongitude}))` })
    .from(properties)
    .where(and(isOffer, isInside(boundsAround(place, widestRadius * 1_000 + 1)), ...Object.values(others)))
  return sql`${points} as points`
}

function firstWider(wider: readonly Radius[], place: Point, points: string | undefined): Wider | null {
  const found: [number, number][] = JSON.parse(points ?? '[]')
  const distances = found.map(([latitude, longitude]) => distanceBetween(place, { latitude, longitude }))
  const counted = wider.map((radius) => ({
    radius,
    count: distances.filter((metres) => metres <= radius * 1_000).length,
  }))
  return counted.find(({ count }) => count > 0) ?? null
}

const orderOf: Record<Bound, OfferSort> = {
  priceMin: 'priceAsc',
  priceMax: 'priceAsc',
  roomsMin: 'roomsDesc',
  areaMin: 'areaDesc',
}

/** Together with the moved bound, limits reading to the rows between. */
const excludedBy: Record<Bound, (bound: number) => SQL> = {
  priceMin: (bound) => lt(properties.listPrice, bound),
  priceMax: (bound) => gt(properties.listPrice, bound),
  roomsMin: (bound) => lt(properties.listRooms, bound),
  areaMin: (bound) => lt(properties.listArea, bound),
}
