import { type ForeignLocale, foreignLocales } from '#app/fields/locale.ts'
import { type TranslationName, translationName } from '#app/fields/translations.ts'

/** "Beschreibung auf Englisch", for each label and language; `languages` are the suffixes. */
export function translationLabels<Name extends string>(
  labels: Readonly<Record<Name, string>>,
  languages: Readonly<Record<ForeignLocale, string>>,
): Record<TranslationName<Name>, string> {
  const named = Object.entries<string>(labels).flatMap(([name, label]) =>
    foreignLocales.map((locale) => [translationName(name, locale), `${label} ${languages[locale]}`]),
  )
  // Object.fromEntries forgets the names.
  return Object.fromEntries(named) as Record<TranslationName<Name>, string>
}
