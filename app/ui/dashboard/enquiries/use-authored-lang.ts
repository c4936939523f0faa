import { authoredLocale, type Locale } from '#app/fields/locale.ts'
import { useLocale } from '#app/ui/parts/use-locale.ts'

/** The `lang` of text that is always German; undefined in a German dashboard. */
export function useAuthoredLang(): Locale | undefined {
  return useLocale() === authoredLocale ? undefined : authoredLocale
}
