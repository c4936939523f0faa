/** The address decides on the language: only pages opened by hand are redirected to the language in the cookie. */
import { defaultLocale } from '#app/i18n/config.ts'
import { localeCookie } from '#app/i18n/locale-cookie.ts'
import { localeOfPath, localPath, pathWithoutLocale } from '#app/i18n/locale-path.ts'
import { chosenLocale } from '#app/i18n/server.ts'
import { paths } from '#app/paths/public.ts'
import { isPublicPath } from './public-pages.server.ts'

/** Null for no redirect. Must not be cached, because other visitors choose other languages. */
export function redirectToChosenLocale(request: Request): Response | null {
  if (!isOpenedByHand(request)) return null
  const chosen = chosenLocale(request)
  if (chosen === null || chosen === defaultLocale) return null
  const { pathname, search } = new URL(request.url)
  if (!isDocument(pathname) || localeOfPath(pathname) !== defaultLocale) return null
  const location = localPath(pathname, chosen) + search
  return new Response(null, { status: 302, headers: { Location: location, 'Cache-Control': 'private, no-store' } })
}

export function withRememberedChoice(request: Request, response: Response): Response {
  const { url, headers } = request
  const referer = headers.get('Referer')
  if (headers.get('Sec-Fetch-Site') !== 'same-origin' || !referer || !URL.canParse(referer)) return response
  const [from, to] = [new URL(referer), new URL(url)]
  const chosen = localeOfPath(to.pathname)
  const isSwitch =
    from.origin === to.origin &&
    from.pathname !== to.pathname &&
    pathWithoutLocale(from.pathname) === pathWithoutLocale(to.pathname)
  if (chosen && isSwitch && isDocument(to.pathname) && chosenLocale(request) !== chosen)
    response.headers.append('Set-Cookie', localeCookie(chosen))
  return response
}

/** Typed or bookmarked. Browsers without Sec-Fetch-Site send no referrer then. */
function isOpenedByHand({ method, headers }: Request): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return (headers.get('Sec-Fetch-Site') ?? 'none') === 'none' && !headers.has('Referer')
}

function isDocument(pathname: string): boolean {
  return isList(pathname) || (isPublicPath(pathname) && !/\.\w+$/.test(pathname))
}

function isList(pathname: string): boolean {
  const path = pathWithoutLocale(pathname)
  return (path === paths.shortlist || path.startsWith(`${paths.shortlist}/`)) && !path.endsWith('.data')
}
