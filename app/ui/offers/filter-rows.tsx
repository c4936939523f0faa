import type { OfferCounts } from '#app/domain/offers/offer-counts.ts'
import { featureNames, type OfferFilters } from '#app/domain/offers/offer-filters.ts'
import { defaultRadius, radii } from '#app/domain/places/nearby.ts'
import type { HouseType } from '#app/domain/properties/property.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/parts/icon.tsx'
import { Tick } from '#app/ui/parts/tick.tsx'
import type { Notice } from '#app/words/filter-notices.server.ts'
import type { FilterFields } from '#app/words/filter-words.server.ts'
import styles from './filter-bar.module.css'
import { noticeId } from './filter-notices.tsx'
import { LineInput, LineSelect } from './line-field.tsx'
import { NearField } from './near-field.tsx'

export interface FilterRowsProps {
  filters: OfferFilters
  fields: FilterFields
  /** Suggestions for the first field. */
  places: string[]
  notices: Notice[]
  counts: OfferCounts
  words: { priceMin: string; priceMax: string }
}

/** The controls of a search, for any form. */
export function FilterRows(props: FilterRowsProps) {
  return (
    <>
      <div className={styles.row}>
        <Choices {...props} />
      </div>
      <MoreCriteria {...props} />
    </>
  )
}

function Choices({ filters, fields, places, notices, counts, words }: FilterRowsProps) {
  const { t } = useTranslation('site')
  return (
    <>
      <Near filters={filters} fields={fields} places={places} notices={notices} />
      <LineSelect
        className={styles.market}
        name="marketType"
        label={t('offers.market')}
        defaultValue={filters.marketType ?? ''}
      >
        <option value="">{t('offers.anyMarket')}</option>
        <CountedOption value="purchase" name={t('offers.purchase')} count={counts.marketType.purchase} />
        <CountedOption value="rent" name={t('offers.rent')} count={counts.marketType.rent} />
      </LineSelect>
      <HouseTypeSelect value={filters.houseType} counts={counts.houseType} />
      <AmountInput name="priceMax" label={words.priceMax} value={fields.priceMax} notices={notices} />
    </>
  )
}

function Near({ filters, fields, places, notices }: Omit<FilterRowsProps, 'counts' | 'words'>) {
  const { t } = useTranslation('site')
  return (
    <>
      <NearField
        className={styles.near}
        placeholder=" "
        places={places}
        defaultValue={fields.near}
        aria-invalid={isInvalid('near', notices) || undefined}
        aria-describedby={noticeId('near', notices)}
      />
      <LineSelect
        className={styles.radius}
        name="radius"
        label={t('offers.radius')}
        defaultValue={filters.radius}
        data-usual={defaultRadius}
        aria-describedby={noticeId('radius', notices)}
      >
        {radii.map((radius) => (
          <option key={radius} value={radius}>
            {radius === 0 ? t('offers.thisPlace') : `${radius} km`}
          </option>
        ))}
      </LineSelect>
    </>
  )
}

function MoreCriteria({ filters, fields, notices, counts, words }: FilterRowsProps) {
  const { t } = useTranslation('site')
  const { roomsMin, priceMin, areaMin, q } = fields
  const { city, district } = filters
  const features = featureNames.map((name) => filters[name])
  const active = [city, district, roomsMin, priceMin, areaMin, q, ...features].filter(Boolean).length
  return (
    <details className={styles.more} open={active > 0}>
      <summary>
        <Icon name="filter" />
        {t('offers.more')}
        {active > 0 && <span className="num">{t('offers.active', { count: active })}</span>}
      </summary>
      <div className={styles.moreRow}>
        <CitySelect value={city} cities={counts.cities} />
        {(counts.districts.length > 1 || district) && <DistrictSelect value={district} districts={counts.districts} />}
        <AmountInput name="roomsMin" label={t('offers.roomsMin')} value={roomsMin} notices={notices} />
        <AmountInput name="priceMin" label={words.priceMin} value={priceMin} notices={notices} />
        <AmountInput name="areaMin" label={t('offers.areaMin')} value={areaMin} notices={notices} />
        <LineInput
          className={styles.wide}
          name="q"
          maxLength={200}
          label={t('offers.q')}
          defaultValue={q}
          aria-describedby={noticeId('q', notices)}
        />
        <div className={styles.features}>
          {featureNames.map((name) => (
            <Tick key={name} name={name} value="on" defaultChecked={filters[name] !== null}>
              {t(`offers.features.${name}`)}
            </Tick>
          ))}
        </div>
      </div>
    </details>
  )
}

export function HouseTypeSelect({ value, counts }: { value: HouseType | null; counts?: Record<HouseType, number> }) {
  const { t } = useTranslation(['property', 'site'])
  return (
    <LineSelect name="houseType" label={t('site:offers.type')} defaultValue={value ?? ''}>
      <option value="">{t('site:offers.anyType')}</option>
      {(['apartment', 'house', 'plot'] as const).map((type) => (
        <CountedOption key={type} value={type} name={t(`options.houseType.${type}`)} count={counts?.[type]} />
      ))}
    </LineSelect>
  )
}

function CitySelect({ value, cities }: { value: string | null; cities: OfferCounts['cities'] }) {
  const { t } = useTranslation('site')
  const options = (shown: typeof cities) =>
    shown.map(({ city, count }) => <CountedOption key={city} value={city} name={city} count={count} />)
  const without = cities.filter(({ count }) => count === 0)
  return (
    <LineSelect name="city" label={t('offers.city')} defaultValue={value ?? ''}>
      <option value="">{t('offers.anyCity')}</option>
      {options(cities.filter(({ count }) => count !== 0))}
      {without.length > 0 && <optgroup label={t('offers.noMatch')}>{options(without)}</optgroup>}
    </LineSelect>
  )
}

/** Of the chosen town; another town reloads the page. */
function DistrictSelect({ value, districts }: { value: string | null; districts: OfferCounts['districts'] }) {
  const { t } = useTranslation('site')
  return (
    <LineSelect name="district" label={t('offers.district')} defaultValue={value ?? ''}>
      <option value="">{t('offers.anyDistrict')}</option>
      {districts.map(({ district, count }) => (
        <CountedOption key={district} value={district} name={district} count={count} />
      ))}
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
  return (
    <LineInput
      className="num"
      name={name}
      label={label}
      defaultValue={value}
      inputMode="decimal"
      aria-invalid={isInvalid(name, notices) || undefined}
      aria-describedby={noticeId(name, notices)}
    />
  )
}

function isInvalid(name: Notice['name'], notices: Notice[]): boolean {
  return notices.some((notice) => notice.name === name && notice.isInvalid)
}
