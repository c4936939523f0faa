import { LRUCache } from 'lru-cache'
import { isId } from '#app/data/database.server.ts'
import type { SourceName } from '#app/data/revisions/page-sources.server.ts'
import { costParameters } from '#app/domain/costs/own-price.ts'
import { isSlug } from '#app/domain/entries/own-page.ts'
import { narrowingFilters } from '#app/domain/offers/offer-filters.ts'
import { defaultLocale } from '#app/i18n/config.ts'
import { cookiesOf } from '#app/i18n/cookies.server.ts'
import { localeOfPath, localPath, pathWithoutLocale } from '#app/i18n/locale-path.ts'
import { viewParameter } from '#app/maps/view.ts'
import { ownPagePath, paths } from '#app/paths/public.ts'

export interface PublicPage {
  url: string
  isData: boolean
  sources: readonly SourceName[]
  /** Of the page of an offer, whose views are counted. */
  offerId: string | null
}

interface PageKind {
  /** The module whose data client-side navigation requests; missing for pages that browsers do not navigate to. */
  route?: string
  /** A change in one of these renders the page again. A test compares them with the queried tables. */
  sources: readonly SourceName[]
  parameters?: readonly string[]
  /** One address for all languages. */
  isShared?: true
  /** Pages with one of these parameters are not cached: too many variants, each requested once. */
  passing?: readonly string[]
}

const kinds: Record<string, PageKind> = {
  [paths.home]: {
    route: 'home',
    sources: ['offers', 'references', 'keyFigures', 'testimonials', 'team', 'agency'],
  },
  [paths.offers]: {
    route: 'offers',
    sources: ['offers', 'agency'],
    parameters: [...narrowingFilters, 'radius', 'sort', 'page', 'view'],
    passing: [viewParameter],
  },
  [paths.offer(':id')]: {
    route: 'offer',
    sources: ['offers', 'team', 'agency'],
    passing: [viewParameter, ...costParameters],
  },
  [paths.expose(':id')]: { route: 'expose', sources: ['offers', 'team', 'agency'] },
  [paths.references]: {
    route: 'references',
    sources: ['references', 'testimonials', 'agency'],
    parameters: ['houseType', 'year', 'page'],
  },
  [paths.reference(':id')]: { route: 'reference', sources: ['references', 'testimonials', 'team', 'agency'] },
  [paths.services.sales]: { route: 'services/sales', sources: ['references', 'team', 'agency'] },
  [paths.services.rentals]: { route: 'services/rentals', sources: ['offers', 'team', 'agency'] },
  [paths.services.newBuild]: { route: 'services/new-build', sources: ['offers', 'team', 'agency'] },
  [paths.about]: { route: 'about', sources: ['offers', 'references', 'keyFigures', 'team', 'agency'] },
  [paths.team]: { route: 'team', sources: ['offers', 'team', 'agency'] },
  [paths.contact]: { route: 'contact', sources: ['offers', 'agency'], parameters: [...narrowingFilters, 'radius'] },
  [paths.contactThanks]: {
    route: 'contact-thanks',
    sources: ['offers', 'team', 'agency'],
    parameters: ['angebot'],
    passing: ['angebote'],
  },
  [paths.valuation]: { route: 'valuation/valuation', sources: ['team', 'agency'] },
  [paths.valuationThanks]: { route: 'valuation/thanks', sources: ['team', 'agency'] },
  [ownPagePath(':id')]: { route: 'own-page', sources: ['offers', 'agency'] },
  [paths.withdrawal]: { route: 'withdrawal/withdrawal', sources: ['agency'] },
  [paths.privacy]: { route: 'privacy', sources: ['agency'] },
  [paths.imprint]: { route: 'imprint', sources: ['agency'] },
  [paths.accessibility]: { route: 'accessibility', sources: ['agency'] },
  [paths.feed]: { sources: ['offers', 'agency'] },
  [paths.sitemap]: { sources: ['offers', 'references', 'ownPages', 'agency'], isShared: true },
}

/** Each page links to own pages (root.tsx). */
const sourcesOfAll = ['ownPages'] as const satisfies readonly SourceName[]

const longestSearch = 500

export const longestPath = 100

export function isPublicPath(pathname: string): boolean {
  return kindOf(pathname) !== null
}

/** The name of the public page at this path, the same for all offers; null for its data and for what is no page. */
export function pageOf(pathname: string): string | null {
  return pathname.endsWith('.data') ? null : (kindOf(pathname)?.route ?? null)
}

/** A session or a pending message; other cookies do not change a page. */
const personalCookies = ['__Host-session', '__Host-flash']

/** Parts of their names, the language included, which may redirect. */
const decisiveCookies = [...personalCookies, 'locale']

/** Parsing an address is the slowest part of serving a cached page. */
const knownPages = new LRUCache<string, PublicPage>({
  maxSize: 1_000_000,
  maxEntrySize: 2_000,
  sizeCalculation: ({ url }, name) => name.length + url.length + 200,
})

/** Null when the address was not read before, or a cookie has to be. */
export function knownPage({ method, url, headers }: Request): PublicPage | null {
  const cookies = headers.get('Cookie') ?? ''
  if (method !== 'GET' || decisiveCookies.some((name) => cookies.includes(name))) return null
  return knownPages.get(url) ?? null
}

/** Null when the answer differs between visitors. */
export function publicPage(request: Request): PublicPage | null {
  const { method, url } = request
  if (method !== 'GET' && method !== 'HEAD') return null
  const cookies = cookiesOf(request)
  if (personalCookies.some((name) => name in cookies)) return null
  const page = knownPages.get(url) ?? readPage(url)
  if (page) knownPages.set(url, page)
  return page
}

function readPage(url: string): PublicPage | null {
  const { origin, pathname, searchParams } = new URL(url)
  const kind = kindOf(pathname)
  if (!kind) return null
  if (kind.passing?.some((name) => searchParams.has(name))) return null
  const isData = pathname.endsWith('.data')
  const routes = isData ? searchParams.get('_routes') : null
  // Other modules would answer for any id, of an offer or not.
  if (routes !== null && routes !== `routes/public/${kind.route}`) return null
  const relevant = new URLSearchParams()
  for (const name of kind.parameters ?? [])
    for (const value of searchParams.getAll(name)) if (value !== '') relevant.append(name, value)
  if (routes !== null) relevant.append('_routes', routes)
  relevant.sort()
  const written = relevant.toString()
  if (written.length > longestSearch) return null
  const sources = kind.route ? [...kind.sources, ...sourcesOfAll] : kind.sources
  const offerId = kind === kinds[paths.offer(':id')] ? idOf(pathname) : null
  return { url: origin + pathname + (written && `?${written}`), isData, sources, offerId }
}

function idOf(pathname: string): string {
  return pathname.slice(pathname.lastIndexOf('/') + 1).replace(/\.data$/, '')
}

function kindOf(pathname: string): PageKind | null {
  if (pathname.length > longestPath) return null
  const address = pathname === '/_root.data' ? paths.home : pathname.replace(/\.data$/, '')
  const page = pathWithoutLocale(address)
  const kind = kinds[page] ?? kinds[withoutId(page)]
  if (!kind || (kind.isShared && page !== address)) return null
  // `/en/` and `/de/angebote` are not valid addresses.
  if (address !== localPath(page, localeOfPath(address) ?? defaultLocale)) return null
  return address === pathname || kind.route ? kind : null
}

function withoutId(page: string): string {
  const slug = /^\/seite\/([^/]+)$/.exec(page)?.[1]
  if (slug) return isSlug(slug) ? ownPagePath(':id') : page
  const [, list, id, rest] = /^(\/\w+\/)(\w+)(\/expose)?$/.exec(page) ?? []
  return list && id && isId(id) ? `${list}:id${rest ?? ''}` : page
}
