import { authoredLocale, type Locale } from '#app/fields/field.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'

export function useLocale(): Locale {
  return useTranslation('site').locale
}

/** The `lang` of texts by staff for screen readers; undefined if it is the page's language. */
export function useAuthoredLang(): Locale | undefined {
  return useLocale() === authoredLocale ? undefined : authoredLocale
}
