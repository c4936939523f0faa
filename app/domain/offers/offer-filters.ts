import { defaultRadius, type Radius } from '#app/domain/places/nearby.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'

export const offerSorts = [
  'recommended',
  'newest',
  'priceAsc',
  'priceDesc',
  'areaDesc',
  'roomsDesc',
  'distance',
] as const
export type OfferSort = (typeof offerSorts)[number]

export const offerViews = ['list', 'map'] as const
type OfferView = (typeof offerViews)[number]

/** Null means not set. Prices in EUR, area in m². */
export interface OfferFilters {
  near: string | null
  radius: Radius
  marketType: PropertyValues['marketType'] | null
  houseType: PropertyValues['houseType'] | null
  city: string | null
  district: string | null
  priceMin: number | null
  priceMax: number | null
  roomsMin: number | null
  areaMin: number | null
  elevator: 'on' | null
  balcony: 'on' | null
  garden: 'on' | null
  barrierFree: 'on' | null
  q: string | null
  sort: OfferSort
  page: number
  view: OfferView
}

export const noFilters: OfferFilters = {
  near: null,
  radius: defaultRadius,
  marketType: null,
  houseType: null,
  city: null,
  district: null,
  priceMin: null,
  priceMax: null,
  roomsMin: null,
  areaMin: null,
  elevator: null,
  balcony: null,
  garden: null,
  barrierFree: null,
  q: null,
  sort: offerSorts[0],
  page: 1,
  view: offerViews[0],
}

/** The column of bits is in this order: append only. */
export const featureNames = ['elevator', 'balcony', 'garden', 'barrierFree'] as const
export type FeatureName = (typeof featureNames)[number]

export function isFeature(name: string): name is FeatureName {
  return featureNames.some((feature) => feature === name)
}

/** Sort, page and view only arrange the list, and the radius belongs to `near`. */
export const narrowingFilters = [
  'near',
  'marketType',
  'houseType',
  'city',
  'district',
  'priceMin',
  'priceMax',
  'roomsMin',
  'areaMin',
  ...featureNames,
  'q',
] as const satisfies (keyof OfferFilters)[]
export type NarrowingFilter = (typeof narrowingFilters)[number]

export type KindFilter = 'marketType' | 'houseType' | 'city' | 'district'
export type MeasureFilter = Exclude<NarrowingFilter, KindFilter>

export type Bound = Exclude<MeasureFilter, FeatureName | 'q' | 'near'>

export function isByPrice(sort: OfferSort): boolean {
  return sort === 'priceAsc' || sort === 'priceDesc'
}

export function usualSort(near: string | null): OfferSort {
  return near === null ? noFilters.sort : 'distance'
}

export function sortsFor({ near }: OfferFilters): OfferSort[] {
  const others = offerSorts.filter((sort) => sort !== 'distance')
  return near === null ? others : ['distance', ...others]
}

export function withoutNear(filters: OfferFilters): OfferFilters {
  const sort = filters.sort === 'distance' ? noFilters.sort : filters.sort
  return { ...filters, near: null, radius: noFilters.radius, sort }
}

export function activeFilters(filters: OfferFilters): NarrowingFilter[] {
  return narrowingFilters.filter((name) => filters[name] !== null)
}

export function without(name: NarrowingFilter): Partial<OfferFilters> {
  return name === 'city' ? { city: null, district: null } : { [name]: null }
}

/** "?city=Hamburg&page=2" or "". Any change except of the page leads to the first page. */
export function offerSearch(filters: OfferFilters, change: Partial<OfferFilters> = {}): string {
  const changed = { ...filters, page: 1, ...change }
  const wanted = changed.near === null ? withoutNear(changed) : changed
  const usual = { ...noFilters, sort: usualSort(wanted.near) }
  const search = new URLSearchParams()
  for (const name of [...narrowingFilters, 'radius', 'sort', 'page', 'view'] as const) {
    const value = wanted[name]
    if (value !== null && value !== usual[name]) search.set(name, String(value))
  }
  const written = search.toString()
  return written && `?${written}`
}

export function withPart(search: string, part: string | null): string {
  return part ? `${search}${search ? '&' : '?'}karte=${part}` : search
}
