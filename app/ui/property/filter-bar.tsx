/** The form that narrows the list of offers down. On phones it is folded, so that the first offer is on the first screen. */
import { useTranslation } from 'react-i18next'
import type { OfferFilters } from '#app/domain/offer.ts'
import { activeFilters } from '#app/domain/offer-filters.ts'
import type { HouseType, MarketType } from '#app/domain/property.ts'
import { formatNumber } from '#app/fields/format.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import styles from './filter-bar.module.css'
import { FilterForm } from './filter-form.tsx'
import { LineInput, LineSelect } from './line-field.tsx'
import { usePropertyWords } from './use-property-words.ts'

/** How many published offers there are of each kind. */
export interface OfferCounts {
  marketType: Record<MarketType, number>
  houseType: Record<HouseType, number>
  cities: { city: string; count: number }[]
}

interface FilterBarProps {
  filters: OfferFilters
  counts: OfferCounts
}

export function FilterBar({ filters, counts }: FilterBarProps) {
  const { t } = useTranslation('site')
  const active = activeFilters(filters).length
  return (
    <details className={styles.fold}>
      <summary>
        <Icon name="filter" />
        {t('offers.fold')}
        {active > 0 && <span className="num">{t('offers.active', { count: active })}</span>}
      </summary>
      <FilterForm className={styles.form} action={paths.offers}>
        {filters.sort !== 'newest' && <input type="hidden" name="sort" value={filters.sort} />}
        <div className={styles.row}>
          <Choices filters={filters} counts={counts} />
          <Button type="submit">{t('offers.apply')}</Button>
        </div>
        <MoreCriteria filters={filters} />
      </FilterForm>
    </details>
  )
}

function Choices({ filters, counts }: FilterBarProps) {
  const { t } = useTranslation('site')
  return (
    <>
      <LineSelect
        key={`market ${filters.marketType}`}
        name="marketType"
        label={t('offers.market')}
        defaultValue={filters.marketType ?? ''}
      >
        <option value="">{t('offers.anyMarket')}</option>
        <CountedOption value="purchase" name={t('offers.purchase')} count={counts.marketType.purchase} />
        <CountedOption value="rent" name={t('offers.rent')} count={counts.marketType.rent} />
      </LineSelect>
      <HouseTypeSelect value={filters.houseType} counts={counts} />
      <CitySelect value={filters.city} counts={counts} />
      <NumberInput name="priceMin" label={t('offers.priceMin')} value={filters.priceMin} />
      <NumberInput name="priceMax" label={t('offers.priceMax')} value={filters.priceMax} />
    </>
  )
}

function MoreCriteria({ filters }: { filters: OfferFilters }) {
  const { t } = useTranslation('site')
  const isUsed = filters.roomsMin !== null || filters.areaMin !== null || filters.q !== null
  return (
    <details className={styles.more} open={isUsed}>
      <summary>
        <Icon name="filter" />
        {t('offers.more')}
      </summary>
      <div className={styles.moreRow}>
        <NumberInput name="roomsMin" label={t('offers.roomsMin')} value={filters.roomsMin} />
        <NumberInput name="areaMin" label={t('offers.areaMin')} value={filters.areaMin} />
        <LineInput
          key={`q ${filters.q}`}
          className={styles.wide}
          name="q"
          maxLength={200}
          label={t('offers.q')}
          defaultValue={filters.q ?? ''}
        />
      </div>
    </details>
  )
}

export function HouseTypeSelect({ value, counts }: { value: HouseType | null; counts?: OfferCounts }) {
  const { t } = usePropertyWords()
  return (
    <LineSelect key={`type ${value}`} name="houseType" label={t('site:offers.type')} defaultValue={value ?? ''}>
      <option value="">{t('site:offers.anyType')}</option>
      {(['apartment', 'house', 'plot'] as const).map((type) => (
        <CountedOption key={type} value={type} name={t(`options.houseType.${type}`)} count={counts?.houseType[type]} />
      ))}
    </LineSelect>
  )
}

export function CitySelect({ value, counts }: { value: string | null; counts: OfferCounts }) {
  const { t } = useTranslation('site')
  const isUnknown = value !== null && !counts.cities.some(({ city }) => city === value)
  return (
    <LineSelect key={`city ${value}`} name="city" label={t('offers.city')} defaultValue={value ?? ''}>
      <option value="">{t('offers.anyCity')}</option>
      {isUnknown && <CountedOption value={value} name={value} count={0} />}
      {counts.cities.map(({ city, count }) => (
        <CountedOption key={city} value={city} name={city} count={count} />
      ))}
    </LineSelect>
  )
}

function CountedOption({ value, name, count }: { value: string; name: string; count?: number | undefined }) {
  return <option value={value}>{count === undefined ? name : `${name} (${count})`}</option>
}

function NumberInput({ name, label, value }: { name: string; label: string; value: number | null }) {
  const locale = useLocale()
  const written = value === null ? '' : formatNumber(value, locale)
  return (
    <LineInput
      key={`${name} ${written}`}
      className="num"
      name={name}
      label={label}
      defaultValue={written}
      inputMode="decimal"
    />
  )
}
