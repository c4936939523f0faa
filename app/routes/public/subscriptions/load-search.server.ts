import type { Database } from '#app/data/database.server.ts'
import { listOffers } from '#app/data/offers/offer-list.server.ts'
import { offerSearch } from '#app/domain/offers/offer-filters.ts'
import { placeSuggestions } from '#app/domain/offers/place-suggestions.ts'
import { readOfferFilters } from '#app/domain/offers/read-offer-filters.ts'
import { subscribedQuery } from '#app/domain/subscriptions/subscription.ts'
import type { Locale } from '#app/fields/locale.ts'
import { translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths/public.ts'
import { filterNotices } from '#app/words/filter-notices.server.ts'
import { filterFields } from '#app/words/filter-words.server.ts'
import { searchWords } from '#app/words/search-words.server.ts'

export async function loadSearch(db: Database, asked: URLSearchParams, locale: Locale) {
  const t = translator(locale)
  const read = readOfferFilters(asked, locale)
  const { filters, around, isCorrected, suggested, groups, codes, counts, total, pageCount } = await listOffers(
    db,
    locale,
    {
      ...read.filters,
      page: 1,
    },
  )
  const count = { count: total }
  return {
    search: {
      query: subscribedQuery(filters),
      words: searchWords(filters, locale)?.whole ?? t('pages:subscription.search.any'),
      now: total > 0 ? t('pages:subscription.search.now', count) : t('pages:subscription.search.none'),
      list: paths.offers + offerSearch(filters),
      show: total > 0 ? t('pages:subscription.search.show', count) : null,
    },
    notices: filterNotices(read, { ...filters, pageCount, around, isCorrected, suggested }, locale, t),
    /** For the form that changes the search. */
    bar: {
      filters,
      counts,
      total,
      fields: filterFields(read, { ...filters, isCorrected }, locale),
      places: placeSuggestions(groups, codes),
    },
  }
}
