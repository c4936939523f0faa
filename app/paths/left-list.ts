/** A page opened from a list carries the query of that list, and leads back to it and on to its next entry. */

const mostOfQuery = 2_000

/** `at` is the place in a list whose order a save may change. */
export function fromList(path: string, list: string, at: number | null = null): string {
  const search = new URLSearchParams({ ...(list && { list }), ...(at !== null && { at: String(at) }) })
  return search.size > 0 ? `${path}?${search}` : path
}

export function readLeftList(search: URLSearchParams): { query: URLSearchParams; at: number | null } {
  const at = search.get('at') ?? ''
  return {
    query: new URLSearchParams(search.get('list')?.slice(0, mostOfQuery)),
    at: /^[1-9]\d{0,5}$/.test(at) ? Number(at) : null,
  }
}

/** The part of a page's query that a link to the same page keeps. */
export function leftListOf(search: string): string {
  const given = new URLSearchParams(search)
  return fromList('', given.get('list') ?? '', readLeftList(given).at)
}
