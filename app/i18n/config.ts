/** German is the model; types make English follow its shape. */
import type { InitOptions } from 'i18next'
import { locales } from '#app/fields/locale.ts'

/** The same keys with any texts. */
export type Translation<German> = {
  readonly [Key in keyof German]: German[Key] extends string ? string : Translation<German[Key]>
}

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
