import type { HouseType } from '#app/domain/properties/property.ts'
import { propertyOptions } from '#app/domain/properties/property-options.ts'

export interface ReferenceFilters {
  houseType: HouseType | null
  year: number | null
}

export const noReferenceFilters: ReferenceFilters = { houseType: null, year: null }

export const referencesPerPage = 20

export type ReferenceGroup = ReferenceFilters & { houseType: HouseType; count: number }

export function readReferenceFilters(search: URLSearchParams, groups: readonly ReferenceGroup[]): ReferenceFilters {
  return {
    houseType: propertyOptions.houseType.find((type) => type === search.get('houseType')) ?? null,
    year: groups.find(({ year }) => year !== null && String(year) === search.get('year'))?.year ?? null,
  }
}

export function referenceCounts(groups: readonly ReferenceGroup[], { houseType, year }: ReferenceFilters) {
  const years = [...new Set(groups.flatMap((group) => group.year ?? []))].sort((a, b) => b - a)
  const count = (wanted: ReferenceFilters) =>
    groups
      .filter((group) => wanted.houseType === null || group.houseType === wanted.houseType)
      .filter((group) => wanted.year === null || group.year === wanted.year)
      .reduce((sum, group) => sum + group.count, 0)
  return {
    total: count({ houseType, year }),
    totalOfAll: count(noReferenceFilters),
    houseTypes: propertyOptions.houseType.map((type) => ({ type, count: count({ houseType: type, year }) })),
    years: years.map((known) => ({ year: known, count: count({ houseType, year: known }) })),
  }
}

export function referenceSearch({ houseType, year }: ReferenceFilters, page = 1): string {
  const search = new URLSearchParams()
  if (houseType) search.set('houseType', houseType)
  if (year !== null) search.set('year', String(year))
  if (page > 1) search.set('page', String(page))
  const query = search.toString()
  return query && `?${query}`
}
