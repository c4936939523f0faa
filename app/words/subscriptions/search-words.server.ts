import { filtersOf } from '#app/data/subscriptions/fitting.server.ts'
import type { Locale } from '#app/fields/locale.ts'
import { translator } from '#app/i18n/server.ts'
import { filterChips } from '#app/words/filter-words.server.ts'

/** "Wohnung, mieten, in Ottensen und bis 5 km darum"; null for everything. */
export function searchInWords(query: string, locale: Locale): string | null {
  const chips = filterChips(filtersOf(query), locale, translator(locale))
  return chips.map(({ words }) => words).join(', ') || null
}
