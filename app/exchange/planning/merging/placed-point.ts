/** A wrong sign would put an offer into the sea, so the place of its address decides. */
import { isFar, turnedTo } from '#app/domain/properties/location.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import type { Stock } from '#app/exchange/plan.ts'
import type { Problem } from '#app/exchange/problems.ts'

type Values = Partial<PropertyValues>

/** A point that lies elsewhere is turned, or else left out. */
export function placedPoint(
  theirs: Values,
  mine: Values | null,
  placeOf: Stock['placeOf'] = () => null,
): { values: Values; problems: Problem[] } {
  const { latitude = null, longitude = null, ...others } = theirs
  const isKnown = mine?.latitude === latitude && mine.longitude === longitude
  if (latitude === null || longitude === null || isKnown) return { values: theirs, problems: [] }
  const { postalCode = null, city = null, district = null } = { ...mine, ...theirs }
  const place = placeOf({ postalCode, city, district })
  const point = { latitude, longitude }
  if (!isFar(point, place)) return { values: theirs, problems: [] }
  const element = 'geo/geokoordinaten'
  const found = `${latitude}, ${longitude}`
  const turned = turnedTo(point, place)
  if (!turned) return { values: others, problems: [{ code: 'farPoint', element, found }] }
  const became = `${turned.latitude}, ${turned.longitude}`
  return { values: { ...theirs, ...turned }, problems: [{ code: 'turnedPoint', element, found, became }] }
}
