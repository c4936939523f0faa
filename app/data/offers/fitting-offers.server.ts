import { and, inArray, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { jsonList } from '#app/data/json-list.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import type { OfferTile } from '#app/domain/offers/offer.ts'
import type { OfferFilters } from '#app/domain/offers/offer-filters.ts'
import type { Around } from '#app/domain/offers/offers-around.ts'
import type { Locale } from '#app/fields/locale.ts'
import { type Conditions, conditionsOf, isOffer } from './offer-conditions.server.ts'
import { idsOf, inOrder } from './offer-list.server.ts'
import { tileColumns, tileOf } from './offer-tiles.server.ts'
import { findAround, normalisePlace } from './offers-around.server.ts'

/** The first offers of a search and how many there are, in one statement; a search around a place takes one more. */
export async function findFittingOffers(
  db: Database,
  locale: Locale,
  typed: OfferFilters,
  most: number,
): Promise<{ offers: OfferTile[]; total: number; filters: OfferFilters }> {
  const { around } = await findAround(db, typed)
  // The list would drop a place that it does not know, and show everything.
  if (typed.near !== null && around === null) return { offers: [], total: 0, filters: typed }
  const filters = normalisePlace(typed, around)
  const conditions = conditionsOf(filters, around)
  const rows = await selectFirst(db, locale, filters, conditions, around, most)
  return { offers: rows.map(({ total: _, ...row }) => tileOf(row)), total: rows[0]?.total ?? 0, filters }
}

function selectFirst(
  db: Database,
  locale: Locale,
  { sort }: OfferFilters,
  conditions: Conditions,
  around: Around | null,
  most: number,
) {
  const total = sql<number>`${db.$count(properties, and(isOffer, ...Object.values(conditions)))}`.as('total')
  const nearest = [...(around?.distances.keys() ?? [])]
  const place = sql`(select place.key from json_each(${JSON.stringify(nearest)}) place where place.value = ${properties.id})`
  const isByDistance = sort === 'distance'
  const first = isByDistance
    ? db
        .select({ id: properties.id })
        .from(properties)
        .where(and(isOffer, inArray(properties.id, jsonList(nearest)), ...Object.values(conditions)))
        .orderBy(place)
        .limit(most)
    : idsOf(db, sort, conditions).limit(most)
  return db
    .select({ ...tileColumns(locale), total })
    .from(properties)
    .where(inArray(properties.id, first))
    .orderBy(...(isByDistance ? [place] : inOrder[sort]))
}
