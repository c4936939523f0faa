import {
  isFeature,
  type NarrowingFilter,
  noFilters,
  type OfferFilters,
  offerSearch,
  usualSort,
} from '#app/domain/offers/offer-filters.ts'
import type { Suggestion } from '#app/domain/offers/suggestion.ts'
import { subscribedQuery } from '#app/domain/subscriptions/subscription.ts'
import { formatNumber } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { Translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths/public.ts'
import { subscriptionPaths } from '#app/paths/subscriptions.ts'
import { rentNamed, valueWords } from './filter-words.server.ts'

export interface WishLink {
  words: string
  to: string
}

interface WayOn {
  words: string
  count: string
  to: string
}

export interface SubscribeLink {
  title: string
  text: string
  words: string
  to: string
}

export interface NothingFound {
  title: string | null
  text: string
  ways: WayOn[]
  ask: string | null
  tellUs: WishLink
}

/** The nearest changes or, when no single one helps, a link to all offers. */
export function nothingFound(
  filters: OfferFilters,
  suggestions: Suggestion[],
  totalOfAll: number,
  locale: Locale,
  t: Translator,
): NothingFound {
  const tellUs = wishLink(filters, t)
  if (totalOfAll === 0) return { title: null, text: t('pages:finding.none.atAll'), ways: [], ask: null, tellUs }
  const count = (count: number) => t('site:offers.count', { count, formatted: formatNumber(count, locale) })
  const changes = suggestions.map(({ filter, change, count: found }) => ({
    words: changeWords(filter, { ...filters, ...change }, filters.q, locale, t),
    count: count(found),
    to: paths.offers + offerSearch(filters, change),
  }))
  const everything = {
    words: t('pages:finding.none.all'),
    count: count(totalOfAll),
    to: paths.offers + offerSearch({ ...noFilters, sort: filters.sort, view: filters.view }),
  }
  return {
    title: t('pages:finding.none.title'),
    text: t(changes.length > 0 ? 'pages:finding.none.near' : 'pages:finding.none.far'),
    ways: changes.length > 0 ? changes : [everything],
    ask: t('pages:finding.none.ask'),
    tellUs,
  }
}

export function wishLink(filters: OfferFilters, t: Translator): WishLink {
  const search = offerSearch(filters, { sort: usualSort(filters.near), view: noFilters.view })
  return { words: t('pages:finding.none.tellUs'), to: paths.contact + search }
}

export function subscribeLink(filters: OfferFilters, t: Translator): SubscribeLink {
  const { title, text, link } = t('pages:subscription.offer', { returnObjects: true })
  const query = subscribedQuery(filters)
  return { title, text, words: link, to: query ? `${subscriptionPaths.new}?${query}` : subscriptionPaths.new }
}

function changeWords(filter: NarrowingFilter, changed: OfferFilters, q: string | null, locale: Locale, t: Translator) {
  if (filter === 'marketType' || filter === 'houseType') return t(`pages:finding.loosen.${filter}`)
  if (filter === 'near') {
    const { near, radius } = changed
    return near ? t('pages:finding.loosen.wider', { place: near, radius }) : t('pages:finding.loosen.anywhere')
  }
  if (filter === 'q') return t('pages:finding.loosen.anyText', { value: q })
  if (filter === 'city') {
    const { city } = changed
    return city ? t('pages:finding.loosen.inCity', { city }) : t('pages:finding.loosen.city')
  }
  if (isFeature(filter)) return t(`pages:finding.loosen.${filter}`)
  if (filter === 'district') return t('pages:finding.loosen.district', { city: changed.city })
  const name = rentNamed(filter, changed.marketType)
  if (changed[filter] === null) return t(`pages:finding.loosen.${withoutBound[name]}`)
  return t(`pages:finding.loosen.${name}`, { value: valueWords(filter, changed, locale) })
}

const withoutBound = {
  priceMin: 'anyPriceMin',
  priceMax: 'anyPriceMax',
  rentMin: 'anyRentMin',
  rentMax: 'anyRentMax',
  roomsMin: 'anyRooms',
  areaMin: 'anyArea',
} as const
