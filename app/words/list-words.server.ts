import { noFilters, type OfferFilters } from '#app/domain/offers/offer-filters.ts'
import { formatNumber } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { Translator } from '#app/i18n/server.ts'
import { boundedWords, searchWords } from './search-words.server.ts'

interface ShownList {
  filters: OfferFilters
  total: number
  locale: Locale
}

/** In characters; a search engine shows about sixty. */
const longestTitle = 90

const longestLead = 200

/** "Häuser zum Kauf in Hamburg, 7 Angebote", "… auf der Karte", "Nichts gefunden: …", each with its page. */
export function listTitle(shown: ShownList, t: Translator): string {
  const { page } = shown.filters
  const title = titleOfFirstPage(shown, t)
  return page > 1 ? `${title}, ${t('site:offers.page', { page })}` : title
}

function titleOfFirstPage({ filters, total, locale }: ShownList, t: Translator): string {
  const search = searchWords(filters, locale)
  const words = search ? boundedWords(search, longestTitle) : t('site:offers.title')
  if (total === 0) return search ? t('pages:finding.list.none', { search: words }) : words
  if (filters.view === 'map') return t('pages:finding.list.map', { search: words })
  if (!search) return words
  const count = t('site:offers.count', { count: total, formatted: formatNumber(total, locale) })
  return t('pages:finding.list.found', { search: words, number: count })
}

export function listHeading({ filters, total }: Omit<ShownList, 'locale'>, t: Translator): string {
  const title = t('site:offers.title')
  return filters.view === noFilters.view || total === 0 ? title : t('pages:finding.list.map', { search: title })
}

/** The search as a phrase, or what the whole list is. */
export function listLead(filters: OfferFilters, locale: Locale, t: Translator): string {
  const search = searchWords(filters, locale)
  return search ? boundedWords(search, longestLead) : t('pages:finding.list.lead')
}
