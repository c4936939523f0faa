import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { Alert } from '#app/ui/parts/alert.tsx'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import type { DeskAnswer } from './desk.tsx'
import styles from './sent-replies.module.css'

export function EnquiryGone({ answer }: { answer: DeskAnswer | undefined }) {
  const { t } = useTranslation('dashboard')
  const { subject, text, note } = answer?.result.initialValue ?? {}
  return (
    <>
      <PageHead title={t('enquiries.reply.gone')} />
      <Alert tone="warn" role="alert">
        <p>{t('enquiries.reply.goneText')}</p>
      </Alert>
      {[subject, text, note].map((typed, place) =>
        typeof typed === 'string' && typed ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: three places that never move
          <p className={styles.text} key={place}>
            {typed}
          </p>
        ) : null,
      )}
      <ButtonLink variant="quiet" to={dashboardPaths.enquiries}>
        {t('enquiries.reply.back')}
      </ButtonLink>
    </>
  )
}
