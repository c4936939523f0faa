import { formatNumber } from '#app/fields/format.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import styles from '#app/ui/dashboard/frame/pager.module.css'
import { useLocale } from '#app/ui/parts/use-locale.ts'
import buttons from './form-pager.module.css'

interface FormPagerProps {
  address: string
  view: string
  page: number
  perPage: number
  total: number
}

/** Pages are buttons of the surrounding form, which carries decisions from page to page. */
export function FormPager({ address, view, page, perPage, total }: FormPagerProps) {
  const { t } = useTranslation('dashboard')
  const locale = useLocale()
  if (total === 0) return null
  const write = (value: number) => formatNumber(value, locale)
  const from = write((page - 1) * perPage + 1)
  const to = write(Math.min(page * perPage, total))
  const pages = Array.from({ length: Math.ceil(total / perPage) }, (_, place) => place + 1)
  return (
    <div className={styles.row}>
      <p>{t('exchange.range', { count: total, total: write(total), from, to })}</p>
      {pages.length > 1 ? (
        <nav className={`${styles.pages} ${buttons.pages}`} aria-label={t('pager.label')}>
          {pages.map((number) => (
            <button
              key={number}
              type="submit"
              formAction={addressOf(address, view, number)}
              aria-current={number === page ? 'page' : undefined}
              aria-label={t('pager.page', { page: number })}
            >
              {number}
            </button>
          ))}
        </nav>
      ) : null}
    </div>
  )
}

export function addressOf(address: string, view: string, page: number): string {
  const search = new URLSearchParams()
  if (view !== 'all') search.set('show', view)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `${address}?${search}` : address
}
