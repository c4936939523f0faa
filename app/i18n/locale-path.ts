/** German addresses have no prefix; other languages put their name before the same path. */
import { isLocale, type Locale, locales } from '#app/fields/locale.ts'
import { defaultLocale } from './config.ts'

/** Addresses without a language: the dashboard, signing in and out, passwords. */
const sharedPath = /^\/(?:dashboard|locale|log|passwort)/i

/** The prefix of a language's addresses, empty for German. It is the base name of Remix's router. */
export function localeBase(locale: Locale): string {
  return locale === defaultLocale ? '' : `/${locale}`
}

/** Adds a language to an address of `paths/`, unless all languages share it. */
export function localPath(path: string, locale: Locale): string {
  const base = localeBase(locale)
  if (!base || sharedPath.test(path)) return path
  return base + path.replace(/^\/(?=[?#]|$)/, '')
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'de' ? 'en' : 'de'
}

/** Null for paths without a language, which are shown in the reader's. */
export function localeOfPath(pathname: string): Locale | null {
  return sharedPath.test(pathname) ? null : (foreignLocaleOf(pathname) ?? defaultLocale)
}

/** The path as `paths/` has it. */
export function pathWithoutLocale(pathname: string): string {
  const locale = foreignLocaleOf(pathname)
  return locale ? pathname.slice(localeBase(locale).length) || '/' : pathname
}

function foreignLocaleOf(pathname: string): Locale | null {
  // The router asks for the data of `/en` at `/en.data`.
  const name = /^\/([^/.]+)(?:\.data$|\/|$)/.exec(pathname)?.[1]
  return isLocale(name) && name !== defaultLocale ? name : null
}

/** The values of `hreflang`. */
export const alternateNames = [...locales, 'x-default'] as const

/** Readers of other languages get German. */
export function translatedPath(path: string, name: (typeof alternateNames)[number]): string {
  return localPath(path, isLocale(name) ? name : defaultLocale)
}
