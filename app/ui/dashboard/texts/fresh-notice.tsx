import { useTranslation } from '#app/i18n/use-translation.ts'
import styles from '#app/ui/dashboard/frame/save-notice-frame.module.css'
import { SaveNoticeFrame } from '#app/ui/dashboard/frame/save-notice-frame.tsx'
import { Alert } from '#app/ui/parts/alert.tsx'

/** The translation that staff confirmed, and whether that was possible. */
export interface FreshText {
  name: string
  isConfirmed: boolean
}

export function FreshNotice({ isConfirmed, label }: { isConfirmed: boolean; label: string }) {
  const { t } = useTranslation('dashboard')
  if (!isConfirmed) {
    return (
      <SaveNoticeFrame tone="warn" title={t('texts.overtakenTitle')}>
        <p>{t('texts.overtaken')}</p>
      </SaveNoticeFrame>
    )
  }
  return (
    <div className={styles.notice}>
      <Alert tone="good" role="status" title={t('texts.confirmedTitle', { label })}>
        {t('texts.confirmedText')}
      </Alert>
    </div>
  )
}
