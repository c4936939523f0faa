import { deliveryTrouble } from '#app/domain/enquiries/delivery-trouble.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import styles from './delivery-reason.module.css'
import { useAuthoredLang } from './use-authored-lang.ts'

interface DeliveryReasonProps {
  /** In German or in the provider's words. */
  reason: string
  /** Whether the mail was addressed to the office or one of its people. */
  isOurs: boolean
}

export function DeliveryReason({ reason, isOurs }: DeliveryReasonProps) {
  const { t } = useTranslation('dashboard')
  const lang = useAuthoredLang()
  const trouble = deliveryTrouble(reason)
  return (
    <div className={styles.reason}>
      <p>{t(`enquiries.troubles.${isOurs ? 'ours' : 'theirs'}.${trouble}`)}</p>
      <p className={styles.raw} lang={lang}>
        {t('enquiries.troubles.raw', { reason })}
      </p>
    </div>
  )
}
