import { useTranslation } from '#app/i18n/use-translation.ts'
import { SaveNoticeFrame } from '#app/ui/dashboard/frame/save-notice-frame.tsx'
import type { DoubtedNumber } from '#app/ui/form/form-answer.ts'
import { JumpLink } from '#app/ui/form/jump-link.tsx'
import { Tick } from '#app/ui/parts/tick.tsx'

interface DoubtedNumbersProps {
  numbers: readonly DoubtedNumber[]
  labels: Readonly<Record<string, string>>
}

/** A tick counts for this number only: another one is asked about again. */
export function DoubtedNumbers({ numbers, labels }: DoubtedNumbersProps) {
  const { t } = useTranslation('dashboard')
  return (
    <SaveNoticeFrame tone="warn" title={t('doubted.title', { count: numbers.length })}>
      <p>{t('doubted.text')}</p>
      {numbers.map(({ field, value, text }) => (
        <div key={field} data-doubted={field}>
          <Tick name={`meant.${field}`} value={value}>
            {t('doubted.confirm', { label: labels[field], value: text })}
          </Tick>{' '}
          <JumpLink to={field}>{t('doubted.change')}</JumpLink>
        </div>
      ))}
    </SaveNoticeFrame>
  )
}
