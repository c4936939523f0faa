/** Above the list of offers: how many there are, what they are filtered by, how they are sorted. */
import { Link } from '@remix-run/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type OfferFilters, offerSorts } from '#app/domain/offer.ts'
import { activeFilters, type NarrowingFilter, noFilters, offerSearch } from '#app/domain/offer-filters.ts'
import type { Locale } from '#app/fields/field.ts'
import { formatMeasure, formatMoney, formatNumber } from '#app/fields/format.ts'
import { paths } from '#app/paths.ts'
import { ArrowLink } from '#app/ui/button.tsx'
import { DropDown } from '#app/ui/drop-down.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { PropertyWords } from './facts.ts'
import styles from './result-row.module.css'
import { usePropertyWords } from './use-property-words.ts'

interface ResultRowProps {
  filters: OfferFilters
  total: number
}

export function ResultRow({ filters, total }: ResultRowProps) {
  const { t } = useTranslation('site')
  const locale = useLocale()
  return (
    <div className={styles.row}>
      <p className={`num ${styles.count}`} role="status">
        {t('offers.count', { count: total, formatted: formatNumber(total, locale) })}
      </p>
      {total > 0 && <FilterChips filters={filters} className={styles.chips} />}
      <Sorting filters={filters} />
    </div>
  )
}

/** The active filters, each a link that takes it away. */
export function FilterChips({ filters, className }: { filters: OfferFilters; className?: string | undefined }) {
  const { t, locale } = usePropertyWords()
  const active = activeFilters(filters)
  if (active.length === 0) return null
  return (
    <ul className={className ? `${styles.chipList} ${className}` : styles.chipList} aria-label={t('site:offers.chips')}>
      {active.map((name) => (
        <li key={name}>
          <Link
            className={`num ${styles.chip}`}
            to={paths.offers + offerSearch(filters, { [name]: null })}
            preventScrollReset
          >
            <span>
              <span className="sr">{t('site:offers.remove')} </span>
              {chipWords(name, filters, locale, t)}
            </span>
            <Icon name="cross" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          className={styles.clear}
          to={paths.offers + offerSearch({ ...noFilters, sort: filters.sort })}
          preventScrollReset
        >
          {t('site:offers.clear')}
        </Link>
      </li>
    </ul>
  )
}

function chipWords(name: NarrowingFilter, filters: OfferFilters, locale: Locale, t: PropertyWords): string | null {
  const { marketType, houseType, city, priceMin, priceMax, roomsMin, areaMin, q } = filters
  const words: Record<NarrowingFilter, string | null> = {
    marketType: marketType && t(`options.marketType.${marketType}`),
    houseType: houseType && t(`options.houseType.${houseType}`),
    city,
    priceMin: priceMin === null ? null : t('site:offers.chip.priceMin', { value: formatMoney(priceMin, locale) }),
    priceMax: priceMax === null ? null : t('site:offers.chip.priceMax', { value: formatMoney(priceMax, locale) }),
    roomsMin: roomsMin === null ? null : t('site:offers.chip.roomsMin', { value: formatNumber(roomsMin, locale) }),
    areaMin: areaMin === null ? null : t('site:offers.chip.areaMin', { value: formatMeasure(areaMin, 'm²', locale) }),
    q: q && t('site:offers.chip.q', { value: q }),
  }
  return words[name]
}

function Sorting({ filters }: { filters: OfferFilters }) {
  const { t } = useTranslation('site')
  const label = useId()
  return (
    <div className={styles.sorting}>
      <span className={styles.sortLabel} id={label}>
        {t('offers.sortedBy')}
      </span>
      <DropDown className={styles.sort} align="right" describedBy={label} title={t(`offers.sort.${filters.sort}`)}>
        {offerSorts.map((sort) => (
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

/** Instead of the list when nothing was found: what could be left out, and a way to ask. */
export function NoResults({ filters }: { filters: OfferFilters }) {
  const { t } = useTranslation('site')
  const isFiltered = activeFilters(filters).length > 0
  return (
    <div className={styles.none}>
      {isFiltered && <h2>{t('offers.noneTitle')}</h2>}
      <p className="lead">{isFiltered ? t('offers.noneText') : t('offers.noneAtAll')}</p>
      <FilterChips filters={filters} />
      <ArrowLink to={paths.contact}>{t('offers.tellUs')}</ArrowLink>
    </div>
  )
}
