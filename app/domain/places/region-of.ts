/** In which Bundesland an address lies. */
import type { Gazetteer, Place } from './place.ts'
import { distanceBetween } from './point.ts'

interface Address {
  postalCode: string | null
  city: string
}

/** In metres: a town of the same name further from the postal code is another one. */
const reach = 20_000

/**
 * By the town, since postal codes cross borders (22145 is Hamburg and Stapelfeld); the code tells namesakes apart, and
 * stands alone where nobody knows the town. Null where nothing tells. Compares names as they are written, because an
 * index of all names would cost a page more than the rest of it.
 */
export function regionOf({ places, postalCodes }: Gazetteer, { postalCode, city }: Address): string | null {
  const area = postalCodes.get(postalCode?.trim() ?? '')
  const towns = places.filter(({ name, quarterOf }) => name === city.trim() && quarterOf === null)
  if (!area) return onlyRegion(towns)
  const distance = (place: Place) => distanceBetween(place, area)
  const [nearest] = towns.filter((place) => distance(place) <= reach).sort((a, b) => distance(a) - distance(b))
  return (nearest ?? area.place).region || null
}

function onlyRegion(towns: readonly Place[]): string | null {
  const [region = null, ...others] = new Set(towns.map((town) => town.region))
  return others.length === 0 ? region || null : null
}
