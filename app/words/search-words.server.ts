import {
  activeFilters,
  isFeature,
  type NarrowingFilter,
  noFilters,
  type OfferFilters,
} from '#app/domain/offers/offer-filters.ts'
import { formatNumber } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import { type Translator, translator } from '#app/i18n/server.ts'
import { chipWords } from './filter-words.server.ts'

export interface SearchWords {
  /** "Häuser zum Kauf bis 25 km um Hamburg" */
  name: string
  /** The name and all that narrows the search further: "…, bis 900.000 €, ab 4 Zimmern, mit Garten". */
  whole: string
}

const inName: readonly NarrowingFilter[] = ['marketType', 'houseType', 'near', 'city', 'district']

/** Null for a search for everything. */
export function searchWords(filters: OfferFilters, locale: Locale): SearchWords | null {
  const active = activeFilters(filters)
  if (active.length === 0) return null
  const t = translator(locale)
  const { marketType, houseType } = filters
  const kind = t(`pages:finding.search.kind.${houseType ?? 'any'}`)
  const market = marketType && t(`pages:finding.search.market.${marketType}`)
  const name = [kind, market, ...placesIn(filters, t)].filter(Boolean).join(' ')
  const further = active
    .filter((filter) => !inName.includes(filter))
    .map((filter) => {
      if (filter === 'q') return t('pages:finding.search.q', { value: filters.q })
      return isFeature(filter) ? t(`pages:finding.search.${filter}`) : chipWords(filter, filters, locale, t)
    })
  return { name, whole: [name, ...further].join(', ') }
}

/** As much of a search as fits: free text and names of places may be long. */
function boundedWords({ name, whole }: SearchWords, longest: number): string {
  const words = whole.length <= longest ? whole : name
  return words.length <= longest
    ? words
    : `${[...words]
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
}

/** For a message to the agency; empty for a search for everything. */
export function wishWords(filters: OfferFilters, locale: Locale): string {
  const search = searchWords(filters, locale)
  return search ? translator(locale)('pages:finding.wish', { search: search.whole }) : ''
}

function placesIn({ near, radius, city, district }: OfferFilters, t: Translator): string[] {
  const around = near && t(`pages:finding.search.${radius === 0 ? 'in' : 'around'}`, { place: near, radius })
  const place = city ?? district
  const isInBoth = city !== null && district !== null
  const town = place && t(`pages:finding.search.${isInBoth ? 'inDistrict' : 'in'}`, { place, district })
  return [around, town].flatMap((words) => words || [])
}

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
