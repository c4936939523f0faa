import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/parts/icon.tsx'
import styles from './crumbs.module.css'
import list from './neighbours.module.css'

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

interface Neighbour {
  to: string
  name: string
}

export interface ListPlace {
  previous: Neighbour | null
  next: Neighbour | null
  /** Null if it has left the list. */
  place: number | null
  total: number
}

/** Leads through the list from which a page was opened. */
export function Neighbours({ previous, next, place, total }: ListPlace) {
  const { t } = useTranslation('dashboard')
  if (!previous && !next) return null
  return (
    <nav className={list.neighbours} aria-label={t('neighbours.label')}>
      {previous ? (
        <Link to={previous.to} aria-label={t('neighbours.previousNamed', { name: previous.name })} rel="prev">
          <Icon name="arrowBack" />
          {t('neighbours.previous')}
        </Link>
      ) : null}
      {place === null ? null : <span>{t('neighbours.place', { place, total })}</span>}
      {next ? (
        <Link to={next.to} aria-label={t('neighbours.nextNamed', { name: next.name })} rel="next">
          {t('neighbours.next')}
          <Icon name="arrow" />
        </Link>
      ) : null}
    </nav>
  )
}
