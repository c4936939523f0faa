/** The words a page needs in the browser: one language, the dashboard's for staff only, refusals where there may be some. */
import type { Locale } from '#app/fields/locale.ts'
import { browserTranslator } from './browser-translator.ts'

const forVisitors = {
  de: {
    site: async () => (await import('./locales/de/site.ts')).site,
    property: async () => (await import('#app/i18n/locales/de/properties/property-words.ts')).propertyWords,
  },
  en: {
    site: async () => (await import('./locales/en/site.ts')).site,
    property: async () => (await import('#app/i18n/locales/en/properties/property-words.ts')).propertyWords,
  },
}

const refusals = {
  de: { refusals: async () => (await import('./locales/de/refusals.ts')).refusals },
  en: { refusals: async () => (await import('./locales/en/refusals.ts')).refusals },
}

const forStaff = {
  de: {
    ...forVisitors.de,
    ...refusals.de,
    property: async () => (await import('#app/i18n/locales/de/properties/property.ts')).property,
    dashboard: async () => (await import('./locales/de/dashboard.ts')).dashboard,
  },
  en: {
    ...forVisitors.en,
    ...refusals.en,
    property: async () => (await import('#app/i18n/locales/en/properties/property.ts')).property,
    dashboard: async () => (await import('./locales/en/dashboard.ts')).dashboard,
  },
}

/** @param isRefused whether the document says why there is no page */
export async function loadWords(locale: Locale, isStaffPage: boolean, isRefused: boolean) {
  const forPage = isStaffPage ? forStaff[locale] : { ...forVisitors[locale], ...(isRefused && refusals[locale]) }
  const namespaces = Object.entries(forPage)
  const loaded = await Promise.all(namespaces.map(async ([name, load]) => [name, await load()] as const))
  return browserTranslator(locale, Object.fromEntries(loaded))
}
