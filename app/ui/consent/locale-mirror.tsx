/** Mirrors the language in local storage and restores it when the cookie was lost. */
import { useEffect } from 'react'
import { isLocale, type Locale } from '#app/fields/field.ts'
import { localeCookie, localeNamedIn, noFormerLocaleCookie } from '#app/i18n/locale-cookie.ts'
import { useLocale } from '#app/ui/parts/use-locale.ts'

const storageKey = 'locale'

export function LocaleMirror() {
  const shown = useLocale()
  useEffect(() => {
    const stored = storedLocale()
    const named = localeNamedIn(cookies())
    if (named?.isFormer) write(localeCookie(named.locale))
    write(noFormerLocaleCookie)
    if (stored && stored !== shown && !named) {
      write(localeCookie(stored))
      // A browser that refuses the cookie would reload forever.
      if (localeNamedIn(cookies())) return location.reload()
    }
    rememberLocale(shown)
  }, [shown])
  return null
}

export function rememberLocale(locale: Locale) {
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
