/** Keeps the language in local storage equal to the one shown, and brings it back where the cookie was lost. */
import { useEffect } from 'react'
import { isLocale, type Locale } from '#app/fields/field.ts'
import { useLocale } from '#app/ui/use-locale.ts'

const storageKey = 'locale'
const aYear = 365 * 24 * 60 * 60

export function LocaleMirror() {
  const shown = useLocale()
  useEffect(() => {
    const stored = storedLocale()
    if (stored && stored !== shown && !hasLocaleCookie()) {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not known to every browser
      document.cookie = `locale=${stored}; Path=/; Max-Age=${aYear}; SameSite=Lax; Secure`
      // A browser that refuses the cookie would reload for ever.
      if (hasLocaleCookie()) return location.reload()
    }
    rememberLocale(shown)
  }, [shown])
  return null
}

export function rememberLocale(locale: Locale) {
  try {
    localStorage.setItem(storageKey, locale)
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the failure is said nowhere else
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

function hasLocaleCookie(): boolean {
  return /(?:^|;\s*)locale=/.test(document.cookie)
}
