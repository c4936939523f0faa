import type { PropertyValues } from '#app/domain/properties/property.ts'

/** "Hamburg-Nienstedten", "Jork, Borstel": only large cities are hyphenated with their districts. */
export function placeName({ city, district }: Pick<PropertyValues, 'city' | 'district'>): string {
  if (!district) return city
  return hyphenatedCities.has(city) ? `${city}-${district}` : `${city}, ${district}`
}

/** Leaves out the place if the name already contains it: "Haus am Deich, Jork". */
export function nameWithPlace(property: Pick<PropertyValues, 'name' | 'city' | 'district'>): string {
  const { name, city, district } = property
  if (says(name, city)) return name
  return `${name}, ${district && says(name, district) ? city : placeName(property)}`
}

/** Matches whole words only, so "Essen" does not match "Hessen". */
function says(name: string, place: string): boolean {
  return ` ${name.replaceAll(',', ' ')} `.includes(` ${place} `)
}

/** German cities with more than 500,000 inhabitants. */
const hyphenatedCities = new Set(
  'Berlin Hamburg München Köln Frankfurt Stuttgart Düsseldorf Leipzig Dortmund Essen Bremen Dresden Hannover Nürnberg Duisburg'.split(
    ' ',
  ),
)
