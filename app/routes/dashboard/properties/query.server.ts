import { propertyTabs } from '#app/data/properties/properties.server.ts'
import { type PropertyQuery, pageSizes, propertySorts } from '#app/data/properties/property-table.server.ts'
import { propertyOptions } from '#app/domain/properties/property-options.ts'

/** Ignores unknown values. */
export function readPropertyQuery(search: URLSearchParams): PropertyQuery {
  const oneOf = <Option extends string>(options: readonly Option[], name: string) =>
    options.find((option) => option === search.get(name)) ?? null
  const page = /^\d{1,6}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1
  const member = search.get('member') ?? ''
  return {
    tab: oneOf(propertyTabs, 'tab') ?? 'all',
    q: search.get('q')?.trim().slice(0, 200) || null,
    marketType: oneOf(propertyOptions.marketType, 'marketType'),
    houseType: oneOf(propertyOptions.houseType, 'houseType'),
    member: /^[0-9a-z]{1,40}$/.test(member) ? member : null,
    sort: oneOf(propertySorts, 'sort') ?? 'updated',
    page: Math.max(1, page),
    perPage: pageSizes.find((size) => String(size) === search.get('perPage')) ?? pageSizes[0],
  }
}
