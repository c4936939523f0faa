/** Staff write in this language first. */
export const authoredLocale = 'de'
export const foreignLocales = ['en'] as const
export type ForeignLocale = (typeof foreignLocales)[number]

export const locales = [authoredLocale, ...foreignLocales] as const
export type Locale = (typeof locales)[number]

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}
