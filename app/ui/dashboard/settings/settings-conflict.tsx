import { Link } from '@remix-run/react'
import type { AgencyFieldName } from '#app/domain/agency/agency.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { JumpLink } from '#app/ui/form/jump-link.tsx'
import { Alert } from '#app/ui/parts/alert.tsx'
import styles from './settings-conflict.module.css'

/** Both as they appear in the controls. */
export interface SettingsDifference {
  field: AgencyFieldName
  stored: string
  mine: string
}

/** The form below holds the posted settings. */
export function SettingsConflict({ differences }: { differences: readonly SettingsDifference[] }) {
  const { t } = useTranslation('dashboard')
  const show = (text: string) => text || <em>{t('settings.conflict.empty')}</em>
  return (
    <div className={styles.conflict}>
      <Alert tone="warn" role="alert" title={t('settings.conflict.title')}>
        <p>{t('settings.conflict.intro')}</p>
        <ul>
          {differences.map(({ field, stored, mine }) => (
            <li key={field}>
              <JumpLink to={field}>{t(`settings.fields.${field}`)}</JumpLink>
              <dl>
                <dt>{t('settings.conflict.stored')}</dt>
                <dd>{show(stored)}</dd>
                <dt>{t('settings.conflict.mine')}</dt>
                <dd>{show(mine)}</dd>
              </dl>
            </li>
          ))}
        </ul>
        <p>
          {t('settings.conflict.keepMine')}{' '}
          <Link to={paths.dashboard.settings} reloadDocument>
            {t('settings.conflict.reload')}
          </Link>
        </p>
      </Alert>
    </div>
  )
}
