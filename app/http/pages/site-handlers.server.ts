/**
 * Remix matches all routes several times per rendering, and three of four belong to the dashboard. So each language has
 * a request handler without them, and each public page one with its own routes. A language is a base name of the
 * router, so routes are written once.
 */
import { createRequestHandler, type ServerBuild } from '@remix-run/cloudflare'
import { matchRoutes } from '@remix-run/react'
import { type Locale, locales } from '#app/fields/locale.ts'
import { defaultLocale } from '#app/i18n/config.ts'
import { localeBase, localeOfPath } from '#app/i18n/locale-path.ts'
import { isPublicPath, pageOf } from './public-pages.server.ts'

type RequestHandler = ReturnType<typeof createRequestHandler>
type RouteTree = Parameters<typeof matchRoutes>[0]

/** Returns the function that finds the smallest handler for a request. `whole` passes over those of single pages. */
export function siteHandlers(site: ServerBuild): (request: Request, whole: boolean) => RequestHandler {
  const handleAllRoutes = createRequestHandler(site, 'production')
  const languages = Object.fromEntries(
    locales.map((locale) => {
      const build = publicSite(site, locale)
      const pages = new Map<string, RequestHandler>()
      return [locale, { build, pages, handle: createRequestHandler(build, 'production') }]
    }),
  )
  return ({ method, url }, whole) => {
    const { pathname } = new URL(url)
    const locale = localeOfPath(pathname) ?? defaultLocale
    const language = languages[locale]
    if (!language || (locale === defaultLocale && !isPublicPath(pathname))) return handleAllRoutes
    const page = method === 'GET' || method === 'HEAD' ? pageOf(pathname) : null
    if (page === null || whole) return language.handle
    const known = language.pages.get(page)
    if (known) return known
    const handler = createRequestHandler(pageSite(language.build, pathname), 'production')
    language.pages.set(page, handler)
    return handler
  }
}

/** Languages other than German only have pages with a translated address. */
function publicSite(build: ServerBuild, locale: Locale): ServerBuild {
  const isIn = (id: string) =>
    locale === defaultLocale
      ? !id.startsWith('routes/dashboard/')
      : id === 'root' || id.startsWith('routes/public/') || id === 'routes/resources/feed'
  const basename = localeBase(locale)
  return { ...withRoutes(build, isIn), ...(basename && { basename }) }
}

/** The page's manifest names the routes that match its path, and the home page. */
function pageSite(build: ServerBuild, pathname: string): ServerBuild {
  const ids = new Set(['/', pathname].flatMap((path) => routeIdsAt(build, path)))
  return withRoutes(build, (id) => ids.has(id))
}

/** @public The development server loads it by its name (`scripts/dev/page-styles.ts`). */
export function routeIdsAt({ routes, basename }: ServerBuild, path: string): string[] {
  const matches = matchRoutes(routesBelow(routes), path, basename) ?? []
  return matches.flatMap(({ route }) => route.id ?? [])
}

function withRoutes(build: ServerBuild, isIn: (id: string) => boolean): ServerBuild {
  const kept = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => isIn(id)))
  return { ...build, routes: kept(build.routes), assets: { ...build.assets, routes: kept(build.assets.routes) } }
}

function routesBelow(routes: ServerBuild['routes'], parent?: string): RouteTree {
  const children = Object.values(routes).flatMap((route) => (route && route.parentId === parent ? [route] : []))
  return children.map(({ id, path, index }) => {
    const address = path === undefined ? {} : { path }
    return index ? { id, index: true, ...address } : { id, ...address, children: routesBelow(routes, id) }
  })
}
