import { and, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { jsonList } from '#app/data/json-list.server.ts'
import { mapSourcesQuery } from '#app/data/maps/map-regions.server.ts'
import { query, runBatch } from '#app/data/queries.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { textsIn } from '#app/data/texts/texts.server.ts'
import { inLanguage, type Texts } from '#app/domain/in-language.ts'
import type { OfferTile } from '#app/domain/offers/offer.ts'
import type { OfferFilters } from '#app/domain/offers/offer-filters.ts'
import type { Around } from '#app/domain/offers/offers-around.ts'
import type { Point } from '#app/domain/places/point.ts'
import { locationOf } from '#app/domain/properties/location.ts'
import { propertyFields } from '#app/domain/properties/property.ts'
import type { Locale } from '#app/fields/locale.ts'
import { conditionsOf, isOffer } from './offer-conditions.server.ts'
import { idsOf, inOrder } from './offer-list.server.ts'
import { tileColumns, tileOf } from './offer-tiles.server.ts'

export const mostOnMap = 500

export interface MapOffer
  extends Pick<OfferTile, 'name' | 'city' | 'district' | 'marketType' | 'reserved' | 'untranslated'> {
  id: string
  price: number | null
  point: Point | null
  isExact: boolean
}

export function findMapOffers(db: Database, locale: Locale, filters: OfferFilters, around: Around | null) {
  return runBatch(db, { offers: mapOffersQuery(db, locale, filters, around), sources: mapSourcesQuery(db) })
}

function mapOffersQuery(db: Database, locale: Locale, filters: OfferFilters, around: Around | null) {
  const { id, name, city, district, marketType, reserved, listPrice, addressVisible, latitude, longitude } = properties
  const { publicLatitude, publicLongitude } = properties
  const isExact = and(addressVisible, isNotNull(latitude), isNotNull(longitude))
  const order = filters.sort === 'distance' ? 'recommended' : filters.sort
  const ids = idsOf(db, order, conditionsOf(filters, around)).limit(mostOnMap)
  const statement = db
    .select({
      ...{ id, name, city, district, marketType, reserved, publicLatitude, publicLongitude },
      price: listPrice,
      isExact: sql`${isExact}`.mapWith(Boolean),
      texts: textsIn(locale, 'property', id, { names: ['name'] }),
    })
    .from(properties)
    .where(inArray(id, ids))
    .orderBy(...inOrder[order])
  const distanceOf = (row: { id: string }) => around?.distances.get(row.id) ?? 0
  return query(statement, (rows) => {
    const found = rows.map(withPoint)
    return filters.sort === 'distance' ? found.sort((a, b) => distanceOf(a) - distanceOf(b)) : found
  })
}

type MapRow = Omit<MapOffer, 'point' | 'untranslated'> & {
  publicLatitude: number | null
  publicLongitude: number | null
  texts: Texts
}

function withPoint({ publicLatitude: latitude, publicLongitude: longitude, ...row }: MapRow): MapOffer {
  return { ...inLanguage(propertyFields, row), point: locationOf({ latitude, longitude }) }
}

export async function findTheseOffers(db: Database, locale: Locale, ids: readonly string[]): Promise<OfferTile[]> {
  const rows = await db
    .select(tileColumns(locale))
    .from(properties)
    .where(and(isOffer, inArray(properties.id, jsonList(ids))))
  return rows.map(tileOf).sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}
