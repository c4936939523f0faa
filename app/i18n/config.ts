/** Languages and namespaces. German is the model; English must have its shape, which the type checker holds. */
import type { InitOptions } from 'i18next'
import { locales } from '#app/fields/field.ts'

/** The shape of a translated namespace: the same keys, any words. */
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
