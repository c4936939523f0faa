import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import styles from './crumbs.module.css'

interface CrumbsProps {
  steps: readonly { label: string; to?: string }[]
  /** On the right, where there is room. */
  children?: ReactNode
}

/** The last step is the page itself, without an address. */
export function Crumbs({ steps, children }: CrumbsProps) {
  const { t } = useTranslation('dashboard')
  const path = (
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
  return children ? (
    <div className={styles.row}>
      {path}
      {children}
    </div>
  ) : (
    path
  )
}
