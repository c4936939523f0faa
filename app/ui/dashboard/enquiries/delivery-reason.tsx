import { deliveryTrouble } from '#app/domain/enquiries/delivery-trouble.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { useAuthoredLang } from '#app/ui/parts/use-locale.ts'
import styles from './delivery-reason.module.css'

/** What went wrong and what to do about it; what the provider said comes last. */
export function DeliveryReason({ reason }: { reason: string }) {
  const { t } = useTranslation('dashboard')
  const lang = useAuthoredLang()
  return (
    <div className={styles.reason}>
      <p>{t(`enquiries.troubles.${deliveryTrouble(reason)}`)}</p>
      <p className={styles.raw} lang={lang}>
        {t('enquiries.troubles.raw', { reason })}
      </p>
    </div>
  )
}
