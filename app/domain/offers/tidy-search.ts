import { narrowingFilters } from './offer-filters.ts'

const ofLists = ['sort', 'page', 'view']

/**
 * A list's query for a page about the search alone: without empty controls, which forms send without scripts, and
 * without order, page and view. Null if there is nothing to leave out.
 */
export function tidySearch(search: URLSearchParams): URLSearchParams | null {
  const hasPlace = search.getAll('near').some((place) => place.trim() !== '')
  const isNeeded = (name: string, value: string) => {
    if (ofLists.includes(name)) return false
    if (name === 'radius') return hasPlace
    return value.trim() !== '' || !narrowingFilters.some((filter) => filter === name)
  }
  const kept = [...search].filter(([name, value]) => isNeeded(name, value))
  return kept.length < search.size ? new URLSearchParams(kept) : null
}
