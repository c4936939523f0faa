/** Rendered by the loader, so the browser needs neither texts nor code for it. */

import type { OfferCounts } from '#app/domain/offers/offer-counts.ts'
import {
  activeFilters,
  isByPrice,
  isFeature,
  type NarrowingFilter,
  type OfferFilters,
  offerSearch,
  without,
} from '#app/domain/offers/offer-filters.ts'
import type { Around } from '#app/domain/offers/offers-around.ts'
import {
  type AmountFilter,
  type FilterProblem,
  longestText,
  type ReadFilters,
} from '#app/domain/offers/read-offer-filters.ts'
import { type Place, placeLabel } from '#app/domain/places/place.ts'
import { formatMeasure, formatMoney, formatNumber } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { Translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths/public.ts'

export type FilterFields = Record<AmountFilter | 'q' | 'near', string>

export interface Chip {
  name: NarrowingFilter
  words: string
  to: string
}

export interface Notice {
  name: FilterProblem['name'] | 'page'
  text: string
  isInvalid: boolean
  ways?: { words: string; to: string }[]
}

export function filterFields({ filters, problems }: ReadFilters, locale: Locale): FilterFields {
  const refused = (name: AmountFilter | 'near') =>
    problems.find((problem) => problem.name === name && problem.kind === 'ignored')?.typed.slice(0, longestText)
  const written = (name: AmountFilter) =>
    refused(name) ?? (filters[name] === null ? '' : formatNumber(filters[name], locale))
  return {
    priceMin: written('priceMin'),
    priceMax: written('priceMax'),
    roomsMin: written('roomsMin'),
    areaMin: written('areaMin'),
    q: filters.q ?? '',
    near: refused('near') ?? filters.near ?? '',
  }
}

export function filterChips(filters: OfferFilters, locale: Locale, t: Translator): Chip[] {
  return activeFilters(filters).map((name) => ({
    name,
    words: chipWords(name, filters, locale, t),
    to: paths.offers + offerSearch(filters, without(name)),
  }))
}

function chipWords(name: NarrowingFilter, filters: OfferFilters, locale: Locale, t: Translator): string {
  const { marketType, houseType } = filters
  if (name === 'marketType') return marketType ? t(`property:options.marketType.${marketType}`) : ''
  if (name === 'houseType') return houseType ? t(`property:options.houseType.${houseType}`) : ''
  if (name === 'city' || name === 'district') return filters[name] ?? ''
  if (name === 'near') return nearWords(filters, t)
  if (isFeature(name)) return t(`site:offers.features.${name}`)
  return t(`pages:finding.chip.${rentNamed(name, marketType)}`, { value: valueWords(name, filters, locale) })
}

/** "in Ahrensburg und bis 10 km darum", "in Ahrensburg" */
function nearWords({ near, radius }: OfferFilters, t: Translator): string {
  return t(`pages:finding.chip.${radius === 0 ? 'within' : 'near'}`, { place: near, radius })
}

/** Prices are called rents when renting. */
export function rentNamed<Name extends NarrowingFilter>(name: Name, marketType: OfferFilters['marketType']) {
  if (marketType !== 'rent') return name
  return name === 'priceMin' ? 'rentMin' : name === 'priceMax' ? 'rentMax' : name
}

/** "450.000 €", "3,5", "85 m²", or the text itself. */
export function valueWords(name: AmountFilter | 'q', filters: OfferFilters, locale: Locale) {
  const value = filters[name]
  if (typeof value !== 'number') return value ?? ''
  if (name === 'roomsMin') return formatNumber(value, locale)
  return name === 'areaMin' ? formatMeasure(value, 'm²', locale) : formatMoney(value, locale)
}

interface ShownSearch extends Pick<OfferFilters, 'page' | 'district' | 'near'> {
  pageCount: number
  around: Around | null
  suggested: readonly Place[]
}

export function filterNotices(
  { filters, problems }: ReadFilters,
  shown: ShownSearch,
  locale: Locale,
  t: Translator,
): Notice[] {
  const unknown = (['near', 'district'] as const).flatMap((name): FilterProblem[] => {
    const typed = filters[name]
    const isAskedAbout = name === 'near' && shown.suggested.length > 0
    return typed && !shown[name] && !isAskedAbout ? [{ name, kind: 'ignored', typed }] : []
  })
  const notices: Notice[] = [...problems, ...unknown].map((problem) => ({
    name: problem.name,
    text: problemWords(problem, filters, locale, t),
    isInvalid: problem.kind === 'ignored',
  }))
  const others = shown.around?.others.slice(0, mostAsked) ?? []
  if (shown.around && others.length > 0) notices.push(placeQuestion(filters, shown.around.place, others, t))
  if (shown.suggested.length > 0) notices.push(placeSuggestion(filters, shown.suggested, t))
  if (filters.page <= shown.page) return notices
  const text = shown.pageCount > 1 ? t('pages:finding.pastEnd', { page: shown.page }) : t('pages:finding.pastOnlyPage')
  return [...notices, { name: 'page', text, isInvalid: false }]
}

const mostAsked = 3

function placeQuestion(filters: OfferFilters, place: Place, others: readonly Place[], t: Translator): Notice {
  const text = t('pages:finding.whichPlace', { typed: shortened(filters.near ?? ''), place: fullName(place) })
  return { name: 'near', text, isInvalid: false, ways: waysTo(others, filters) }
}

/** Suggests places for an unknown name. */
function placeSuggestion(filters: OfferFilters, suggested: readonly Place[], t: Translator): Notice {
  const text = t('pages:finding.didYouMean', { typed: shortened(filters.near ?? '') })
  return { name: 'near', text, isInvalid: true, ways: waysTo(suggested, filters) }
}

function waysTo(places: readonly Place[], filters: OfferFilters): NonNullable<Notice['ways']> {
  return places.map((place) => ({
    words: fullName(place),
    to: paths.offers + offerSearch(filters, { near: placeLabel(place) }),
  }))
}

/** "Neustadt (Hamburg)", "Neustadt/Süd (Köln)": always with the surrounding town. */
function fullName(place: Place): string {
  const { name, among, postalCode, quarterOf, region } = place
  const around = quarterOf ?? region
  const isPlain = among !== null || postalCode !== null || around === '' || around === name
  return isPlain ? placeLabel(place) : `${name} (${around})`
}

export function wishWords(filters: OfferFilters, locale: Locale, t: Translator): string {
  const list = filterChips(filters, locale, t)
    .map(({ words }) => words)
    .join(', ')
  return list && t('pages:finding.wish', { list })
}

/** A list with both sorts prices and rents separately, which is not obvious. */
export function orderNote({ sort, marketType }: OfferFilters, counts: OfferCounts, t: Translator): string | null {
  const hasBoth = marketType === null && Math.min(...Object.values(counts.marketType)) > 0
  return isByPrice(sort) && hasBoth ? t('pages:finding.byMarket') : null
}

const ignoredKinds = {
  marketType: 'option',
  houseType: 'option',
  city: 'option',
  district: 'district',
  priceMin: 'price',
  priceMax: 'price',
  roomsMin: 'rooms',
  areaMin: 'area',
  elevator: 'option',
  balcony: 'option',
  garden: 'option',
  barrierFree: 'option',
  q: 'option',
  near: 'near',
  radius: 'radius',
  sort: 'sort',
} as const satisfies Record<FilterProblem['name'], string>

const longestQuotation = 40

function problemWords({ name, kind, typed }: FilterProblem, filters: OfferFilters, locale: Locale, t: Translator) {
  const isRent = filters.marketType === 'rent'
  if (kind === 'cut') return t('pages:finding.cut', { max: longestText })
  if (kind === 'swapped') {
    const [from, to] = (['priceMin', 'priceMax'] as const).map((bound) => valueWords(bound, filters, locale))
    return t(`pages:finding.${isRent ? 'swappedRents' : 'swapped'}`, { from, to })
  }
  const quoted = shortened(typed)
  const of = name === 'near' && isPartOfCode(typed) ? 'code' : ignoredKinds[name]
  return t(`pages:finding.ignored.${of === 'price' && isRent ? 'rent' : of}`, { typed: quoted, radius: filters.radius })
}

function isPartOfCode(typed: string): boolean {
  return /^[\d ]+$/.test(typed) && typed.replaceAll(' ', '').length !== 5
}

function shortened(typed: string): string {
  return typed.length > longestQuotation ? `${typed.slice(0, longestQuotation)}…` : typed
}
