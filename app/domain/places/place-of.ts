import { namesakesOf } from './find-places.ts'
import type { Gazetteer, KnownPoints, Place } from './place.ts'
import { distanceBetween, type Point } from './point.ts'

interface Address {
  postalCode: string | null
  city: string | null
  district: string | null
}

/** In metres: a quarter farther from its town or postal code belongs to another town. */
const reachOfTown = 30_000

/**
 * Quarter, else postal code, else town. A town with one code uses its own centre, since villages may share the code.
 * Null if only neighbouring codes are known: that may be 10 km off.
 */
export function placeOf(gazetteer: Gazetteer, address: Address, known?: KnownPoints): Point | null {
  const code = address.postalCode?.trim() ?? ''
  const area = gazetteer.postalCodes.get(code) ?? null
  const town = nearest(drawnPlaces(gazetteer, address.city ?? ''), area ?? roughPoint(gazetteer, code))
  const anchor = area ?? town
  const quarter = address.district && anchor ? quarterNear(gazetteer, address.district, anchor, address.city) : null
  const own = known?.get(code) ?? null
  const ownTown = area && town && !(area.isPart && area.place === town) && isNear(town, area) ? town : null
  const ofCode = area && !area.place.isRough ? area : null
  return pointOf(quarter ?? own ?? ownTown ?? ofCode ?? town)
}

/** Null rather than the postal code's point if neither quarter nor town is known. */
export function quarterOf(gazetteer: Gazetteer, { postalCode, city, district }: Address): Point | null {
  const code = postalCode?.trim() ?? ''
  const area = gazetteer.postalCodes.get(code) ?? roughPoint(gazetteer, code)
  const town = nearest(drawnPlaces(gazetteer, city ?? ''), area)
  const anchor = area ?? town
  return pointOf((district && anchor ? quarterNear(gazetteer, district, anchor, city) : null) ?? town)
}

function quarterNear(gazetteer: Gazetteer, district: string, anchor: Point, city: string | null): Place | null {
  const near = drawnPlaces(gazetteer, district).filter((place) => isNear(place, anchor))
  return (
    nearest(
      near.filter(({ quarterOf }) => quarterOf !== null && quarterOf === city),
      anchor,
    ) ?? nearest(near, anchor)
  )
}

function drawnPlaces(gazetteer: Gazetteer, name: string): Place[] {
  return namesakesOf(gazetteer, name).filter(({ isRough }) => !isRough)
}

function isNear(place: Point, anchor: Point): boolean {
  return distanceBetween(place, anchor) <= reachOfTown
}

function nearest(places: readonly Place[], point: Point | null): Place | null {
  const [first = null] = point
    ? places.toSorted((a, b) => distanceBetween(a, point) - distanceBetween(b, point))
    : places
  return first
}

function roughPoint({ postalCodes }: Gazetteer, code: string): Point | null {
  if (!/^\d{5}$/.test(code)) return null
  for (let length = 4; length >= 2; length--) {
    for (const [other, point] of postalCodes) if (other.startsWith(code.slice(0, length))) return point
  }
  return null
}

function pointOf(point: Point | null): Point | null {
  return point && { latitude: point.latitude, longitude: point.longitude }
}
