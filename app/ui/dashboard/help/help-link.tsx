import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import styles from './help-link.module.css'

export type HelpTopic = 'marketing' | 'energy' | 'provision' | 'alerts' | 'exchange'

/** Opens beside the page, whose form may hold typed text. */
export function HelpLink({ topic }: { topic: HelpTopic }) {
  const { t } = useTranslation('dashboard')
  const label = t('help.about', { topic: t(`help.names.${topic}`) })
  return (
    <a className={styles.help} href={`${dashboardPaths.help}#${topic}`} target="_blank" rel="noopener" title={label}>
      <span className="sr">{label}</span>
      <span aria-hidden="true">?</span>
    </a>
  )
}
