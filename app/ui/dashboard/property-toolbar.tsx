import { Form } from '@remix-run/react'
import control from '#app/fields/field-control.module.css'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import styles from './property-toolbar.module.css'

export interface PropertyFilters {
  tab: string
  q: string | null
  marketType: string | null
  houseType: string | null
  sort: string
}

/** Search, filters and order of the table: a form that asks with the address, so that every view can be kept as a link. */
export function PropertyToolbar({ filters }: { filters: PropertyFilters }) {
  const { t } = useTranslation(['dashboard', 'property'])
  const { tab, q, marketType, houseType, sort } = filters
  const marketTypes = {
    '': t('properties.anyMarketType'),
    ...t('property:options.marketType', { returnObjects: true }),
  }
  const houseTypes = { '': t('properties.anyHouseType'), ...t('property:options.houseType', { returnObjects: true }) }
  const sorts = t('properties.sorts', { returnObjects: true })
  return (
    // The key puts the controls back to what the address says, after a link or the back button.
    <Form className={styles.toolbar} action={paths.dashboard.properties} key={JSON.stringify(filters)} role="search">
      {tab === 'all' ? null : <input type="hidden" name="tab" value={tab} />}
      <div className={styles.search}>
        <label className="sr" htmlFor="q">
          {t('properties.search')}
        </label>
        <Icon name="search" />
        <input
          className={control.input}
          id="q"
          name="q"
          type="search"
          placeholder={t('properties.searchPlaceholder')}
          defaultValue={q ?? ''}
        />
      </div>
      <details className={styles.fold}>
        <summary>
          <Icon name="filter" />
          {t('properties.filters')}
        </summary>
        <div className={styles.filters}>
          <Pick name="marketType" label={t('properties.marketType')} options={marketTypes} value={marketType ?? ''} />
          <Pick name="houseType" label={t('properties.houseType')} options={houseTypes} value={houseType ?? ''} />
          <Pick name="sort" label={t('properties.sort')} options={sorts} value={sort} />
          <Button variant="quiet" type="submit">
            {t('properties.apply')}
          </Button>
        </div>
      </details>
    </Form>
  )
}

interface PickProps {
  name: string
  label: string
  options: Readonly<Record<string, string>>
  value: string
}

function Pick({ name, label, options, value }: PickProps) {
  return (
    <span className={control.pick}>
      <select name={name} aria-label={label} defaultValue={value}>
        {Object.entries(options).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </span>
  )
}
