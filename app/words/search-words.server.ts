import { activeFilters, isFeature, type NarrowingFilter, type OfferFilters } from '#app/domain/offers/offer-filters.ts'
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
export function boundedWords({ name, whole }: SearchWords, longest: number): string {
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
