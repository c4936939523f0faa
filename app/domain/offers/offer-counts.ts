import type { HouseType, MarketType } from '#app/domain/properties/property.ts'
import type { KindFilter, MeasureFilter, OfferFilters } from './offer-filters.ts'

export interface OfferGroup {
  marketType: MarketType
  houseType: HouseType
  city: string
  district: string | null
  all: number
  fitting: number
  misses?: Partial<Record<MeasureFilter, Misses>>
  /** Fit but for a filter by price, because they state none. */
  onRequest?: number
}

export interface Misses {
  count: number
  nearest: number | null
}

export interface OfferCounts {
  marketType: Record<MarketType, number>
  houseType: Record<HouseType, number>
  cities: { city: string; count: number }[]
  districts: { district: string; count: number }[]
}

type Kind = Pick<OfferFilters, KindFilter>

export function countOffers(groups: readonly OfferGroup[], filters: Kind) {
  const fitting = (change: Partial<Kind>) => sumFitting(groups, { ...filters, ...change })
  const byCity = new Map<string, number>()
  for (const { city } of groups) byCity.set(city, 0)
  if (filters.city) byCity.set(filters.city, 0)
  for (const group of groups) {
    if (isOfKind(group, { ...filters, city: null, district: null }))
      byCity.set(group.city, (byCity.get(group.city) ?? 0) + group.fitting)
  }
  const counts: OfferCounts = {
    marketType: { purchase: fitting({ marketType: 'purchase' }), rent: fitting({ marketType: 'rent' }) },
    houseType: {
      apartment: fitting({ houseType: 'apartment' }),
      house: fitting({ houseType: 'house' }),
      plot: fitting({ houseType: 'plot' }),
    },
    cities: [...byCity].map(([city, count]) => ({ city, count })).sort((a, b) => a.city.localeCompare(b.city, 'de')),
    districts: districtsOf(groups, filters.city).map((district) => ({ district, count: fitting({ district }) })),
  }
  return { total: fitting({}), totalOfAll: groups.reduce((sum, { all }) => sum + all, 0), counts }
}

/** How many offers a filter by price leaves out because their price is on request. */
export function countOnRequest(groups: readonly OfferGroup[], filters: Kind): number {
  return groups.reduce((sum, group) => sum + (isOfKind(group, filters) ? (group.onRequest ?? 0) : 0), 0)
}

function districtsOf(groups: readonly OfferGroup[], city: string | null): string[] {
  const districts = groups.flatMap((group) => (city !== null && group.city === city ? (group.district ?? []) : []))
  return [...new Set(districts)].sort((a, b) => a.localeCompare(b, 'de'))
}

export function busiestCities(groups: readonly OfferGroup[], limit: number): string[] {
  const byCity = new Map<string, number>()
  for (const { city, all } of groups) byCity.set(city, (byCity.get(city) ?? 0) + all)
  return [...byCity]
    .sort(([a, offersInA], [b, offersInB]) => offersInB - offersInA || (a < b ? -1 : 1))
    .slice(0, limit)
    .map(([city]) => city)
    .sort((a, b) => a.localeCompare(b, 'de'))
}

export function sumFitting(groups: readonly OfferGroup[], kind: Kind): number {
  return groups.reduce((sum, group) => (isOfKind(group, kind) ? sum + group.fitting : sum), 0)
}

export function isOfKind(group: OfferGroup, { marketType, houseType, city, district }: Kind): boolean {
  return (
    (marketType === null || group.marketType === marketType) &&
    (houseType === null || group.houseType === houseType) &&
    (city === null || group.city === city) &&
    (district === null || group.district === district)
  )
}
