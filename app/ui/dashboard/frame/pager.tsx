import { Link } from '@remix-run/react'
import { formatNumber } from '#app/fields/format.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/parts/icon.tsx'
import { useLocale } from '#app/ui/parts/use-locale.ts'
import styles from './pager.module.css'
import { useAddress } from './use-address.ts'

interface PagerProps {
  page: number
  perPage: number
  total: number
  /** The text key with the name of the rows. */
  range?: 'pager.range' | 'enquiries.range' | 'exchange.range'
  /** The first is the default; without sizes there is no choice. */
  sizes?: readonly number[]
}

export function Pager({ page, perPage, total, range = 'pager.range', sizes = [] }: PagerProps) {
  const { t } = useTranslation('dashboard')
  const locale = useLocale()
  const addressOf = useAddress()
  if (total === 0) return null
  const write = (value: number) => formatNumber(value, locale)
  const from = write((page - 1) * perPage + 1)
  const to = write(Math.min(page * perPage, total))
  const [usual = perPage] = sizes
  return (
    <div className={styles.row}>
      <p>{t(range, { count: total, total: write(total), from, to })}</p>
      {total > usual && sizes.length > 0 ? (
        <nav className={styles.sizes} aria-label={t('pager.perPage')}>
          <span aria-hidden="true">{t('pager.perPage')}</span>
          {sizes.map((size) => (
            <Link
              key={size}
              to={addressOf({ perPage: size === usual ? null : String(size) })}
              aria-current={size === perPage ? 'true' : undefined}
            >
              {size}
            </Link>
          ))}
        </nav>
      ) : null}
      <Pages page={page} pageCount={Math.ceil(total / perPage)} />
    </div>
  )
}

function Pages({ page, pageCount }: { page: number; pageCount: number }) {
  const { t } = useTranslation('dashboard')
  const addressOf = useAddress()
  const toPage = (number: number) => addressOf({ page: number === 1 ? null : String(number) })
  if (pageCount === 1) return null
  return (
    <nav className={styles.pages} aria-label={t('pager.label')}>
      {page > 1 ? (
        <Link to={toPage(page - 1)} rel="prev" aria-label={t('pager.previous')}>
          <Icon name="arrowBack" />
        </Link>
      ) : null}
      {pagesAround(page, pageCount).map((number) =>
        number < 0 ? (
          <span key={number}>…</span>
        ) : (
          <Link
            key={number}
            to={toPage(number)}
            aria-current={number === page ? 'page' : undefined}
            aria-label={t('pager.page', { page: number })}
          >
            {number}
          </Link>
        ),
      )}
      {page < pageCount ? (
        <Link to={toPage(page + 1)} rel="next" aria-label={t('pager.next')}>
          <Icon name="arrow" />
        </Link>
      ) : null}
    </nav>
  )
}

/** The first, the last and the pages around this one; negative numbers mark gaps. */
function pagesAround(page: number, pageCount: number): number[] {
  const shown = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount)
  const pages = [...new Set(shown)].sort((a, b) => a - b)
  return pages.flatMap((number, at) => (at > 0 && number - (pages[at - 1] ?? 0) > 1 ? [-number, number] : [number]))
}
