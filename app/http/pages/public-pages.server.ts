/** The pages that are the same for every visitor of one language, and what each of them shows. */
import { LRUCache } from 'lru-cache'
import type { SourceName } from '#app/data/agency/page-sources.server.ts'
import { isId } from '#app/data/database.server.ts'
import { narrowingFilters } from '#app/domain/offers/offer-filters.ts'
import type { Locale } from '#app/fields/field.ts'
import { cookiesOf } from '#app/i18n/cookies.server.ts'
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

interface PageKind {
  /** The module whose data a navigation in the browser asks for by name. What is no page for a browser has none. */
  route?: string
  /** A page is rendered anew when one of these has changed. A test compares them with the tables that it asks. */
  sources: readonly SourceName[]
  /** What may stand behind the question mark; everything else makes no difference. */
  parameters?: readonly string[]
}

const kinds: Record<string, PageKind> = {
  [paths.home]: {
    route: 'home',
    sources: ['offers', 'references', 'keyFigures', 'testimonials', 'team', 'agency'],
  },
  [paths.offers]: {
    route: 'offers',
    sources: ['offers', 'agency'],
    parameters: [...narrowingFilters, 'sort', 'page'],
  },
  [paths.offer(':id')]: { route: 'offer', sources: ['offers', 'team', 'agency'] },
  [paths.expose(':id')]: { route: 'expose', sources: ['offers', 'team', 'agency'] },
  [paths.references]: {
    route: 'references',
    sources: ['references', 'testimonials', 'agency'],
    parameters: ['houseType', 'year', 'page'],
  },
  [paths.reference(':id')]: { route: 'reference', sources: ['references', 'team', 'agency'] },
  [paths.services.sales]: { route: 'service-sales', sources: ['references', 'team', 'agency'] },
  [paths.services.rentals]: { route: 'service-rentals', sources: ['offers', 'team', 'agency'] },
  [paths.services.newBuild]: { route: 'service-new-build', sources: ['offers', 'team', 'agency'] },
  [paths.about]: { route: 'about', sources: ['offers', 'references', 'keyFigures', 'team', 'agency'] },
  [paths.team]: { route: 'team', sources: ['offers', 'team', 'agency'] },
  [paths.contact]: { route: 'contact', sources: ['offers', 'agency'] },
  [paths.contactThanks]: {
    route: 'contact-thanks',
    sources: ['offers', 'team', 'agency'],
    parameters: ['angebot'],
  },
  [paths.privacy]: { route: 'privacy', sources: ['agency'] },
  [paths.imprint]: { route: 'imprint', sources: ['agency'] },
  [paths.accessibility]: { route: 'accessibility', sources: ['agency'] },
  [paths.feed]: { sources: ['offers', 'agency'] },
  [paths.sitemap]: { sources: ['offers', 'references'] },
}

/** What makes a difference to a page may be this long, in characters: longer than any page writes. */
const longestSearch = 500

/** No public page has a longer path. */
const longestPath = 100

/** Whether this is the address of a public page, or of its data. */
export function isPublicPath(pathname: string): boolean {
  return kindOf(pathname) !== null
}

/** The one path of a public page that is asked for in another spelling, which Remix would answer as well; else null. */
export function properPath(pathname: string): string | null {
  const plain = pathname.length > longestPath ? null : decoded(pathname)?.toLowerCase()
  const path = plain?.replace(/\/{2,}/g, '/').replace(/(?<=.)\/(?=(?:\.data)?$)/, '') ?? null
  return path !== pathname && path !== null && kindOf(path) ? path : null
}

function decoded(pathname: string): string | null {
  try {
    return decodeURI(pathname)
  } catch {
    return null
  }
}

/** Somebody is signed in, or is to be told something. What else a browser brings makes no difference to a page. */
const personalCookies = ['__Host-session', '__Host-flash']

/**
 * By language and address as it was asked: reading an address takes longer than all else that a kept page takes. Sizes
 * are in characters, and a long address is not remembered.
 */
const known = new LRUCache<string, PublicPage>({
  maxSize: 1_000_000,
  maxEntrySize: 2_000,
  sizeCalculation: ({ url }, name) => name.length + url.length + 200,
})

/** The page that a request asks for; null where the answer is not the same for everybody. */
export function publicPage(request: Request): PublicPage | null {
  const { method, url } = request
  if (method !== 'GET' && method !== 'HEAD') return null
  const cookies = cookiesOf(request)
  if (personalCookies.some((name) => name in cookies)) return null
  const locale = localeIn(request)
  const name = `${locale} ${url}`
  const page = known.get(name) ?? readPage(url, locale)
  if (page) known.set(name, page)
  return page
}

function readPage(url: string, locale: Locale): PublicPage | null {
  const { origin, pathname, searchParams } = new URL(url)
  const kind = kindOf(pathname)
  if (!kind) return null
  const isData = pathname.endsWith('.data')
  const routes = isData ? searchParams.get('_routes') : null
  // Whatever else may be asked for by name is there for any id, of an offer or of none.
  if (routes !== null && routes !== `routes/public/${kind.route}`) return null
  const told = new URLSearchParams()
  for (const name of kind.parameters ?? [])
    for (const value of searchParams.getAll(name)) if (value !== '') told.append(name, value)
  if (routes !== null) told.append('_routes', routes)
  told.sort()
  const written = told.toString()
  if (written.length > longestSearch) return null
  return { url: origin + pathname + (written && `?${written}`), locale, isData, sources: kind.sources }
}

function kindOf(pathname: string): PageKind | null {
  if (pathname.length > longestPath) return null
  const page = pathname === '/_root.data' ? paths.home : pathname.replace(/\.data$/, '')
  const kind = kinds[page] ?? kinds[withoutId(page)] ?? null
  return page === pathname || kind?.route ? kind : null
}

/** The page's address with `:id` in place of an id. */
function withoutId(page: string): string {
  const [, list, id, rest] = /^(\/\w+\/)(\w+)(\/expose)?$/.exec(page) ?? []
  return list && id && isId(id) ? `${list}:id${rest ?? ''}` : page
}
