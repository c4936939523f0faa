/** Aggregated for staff; never identifies a subscriber. */
import { gazetteer } from '#app/data/places/gazetteer.server.ts'
import { filtersOf } from '#app/data/subscriptions/fitting.server.ts'
import { noFilters } from '#app/domain/offers/offer-filters.ts'
import { candidatePlaces } from '#app/domain/offers/offers-around.ts'
import { formatNumber } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import { translator } from '#app/i18n/server.ts'
import { searchWords } from '#app/words/search-words.server.ts'

interface CountedSearch {
  search: string
  count: number
}

const mostNamed = 3

/** A smaller number could identify a person. */
const fewest = 2

/** "34 Suchaufträge laufen. Am meisten gesucht: …"; null without any. */
export function wantedSentence(searches: readonly CountedSearch[], locale: Locale): string | null {
  const total = searches.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return null
  const t = translator(locale)
  const running = t('dashboard:overview.subscriptions', { count: total, formatted: formatNumber(total, locale) })
  const wishes = mostWanted(searches, locale)
  if (wishes.length === 0) return running
  const list = wishes.map(({ words, count }) => `${words} (${formatNumber(count, locale)})`).join('; ')
  return `${running} ${t('dashboard:overview.mostWanted', { list })}`
}

/** Grouped by kind and place; prices and rooms vary too much. */
function mostWanted(searches: readonly CountedSearch[], locale: Locale): { words: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { search, count } of searches) {
    const { marketType, houseType, city, near } = filtersOf(search)
    const wish = { ...noFilters, marketType, houseType, ...whereOf(near ?? city), radius: 0 as const }
    const words = searchWords(wish, locale)?.name
    if (words) counts.set(words, (counts.get(words) ?? 0) + count)
  }
  return [...counts]
    .map(([words, count]) => ({ words, count }))
    .filter(({ count }) => count >= fewest)
    .sort((a, b) => b.count - a.count || a.words.localeCompare(b.words))
    .slice(0, mostNamed)
}

/** Ignores free text that is not a place, since visitors may type personal data. */
function whereOf(typed: string | null): { near: string | null } {
  const isPlace = typed !== null && candidatePlaces(gazetteer(), typed).isNamed
  return { near: isPlace ? typed : null }
}
