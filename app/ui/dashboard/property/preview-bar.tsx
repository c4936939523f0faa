import { Link } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
import styles from './preview-bar.module.css'

interface PreviewBarProps {
  id: string
  /** What publishing still requires, as one phrase. */
  missing: string
  /** The number of subscriptions that the draft matches. */
  waiting: number
  isPrepared: boolean
}

export function PreviewBar({ id, missing, waiting, isPrepared }: PreviewBarProps) {
  const { t } = useTranslation('dashboard')
  return (
    <header className={`screen ${styles.bar}`}>
      <div className="wrap">
        <div className={styles.words}>
          <p>
            <strong>{t(isPrepared ? 'prepared.previewNote' : 'properties.previewNote')}</strong>
          </p>
          {missing ? <p>{t('properties.previewMissing', { missing })}</p> : null}
          {waiting > 0 ? (
            <p className="num">
              <Link to={dashboardPaths.waiting(id)} reloadDocument>
                {t('properties.waitingCount', { count: waiting })}
              </Link>{' '}
              {t('properties.waitingMail', { count: waiting })}
            </p>
          ) : null}
        </div>
        <div className={styles.ways}>
          <ButtonLink variant="quiet" to={dashboardPaths.properties}>
            {t('properties.title')}
          </ButtonLink>
          <ButtonLink to={isPrepared ? dashboardPaths.prepared(id) : dashboardPaths.property(id)}>
            <Icon name="arrowBack" />
            {t(isPrepared ? 'prepared.toPrepared' : 'properties.edit')}
          </ButtonLink>
        </div>
      </div>
    </header>
  )
}
