import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import styles from '#app/ui/dashboard/property/preview-bar.module.css'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'

export function PagePreviewBar({ id }: { id: string }) {
  const { t } = useTranslation('dashboard')
  const { list, entry } = dashboardPaths.ownPages
  return (
    <header className={`screen ${styles.bar}`}>
      <div className="wrap">
        <div className={styles.words}>
          <p>
            <strong>{t('entries.page.previewNote')}</strong>
          </p>
        </div>
        <div className={styles.ways}>
          <ButtonLink variant="quiet" to={list}>
            {t('entries.ownPages.title')}
          </ButtonLink>
          <ButtonLink to={entry(id)}>
            <Icon name="arrowBack" />
            {t('entries.edit')}
          </ButtonLink>
        </div>
      </div>
    </header>
  )
}
