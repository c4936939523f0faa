/** Which of our languages a file means: ISO 639-1 or 639-2, with or without a country. */
import { authoredLocale, type Locale, locales } from '#app/fields/locale.ts'

const codes: Readonly<Record<Locale, readonly string[]>> = {
  de: ['de', 'deu', 'ger', 'deutsch'],
  en: ['en', 'eng', 'englisch', 'english'],
}

/** In UTF-16 units: "deutsch-DE" is a long one. */
const longest = 20

/** What names none is in the language staff write in. Null for any other language, and for what is none. */
export function readLanguage(raw: string | undefined): Locale | null {
  const said = (raw ?? '').slice(0, 10 * longest).trim()
  if (said === '') return authoredLocale
  if (said.length > longest) return null
  const [word = ''] = said.toLowerCase().split(/[-_ ]/)
  return locales.find((locale) => codes[locale].includes(word)) ?? null
}
