/** The words a page needs in the browser: one language, and the dashboard's only inside the dashboard. */
import type { Locale } from '#app/fields/field.ts'
import { browserTranslator } from './browser-translator.ts'

const namespaces = {
  de: {
    site: async () => (await import('./locales/de/site.ts')).site,
    property: async () => (await import('./locales/de/property.ts')).property,
    dashboard: async () => (await import('./locales/de/dashboard.ts')).dashboard,
  },
  en: {
    site: async () => (await import('./locales/en/site.ts')).site,
    property: async () => (await import('./locales/en/property.ts')).property,
    dashboard: async () => (await import('./locales/en/dashboard.ts')).dashboard,
  },
}

export async function loadI18n(locale: Locale, names: readonly (keyof (typeof namespaces)['de'])[]) {
  const loaded = await Promise.all(names.map(async (name) => [name, await namespaces[locale][name]()] as const))
  return browserTranslator(locale, Object.fromEntries(loaded))
}
