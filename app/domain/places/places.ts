/** Stands in for the places until they are merged. */
import { type Bounds, isWithin, type Point } from './point.ts'

export interface Place extends Point {
  name: string
}

const places: Place[] = [{ name: 'Hamburg', latitude: 53.5507, longitude: 9.993 }]

export const sketchRevision = '0123456789ab'

export function placesWithin(bounds: Bounds): Place[] {
  return places.filter((place) => isWithin(place, bounds))
}
