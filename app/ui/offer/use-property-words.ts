import { useTranslation } from '#app/i18n/use-translation.ts'
import { useLocale } from '#app/ui/parts/use-locale.ts'

export function usePropertyWords() {
  const { t } = useTranslation(['property', 'site'] as const)
  return { t, locale: useLocale() }
}
