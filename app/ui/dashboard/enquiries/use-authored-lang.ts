import { authoredLocale, type Locale } from '#app/fields/locale.ts'
import { useLocale } from '#app/ui/parts/use-locale.ts'

/** The `lang` of what is German whatever the language of the dashboard; undefined if that is German, too. */
export function useAuthoredLang(): Locale | undefined {
  return useLocale() === authoredLocale ? undefined : authoredLocale
}
