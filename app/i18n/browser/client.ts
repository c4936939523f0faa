/** Loads one language; words of the dashboard and of refusals only where they may be needed. */
import type { Locale } from '#app/fields/locale.ts'
import { browserTranslator } from './browser-translator.ts'

const words = {
  de: {
    visitors: async () => (await import('./visitors-de.ts')).visitors,
    refusals: () => import('#app/i18n/locales/de/refusals.ts'),
    staff: async () => (await import('./staff-de.ts')).staff,
  },
  en: {
    visitors: async () => (await import('./visitors-en.ts')).visitors,
    refusals: () => import('#app/i18n/locales/en/refusals.ts'),
    staff: async () => (await import('./staff-en.ts')).staff,
  },
}

/** @param isRefused whether the document is an error page */
export async function loadWords(locale: Locale, isStaffPage: boolean, isRefused: boolean) {
  const { staff, visitors, refusals } = words[locale]
  if (isStaffPage) return browserTranslator(locale, await staff())
  const [forVisitors, forRefused] = await Promise.all([visitors(), isRefused && refusals()])
  return browserTranslator(locale, { ...forVisitors, ...forRefused })
}
