import { activeFilters, noFilters, usualSort } from '#app/domain/offers/offer-filters.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths/public.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
import styles from './filter-bar.module.css'
import { FilterForm } from './filter-form.tsx'
import { FilterRows, type FilterRowsProps } from './filter-rows.tsx'
import { useSearchWords } from './use-search-words.ts'

/** For buttons outside of the form that send it. */
export const filterFormId = 'filter'

interface FilterBarProps extends Omit<FilterRowsProps, 'words'> {
  total: number
}

/** Folded on phones, so that the first offer is on the first screen. */
export function FilterBar(props: FilterBarProps) {
  const { filters, total } = props
  const { t } = useTranslation('site')
  const { marketType } = filters
  const { onChange, ...words } = useSearchWords({ total, marketType, apply: t('offers.apply') })
  const active = activeFilters(filters).length
  return (
    <details className={styles.fold}>
      <summary>
        <Icon name="filter" />
        {t('offers.fold')}
        {active > 0 && <span className="num">{t('offers.active', { count: active })}</span>}
      </summary>
      <FilterForm id={filterFormId} className={styles.form} action={paths.offers} onChange={onChange}>
        {filters.sort !== usualSort(filters.near) && <input type="hidden" name="sort" value={filters.sort} />}
        {filters.view !== noFilters.view && <input type="hidden" name="view" value={filters.view} />}
        <FilterRows {...props} words={words} />
        <Button type="submit" className={styles.apply}>
          {words.button}
        </Button>
      </FilterForm>
    </details>
  )
}
