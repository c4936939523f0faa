import { Link, useHref, useLocation, useNavigationType } from '@remix-run/react'
import { useEffect, useId, useRef } from 'react'
import { noFilters, type OfferFilters, offerSearch, sortsFor } from '#app/domain/offers/offer-filters.ts'
import { formatNumber } from '#app/fields/format.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths/public.ts'
import { subscriptionPaths } from '#app/paths/subscriptions.ts'
import { DropDown } from '#app/ui/parts/drop-down.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
import { useLocale } from '#app/ui/parts/use-locale.ts'
import type { Chip } from '#app/words/filter-words.server.ts'
import type { SubscribeLink } from '#app/words/nothing-found-words.server.ts'
import { filterFormId } from './filter-bar.tsx'
import styles from './result-row.module.css'
import { ViewSwitch } from './view-switch.tsx'

interface ResultRowProps {
  filters: OfferFilters
  part: string | null
  chips: Chip[]
  /** Explains the order, unless it is obvious. */
  note: string | null
  total: number
  pageCount: number
  /** The same search by mail; null where no mail can be sent. */
  subscribe: SubscribeLink | null
}

export function ResultRow({ filters, part, chips, note, total, pageCount, subscribe }: ResultRowProps) {
  const { t } = useTranslation('site')
  const locale = useLocale()
  const { page } = filters
  return (
    <div className={styles.row}>
      <p className={`num ${styles.count}`} role="status" tabIndex={-1} ref={useFocusOnNews(page)}>
        {t('offers.count', { count: total, formatted: formatNumber(total, locale) })}
        {page > 1 && <small>, {t('offers.pageOf', { page, count: pageCount })}</small>}
      </p>
      {total > 0 && <ViewSwitch filters={filters} part={part} />}
      <FilterChips filters={filters} chips={chips} />
      {subscribe && <SubscribeButton words={subscribe.words} />}
      {total > 1 && <Sorting filters={filters} />}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  )
}

/** A new page of results starts at its top. When the clicked link is gone, the focus moves to the number. */
function useFocusOnNews(page: number) {
  const news = useRef<HTMLParagraphElement>(null)
  const { key } = useLocation()
  const isNewPage = useNavigationType() === 'PUSH'
  const shown = useRef({ key, page })
  useEffect(() => {
    const before = shown.current
    shown.current = { key, page }
    if (before.key === key) return
    const isTurned = isNewPage && before.page !== page
    if (isTurned) news.current?.parentElement?.scrollIntoView()
    if (isTurned || document.activeElement === document.body) news.current?.focus({ preventScroll: true })
  }, [key, page, isNewPage])
  return news
}

function FilterChips({ filters, chips }: Pick<ResultRowProps, 'filters' | 'chips'>) {
  const { t } = useTranslation('site')
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={t('offers.chips')}>
      {chips.map(({ name, words, to }) => (
        <li key={name}>
          <Link className={`num ${styles.chip}`} to={to} preventScrollReset>
            <span>
              <span className="sr">{t('offers.remove')} </span>
              {words}
            </span>
            <Icon name="cross" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          className={styles.clear}
          to={paths.offers + offerSearch({ ...noFilters, sort: filters.sort, view: filters.view })}
          preventScrollReset
        >
          {t('offers.clear')}
        </Link>
      </li>
    </ul>
  )
}

/** Sends the form with the filters, so that what is typed there and not applied yet counts as well. */
function SubscribeButton({ words }: Pick<SubscribeLink, 'words'>) {
  return (
    <button type="submit" className={styles.clear} form={filterFormId} formAction={useHref(subscriptionPaths.new)}>
      {words}
    </button>
  )
}

function Sorting({ filters }: { filters: OfferFilters }) {
  const { t } = useTranslation('site')
  const label = useId()
  return (
    <div className={styles.sorting}>
      <span id={label}>{t('offers.sortBy')}</span>
      <DropDown className={styles.sort} align="right" describedBy={label} title={t(`offers.sort.${filters.sort}`)}>
        {sortsFor(filters).map((sort) => (
          <Link
            key={sort}
            to={paths.offers + offerSearch(filters, { sort })}
            aria-current={sort === filters.sort ? 'true' : undefined}
            preventScrollReset
          >
            {t(`offers.sort.${sort}`)}
          </Link>
        ))}
      </DropDown>
    </div>
  )
}
