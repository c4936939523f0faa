/** Reads the filters of the list of offers from an address: leniently, and saying what it did not understand. */

import { propertyOptions } from '#app/domain/properties/property-options.ts'
import type { Locale } from '#app/fields/field.ts'
import { readNumber } from '#app/fields/read-number.ts'
import { type OfferFilters, offerSorts } from './offer.ts'
import { type NarrowingFilter, noFilters } from './offer-filters.ts'

export const longestText = 200
const largestAmount = 1_000_000_000
const lastPage = 10_000
/** What people write behind a number, ",-" for no cents included. */
const unit = /€|euros?|eur|,[-–]+|m²|m2|s?qm|zimmer|rooms?/gi

export type AmountFilter = 'priceMin' | 'priceMax' | 'roomsMin' | 'areaMin'

/** `ignored` was no filter and counts for nothing; `cut` and `swapped` were put right. */
export interface FilterProblem {
  name: NarrowingFilter
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
  const amount = (name: AmountFilter) => {
    const typed = asked(name)
    const value = readAmount(typed, locale)
    // "From 0" is true of everything, so nobody needs to hear that it was left out.
    if (value > 0 || (value === 0 && name !== 'priceMax')) return value || null
    if (typed) problems.push({ name, kind: 'ignored', typed })
    return null
  }
  const filters: OfferFilters = {
    marketType: option('marketType', propertyOptions.marketType),
    houseType: option('houseType', propertyOptions.houseType),
    city: text('city'),
    priceMin: amount('priceMin'),
    priceMax: amount('priceMax'),
    roomsMin: amount('roomsMin'),
    areaMin: amount('areaMin'),
    q: text('q'),
    sort: offerSorts.find((sort) => sort === asked('sort')) ?? noFilters.sort,
    page: readPage(asked('page')),
  }
  return inOrder(filters, problems)
}

/** Two prices the wrong way round are a slip, not a wish for nothing. */
function inOrder(filters: OfferFilters, problems: FilterProblem[]): ReadFilters {
  const { priceMin, priceMax } = filters
  if (priceMin === null || priceMax === null || priceMin <= priceMax) return { filters, problems }
  return {
    filters: { ...filters, priceMin: priceMax, priceMax: priceMin },
    problems: [...problems, { name: 'priceMin', kind: 'swapped', typed: String(priceMin) }],
  }
}

/** A form without scripts sends empty fields as well, and an address may hold a name twice: the first that says something counts. */
function firstFilled(search: URLSearchParams, name: string): string {
  const values = search.getAll(name).map((value) => value.replace(/\p{Cc}+/gu, ' ').trim())
  return values.find(Boolean) ?? ''
}

/** Rounded to cents, so that what is written back is never taken for thousands; NaN when it is no amount. */
function readAmount(typed: string, locale: Locale): number {
  if (typed.length > 40) return Number.NaN
  const read = readNumber(typed.replace(unit, ''), locale)
  return 'value' in read && read.value <= largestAmount ? Math.round(read.value * 100) / 100 : Number.NaN
}

function readPage(typed: string): number {
  return /^\d+$/.test(typed) ? Math.min(Math.max(Number(typed), 1), lastPage) : noFilters.page
}
