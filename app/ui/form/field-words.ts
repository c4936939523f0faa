import type { FieldWords } from '#app/fields/field-control.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'

export function useFieldWords(): FieldWords {
  const { t } = useTranslation('dashboard')
  return {
    required: t('form.required'),
    noChoice: t('form.noChoice'),
    statement: t('form.statement', { returnObjects: true }),
    choose: t('form.choose'),
    columns: {},
    rows: {
      add: t('form.addLine'),
      remove: t('form.removeLine'),
      row: (number) => t('form.line', { number }),
      removeRow: (number) => t('form.removeThisLine', { number }),
      stale: t('texts.stale'),
      missing: t('texts.missingRow'),
      moveUp: (number) => t('form.moveLineUp', { number }),
      moveDown: (number) => t('form.moveLineDown', { number }),
    },
  }
}
