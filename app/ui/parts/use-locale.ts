import { authoredLocale, type Locale } from '#app/fields/field.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'

/** The language of the page that is being rendered. */
export function useLocale(): Locale {
  return useTranslation('site').locale
}

/** The `lang` of what staff wrote, so that it is read aloud in its own language; nothing where the page has the same. */
export function useAuthoredLang(): Locale | undefined {
  return useLocale() === authoredLocale ? undefined : authoredLocale
}
