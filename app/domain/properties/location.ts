import { type Bounds, distanceBetween, isWithin, type Point } from '#app/domain/places/point.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { type PropertyValues, propertyFields } from './property.ts'

export const locationFields = pick(propertyFields, ['latitude', 'longitude'])

export type LocationValues = Pick<PropertyValues, keyof typeof locationFields>

export function swapped({ latitude, longitude }: LocationValues): LocationValues {
  return { latitude: longitude, longitude: latitude }
}

/** With a margin. Its latitudes and longitudes share no number, so a swapped pair is known without the address. */
const germany: Bounds = { south: 47.2, west: 5.8, north: 55.1, east: 15.1 }

export function isSwapped(location: LocationValues): boolean {
  const point = locationOf(swapped(location))
  return point !== null && isWithin(point, germany)
}

/** In metres: no town reaches farther from its centre. */
const reachOfPlace = 30_000

/** @param place of the address; null if unknown */
export function isFar(location: LocationValues, place: Point | null): boolean {
  const point = locationOf(location)
  return point !== null && place !== null && distanceBetween(point, place) > reachOfPlace
}

const turns: readonly ((location: LocationValues) => LocationValues)[] = [
  swapped,
  (location) => signed(location, -1, 1),
  (location) => signed(location, 1, -1),
  (location) => signed(location, -1, -1),
  (location) => signed(swapped(location), -1, 1),
  (location) => signed(swapped(location), 1, -1),
]

/** With other signs, or the other way round, it lies at the place of its address; null for any other point. */
export function turnedTo(location: LocationValues, place: Point | null): LocationValues | null {
  if (!isFar(location, place)) return null
  return turns.map((turn) => turn(location)).find((turned) => !isFar(turned, place)) ?? null
}

function signed({ latitude, longitude }: LocationValues, north: 1 | -1, east: 1 | -1): LocationValues {
  return { latitude: latitude && latitude * north, longitude: longitude && longitude * east }
}

export function locationOf({ latitude, longitude }: LocationValues): Point | null {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}
