/** The cookie that keeps the language. Scripts may read it, because local storage mirrors it. */
import { isLocale, type Locale } from '#app/fields/field.ts'

/** The second is the name that it had before; it is read, and no longer written, until the last has ended: December 2027. */
const names = ['__Host-locale', 'locale'] as const

const aYear = 365 * 24 * 60 * 60

/** As a browser sends it. */
export function localePair(locale: Locale): string {
  return `${names[0]}=${locale}`
}

export function localeCookie(locale: Locale): string {
  return `${localePair(locale)}; Path=/; Max-Age=${aYear}; Secure; SameSite=Lax`
}

/** Removes the cookie of the former name. */
export const noFormerLocaleCookie = `${names[1]}=; Path=/; Max-Age=0; Secure; SameSite=Lax`

/** The language that cookies name, and whether by the former name alone; null where they name none. */
export function localeNamedIn(
  cookies: Record<string, string | undefined>,
): { locale: Locale; isFormer: boolean } | null {
  for (const name of names) {
    const locale = cookies[name]
    if (isLocale(locale)) return { locale, isFormer: name !== names[0] }
  }
  return null
}
