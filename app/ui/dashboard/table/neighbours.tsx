import { Link } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/parts/icon.tsx'
import styles from './neighbours.module.css'

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
    <nav className={styles.neighbours} aria-label={t('neighbours.label')}>
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
