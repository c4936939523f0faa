/** Scripts may read the cookie, because local storage mirrors it. */
import { isLocale, type Locale } from '#app/fields/locale.ts'

/** The second is its former name, still read but no longer written. Delete it after December 2027. */
const names = ['__Host-locale', 'locale'] as const

/** In seconds. */
export const aYear = 365 * 24 * 60 * 60

export function localeCookie(locale: Locale): string {
  return `${names[0]}=${locale}; Path=/; Max-Age=${aYear}; Secure; SameSite=Lax`
}

export const noFormerLocaleCookie = `${names[1]}=; Path=/; Max-Age=0; Secure; SameSite=Lax`

/** Null when the cookies name no language. */
export function localeNamedIn(
  cookies: Record<string, string | undefined>,
): { locale: Locale; isFormer: boolean } | null {
  for (const name of names) {
    const locale = cookies[name]
    if (isLocale(locale)) return { locale, isFormer: name !== names[0] }
  }
  return null
}
