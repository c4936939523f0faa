/**
 * The language that a visitor has chosen, kept in a cookie. It changes no page: the address says its language. Whoever
 * chose English and opens a German address by hand is led to the English one; whoever follows a link sees what it says.
 */
import { defaultLocale } from '#app/i18n/config.ts'
import { localeCookie } from '#app/i18n/locale-cookie.ts'
import { localeOfPath, localPath, pathWithoutLocale } from '#app/i18n/locale-path.ts'
import { chosenLocale } from '#app/i18n/server.ts'
import { paths } from '#app/paths/public.ts'
import { isPublicPath } from './public-pages.server.ts'

/** Null for all that stay where they are. Not to be kept by anybody: the next visitor has made another choice. */
export function redirectToChosenLocale(request: Request): Response | null {
  if (!isOpenedByHand(request)) return null
  const chosen = chosenLocale(request)
  if (chosen === null || chosen === defaultLocale) return null
  const { pathname, search } = new URL(request.url)
  if (!isDocument(pathname) || localeOfPath(pathname) !== defaultLocale) return null
  const location = localPath(pathname, chosen) + search
  return new Response(null, { status: 302, headers: { Location: location, 'Cache-Control': 'private, no-store' } })
}

/** The switch is a link from a page to the same page in another language: following it is choosing. */
export function rememberChoice(request: Request, response: Response): void {
  const { url, headers } = request
  const referer = headers.get('Referer')
  if (headers.get('Sec-Fetch-Site') !== 'same-origin' || !referer || !URL.canParse(referer)) return
  const [from, to] = [new URL(referer), new URL(url)]
  const chosen = localeOfPath(to.pathname)
  const isSwitch =
    from.origin === to.origin &&
    from.pathname !== to.pathname &&
    pathWithoutLocale(from.pathname) === pathWithoutLocale(to.pathname)
  if (chosen && isSwitch && isDocument(to.pathname) && chosenLocale(request) !== chosen)
    response.headers.append('Set-Cookie', localeCookie(chosen))
}

/** Typed, or taken from a bookmark. Browsers that do not say so send no referrer then. */
function isOpenedByHand({ method, headers }: Request): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return (headers.get('Sec-Fetch-Site') ?? 'none') === 'none' && !headers.has('Referer')
}

/** Not what machines read: a feed, a sitemap, a page's data. */
function isDocument(pathname: string): boolean {
  return isList(pathname) || (isPublicPath(pathname) && !/\.\w+$/.test(pathname))
}

/** It has full stops between its ids, and is not kept. */
function isList(pathname: string): boolean {
  const path = pathWithoutLocale(pathname)
  return (path === paths.shortlist || path.startsWith(`${paths.shortlist}/`)) && !path.endsWith('.data')
}
