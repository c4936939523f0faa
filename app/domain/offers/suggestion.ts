/** What to offer when nothing fits: the smallest changes of one filter that would show something, the nearest first. */
import type { OfferFilters } from './offer.ts'
import { isOfKind, type Misses, type OfferGroup, sumFitting } from './offer-counts.ts'
import { activeFilters, type MeasureFilter, type NarrowingFilter } from './offer-filters.ts'

/** The offers that fail this filter and no other. */
export interface NearMiss extends Misses {
  filter: NarrowingFilter
}

/** A change of one filter, with the number of offers it leads to. */
export interface Suggestion {
  filter: NarrowingFilter
  change: Partial<OfferFilters>
  count: number
}

/** Filters by a number, which can move. */
export type Bound = Exclude<MeasureFilter, 'q'>
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

/** What the groups of the list know of the offers that fail just one filter. */
export function nearMisses(groups: readonly OfferGroup[], filters: OfferFilters): NearMiss[] {
  const misses = activeFilters(filters).map((filter): NearMiss => {
    if (filter === 'marketType' || filter === 'houseType' || filter === 'city') {
      return { filter, count: sumFitting(groups, { ...filters, [filter]: null }), nearest: null }
    }
    const known = groups.flatMap((group) => (isOfKind(group, filters) ? (group.misses?.[filter] ?? []) : []))
    const values = known.flatMap(({ nearest }) => nearest ?? [])
    const nearest = values.length > 0 ? (filter === 'priceMax' ? Math.min : Math.max)(...values) : null
    return { filter, count: known.reduce((sum, { count }) => sum + count, 0), nearest }
  })
  return misses.filter(({ count }) => count > 0)
}

/** The bounds, moved outward until the nearest offer is inside; a bound that no offer has a value for is left out. */
export function nearestBounds(filters: OfferFilters, misses: readonly NearMiss[]): Bounds {
  const bounds: Bounds = {}
  for (const { filter, nearest } of misses) {
    if (nearest === null || filters[filter] === null || !(filter in outward)) continue
    const bound = outward[filter as Bound](nearest)
    if (bound > 0) bounds[filter as Bound] = bound
  }
  return bounds
}

/** At most four. `within` counts the near misses inside each moved bound, `towns` what other towns would show. */
export function rankSuggestions(
  filters: OfferFilters,
  misses: readonly NearMiss[],
  bounds: Bounds,
  within: Bounds,
  towns: readonly { city: string; count: number }[],
): Suggestion[] {
  const suggestions = activeFilters(filters).flatMap((filter): (Suggestion & { cost: number })[] => {
    const count = misses.find((miss) => miss.filter === filter)?.count ?? 0
    const givenUp = { filter, change: { [filter]: null }, count, cost: costOfGivingUp[filter] }
    if (filter === 'city') return otherTowns(towns, givenUp)
    const bound = bounds[filter as Bound]
    if (bound === undefined) return [givenUp]
    const cost = relativeChange(Number(filters[filter]), bound)
    return [{ filter, change: { [filter]: bound }, count: within[filter as Bound] ?? 0, cost }]
  })
  return suggestions
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.cost - b.cost || b.count - a.count)
    .slice(0, mostOffered)
    .map(({ cost: _, ...suggestion }) => suggestion)
}

/** The towns with most to show by name, and then all of them where there are more. */
function otherTowns(towns: readonly { city: string; count: number }[], givenUp: Suggestion & { cost: number }) {
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

const outward: Record<Bound, (value: number) => number> = {
  priceMin: roundDown,
  priceMax: roundUp,
  roomsMin: (rooms) => Math.floor(rooms * 2) / 2,
  areaMin: (area) => Math.floor(area / 5) * 5,
}

function stepOf(value: number): number {
  return 10 ** Math.max(0, String(Math.floor(value)).length - 2)
}
