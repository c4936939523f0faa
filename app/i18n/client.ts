/** The words a page needs in the browser: one language, and the dashboard's only for staff. */
import type { Locale } from '#app/fields/field.ts'
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

const forStaff = {
  de: {
    ...forVisitors.de,
    property: async () => (await import('#app/i18n/locales/de/properties/property.ts')).property,
    dashboard: async () => (await import('./locales/de/dashboard.ts')).dashboard,
  },
  en: {
    ...forVisitors.en,
    property: async () => (await import('#app/i18n/locales/en/properties/property.ts')).property,
    dashboard: async () => (await import('./locales/en/dashboard.ts')).dashboard,
  },
}

export async function loadWords(locale: Locale, isStaffPage: boolean) {
  const namespaces = Object.entries((isStaffPage ? forStaff : forVisitors)[locale])
  const loaded = await Promise.all(namespaces.map(async ([name, load]) => [name, await load()] as const))
  return browserTranslator(locale, Object.fromEntries(loaded))
}
