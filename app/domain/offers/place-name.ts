import type { PropertyValues } from '#app/domain/properties/property.ts'

export function placeName({ city, district }: Pick<PropertyValues, 'city' | 'district'>): string {
  if (!district) return city
  return hyphenatedCities.has(city) ? `${city}-${district}` : `${city}, ${district}`
}

export function nameWithPlace(property: Pick<PropertyValues, 'name' | 'city' | 'district'>): string {
  const { name, city, district } = property
  if (containsWords(name, city)) return name
  return `${name}, ${district && containsWords(name, district) ? city : placeName(property)}`
}

/** Matches whole words only, so "Essen" does not match "Hessen". */
function containsWords(name: string, place: string): boolean {
  return ` ${name.replaceAll(',', ' ')} `.includes(` ${place} `)
}

const hyphenatedCities = new Set(
  'Berlin Hamburg München Köln Frankfurt Stuttgart Düsseldorf Leipzig Dortmund Essen Bremen Dresden Hannover Nürnberg Duisburg'.split(
    ' ',
  ),
)
