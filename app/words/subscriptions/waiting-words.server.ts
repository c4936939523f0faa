import { filtersOf } from '#app/data/subscriptions/fitting.server.ts'
import type { Locale } from '#app/fields/locale.ts'
import { translator } from '#app/i18n/server.ts'
import { searchWords } from '#app/words/search-words.server.ts'

interface CountedSearch {
  search: string
  count: number
}

/** What is looked for, the most frequent first. Leaves out free text, in which visitors may type personal data. */
export function waitingRows(searches: readonly CountedSearch[], locale: Locale): { words: string; count: number }[] {
  const t = translator(locale)
  const counts = new Map<string, number>()
  for (const { search, count } of searches) {
    const filters = filtersOf(search)
    const whole = searchWords({ ...filters, q: null }, locale)?.whole
    const own = filters.q ? t('dashboard:properties.waitingPage.other') : null
    const words = [whole, own].filter(Boolean).join(', ') || t('dashboard:properties.waitingPage.everything')
    counts.set(words, (counts.get(words) ?? 0) + count)
  }
  return [...counts]
    .map(([words, count]) => ({ words, count }))
    .sort((a, b) => b.count - a.count || a.words.localeCompare(b.words))
}
