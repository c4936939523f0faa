import { noFilters, type OfferFilters, offerSearch } from '#app/domain/offers/offer-filters.ts'
import { readOfferFilters } from '#app/domain/offers/read-offer-filters.ts'
import type { Locale } from '#app/fields/locale.ts'

export type ReadQuery = { query: string; filters: OfferFilters } | { ignored: readonly string[] }

/** Reads a query string, or the whole address of a list. `ignored` names what no list understands. */
export function readQuery(typed: string, locale: Locale): ReadQuery {
  const start = typed.indexOf('?')
  const search = new URLSearchParams(typed.slice(start + 1).split('#', 1)[0])
  const { filters, problems } = readOfferFilters(search, locale)
  const query = queryOf(filters)
  if (problems.length > 0) return { ignored: problems.map(({ typed }) => typed) }
  return query === '' ? { ignored: [typed] } : { query, filters }
}

/** A stored query, which stays readable when options of the list are renamed. */
export function filtersOf(query: string, locale: Locale): OfferFilters {
  return firstPage(readOfferFilters(new URLSearchParams(query), locale).filters)
}

function queryOf(filters: OfferFilters): string {
  return offerSearch(firstPage(filters)).slice(1)
}

function firstPage(filters: OfferFilters): OfferFilters {
  return { ...filters, page: noFilters.page, view: noFilters.view }
}
