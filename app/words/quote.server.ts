import type { Locale } from '#app/fields/locale.ts'

/** In the quotation marks of the language. */
export function quote(text: string, locale: Locale): string {
  return locale === 'de' ? `„${text}“` : `“${text}”`
}
