/** The filters of the list of offers, and how they are written into an address, without what is usual. */
import { type OfferFilters, offerSorts } from './offer.ts'

export const noFilters: OfferFilters = {
  marketType: null,
  houseType: null,
  city: null,
  priceMin: null,
  priceMax: null,
  roomsMin: null,
  areaMin: null,
  q: null,
  sort: offerSorts[0],
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

/** Those by which offers are counted, and those that each of them is held against. */
export type KindFilter = 'marketType' | 'houseType' | 'city'
export type MeasureFilter = Exclude<NarrowingFilter, KindFilter>

export function activeFilters(filters: OfferFilters): NarrowingFilter[] {
  return narrowingFilters.filter((name) => filters[name] !== null)
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
