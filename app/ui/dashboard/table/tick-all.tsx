import control from '#app/fields/field-control.module.css'
import { useTranslation } from '#app/i18n/use-translation.ts'

export interface TickAllProps {
  count: number
  total: number
  tickAll: (checked: boolean) => void
}

export function TickAll({ count, total, tickAll, className }: TickAllProps & { className?: string | undefined }) {
  const { t } = useTranslation('dashboard')
  return (
    <label className={`${control.tick} ${className}`}>
      <input
        type="checkbox"
        checked={count > 0 && count === total}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && count < total
        }}
        onChange={(event) => tickAll(event.currentTarget.checked)}
      />
      <span className="sr">{t('properties.bulk.all')}</span>
    </label>
  )
}
