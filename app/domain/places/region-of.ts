import type { Gazetteer, Place } from './place.ts'
import { distanceBetween } from './point.ts'

interface Address {
  postalCode: string | null
  city: string
}

/** In metres: a town farther from the postal code is a namesake. */
const reach = 30_000

/** By town, as postal codes cross borders (22145 is Hamburg and Stapelfeld); null if undecided or contradictory. */
export function regionOf({ places, postalCodes }: Gazetteer, { postalCode, city }: Address): string | null {
  const area = postalCodes.get(postalCode?.trim() ?? '')
  const town = city.trim()
  const towns = places.filter(({ name, quarterOf }) => name === town && quarterOf === null)
  if (!area) return onlyRegion(towns)
  const distance = (place: Place) => distanceBetween(place, area)
  const [nearest] = towns.filter((place) => distance(place) <= reach).sort((a, b) => distance(a) - distance(b))
  return onlyRegion(nearest ? [nearest] : [area.place, ...towns])
}

function onlyRegion(places: readonly Place[]): string | null {
  const [region, ...others] = new Set(places.map((place) => place.region))
  return region && others.length === 0 ? region : null
}
