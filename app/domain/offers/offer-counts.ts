/** How many offers each option of a filter would show, worked out of one count by market, type and town. */

import type { HouseType, MarketType } from '#app/domain/properties/property.ts'
import type { OfferFilters } from './offer.ts'
import type { KindFilter, MeasureFilter } from './offer-filters.ts'

/** Published offers of one kind in one town, and how many of them fit the filters of price, rooms, area and text. */
export interface OfferGroup {
  marketType: MarketType
  houseType: HouseType
  city: string
  all: number
  fitting: number
  /** Those that fail one of these filters and no other of them. */
  misses?: Partial<Record<MeasureFilter, Misses>>
}

export interface Misses {
  count: number
  /** The value that is nearest to the filter; null where no offer has one, or the filter has none. */
  nearest: number | null
}

/** What each option would show if the other filters stayed as they are. Towns in the order of the alphabet. */
export interface OfferCounts {
  marketType: Record<MarketType, number>
  houseType: Record<HouseType, number>
  cities: { city: string; count: number }[]
}

type Kind = Pick<OfferFilters, KindFilter>

export function countOffers(groups: readonly OfferGroup[], filters: Kind) {
  const fitting = (change: Partial<Kind>) => sumFitting(groups, { ...filters, ...change })
  const byCity = new Map<string, number>()
  for (const { city } of groups) byCity.set(city, 0)
  if (filters.city) byCity.set(filters.city, 0)
  for (const group of groups) {
    if (isOfKind(group, { ...filters, city: null }))
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
  }
  return { total: fitting({}), totalOfAll: groups.reduce((sum, { all }) => sum + all, 0), counts }
}

/** The towns with the most offers, in the order of the alphabet. */
export function busiestCities(groups: readonly OfferGroup[], limit: number): string[] {
  const byCity = new Map<string, number>()
  for (const { city, all } of groups) byCity.set(city, (byCity.get(city) ?? 0) + all)
  return [...byCity]
    .sort(([a, offersInA], [b, offersInB]) => offersInB - offersInA || (a < b ? -1 : 1))
    .slice(0, limit)
    .map(([city]) => city)
    .sort((a, b) => a.localeCompare(b, 'de'))
}

/** How many offers of this kind fit. */
export function sumFitting(groups: readonly OfferGroup[], kind: Kind): number {
  return groups.reduce((sum, group) => (isOfKind(group, kind) ? sum + group.fitting : sum), 0)
}

export function isOfKind(group: OfferGroup, { marketType, houseType, city }: Kind): boolean {
  return (
    (marketType === null || group.marketType === marketType) &&
    (houseType === null || group.houseType === houseType) &&
    (city === null || group.city === city)
  )
}
