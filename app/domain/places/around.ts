import type { Gazetteer, Place } from './place.ts'
import { placeKey } from './place-key.ts'
import { type Bounds, boundsAround, distanceBetween, isWithin, type Point } from './point.ts'

export function placesWithin({ places }: Gazetteer, bounds: Bounds, limit: number): Place[] {
  const found: Place[] = []
  for (const place of places) {
    if (found.length >= limit || place.isRough) break
    if (isWithin(place, bounds)) found.push(place)
  }
  return found
}

export interface Neighbour {
  place: Place
  metres: number
}

export interface Surroundings {
  nearest: Neighbour
  town: Neighbour | null
  larger: Neighbour[]
}

/** In metres. */
const horizon = 60_000
const mostLarger = 3

/** A quarter with more inhabitants is a borough, too large to locate anything. */
const mostInQuarter = 100_000

interface Address {
  city: string | null
  district: string | null
}

/** Null if no place is near, as at sea. `address` supplies the quarter. */
export function placesAround({ places }: Gazetteer, point: Point, address?: Address): Surroundings | null {
  const bounds = boundsAround(point, horizon)
  const neighbours = places
    .filter((place) => !place.isRough && isWithin(place, bounds))
    .map((place) => ({ place, metres: distanceBetween(point, place) }))
    .filter(({ metres }) => metres <= horizon)
    .sort((a, b) => a.metres - b.metres)
  const own = address && neighbours.find(({ place }) => isQuarterOf(place, address))
  const nearest = own ?? neighbours.find(({ place }) => place.quarterOf === null || place.weight < mostInQuarter)
  if (!nearest) return null
  const town = neighbours.find(({ place }) => isTownOf(place, nearest.place)) ?? null
  return { nearest, town, larger: largerTowns(neighbours, nearest, town) }
}

function isQuarterOf(place: Place, { city, district }: Address): boolean {
  return district !== null && place.quarterOf === city && placeKey(place.name) === placeKey(district)
}

function isTownOf(place: Place, quarter: Place): boolean {
  return place.quarterOf === null && place.name === quarter.quarterOf
}

function largerTowns(neighbours: Neighbour[], nearest: Neighbour, town: Neighbour | null): Neighbour[] {
  const larger: Neighbour[] = []
  let weight = town ? 0 : nearest.place.weight
  for (const neighbour of neighbours) {
    const { place } = neighbour
    const isOther = place.quarterOf === null && neighbour !== nearest && neighbour !== town
    if (!isOther || place.weight <= weight) continue
    larger.push(neighbour)
    weight = place.weight
  }
  return larger.slice(0, mostLarger)
}
