import { type Bounds, isWithin, type Point } from '#app/domain/places/point.ts'
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

export function locationOf({ latitude, longitude }: LocationValues): Point | null {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}
