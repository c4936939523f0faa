import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/parts/icon.tsx'
import styles from './breadcrumb.module.css'

interface BreadcrumbProps {
  /** Outermost page first. */
  trail: readonly { name: string; to: string }[]
  current: ReactNode
}

export function Breadcrumb({ trail, current }: BreadcrumbProps) {
  const { t } = useTranslation('site')
  return (
    <nav aria-label={t('nav.breadcrumb')}>
      <ol className={styles.crumbs}>
        {trail.map(({ name, to }) => (
          <li key={to}>
            <Link to={to}>
              <Icon name="arrowBack" />
              {name}
            </Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
