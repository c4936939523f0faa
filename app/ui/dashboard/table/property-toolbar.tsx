import { Form, Link, useSearchParams } from '@remix-run/react'
import { useRef } from 'react'
import control from '#app/fields/field-control.module.css'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { SearchKey, searchKey } from '#app/ui/dashboard/frame/search-key.tsx'
import { useAddress } from '#app/ui/dashboard/frame/use-address.ts'
import searchForm from '#app/ui/dashboard/lists/search-form.module.css'
import { useLiveFilters } from '#app/ui/form/use-live-filters.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
import { useIsHydrated } from '#app/ui/parts/use-is-hydrated.ts'
import styles from './property-toolbar.module.css'

interface PropertyFilters {
  tab: string
  q: string | null
  marketType: 'purchase' | 'rent' | null
  houseType: 'apartment' | 'house' | 'plot' | null
  member: string | null
  highlighted: boolean
  lacks: 'details' | 'advice' | null
  english: 'stale' | 'missing' | null
  sort: string
}

const textStates = ['missing', 'stale'] as const

const noFilters = {
  q: null,
  marketType: null,
  houseType: null,
  member: null,
  highlighted: null,
  lacks: null,
  english: null,
}

interface PropertyToolbarProps {
  filters: PropertyFilters
  /** The filter by person appears only if there are several. */
  members: readonly { id: string; name: string }[]
}

/** A GET form, so that every view can be kept as a link. */
export function PropertyToolbar({ filters, members }: PropertyToolbarProps) {
  const { t } = useTranslation(['dashboard', 'property'])
  const [search] = useSearchParams()
  const { tab, q, marketType, houseType, member, highlighted, lacks, english, sort } = filters
  const field = useRef<HTMLInputElement>(null)
  const isHydrated = useIsHydrated()
  const options = (name: 'marketType' | 'houseType') =>
    Object.entries(t(`property:options.${name}`, { returnObjects: true }))
  const people = members.map(({ id, name }) => [id, name] as const)
  const sorts = Object.entries(t('properties.sorts', { returnObjects: true }))
  const kept = [
    ['tab', tab === 'all' ? null : tab],
    ['highlighted', highlighted ? 'on' : null],
    ['lacks', lacks],
    ['perPage', search.get('perPage')],
    ['columns', search.get('columns')],
  ] as const
  return (
    <Form
      className={styles.toolbar}
      action={dashboardPaths.properties}
      role="search"
      autoComplete="off"
      {...useLiveFilters(dashboardPaths.properties)}
    >
      {kept.map(([name, value]) => (value ? <input key={name} type="hidden" name={name} value={value} /> : null))}
      <div className={`${searchForm.field} ${styles.search}`}>
        <label className="sr" htmlFor="q">
          {t('properties.search')}
        </label>
        <Icon name="search" />
        <input
          ref={field}
          className={control.input}
          id="q"
          name="q"
          type="search"
          placeholder={t('properties.searchPlaceholder')}
          defaultValue={q ?? ''}
          maxLength={200}
          aria-keyshortcuts={isHydrated ? searchKey : undefined}
        />
        {isHydrated ? <SearchKey field={field} /> : null}
      </div>
      <details className={styles.fold}>
        <summary>
          <Icon name="filter" />
          {t('properties.filters')}
        </summary>
        <div className={styles.filters}>
          <FilterSelect
            name="marketType"
            label={t('properties.marketType')}
            options={[['', t('properties.anyMarketType')], ...options('marketType')]}
            value={marketType}
          />
          <FilterSelect
            name="houseType"
            label={t('properties.houseType')}
            options={[['', t('properties.anyHouseType')], ...options('houseType')]}
            value={houseType}
          />
          {people.length > 1 ? (
            <FilterSelect
              name="member"
              label={t('properties.member')}
              options={[['', t('properties.anyMember')], ...people]}
              value={member}
            />
          ) : null}
          <FilterSelect
            name="english"
            label={t('properties.english.label')}
            options={[
              ['', t('properties.english.any')],
              ...textStates.map((state) => [state, t(`properties.english.${state}`)] as const),
            ]}
            value={english}
          />
          <FilterSelect
            name="sort"
            label={t('properties.sort')}
            options={sorts.map(([key, text]) => [key === 'updated' ? '' : key, text] as const)}
            value={sort}
          />
          <Button variant="quiet" type="submit" className={styles.apply}>
            {t('properties.apply')}
          </Button>
        </div>
      </details>
    </Form>
  )
}

interface FilterSelectProps {
  name: string
  label: string
  options: readonly (readonly [key: string, text: string])[]
  value: string | null
}

function FilterSelect({ name, label, options, value }: FilterSelectProps) {
  return (
    <span className={control.pick}>
      <select name={name} aria-label={label} defaultValue={value ?? ''}>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </span>
  )
}

export function ActiveFilters({ filters, members }: PropertyToolbarProps) {
  const { t } = useTranslation(['dashboard', 'property'])
  const addressOf = useAddress()
  const { q, marketType, houseType, member, highlighted, lacks, english } = filters
  const active = [
    ['q', q && t('properties.activeSearch', { q })],
    ['marketType', marketType && t(`property:options.marketType.${marketType}`)],
    ['houseType', houseType && t(`property:options.houseType.${houseType}`)],
    ['member', member && (members.find(({ id }) => id === member)?.name ?? t('properties.member'))],
    ['highlighted', highlighted && t('property:states.highlighted')],
    ['lacks', lacks && t(`properties.lacks.${lacks}`)],
    ['english', english && t(`properties.english.${english}`)],
  ] as const
  if (active.every(([, name]) => !name)) return null
  return (
    <div className={styles.active}>
      <ul aria-label={t('properties.active')}>
        {active.map(([key, name]) =>
          name ? (
            <li key={key}>
              <Link to={addressOf({ [key]: null })} aria-label={t('properties.drop', { name })}>
                {name}
                <Icon name="cross" />
              </Link>
            </li>
          ) : null,
        )}
      </ul>
      <Link className={styles.clear} to={addressOf(noFilters)}>
        {t('properties.clear')}
      </Link>
    </div>
  )
}
