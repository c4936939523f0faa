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
import { type AmountFilter, longestText, type ReadFilters } from '#app/domain/offers/read-offer-filters.ts'
import { formatMeasure, formatMoney, formatNumber } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { Translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths/public.ts'

export type FilterFields = Record<AmountFilter | 'q' | 'near', string>

interface FoundPlace extends Pick<OfferFilters, 'near'> {
  isCorrected: boolean
}

export interface Chip {
  name: NarrowingFilter
  words: string
  to: string
}

/** As typed; a place whose spelling was corrected as it was found. */
export function filterFields({ filters, problems }: ReadFilters, found: FoundPlace, locale: Locale): FilterFields {
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
    near: refused('near') ?? (found.isCorrected ? found.near : filters.near) ?? '',
  }
}

export function filterChips(filters: OfferFilters, locale: Locale, t: Translator): Chip[] {
  return activeFilters(filters).map((name) => ({
    name,
    words: chipWords(name, filters, locale, t),
    to: paths.offers + offerSearch(filters, without(name)),
  }))
}

export function chipWords(name: NarrowingFilter, filters: OfferFilters, locale: Locale, t: Translator): string {
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

/** A list with both sorts prices and rents separately, which is not obvious. */
export function orderNote({ sort, marketType }: OfferFilters, counts: OfferCounts, t: Translator): string | null {
  const hasBoth = marketType === null && Math.min(...Object.values(counts.marketType)) > 0
  return isByPrice(sort) && hasBoth ? t('pages:finding.byMarket') : null
}
