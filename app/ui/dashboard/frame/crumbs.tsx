import { Link } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import styles from './crumbs.module.css'

/** The last step is the page itself, without an address. */
export function Crumbs({ steps }: { steps: readonly { label: string; to?: string }[] }) {
  const { t } = useTranslation('dashboard')
  return (
    <nav aria-label={t('crumbs')}>
      <ol className={styles.crumbs}>
        {steps.map(({ label, to }) => (
          <li key={label} aria-current={to ? undefined : 'page'}>
            {to ? <Link to={to}>{label}</Link> : label}
          </li>
        ))}
      </ol>
    </nav>
  )
}
