/** What a search says about itself, put into words in the loader, so that the browser needs neither words nor code for it. */
import type { Loosening } from '#app/domain/loosening.ts'
import type { OfferFilters } from '#app/domain/offer.ts'
import { activeFilters, type NarrowingFilter, noFilters, offerSearch } from '#app/domain/offer-filters.ts'
import { type AmountFilter, type FilterProblem, longestText, type ReadFilters } from '#app/domain/read-offer-filters.ts'
import type { Locale } from '#app/fields/field.ts'
import { formatMeasure, formatMoney, formatNumber } from '#app/fields/format.ts'
import type { Translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths.ts'

/** What stands in the controls that are typed into. */
export type FilterFields = Record<AmountFilter | 'q', string>

export interface Chip {
  name: NarrowingFilter
  words: string
  /** The list without this filter. */
  to: string
}

export interface Notice {
  /** The control that the sentence is about. */
  name: NarrowingFilter | 'page'
  text: string
  /** What was typed is not what was searched for. */
  isInvalid: boolean
}

/** A list that is not empty, and how many offers stand in it. */
export interface WayOn {
  words: string
  count: string
  to: string
}

/** What stands instead of the list when it is empty. */
export interface NothingFound {
  title: string | null
  text: string
  ways: WayOn[]
  ask: string | null
  tellUs: string
}

/** Amounts in the way of the language; what was no amount stands as it was typed. */
export function filterFields({ filters, problems }: ReadFilters, locale: Locale): FilterFields {
  const written = (name: AmountFilter) => {
    const ignored = problems.find((problem) => problem.name === name && problem.kind === 'ignored')
    if (ignored) return ignored.typed.slice(0, longestText)
    return filters[name] === null ? '' : formatNumber(filters[name], locale)
  }
  return {
    priceMin: written('priceMin'),
    priceMax: written('priceMax'),
    roomsMin: written('roomsMin'),
    areaMin: written('areaMin'),
    q: filters.q ?? '',
  }
}

export function filterChips(filters: OfferFilters, locale: Locale, t: Translator): Chip[] {
  return activeFilters(filters).map((name) => ({
    name,
    words: chipWords(name, filters, locale, t),
    to: paths.offers + offerSearch(filters, { [name]: null }),
  }))
}

function chipWords(name: NarrowingFilter, filters: OfferFilters, locale: Locale, t: Translator): string {
  const { marketType, houseType, city } = filters
  if (name === 'marketType') return marketType ? t(`property:options.marketType.${marketType}`) : ''
  if (name === 'houseType') return houseType ? t(`property:options.houseType.${houseType}`) : ''
  if (name === 'city') return city ?? ''
  return t(`pages:finding.chip.${name}`, { value: valueWords(name, filters, locale) })
}

function valueWords(name: AmountFilter | 'q', filters: OfferFilters, locale: Locale) {
  const value = filters[name]
  if (typeof value !== 'number') return value ?? ''
  if (name === 'roomsMin') return formatNumber(value, locale)
  return name === 'areaMin' ? formatMeasure(value, 'm²', locale) : formatMoney(value, locale)
}

export function filterNotices(
  { filters, problems }: ReadFilters,
  shown: { page: number; pageCount: number },
  locale: Locale,
  t: Translator,
): Notice[] {
  const notices: Notice[] = problems.map((problem) => ({
    name: problem.name,
    text: problemWords(problem, filters, locale, t),
    isInvalid: problem.kind === 'ignored',
  }))
  if (filters.page <= shown.page) return notices
  const text = shown.pageCount > 1 ? t('pages:finding.pastEnd', shown) : t('pages:finding.pastOnlyPage')
  return [...notices, { name: 'page', text, isInvalid: false }]
}

const ignoredKinds = {
  marketType: 'option',
  houseType: 'option',
  city: 'option',
  priceMin: 'price',
  priceMax: 'price',
  roomsMin: 'rooms',
  areaMin: 'area',
  q: 'option',
} as const satisfies Record<NarrowingFilter, string>

const longestQuotation = 40

function problemWords({ name, kind, typed }: FilterProblem, filters: OfferFilters, locale: Locale, t: Translator) {
  if (kind === 'cut') return t('pages:finding.cut', { max: longestText })
  if (kind === 'swapped') {
    const [from, to] = (['priceMin', 'priceMax'] as const).map((bound) => valueWords(bound, filters, locale))
    return t('pages:finding.swapped', { from, to })
  }
  const quoted = typed.length > longestQuotation ? `${typed.slice(0, longestQuotation)}…` : typed
  return t(`pages:finding.ignored.${ignoredKinds[name]}`, { typed: quoted })
}

/** The nearest changes; where no single one helps, the way to everything. */
export function nothingFound(
  filters: OfferFilters,
  loosenings: Loosening[],
  totalOfAll: number,
  locale: Locale,
  t: Translator,
): NothingFound {
  const tellUs = t('pages:finding.none.tellUs')
  if (totalOfAll === 0) return { title: null, text: t('pages:finding.none.atAll'), ways: [], ask: null, tellUs }
  const count = (count: number) => t('site:offers.count', { count, formatted: formatNumber(count, locale) })
  const changes = loosenings.map(({ filter, change, count: found }) => ({
    words: changeWords(filter, { ...filters, ...change }, filters.q, locale, t),
    count: count(found),
    to: paths.offers + offerSearch(filters, change),
  }))
  const everything = {
    words: t('pages:finding.none.all'),
    count: count(totalOfAll),
    to: paths.offers + offerSearch({ ...noFilters, sort: filters.sort }),
  }
  return {
    title: t('pages:finding.none.title'),
    text: t(changes.length > 0 ? 'pages:finding.none.near' : 'pages:finding.none.far'),
    ways: changes.length > 0 ? changes : [everything],
    ask: t('pages:finding.none.ask'),
    tellUs,
  }
}

function changeWords(filter: NarrowingFilter, changed: OfferFilters, q: string | null, locale: Locale, t: Translator) {
  if (filter === 'marketType' || filter === 'houseType') return t(`pages:finding.loosen.${filter}`)
  if (filter === 'q') return t('pages:finding.loosen.anyText', { value: q })
  if (filter === 'city') {
    const { city } = changed
    return city ? t('pages:finding.loosen.inCity', { city }) : t('pages:finding.loosen.city')
  }
  if (changed[filter] === null) return t(`pages:finding.loosen.${withoutBound[filter]}`)
  return t(`pages:finding.loosen.${filter}`, { value: valueWords(filter, changed, locale) })
}

const withoutBound = {
  priceMin: 'anyPriceMin',
  priceMax: 'anyPriceMax',
  roomsMin: 'anyRooms',
  areaMin: 'anyArea',
} as const
