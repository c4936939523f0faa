/** Names of properties and of where they are. */
import type { PropertyValues } from '#app/domain/properties/property.ts'

/** "Hamburg-Nienstedten", "Jork, Borstel": only large cities are hyphenated with their districts. */
export function placeName({ city, district }: Pick<PropertyValues, 'city' | 'district'>): string {
  if (!district) return city
  return hyphenatedCities.has(city) ? `${city}-${district}` : `${city}, ${district}`
}

/** "Haus am Deich, Jork": a name that says the district or the town is not followed by it again. */
export function nameWithPlace(property: Pick<PropertyValues, 'name' | 'city' | 'district'>): string {
  const { name, city, district } = property
  if (says(name, city)) return name
  return `${name}, ${district && says(name, district) ? city : placeName(property)}`
}

/** Matches whole words only, so "Essen" does not match "Hessen". */
function says(name: string, place: string): boolean {
  return ` ${name.replaceAll(',', ' ')} `.includes(` ${place} `)
}

/** The German cities with more than half a million people. */
const hyphenatedCities = new Set(
  'Berlin Hamburg München Köln Frankfurt Stuttgart Düsseldorf Leipzig Dortmund Essen Bremen Dresden Hannover Nürnberg Duisburg'.split(
    ' ',
  ),
)
