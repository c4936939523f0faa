import { cleanLine } from './clean-text.ts'

/** What a search field asks for, without what no one sees; null for nothing. */
export function typedSearch(search: URLSearchParams, longest = 200): string | null {
  return cleanLine(search.get('q') ?? '').slice(0, longest) || null
}
