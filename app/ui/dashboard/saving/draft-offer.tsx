import { useTranslation } from '#app/i18n/use-translation.ts'
import styles from '#app/ui/dashboard/frame/save-notice-frame.module.css'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { Alert } from '#app/ui/parts/alert.tsx'
import { Button } from '#app/ui/parts/button.tsx'

interface DraftOfferProps {
  typedAt: number
  restore: () => void
  discard: () => void
}

/** Offers to restore or discard unsaved input from before. */
export function DraftOffer({ typedAt, restore, discard }: DraftOfferProps) {
  const { t } = useTranslation('dashboard')
  const { moment } = useMoments()
  return (
    <div className={styles.notice} data-draft-offer="">
      <Alert tone="info" role="status">
        <p>{t('unsaved.draft', { moment: moment(typedAt) })}</p>
        <div className={styles.ways}>
          <Button type="button" variant="quiet" onClick={restore}>
            {t('unsaved.restore')}
          </Button>
          <Button type="button" variant="quiet" onClick={discard}>
            {t('unsaved.discard')}
          </Button>
        </div>
      </Alert>
    </div>
  )
}
