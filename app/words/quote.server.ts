import type { Locale } from '#app/fields/locale.ts'

export function quote(text: string, locale: Locale): string {
  return locale === 'de' ? `„${text}“` : `“${text}”`
}
