/** Must repeat the words of property-indexes.server.ts without parameters, or SQLite ignores its partial indexes. */

import { and, gte, inArray, lte, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { jsonList } from '#app/data/json-list.server.ts'
import { isKept } from '#app/data/saving/trash.server.ts'
import { matchesText } from '#app/data/search-text.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { featureBit } from '#app/domain/offers/features.ts'
import {
  type FeatureName,
  featureNames,
  isByPrice,
  type KindFilter,
  type MeasureFilter,
  type OfferFilters,
} from '#app/domain/offers/offer-filters.ts'
import type { Around } from '#app/domain/offers/offers-around.ts'
import { foldedPlace, nameFolds, placeFolds } from '#app/domain/offers/place-spellings.ts'

const isPublished = sql`${properties.published}`

export const isPublic = and(isPublished, isKept(properties))
export const isOffer = and(isPublished, not(sql`${properties.sold}`), isKept(properties))
export const isReference = and(isPublished, sql`${properties.sold}`, isKept(properties))

type MeasureConditions = Partial<Record<MeasureFilter, SQL>>
export type Conditions = MeasureConditions & Partial<Record<KindFilter | 'known', SQL>>

export function conditionsOf(filters: OfferFilters, around: Around | null): Conditions {
  return { ...kindConditionsOf(filters), ...measureConditionsOf(filters, around) }
}

/** Outside the usual order, the unary plus keeps SQLite from using the index of market or type and sorting its rows. */
export function kindConditionsOf({ marketType, houseType, city, district, sort }: OfferFilters): Conditions {
  const is = (column: SQLWrapper, value: string) =>
    sort === 'recommended' ? sql`${column} = ${value}` : sql`+${column} = ${value}`
  const market = isByPrice(sort) ? marketByPrice(marketType) : marketType && is(properties.marketType, marketType)
  return {
    ...(market ? { marketType: market } : {}),
    ...(houseType ? { houseType: is(properties.houseType, houseType) } : {}),
    ...(city ? { city: isPlace(properties.city, city) } : {}),
    ...(district ? { district: isPlace(properties.district, district) } : {}),
  }
}

/** In any spelling: no index finds a town, so nothing is lost by folding it (docs/decisions/025). */
function isPlace(column: SQLWrapper, name: string): SQL {
  const replaced = (text: SQL, pairs: typeof placeFolds) =>
    pairs.reduce((folded, [from, to]) => sql`replace(${folded}, ${sql.raw(`'${from}', '${to}'`)})`, text)
  const letters = replaced(sql`' ' || ${column} || ' '`, placeFolds)
  return sql`trim(${replaced(sql`lower(${letters})`, nameFolds)}) = ${foldedPlace(name)}`
}

/** Indexes by price begin with the market; naming both lets SQLite read one after the other. */
function marketByPrice(marketType: OfferFilters['marketType']): SQL {
  const { marketType: column } = properties
  return marketType ? sql`${column} = ${marketType}` : sql`${column} in ('purchase', 'rent')`
}

/** The unary plus as above: an index finds a range of prices, but only in its own order. */
export function measureConditionsOf(filters: OfferFilters, around: Around | null): MeasureConditions {
  const { priceMin, priceMax, roomsMin, areaMin, q, sort } = filters
  const text = and(...matchesText(q, properties.searchText))
  const { listPrice } = properties
  const price = isByPrice(sort) ? sql`${listPrice}` : sql`+${listPrice}`
  return {
    ...(around ? { near: inArray(properties.id, jsonList([...around.distances.keys()])) } : {}),
    ...(priceMin === null ? {} : { priceMin: gte(price, priceMin) }),
    ...(priceMax === null ? {} : { priceMax: lte(price, priceMax) }),
    ...(roomsMin === null ? {} : { roomsMin: gte(properties.listRooms, roomsMin) }),
    ...(areaMin === null ? {} : { areaMin: gte(properties.listArea, areaMin) }),
    ...featureConditionsOf(filters),
    ...(text ? { q: text } : {}),
  }
}

function featureConditionsOf(filters: OfferFilters): MeasureConditions {
  const asked = featureNames.filter((name) => filters[name] !== null)
  const isSet = (name: FeatureName) => sql`${properties.listFeatures} & ${sql.raw(String(featureBit(name)))}`
  return Object.fromEntries(asked.map((name) => [name, isSet(name)]))
}
