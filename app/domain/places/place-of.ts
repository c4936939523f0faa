import { namesakesOf } from './find-places.ts'
import type { Gazetteer, KnownPoints, Place, PostalCode } from './place.ts'
import { distanceBetween, type Point } from './point.ts'

export interface Address {
  postalCode: string | null
  city: string | null
  district: string | null
}

/** In metres: a quarter farther from its town or postal code belongs to another town. */
const reachOfTown = 30_000

/** Null where several towns of that name may be meant. */
export function surePlaceOf(gazetteer: Gazetteer, address: Address): Point | null {
  const isKnown = gazetteer.postalCodes.has(codeOf(address))
  return isKnown || drawnPlaces(gazetteer, address.city ?? '').length === 1 ? placeOf(gazetteer, address) : null
}

/** Quarter, else postal code or town. Null if only neighbouring codes are known: that may be 10 km off. */
export function placeOf(gazetteer: Gazetteer, address: Address, known?: KnownPoints): Point | null {
  const code = codeOf(address)
  const area = gazetteer.postalCodes.get(code) ?? null
  const town = townNear(gazetteer, address, area ?? roughPoint(gazetteer, code))
  const quarter = quarterNear(gazetteer, address, area ?? town)
  return pointOf(quarter ?? known?.get(code) ?? centreOf(area, town))
}

/** Null rather than the postal code's point if neither quarter nor town is known. */
export function quarterOf(gazetteer: Gazetteer, address: Address): Point | null {
  const code = codeOf(address)
  const area = gazetteer.postalCodes.get(code) ?? roughPoint(gazetteer, code)
  const town = townNear(gazetteer, address, area)
  return pointOf(quarterNear(gazetteer, address, area ?? town) ?? town)
}

function codeOf({ postalCode }: Address): string {
  return postalCode?.trim() ?? ''
}

function townNear(gazetteer: Gazetteer, { city }: Address, point: Point | null): Place | null {
  return nearest(drawnPlaces(gazetteer, city ?? ''), point)
}

function quarterNear(gazetteer: Gazetteer, { district, city }: Address, anchor: Point | null): Place | null {
  if (!district || !anchor) return null
  const near = drawnPlaces(gazetteer, district).filter((place) => isNear(place, anchor))
  const ofCity = near.filter(({ quarterOf }) => quarterOf !== null && quarterOf === city)
  return nearest(ofCity, anchor) ?? nearest(near, anchor)
}

/** A town with a single code uses its own centre, since villages may share the code. */
function centreOf(area: PostalCode | null, town: Place | null): Point | null {
  if (!area) return town
  const isOneOfItsCodes = area.isPart && area.place === town
  if (town && !isOneOfItsCodes && isNear(town, area)) return town
  return area.place.isRough ? town : area
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
