import { and, count, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import type { OfferGroup } from '#app/domain/offers/offer-counts.ts'
import type { Bound, MeasureFilter, OfferFilters } from '#app/domain/offers/offer-filters.ts'
import { offersPerPage } from '#app/domain/offers/offer-pages.ts'
import type { Around } from '#app/domain/offers/offers-around.ts'
import { isBound } from '#app/domain/offers/suggestion.ts'
import { entriesOf } from '#app/fields/typed-objects.ts'
import { isOffer, kindConditionsOf, measureConditionsOf } from './offer-conditions.server.ts'

/** Up to here the counting pass returns ids, saving a second pass; by distance always, as no index has that order. */
export const fewMatches = 10 * offersPerPage

interface Matches extends OfferGroup {
  ids: string[] | null
}

export async function selectMatches(db: Database, filters: OfferFilters, around: Around | null): Promise<Matches[]> {
  const { marketType, houseType, city, district, id, listPrice, listRooms, listArea } = properties
  const measures = entriesOf(measureConditionsOf(filters, around))
  // One bit per failed filter; an unknown value fails too.
  const failed = measures.map(([, fits], index) => sql`case when ${fits} then 0 else ${bit(index)} end`)
  const compared = db
    .select({
      marketType,
      houseType,
      city,
      district,
      id,
      failed: sql<number>`${sql.join(failed, sql` + `)}`.as('failed'),
      isOfKind: sql<number>`${and(sql`true`, ...Object.values(kindConditionsOf({ ...filters, district: null })))}`.as(
        'is_of_kind',
      ),
      listPrice,
      listRooms,
      listArea,
    })
    .from(properties)
    .where(isOffer)
    .as('looked')
  const fits = sql`${compared.failed} = 0`
  const fitting = sql<number>`count(*) filter (where ${fits})`
  const ids = sql`json_group_array(${compared.id}) filter (where ${compared.isOfKind} and ${fits})`
  const byPrice = measures.reduce((sum, [filter], index) => (isByPrice(filter) ? sum + 2 ** index : sum), 0)
  const onRequest = sql<number>`count(*) filter (where ${compared.listPrice} is null and ${compared.failed} = ${sql.raw(String(byPrice))})`
  const misses = measures.map(([filter], index) => {
    const among = sql`filter (where ${compared.failed} = ${bit(index)})`
    const nearest = isBound(filter) ? sql`${nearestOf(filter, compared)} ${among}` : sql`null`
    return sql`${sql.raw(`'${filter}'`)}, json_object('count', count(*) ${among}, 'nearest', ${nearest})`
  })
  return db
    .select({
      marketType: compared.marketType,
      houseType: compared.houseType,
      city: compared.city,
      district: compared.district,
      all: count(),
      fitting,
      ...(byPrice > 0 ? { onRequest } : {}),
      misses: sql`json_object(${sql.join(misses, sql`, `)})`.mapWith((json: string): OfferGroup['misses'] =>
        JSON.parse(json),
      ),
      ids: sql`iif(${filters.sort === 'distance' ? sql`true` : sql`${fitting} <= ${fewMatches}`}, ${ids}, null)`.mapWith(
        (json: string): string[] => JSON.parse(json),
      ),
    })
    .from(compared)
    .groupBy(compared.marketType, compared.houseType, compared.city, compared.district)
}

function nearestOf(
  bound: Bound,
  { listPrice, listRooms, listArea }: Record<'listPrice' | 'listRooms' | 'listArea', SQLWrapper>,
): SQL {
  if (bound === 'priceMax') return sql`min(${listPrice})`
  return sql`max(${{ priceMin: listPrice, roomsMin: listRooms, areaMin: listArea }[bound]})`
}

function isByPrice(filter: MeasureFilter): boolean {
  return filter === 'priceMin' || filter === 'priceMax'
}

function bit(index: number): SQL {
  return sql.raw(String(2 ** index))
}
