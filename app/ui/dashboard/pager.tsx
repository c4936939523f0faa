import { Link, useSearchParams } from '@remix-run/react'
import { formatNumber } from '#app/fields/format.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import styles from './pager.module.css'

interface PagerProps {
  page: number
  perPage: number
  total: number
  /** What the rows are called. */
  range?: 'pager.range' | 'enquiries.range'
}

/** Which rows are shown, and the way to the others. Everything else in the address stays. */
export function Pager({ page, perPage, total, range = 'pager.range' }: PagerProps) {
  const { t } = useTranslation('dashboard')
  const locale = useLocale()
  const addressOf = usePageAddress()
  const pageCount = Math.max(1, Math.ceil(total / perPage))
  if (total === 0) return null
  const write = (value: number) => formatNumber(value, locale)
  const from = write((page - 1) * perPage + 1)
  const to = write(Math.min(page * perPage, total))
  return (
    <div className={styles.row}>
      <p>{t(range, { count: total, total: write(total), from, to })}</p>
      {pageCount === 1 ? null : (
        <nav className={styles.pages} aria-label={t('pager.label')}>
          {page > 1 ? (
            <Link to={addressOf(page - 1)} rel="prev" aria-label={t('pager.previous')}>
              <Icon name="arrowBack" />
            </Link>
          ) : null}
          {pagesAround(page, pageCount).map((number) =>
            number < 0 ? (
              <span key={number}>…</span>
            ) : (
              <Link
                key={number}
                to={addressOf(number)}
                aria-current={number === page ? 'page' : undefined}
                aria-label={t('pager.page', { page: number })}
              >
                {number}
              </Link>
            ),
          )}
          {page < pageCount ? (
            <Link to={addressOf(page + 1)} rel="next" aria-label={t('pager.next')}>
              <Icon name="arrow" />
            </Link>
          ) : null}
        </nav>
      )}
    </div>
  )
}

function usePageAddress() {
  const [search] = useSearchParams()
  return (page: number) => {
    const next = new URLSearchParams(search)
    next.set('page', String(page))
    if (page === 1) next.delete('page')
    return `?${next}`
  }
}

/** The first, the last and the pages around this one; a negative number stands for pages left out. */
export function pagesAround(page: number, pageCount: number): number[] {
  const shown = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount)
  const pages = [...new Set(shown)].sort((a, b) => a - b)
  return pages.flatMap((number, at) => (at > 0 && number - (pages[at - 1] ?? 0) > 1 ? [-number, number] : [number]))
}
