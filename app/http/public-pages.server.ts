/** The pages that are the same for every visitor of one language, and what each of them shows. */
import { LRUCache } from 'lru-cache'
import type { SourceName } from '#app/data/page-sources.server.ts'
import { narrowingFilters } from '#app/domain/offer-filters.ts'
import type { Locale } from '#app/fields/field.ts'
import { localeIn } from '#app/i18n/server.ts'
import { paths } from '#app/paths.ts'

export interface PublicPage {
  /** Its address, without what makes no difference to it. */
  url: string
  locale: Locale
  /** What the script in the browser asks for in place of the document. */
  isData: boolean
  sources: readonly SourceName[]
}

/** A page is rendered anew when one of these has changed. A test compares them with the tables that it asks. */
const sourcesOf: Record<string, SourceName[]> = {
  [paths.home]: ['offers', 'references', 'keyFigures', 'testimonials', 'team', 'agency'],
  [paths.offers]: ['offers', 'agency'],
  [paths.offer(':id')]: ['offers', 'team', 'agency'],
  [paths.expose(':id')]: ['offers', 'team', 'agency'],
  [paths.references]: ['references', 'testimonials', 'agency'],
  [paths.reference(':id')]: ['references', 'team', 'agency'],
  [paths.services.sales]: ['references', 'team', 'agency'],
  [paths.services.rentals]: ['offers', 'team', 'agency'],
  [paths.services.newBuild]: ['offers', 'team', 'agency'],
  [paths.about]: ['offers', 'references', 'keyFigures', 'team', 'agency'],
  [paths.team]: ['offers', 'team', 'agency'],
  [paths.contact]: ['offers', 'agency'],
  [paths.contactThanks]: ['offers', 'team', 'agency'],
  [paths.privacy]: ['agency'],
  [paths.imprint]: ['agency'],
  [paths.accessibility]: ['agency'],
  [paths.feed]: ['offers', 'agency'],
  [paths.sitemap]: ['offers', 'references'],
}

/** What may stand behind the question mark; everything else makes no difference. */
const parametersOf: Record<string, readonly string[]> = {
  [paths.offers]: [...narrowingFilters, 'sort', 'page'],
  [paths.references]: ['houseType', 'year', 'page'],
  [paths.contactThanks]: ['angebot'],
}

/** Longer addresses than any page writes are answered, but not kept. */
const longestSearch = 500

/** Whether this is the address of a public page, or of its data. */
export function isPublicPath(pathname: string): boolean {
  return pageOf(pathname) in sourcesOf
}

/** By language and address as it was asked: reading an address takes longer than all else that a kept page takes. */
const known = new LRUCache<string, PublicPage>({ max: 2_000 })

/** The page that a request asks for; null where the answer is not the same for everybody. */
export function publicPage({ method, url, headers }: Request): PublicPage | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const cookies = headers.get('Cookie')
  // Somebody is signed in, or is to be told something.
  if (cookies && /__Host-(?!locale=|viewport=)/.test(cookies)) return null
  const locale = localeIn(cookies)
  const name = `${locale} ${url}`
  const page = known.get(name) ?? readPage(url, locale)
  if (page) known.set(name, page)
  return page
}

function readPage(url: string, locale: Locale): PublicPage | null {
  const { origin, pathname, searchParams, search } = new URL(url)
  const page = pageOf(pathname)
  const sources = sourcesOf[page]
  if (!sources || search.length > longestSearch) return null
  const parameters = parametersOf[page] ?? []
  const told = [...searchParams].filter(([name, value]) => value !== '' && isTold(name, value, parameters))
  const written = new URLSearchParams(told.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))).toString()
  return {
    url: origin + pathname + (written && `?${written}`),
    locale,
    isData: pathname.endsWith('.data'),
    sources,
  }
}

/** The page's own address, also where only its data is asked for, with `:id` in place of an id. */
function pageOf(pathname: string): string {
  const page = pathname === '/_root.data' ? paths.home : pathname.replace(/\.data$/, '')
  if (page in sourcesOf) return page
  return page.replace(/^(\/(?:angebote|referenzen)\/)[\w-]+(?=\/expose$|$)/, '$1:id')
}

/** A navigation in the browser names the routes whose data it wants. */
function isTold(name: string, value: string, parameters: readonly string[]): boolean {
  return parameters.includes(name) || (name === '_routes' && /^[\w/,.-]+$/.test(value))
}
