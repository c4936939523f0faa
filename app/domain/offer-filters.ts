/** The filters of the list of offers as they stand in the address: read leniently, written without what is usual. */
import type { Locale } from '#app/fields/field.ts'
import { readNumber } from '#app/fields/read-number.ts'
import { type OfferFilters, offerSorts } from './offer.ts'
import { propertyOptions } from './property-options.ts'

const longestText = 200
const lastPage = 10_000

export const noFilters: OfferFilters = {
  marketType: null,
  houseType: null,
  city: null,
  priceMin: null,
  priceMax: null,
  roomsMin: null,
  areaMin: null,
  q: null,
  sort: 'newest',
  page: 1,
}

/** The names of the filters that narrow the list down; sort and page only arrange it. */
export const narrowingFilters = [
  'marketType',
  'houseType',
  'city',
  'priceMin',
  'priceMax',
  'roomsMin',
  'areaMin',
  'q',
] as const satisfies (keyof OfferFilters)[]
export type NarrowingFilter = (typeof narrowingFilters)[number]

export function activeFilters(filters: OfferFilters): NarrowingFilter[] {
  return narrowingFilters.filter((name) => filters[name] !== null)
}

/** What makes no sense is taken as not said. */
export function readOfferFilters(search: URLSearchParams, locale: Locale): OfferFilters {
  const amount = (name: string) => readAmount(search.get(name), locale)
  return {
    marketType: oneOf(propertyOptions.marketType, search.get('marketType')),
    houseType: oneOf(propertyOptions.houseType, search.get('houseType')),
    city: readText(search.get('city')),
    priceMin: amount('priceMin'),
    priceMax: amount('priceMax'),
    roomsMin: amount('roomsMin'),
    areaMin: amount('areaMin'),
    q: readText(search.get('q')),
    sort: oneOf(offerSorts, search.get('sort')) ?? noFilters.sort,
    page: readPage(search.get('page')),
  }
}

/** "?city=Hamburg&page=2", or nothing when all is as usual. A change other than of the page leads to the first page. */
export function offerSearch(filters: OfferFilters, change: Partial<OfferFilters> = {}): string {
  const wanted = { ...filters, page: 1, ...change }
  const search = new URLSearchParams()
  for (const name of [...narrowingFilters, 'sort', 'page'] as const) {
    const value = wanted[name]
    if (value !== null && value !== noFilters[name]) search.set(name, String(value))
  }
  const written = search.toString()
  return written && `?${written}`
}

function oneOf<Option extends string>(options: readonly Option[], value: string | null): Option | null {
  return options.find((option) => option === value) ?? null
}

function readText(value: string | null): string | null {
  return value?.trim().slice(0, longestText).trim() || null
}

/** Rounded to cents, so that what is written back is never taken for thousands. */
function readAmount(value: string | null, locale: Locale): number | null {
  if (!value || value.length > 40) return null
  const read = readNumber(value.replace(/€|EUR/gi, ''), locale)
  return 'value' in read && read.value > 0 ? Math.round(read.value * 100) / 100 : null
}

function readPage(value: string | null): number {
  const page = /^\d{1,5}$/.test(value ?? '') ? Number(value) : 1
  return page >= 1 && page <= lastPage ? page : 1
}
