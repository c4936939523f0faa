import { and, count, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { properties } from '#app/data/schema.server.ts'
import type { OfferFilters, OfferSort } from '#app/domain/offers/offer.ts'
import type { OfferCounts } from '#app/domain/offers/offer-counts.ts'
import type { Bound } from '#app/domain/offers/offer-filters.ts'
import {
  type Bounds,
  type NearMiss,
  nearestBounds,
  rankSuggestions,
  type Suggestion,
} from '#app/domain/offers/suggestion.ts'
import { entriesOf } from '#app/fields/keys-of.ts'
import { conditionsOf, isOffer } from './offer-conditions.server.ts'

/** The nearest changes of one filter that would find something, in one query at most. */
export async function listSuggestions(
  db: Database,
  filters: OfferFilters,
  misses: readonly NearMiss[],
  towns: OfferCounts['cities'],
): Promise<Suggestion[]> {
  const bounds = nearestBounds(filters, misses)
  return rankSuggestions(filters, misses, bounds, await countWithin(db, filters, bounds), towns)
}

/** How many offers each bound would admit if only it moved; reads only those, from the index of their measure. */
async function countWithin(db: Database, filters: OfferFilters, bounds: Bounds): Promise<Bounds> {
  const moved = entriesOf(bounds)
  if (moved.length === 0) return {}
  const counts = moved.map(([name, bound]) => {
    // In this order SQLite is free to use the index of the measure.
    const wider = conditionsOf({ ...filters, [name]: bound, sort: orderOf[name] })
    const offers = db
      .select({ count: count() })
      .from(properties)
      .where(and(isOffer, excludedBy[name](Number(filters[name])), ...Object.values(wider)))
    return sql`${offers} as ${sql.identifier(name)}`
  })
  return db.get<Bounds>(sql`select ${sql.join(counts, sql`, `)}`)
}

const orderOf: Record<Bound, OfferSort> = {
  priceMin: 'priceAsc',
  priceMax: 'priceAsc',
  roomsMin: 'roomsDesc',
  areaMin: 'areaDesc',
}

/** What a bound excludes; beside the moved bound, it limits what SQLite reads to the rows between. */
const excludedBy: Record<Bound, (bound: number) => SQL> = {
  priceMin: (bound) => lt(properties.listPrice, bound),
  priceMax: (bound) => gt(properties.listPrice, bound),
  roomsMin: (bound) => lt(properties.listRooms, bound),
  areaMin: (bound) => lt(properties.listArea, bound),
}
