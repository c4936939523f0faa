/** The words a page needs in the browser: one language, the dashboard's for staff only, refusals where there may be some. */
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

/** @param isRefused whether the document says why there is no page */
export async function loadWords(locale: Locale, isStaffPage: boolean, isRefused: boolean) {
  const { staff, visitors, refusals } = words[locale]
  if (isStaffPage) return browserTranslator(locale, await staff())
  const [forVisitors, forRefused] = await Promise.all([visitors(), isRefused && refusals()])
  return browserTranslator(locale, { ...forVisitors, ...forRefused })
}
