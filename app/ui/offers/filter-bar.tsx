/** On phones it is folded, so that the first offer is on the first screen. */

import type { OfferFilters } from '#app/domain/offers/offer.ts'
import type { OfferCounts } from '#app/domain/offers/offer-counts.ts'
import { activeFilters, noFilters } from '#app/domain/offers/offer-filters.ts'
import type { HouseType } from '#app/domain/properties/property.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { usePropertyWords } from '#app/ui/offer/use-property-words.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
import type { FilterFields, Notice } from '#app/words/filter-words.server.ts'
import styles from './filter-bar.module.css'
import { FilterForm } from './filter-form.tsx'
import { noticeId } from './filter-notices.tsx'
import { LineInput, LineSelect } from './line-field.tsx'

interface FilterBarProps {
  filters: OfferFilters
  fields: FilterFields
  notices: Notice[]
  counts: OfferCounts
}

export function FilterBar(props: FilterBarProps) {
  const { filters } = props
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
        {filters.sort !== noFilters.sort && <input type="hidden" name="sort" value={filters.sort} />}
        <div className={styles.row}>
          <Choices {...props} />
        </div>
        <MoreCriteria {...props} />
        <Button type="submit" className={styles.apply}>
          {t('offers.apply')}
        </Button>
      </FilterForm>
    </details>
  )
}

function Choices({ filters, fields, notices, counts }: FilterBarProps) {
  const { t } = useTranslation('site')
  return (
    <>
      <LineSelect name="marketType" label={t('offers.market')} defaultValue={filters.marketType ?? ''}>
        <option value="">{t('offers.anyMarket')}</option>
        <CountedOption value="purchase" name={t('offers.purchase')} count={counts.marketType.purchase} />
        <CountedOption value="rent" name={t('offers.rent')} count={counts.marketType.rent} />
      </LineSelect>
      <HouseTypeSelect value={filters.houseType} counts={counts.houseType} />
      <CitySelect className={styles.city} value={filters.city} cities={counts.cities} />
      <AmountInput name="priceMin" label={t('offers.priceMin')} value={fields.priceMin} notices={notices} />
      <AmountInput name="priceMax" label={t('offers.priceMax')} value={fields.priceMax} notices={notices} />
    </>
  )
}

function MoreCriteria({ fields, notices }: FilterBarProps) {
  const { t } = useTranslation('site')
  const { roomsMin, areaMin, q } = fields
  return (
    <details className={styles.more} open={Boolean(roomsMin || areaMin || q)}>
      <summary>
        <Icon name="filter" />
        {t('offers.more')}
      </summary>
      <div className={styles.moreRow}>
        <AmountInput name="roomsMin" label={t('offers.roomsMin')} value={roomsMin} notices={notices} />
        <AmountInput name="areaMin" label={t('offers.areaMin')} value={areaMin} notices={notices} />
        <LineInput
          className={styles.wide}
          name="q"
          maxLength={200}
          label={t('offers.q')}
          defaultValue={q}
          aria-describedby={noticeId('q', notices)}
        />
      </div>
    </details>
  )
}

export function HouseTypeSelect({ value, counts }: { value: HouseType | null; counts?: Record<HouseType, number> }) {
  const { t } = usePropertyWords()
  return (
    <LineSelect name="houseType" label={t('site:offers.type')} defaultValue={value ?? ''}>
      <option value="">{t('site:offers.anyType')}</option>
      {(['apartment', 'house', 'plot'] as const).map((type) => (
        <CountedOption key={type} value={type} name={t(`options.houseType.${type}`)} count={counts?.[type]} />
      ))}
    </LineSelect>
  )
}

interface CitySelectProps {
  className?: string | undefined
  value: string | null
  cities: { city: string; count?: number }[]
}

export function CitySelect({ className, value, cities }: CitySelectProps) {
  const { t } = useTranslation('site')
  const options = (shown: typeof cities) =>
    shown.map(({ city, count }) => <CountedOption key={city} value={city} name={city} count={count} />)
  const without = cities.filter(({ count }) => count === 0)
  return (
    <LineSelect className={className} name="city" label={t('offers.city')} defaultValue={value ?? ''}>
      <option value="">{t('offers.anyCity')}</option>
      {options(cities.filter(({ count }) => count !== 0))}
      {without.length > 0 && <optgroup label={t('offers.noMatch')}>{options(without)}</optgroup>}
    </LineSelect>
  )
}

/** Options without results stay enabled: the form may change other filters as well. */
function CountedOption({ value, name, count }: { value: string; name: string; count?: number | undefined }) {
  return <option value={value}>{count === undefined ? name : `${name} (${count})`}</option>
}

interface AmountInputProps {
  name: keyof FilterFields
  label: string
  value: string
  notices: Notice[]
}

function AmountInput({ name, label, value, notices }: AmountInputProps) {
  const isInvalid = notices.some((notice) => notice.name === name && notice.isInvalid)
  return (
    <LineInput
      className="num"
      name={name}
      label={label}
      defaultValue={value}
      inputMode="decimal"
      aria-invalid={isInvalid || undefined}
      aria-describedby={noticeId(name, notices)}
    />
  )
}
