import { propertySorts } from '#app/data/properties/property-sorts.server.ts'
import { lackings, type PropertyQuery, pageSizes } from '#app/data/properties/property-table.server.ts'
import { propertyTabs } from '#app/data/properties/property-tabs.server.ts'
import { textStates } from '#app/data/properties/property-texts.server.ts'
import { propertyOptions } from '#app/domain/properties/property-options.ts'
import { typedSearch } from '#app/fields/typed-search.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { type TableColumn, tableColumns } from '#app/ui/dashboard/table/table-columns.ts'

export const mostOfName = 60
export const mostOfSearch = 2_000

export function readPropertyQuery(search: URLSearchParams): PropertyQuery {
  const oneOf = <Option extends string>(options: readonly Option[], name: string) =>
    options.find((option) => option === search.get(name)) ?? null
  const page = /^\d{1,6}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1
  const member = search.get('member') ?? ''
  return {
    tab: oneOf(propertyTabs, 'tab') ?? 'all',
    q: typedSearch(search),
    marketType: oneOf(propertyOptions.marketType, 'marketType'),
    houseType: oneOf(propertyOptions.houseType, 'houseType'),
    member: /^[0-9a-z]{1,40}$/.test(member) ? member : null,
    highlighted: search.get('highlighted') === 'on',
    lacks: oneOf(lackings, 'lacks'),
    english: oneOf(textStates, 'english'),
    sort: oneOf(propertySorts, 'sort') ?? 'updated',
    page: Math.max(1, page),
    perPage: pageSizes.find((size) => String(size) === search.get('perPage')) ?? pageSizes[0],
  }
}

export function chosenColumns(search: URLSearchParams): readonly TableColumn[] {
  const chosen = readColumns(search)
  return chosen.length > 0 ? chosen : tableColumns
}

/** Checkboxes repeat the name, links separate by dots. */
function readColumns(search: URLSearchParams): TableColumn[] {
  const asked = search.getAll('columns').slice(0, tableColumns.length).join('.').split('.', tableColumns.length)
  return tableColumns.filter((column) => asked.includes(column))
}

/** The shortest search for the same view: no unknown or default values. */
export function viewSearch(search: URLSearchParams): string {
  const { tab, q, marketType, houseType, member, highlighted, lacks, english, sort, perPage } =
    readPropertyQuery(search)
  const chosen = readColumns(search)
  const parts = {
    tab: tab === 'all' ? null : tab,
    q,
    marketType,
    houseType,
    member,
    highlighted: highlighted ? 'on' : null,
    lacks,
    english,
    sort: sort === 'updated' ? null : sort,
    perPage: perPage === pageSizes[0] ? null : String(perPage),
    columns: chosen.length === tableColumns.length ? null : chosen.join('.'),
  }
  return new URLSearchParams(
    Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString()
}

export function viewPath(search: string): string {
  return search ? `${dashboardPaths.properties}?${search}` : dashboardPaths.properties
}
