/** The chosen language in local storage and in a cookie: either brings the other back. */
import { useEffect } from 'react'
import { isLocale, type Locale } from '#app/fields/locale.ts'
import { defaultLocale } from '#app/i18n/config.ts'
import { localeCookie, localeNamedIn, noFormerLocaleCookie } from '#app/i18n/locale-cookie.ts'
import { localPath } from '#app/i18n/locale-path.ts'
import { useLocale } from '#app/ui/parts/use-locale.ts'

const storageKey = 'locale'

export function LocaleMirror() {
  const shown = useLocale()
  useEffect(() => {
    const named = localeNamedIn(cookies())
    const stored = storedLocale()
    if (named?.isFormer) write(localeCookie(named.locale))
    write(noFormerLocaleCookie)
    if (!named && stored && stored !== defaultLocale) {
      write(localeCookie(stored))
      // As the server would have led, had the cookie been there. A browser that refuses it would load forever.
      if (stored !== shown && !document.referrer && localeNamedIn(cookies()))
        return location.replace(localPath(location.pathname, stored) + location.search)
    }
    const chosen = named?.locale ?? stored
    // An address in a foreign language is no choice of its reader's.
    if (chosen || shown === defaultLocale) rememberLocale(chosen ?? shown)
  }, [shown])
  return null
}

export function chooseLocale(locale: Locale): void {
  write(localeCookie(locale))
  rememberLocale(locale)
}

function rememberLocale(locale: Locale) {
  try {
    localStorage.setItem(storageKey, locale)
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the failure is reported nowhere else
    console.error('The language could not be stored.', error)
  }
}

function storedLocale(): Locale | null {
  try {
    const stored = localStorage.getItem(storageKey)
    return isLocale(stored) ? stored : null
  } catch {
    return null
  }
}

function cookies(): Record<string, string> {
  return Object.fromEntries(document.cookie.split('; ').map((pair) => pair.split('=')))
}

function write(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: some browsers lack the cookie store
  document.cookie = cookie
}
