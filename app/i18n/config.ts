import type { InitOptions } from 'i18next'
import { locales } from '#app/fields/locale.ts'

export const defaultLocale = 'de'
const fallbackLocale = 'en'

export const i18nOptions = {
  supportedLngs: locales,
  fallbackLng: fallbackLocale,
  defaultNS: 'site',
  initImmediate: false,
  interpolation: { escapeValue: false },
  returnNull: false,
} as const satisfies InitOptions
