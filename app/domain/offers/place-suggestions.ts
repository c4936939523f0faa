import type { OfferGroup } from './offer-counts.ts'

const mostSuggestions = 100

export function placeSuggestions(groups: readonly OfferGroup[], codes: readonly (string | null)[]): string[] {
  const offers = new Map<string, number>()
  for (const { city, district, all } of groups) {
    const quarter = district ? [`${district} (${city})`] : []
    for (const place of [city, ...quarter]) offers.set(place, (offers.get(place) ?? 0) + all)
  }
  for (const code of codes) if (code) offers.set(code, (offers.get(code) ?? 0) + 1)
  const busiest = [...offers].sort(([, a], [, b]) => b - a).slice(0, mostSuggestions)
  return busiest.map(([place]) => place).sort((a, b) => a.localeCompare(b, 'de'))
}
