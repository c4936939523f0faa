/** What to offer when nothing fits: the smallest changes of one filter that would show something, the nearest first. */
import type { OfferFilters } from './offer.ts'
import { activeFilters, type NarrowingFilter } from './offer-filters.ts'

/** The offers that fail this filter and no other, and how far they are from it. */
export interface NearMiss {
  filter: NarrowingFilter
  count: number
  lowestPrice: number | null
  highestPrice: number | null
  mostRooms: number | null
  largestArea: number | null
}

/** A change of one filter, with the number of offers it leads to. */
export interface Loosening {
  filter: NarrowingFilter
  change: Partial<OfferFilters>
  count: number
}

type Bound = 'priceMin' | 'priceMax' | 'roomsMin' | 'areaMin'
export type Bounds = Partial<Record<Bound, number>>

const mostOffered = 4
const mostTowns = 2
const costOfTown = 0.45

/**
 * How far somebody goes who gives up a filter. A bound that moves costs its relative change on the same scale: a price
 * higher by a tenth is 0.1, and one that doubles is farther than another town.
 */
const costOfGivingUp: Record<NarrowingFilter, number> = {
  city: 0.5,
  q: 0.6,
  houseType: 0.7,
  priceMin: 0.8,
  priceMax: 0.8,
  roomsMin: 0.8,
  areaMin: 0.8,
  marketType: 0.9,
}

/** The bounds, moved outward until the nearest offer is inside; a bound that no offer has a value for is left out. */
export function nearestBounds(filters: OfferFilters, misses: readonly NearMiss[]): Bounds {
  const bounds: Bounds = {}
  for (const { filter, lowestPrice, highestPrice, mostRooms, largestArea } of misses) {
    if (filter === 'priceMin' && highestPrice !== null) bounds.priceMin = roundDown(highestPrice)
    if (filter === 'priceMax' && lowestPrice !== null) bounds.priceMax = roundUp(lowestPrice)
    if (filter === 'roomsMin' && mostRooms !== null) bounds.roomsMin = Math.floor(mostRooms * 2) / 2
    if (filter === 'areaMin' && largestArea !== null) bounds.areaMin = Math.floor(largestArea / 5) * 5
  }
  for (const name of Object.keys(bounds) as Bound[]) {
    if (filters[name] === null || bounds[name] === 0) delete bounds[name]
  }
  return bounds
}

/** At most four. `within` are the near misses inside the moved bounds, `towns` what other towns would show. */
export function rankLoosenings(
  filters: OfferFilters,
  misses: readonly NearMiss[],
  bounds: Bounds,
  within: readonly NearMiss[],
  towns: readonly { city: string; count: number }[],
): Loosening[] {
  const countWithin = (name: NarrowingFilter) => within.find(({ filter }) => filter === name)?.count ?? 0
  const loosenings = activeFilters(filters).flatMap((filter): (Loosening & { cost: number })[] => {
    const count = misses.find((miss) => miss.filter === filter)?.count ?? 0
    const givenUp = { filter, change: { [filter]: null }, count, cost: costOfGivingUp[filter] }
    if (filter === 'city') return otherTowns(towns, givenUp)
    const bound = bounds[filter as Bound]
    if (bound === undefined) return [givenUp]
    const cost = relativeChange(Number(filters[filter]), bound)
    return [{ filter, change: { [filter]: bound }, count: countWithin(filter), cost }]
  })
  return loosenings
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.cost - b.cost || b.count - a.count)
    .slice(0, mostOffered)
    .map(({ cost: _, ...loosening }) => loosening)
}

/** The towns with most to show by name, and then all of them where there are more. */
function otherTowns(towns: readonly { city: string; count: number }[], givenUp: Loosening & { cost: number }) {
  const filled = towns.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)
  const named = filled
    .slice(0, mostTowns)
    .map(({ city, count }) => ({ ...givenUp, change: { city }, count, cost: costOfTown }))
  return filled.length > mostTowns ? [...named, givenUp] : named
}

function relativeChange(from: number, to: number): number {
  return Math.abs(to - from) / from
}

/** To two significant digits: 487,300 → 490,000. */
function roundUp(value: number): number {
  return Math.ceil(value / stepOf(value)) * stepOf(value)
}

function roundDown(value: number): number {
  return Math.floor(value / stepOf(value)) * stepOf(value)
}

function stepOf(value: number): number {
  return 10 ** Math.max(0, String(Math.floor(value)).length - 2)
}
