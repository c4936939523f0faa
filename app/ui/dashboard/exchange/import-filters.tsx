import { Link } from '@remix-run/react'
import { formatNumber } from '#app/fields/format.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { useLocale } from '#app/ui/parts/use-locale.ts'
import styles from './import-filters.module.css'

export interface FilterCount {
  name: 'all' | 'problems' | 'new' | 'changed' | 'unchanged' | 'withdrawn' | 'skipped' | 'public' | 'drafts'
  count: number
}

interface ImportFiltersProps {
  address: string
  filters: readonly FilterCount[]
  view: FilterCount['name']
  /** Renders buttons of the surrounding form, which carries the decisions so far. */
  posts?: boolean
}

export function ImportFilters({ address, filters, view, posts = false }: ImportFiltersProps) {
  const { t } = useTranslation('dashboard')
  const locale = useLocale()
  return (
    <nav className={styles.filters} aria-label={t('exchange.filters.label')}>
      {filters.map(({ name, count }) => {
        const words = (
          <>
            <strong>{formatNumber(count, locale)}</strong> <span>{t(`exchange.filters.${name}`)}</span>
          </>
        )
        const current = {
          'aria-current': name === view ? ('page' as const) : undefined,
          'data-filter': name,
          className: name === 'problems' && count > 0 ? styles.problems : undefined,
        }
        const to = name === 'all' ? address : `${address}?show=${name}`
        return posts ? (
          <button key={name} type="submit" formAction={to} {...current}>
            {words}
          </button>
        ) : (
          <Link key={name} to={to} {...current}>
            {words}
          </Link>
        )
      })}
    </nav>
  )
}
