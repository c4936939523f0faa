/** In which Bundesland an address lies. */
import type { Gazetteer, Place } from './place.ts'
import { distanceBetween } from './point.ts'

interface Address {
  postalCode: string | null
  city: string
}

/** In metres: a town of the same name further from the postal code is another one. */
const reach = 30_000

/**
 * By the town, since postal codes cross borders (22145 is Hamburg and Stapelfeld); the code tells namesakes apart, and
 * stands alone where nobody knows the town. Null where nothing tells, and where the two contradict each other. Compares
 * names as they are written, because an index of all names would cost a page more than the rest of it.
 */
export function regionOf({ places, postalCodes }: Gazetteer, { postalCode, city }: Address): string | null {
  const area = postalCodes.get(postalCode?.trim() ?? '')
  const towns = places.filter(({ name, quarterOf }) => name === city.trim() && quarterOf === null)
  if (!area) return onlyRegion(towns)
  const distance = (place: Place) => distanceBetween(place, area)
  const [nearest] = towns.filter((place) => distance(place) <= reach).sort((a, b) => distance(a) - distance(b))
  return onlyRegion(nearest ? [nearest] : [area.place, ...towns])
}

function onlyRegion(places: readonly Place[]): string | null {
  const [region, ...others] = new Set(places.map((place) => place.region))
  return region && others.length === 0 ? region : null
}
