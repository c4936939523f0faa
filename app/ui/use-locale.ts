import { useTranslation } from 'react-i18next'
import type { Locale } from '#app/fields/field.ts'

/** The language of the page that is being rendered. */
export function useLocale(): Locale {
  return useTranslation('site').i18n.language as Locale
}
