/** Accepts ISO 639-1 or 639-2, with or without a country. */
import { authoredLocale, type Locale, locales } from '#app/fields/locale.ts'

const codes: Readonly<Record<Locale, readonly string[]>> = {
  de: ['de', 'deu', 'ger', 'deutsch'],
  en: ['en', 'eng', 'englisch', 'english'],
}

const longest = 20

/** The authored locale when it is missing; null for other languages and invalid values. */
export function readLanguage(raw: string | undefined): Locale | null {
  const code = (raw ?? '').slice(0, 10 * longest).trim()
  if (code === '') return authoredLocale
  if (code.length > longest) return null
  const [word = ''] = code.toLowerCase().split(/[-_ ]/)
  return locales.find((locale) => codes[locale].includes(word)) ?? null
}
