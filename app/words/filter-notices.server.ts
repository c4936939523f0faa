import { type OfferFilters, offerSearch } from '#app/domain/offers/offer-filters.ts'
import type { Around } from '#app/domain/offers/offers-around.ts'
import { type FilterProblem, longestText, type ReadFilters } from '#app/domain/offers/read-offer-filters.ts'
import { type Place, placeLabel } from '#app/domain/places/place.ts'
import { formatNumber } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { Translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths/public.ts'
import { valueWords } from './filter-words.server.ts'

export interface Notice {
  name: FilterProblem['name'] | 'page' | 'onRequest'
  text: string
  isInvalid: boolean
  ways?: { words: string; to: string }[]
}

interface ShownSearch extends Pick<OfferFilters, 'page' | 'district' | 'near'> {
  pageCount: number
  around: Around | null
  isCorrected: boolean
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
  if (shown.around && shown.isCorrected) notices.push(correctedPlace(filters, shown.around.place, t))
  const others = shown.around?.others.slice(0, mostAsked) ?? []
  if (shown.around && others.length > 0) notices.push(placeQuestion(filters, shown.around.place, others, t))
  if (shown.suggested.length > 0) notices.push(placeSuggestion(filters, shown.suggested, t))
  if (filters.page <= shown.page) return notices
  const text = shown.pageCount > 1 ? t('pages:finding.pastEnd', { page: shown.page }) : t('pages:finding.pastOnlyPage')
  return [...notices, { name: 'page', text, isInvalid: false }]
}

/** Of offers that only a filter by price leaves out, because they state none. */
export function leftOutNotices(filters: OfferFilters, count: number, locale: Locale, t: Translator): Notice[] {
  if (count === 0) return []
  const text = t('pages:finding.onRequest.text', { count, formatted: formatNumber(count, locale) })
  const to = paths.offers + offerSearch(filters, { priceMin: null, priceMax: null })
  return [{ name: 'onRequest', text, isInvalid: false, ways: [{ words: t('pages:finding.onRequest.link'), to }] }]
}

const mostAsked = 3

function correctedPlace(filters: OfferFilters, place: Place, t: Translator): Notice {
  const text = t('pages:finding.corrected', { typed: shortened(filters.near ?? ''), place: fullName(place) })
  return { name: 'near', text, isInvalid: false }
}

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
