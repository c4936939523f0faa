import { readNear, readRadius } from '#app/domain/places/nearby.ts'
import { propertyFields } from '#app/domain/properties/property.ts'
import { propertyOptions } from '#app/domain/properties/property-options.ts'
import { cleanLine } from '#app/fields/clean-text.ts'
import type { Locale } from '#app/fields/locale.ts'
import { atLeast } from '#app/fields/numbers/read-money.ts'
import { type NumericField, readNumber } from '#app/fields/numbers/read-number.ts'
import {
  type NarrowingFilter,
  noFilters,
  type OfferFilters,
  offerSorts,
  offerViews,
  usualSort,
  withoutNear,
} from './offer-filters.ts'

export const longestText = 200
const largestAmount = 1_000_000_000
const lastPage = 10_000
const ticked = ['on'] as const
const roomWords = / ?-? ?(?:zimmer|zi\.?|rooms?)/i

export type AmountFilter = 'priceMin' | 'priceMax' | 'roomsMin' | 'areaMin'

export interface FilterProblem {
  name: NarrowingFilter | 'radius' | 'sort'
  kind: 'ignored' | 'cut' | 'swapped'
  typed: string
}

export interface ReadFilters {
  filters: OfferFilters
  problems: FilterProblem[]
}

export function readOfferFilters(search: URLSearchParams, locale: Locale): ReadFilters {
  const problems: FilterProblem[] = []
  const asked = (name: string) => firstFilled(search, name)
  const option = <Option extends string>(name: NarrowingFilter, options: readonly Option[]) => {
    const typed = asked(name)
    const known = options.find((one) => one === typed) ?? null
    if (typed && !known) problems.push({ name, kind: 'ignored', typed })
    return known
  }
  const text = (name: NarrowingFilter) => {
    const typed = asked(name)
    const letters = [...typed]
    if (letters.length > longestText) problems.push({ name, kind: 'cut', typed })
    return letters.slice(0, longestText).join('').trim() || null
  }
  const marketType = option('marketType', propertyOptions.marketType)
  const houseType = option('houseType', propertyOptions.houseType)
  const amount = (name: AmountFilter) => {
    const typed = asked(name)
    if (!typed) return null
    const value = readAmount(withoutBound(name, typed), locale, amountField(name, marketType, houseType))
    // "From 0" matches everything, so dropping it needs no message.
    if (value > 0 || (value === 0 && name !== 'priceMax')) return value || null
    problems.push({ name, kind: 'ignored', typed })
    return null
  }
  const near = () => {
    const typed = asked('near')
    const place = readNear(typed)
    if (typed && !place) problems.push({ name: 'near', kind: 'ignored', typed })
    return place
  }
  const radius = () => {
    const typed = asked('radius')
    const read = readRadius(typed)
    if (typed && String(read) !== typed) problems.push({ name: 'radius', kind: 'ignored', typed })
    return read
  }
  const sort = (near: string | null) => {
    const typed = offerSorts.find((sort) => sort === asked('sort')) ?? usualSort(near)
    if (typed === 'distance' && !asked('near')) problems.push({ name: 'sort', kind: 'ignored', typed })
    return typed
  }
  const place = near()
  const city = text('city')
  const district = text('district')
  // Different towns have districts of the same name.
  if (district && !city) problems.push({ name: 'district', kind: 'ignored', typed: district })
  const filters: OfferFilters = {
    near: place,
    radius: radius(),
    marketType,
    houseType,
    city,
    district: city && district,
    priceMin: amount('priceMin'),
    priceMax: amount('priceMax'),
    roomsMin: amount('roomsMin'),
    areaMin: amount('areaMin'),
    elevator: option('elevator', ticked),
    balcony: option('balcony', ticked),
    garden: option('garden', ticked),
    barrierFree: option('barrierFree', ticked),
    q: text('q'),
    sort: sort(place),
    page: readPage(asked('page')),
    view: offerViews.find((view) => view === asked('view')) ?? noFilters.view,
  }
  return inOrder(place === null ? withoutNear(filters) : filters, problems)
}

function inOrder(filters: OfferFilters, problems: FilterProblem[]): ReadFilters {
  const { priceMin, priceMax } = filters
  if (priceMin === null || priceMax === null || priceMin <= priceMax) return { filters, problems }
  return {
    filters: { ...filters, priceMin: priceMax, priceMax: priceMin },
    problems: [...problems, { name: 'priceMin', kind: 'swapped', typed: String(priceMin) }],
  }
}

/** Forms without JavaScript send empty fields too, and an address may repeat a name. */
function firstFilled(search: URLSearchParams, name: string): string {
  const values = search.getAll(name).map((value) => cleanLine(value.replace(/\p{Cc}+/gu, ' ')))
  return values.find(Boolean) ?? ''
}

const roomCount = { kind: 'decimal', max: 999 } as const

function amountField(
  name: AmountFilter,
  marketType: OfferFilters['marketType'],
  houseType: OfferFilters['houseType'],
): NumericField {
  if (name === 'roomsMin') return roomCount
  if (name === 'areaMin') return propertyFields[houseType === 'plot' ? 'plotArea' : 'livingArea']
  if (marketType === 'purchase') return propertyFields.purchasePrice
  // Both are searched for without a market.
  return { ...propertyFields[marketType === 'rent' ? 'baseRent' : 'purchasePrice'], amount: 'coldRent' }
}

const atMost = /^(?:bis(?: zu)?|max(?:\.|imal)?|höchstens|up to|at most)(?=[ \d€e])/i

/** "bis 500.000"; a lowest price in the place of the highest stays unread. */
function withoutBound(name: AmountFilter, typed: string): string {
  if (name === 'priceMax') return atLeast.test(typed) ? '' : typed.replace(atMost, '')
  return typed.replace(atLeast, '')
}

/** Rounded to cents, so that writing and reading it gives the same number. NaN if unreadable. */
function readAmount(typed: string, locale: Locale, field: NumericField): number {
  if (typed.length > 40) return Number.NaN
  const read = readNumber(field === roomCount ? typed.replace(roomWords, '') : typed, locale, field)
  // No one searches for three decimals.
  const value = 'value' in read ? read.value : read.problem === 'twoReadings' ? read.readings[1] : Number.NaN
  return value <= largestAmount ? Math.round(value * 100) / 100 : Number.NaN
}

function readPage(typed: string): number {
  return /^\d+$/.test(typed) ? Math.min(Math.max(Number(typed), 1), lastPage) : noFilters.page
}
