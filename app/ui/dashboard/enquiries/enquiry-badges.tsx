import type { EnquiryStatus, UndeliveredMail } from '#app/domain/enquiries/enquiry.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import styles from './enquiry-badges.module.css'

interface EnquiryBadgesProps {
  status: EnquiryStatus
  undelivered: UndeliveredMail | null
}

/** The icons keep colour from being the only sign. */
export function EnquiryBadges({ status, undelivered }: EnquiryBadgesProps) {
  const { t } = useTranslation('dashboard')
  return (
    <div className={styles.badges}>
      <span className={styles[status]}>{t(`enquiries.statuses.${status}`)}</span>
      {undelivered ? <span className={styles.undelivered}>{t(`enquiries.undelivered.${undelivered}`)}</span> : null}
    </div>
  )
}
