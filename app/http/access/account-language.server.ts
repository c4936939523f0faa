import { redirect } from '@remix-run/cloudflare'
import type { SessionUser } from '#app/data/access/sessions.server.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { hostCookie } from '#app/http/cookies.server.ts'
import { ownPath } from '#app/http/responses.server.ts'
import { aYear } from '#app/i18n/locale-cookie.ts'
import { staffLocaleCookieName, staffLocaleIn } from '#app/i18n/server.ts'

export function staffLocaleCookie(locale: Locale): string {
  return hostCookie(staffLocaleCookieName, locale, aYear)
}

/** Throws a redirect to the same page in the user's language. A post is answered in the language of its form. */
export function followAccountLanguage(request: Request, context: AppContext, { locale }: SessionUser): void {
  if (!locale || staffLocaleIn(request) === locale) return
  const cookie = staffLocaleCookie(locale)
  if (context.cookies.includes(cookie)) return
  if (request.method !== 'GET') {
    context.cookies.push(cookie)
    return
  }
  const { pathname, search } = new URL(request.url)
  throw redirect(ownPath(pathname + search, pathname), { headers: { 'Set-Cookie': cookie } })
}
