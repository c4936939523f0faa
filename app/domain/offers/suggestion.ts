import { type Radius, widerThan } from '#app/domain/places/nearby.ts'
import { isOfKind, type Misses, type OfferGroup, sumFitting } from './offer-counts.ts'
import { activeFilters, type Bound, type NarrowingFilter, type OfferFilters, without } from './offer-filters.ts'

export interface NearMiss extends Misses {
  filter: NarrowingFilter
}

export interface Suggestion {
  filter: NarrowingFilter
  change: Partial<OfferFilters>
  count: number
}

export type Bounds = Partial<Record<Bound, number>>

export interface Wider {
  radius: Radius
  count: number
}

const maxSuggestions = 4
const maxNamedTowns = 2
const costOfTown = 0.45

/** Moving a bound costs its relative change: a tenth costs 0.1, and doubling more than another town. */
const costOfDropping: Record<NarrowingFilter, number> = {
  district: 0.3,
  elevator: 0.4,
  balcony: 0.4,
  garden: 0.4,
  barrierFree: 0.4,
  city: 0.5,
  q: 0.6,
  houseType: 0.7,
  priceMin: 0.8,
  priceMax: 0.8,
  roomsMin: 0.8,
  areaMin: 0.8,
  marketType: 0.9,
  near: 0.6,
}

const costOfWidening = 0.2

export function nearMisses(groups: readonly OfferGroup[], filters: OfferFilters): NearMiss[] {
  const misses = activeFilters(filters).map((filter): NearMiss => {
    if (filter === 'marketType' || filter === 'houseType' || filter === 'city' || filter === 'district') {
      return { filter, count: sumFitting(groups, { ...filters, ...without(filter) }), nearest: null }
    }
    const known = groups.flatMap((group) => (isOfKind(group, filters) ? (group.misses?.[filter] ?? []) : []))
    const values = known.flatMap(({ nearest }) => nearest ?? [])
    const nearest = values.length > 0 ? (filter === 'priceMax' ? Math.min : Math.max)(...values) : null
    return { filter, count: known.reduce((sum, { count }) => sum + count, 0), nearest }
  })
  return misses.filter(({ count }) => count > 0)
}

export function nearestBounds(filters: OfferFilters, misses: readonly NearMiss[]): Bounds {
  const bounds: Bounds = {}
  for (const { filter, nearest } of misses) {
    if (nearest === null || filters[filter] === null || !isBound(filter)) continue
    const bound = outward[filter](nearest)
    if (bound > 0) bounds[filter] = bound
  }
  return bounds
}

/** At most four. `within` counts near misses inside each moved bound, `towns` the offers in other towns. */
export function rankSuggestions(
  filters: OfferFilters,
  misses: readonly NearMiss[],
  bounds: Bounds,
  within: Bounds,
  wider: Wider | null,
  towns: readonly { city: string; count: number }[],
): Suggestion[] {
  const suggestions = activeFilters(filters).flatMap((filter): (Suggestion & { cost: number })[] => {
    const count = misses.find((miss) => miss.filter === filter)?.count ?? 0
    const dropped = { filter, change: without(filter), count, cost: costOfDropping[filter] }
    if (filter === 'city') return otherTowns(towns, dropped)
    if (filter === 'near' && wider) {
      const steps = widerThan(filters.radius).indexOf(wider.radius) + 1
      return [{ filter, change: { radius: wider.radius }, count: wider.count, cost: steps * costOfWidening }]
    }
    if (!isBound(filter)) return [dropped]
    const bound = bounds[filter]
    if (bound === undefined) return [dropped]
    const cost = relativeChange(Number(filters[filter]), bound)
    return [{ filter, change: { [filter]: bound }, count: within[filter] ?? 0, cost }]
  })
  return suggestions
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.cost - b.cost || b.count - a.count)
    .slice(0, maxSuggestions)
    .map(({ cost: _, ...suggestion }) => suggestion)
}

function otherTowns(towns: readonly { city: string; count: number }[], dropped: Suggestion & { cost: number }) {
  const filled = towns.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)
  const named = filled
    .slice(0, maxNamedTowns)
    .map(({ city, count }) => ({ ...dropped, change: { city, district: null }, count, cost: costOfTown }))
  return filled.length > maxNamedTowns ? [...named, dropped] : named
}

function relativeChange(from: number, to: number): number {
  return Math.abs(to - from) / from
}

function roundUp(value: number): number {
  return Math.ceil(value / stepOf(value)) * stepOf(value)
}

function roundDown(value: number): number {
  return Math.floor(value / stepOf(value)) * stepOf(value)
}

export function isBound(filter: NarrowingFilter): filter is Bound {
  return filter in outward
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
