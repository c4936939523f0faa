/** A page opened from a list carries the query of that list, and leads back to it and on to its next entry. */

const mostOfQuery = 2_000

/** `at` is the place in a list whose order a save may change. */
export function fromList(path: string, list: string, at: number | null = null): string {
  const search = new URLSearchParams({ list: list || wholeList, ...(at !== null && { at: String(at) }) })
  return `${path}?${search}`
}

/** A list without filters. */
const wholeList = 'all'

/** `query` is null if the page was opened from elsewhere. */
export function readLeftList(search: URLSearchParams): { query: URLSearchParams | null; at: number | null } {
  const list = search.get('list')
  const at = search.get('at') ?? ''
  return {
    query: list === null ? null : new URLSearchParams(list.slice(0, mostOfQuery)),
    at: /^[1-9]\d{0,5}$/.test(at) ? Number(at) : null,
  }
}

/** The part of a page's query that a link to the same page keeps. */
export function leftListOf(search: string): string {
  const given = new URLSearchParams(search)
  const list = given.get('list')
  return list === null ? '' : fromList('', list, readLeftList(given).at)
}
