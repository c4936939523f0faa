import type { FieldWords } from '#app/fields/field-control.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'

export function useFieldWords(): FieldWords {
  const { t } = useTranslation('dashboard')
  return { required: t('form.required'), noChoice: t('form.noChoice'), choose: t('form.choose') }
}
