/** Local storage and a cookie hold the chosen language: either restores the other. */
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
    const named = localeNamedIn(readCookies())
    const stored = storedLocale()
    if (named?.isFormer) write(localeCookie(named.locale))
    write(noFormerLocaleCookie)
    if (!named && stored && stored !== defaultLocale) {
      write(localeCookie(stored))
      // Redirects as the server would have. A browser that refuses the cookie would reload forever.
      if (stored !== shown && !document.referrer && localeNamedIn(readCookies()))
        return location.replace(localPath(location.pathname, stored) + location.search)
    }
    const chosen = named?.locale ?? stored
    // Opening an address in another language is not a choice.
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

function readCookies(): Record<string, string> {
  return Object.fromEntries(document.cookie.split('; ').map((pair) => pair.split('=')))
}

function write(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: some browsers lack the cookie store
  document.cookie = cookie
}
