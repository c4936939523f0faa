import { Link } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/parts/icon.tsx'
import styles from './pagination.module.css'

interface PaginationProps {
  page: number
  pageCount: number
  to: (page: number) => string
}

export function Pagination({ page, pageCount, to }: PaginationProps) {
  const { t } = useTranslation('site')
  if (pageCount < 2) return null
  return (
    <nav className={`num ${styles.pages}`} aria-label={t('offers.pages')}>
      {page > 1 && (
        <Link
          className={styles.previous}
          to={to(page - 1)}
          preventScrollReset
          rel="prev"
          aria-label={t('offers.previousPage')}
        >
          <Icon name="arrowBack" />
          <span>{t('offers.previous')}</span>
        </Link>
      )}
      <ol>
        {pagesToShow(page, pageCount).map((shown, index, all) => (
          <li key={shown} className={classesOf(shown, page, all[index - 1])}>
            <Link
              to={to(shown)}
              preventScrollReset
              aria-current={shown === page ? 'page' : undefined}
              aria-label={t('offers.page', { page: shown })}
            >
              {shown}
            </Link>
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <Link className={styles.next} to={to(page + 1)} preventScrollReset rel="next" aria-label={t('offers.nextPage')}>
          <span>{t('offers.next')}</span>
          <Icon name="arrow" />
        </Link>
      )}
    </nav>
  )
}

function pagesToShow(page: number, pageCount: number): number[] {
  const all = Array.from({ length: pageCount }, (_, index) => index + 1)
  return all.filter((shown) => shown === 1 || shown === pageCount || Math.abs(shown - page) <= 2)
}

function classesOf(shown: number, page: number, before = shown - 1): string | undefined {
  const classes = [Math.abs(shown - page) > 1 && styles.far, shown - before > 1 && styles.gap]
  return classes.filter(Boolean).join(' ') || undefined
}
