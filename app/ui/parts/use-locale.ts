import type { Locale } from '#app/fields/locale.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'

export function useLocale(): Locale {
  return useTranslation('site').locale
}
