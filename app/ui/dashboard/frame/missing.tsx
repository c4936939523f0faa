import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import styles from './confirmation.module.css'
import { PageHead } from './page-head.tsx'

export function Missing() {
  const { t } = useTranslation('dashboard')
  return (
    <>
      <PageHead title={t('missing.title')} />
      <div className={styles.text} role="alert">
        <p>{t('missing.text')}</p>
      </div>
      <div className={styles.buttons}>
        <ButtonLink to={dashboardPaths.overview}>{t('frame.overview')}</ButtonLink>
        <ButtonLink variant="quiet" to={`${dashboardPaths.properties}?tab=trash`}>
          {t('properties.tabs.trash')}
        </ButtonLink>
      </div>
    </>
  )
}
