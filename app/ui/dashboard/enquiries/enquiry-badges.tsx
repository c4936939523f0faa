import type { EnquiryStatus } from '#app/domain/enquiries/enquiry.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import styles from './enquiry-badges.module.css'

interface EnquiryBadgesProps {
  status: EnquiryStatus
  isUndelivered: boolean
}

/** The icons keep colour from being the only sign. */
export function EnquiryBadges({ status, isUndelivered }: EnquiryBadgesProps) {
  const { t } = useTranslation('dashboard')
  return (
    <div className={styles.badges}>
      <span className={styles[status]}>{t(`enquiries.statuses.${status}`)}</span>
      {isUndelivered ? <span className={styles.undelivered}>{t('enquiries.undelivered')}</span> : null}
    </div>
  )
}
