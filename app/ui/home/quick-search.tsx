/** With JavaScript the button shows the number of results. */
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths/public.ts'
import { FilterForm } from '#app/ui/offers/filter-form.tsx'
import { HouseTypeSelect } from '#app/ui/offers/filter-rows.tsx'
import { LineInput, LineSelect } from '#app/ui/offers/line-field.tsx'
import { NearField } from '#app/ui/offers/near-field.tsx'
import { useSearchWords } from '#app/ui/offers/use-search-words.ts'
import { Button } from '#app/ui/parts/button.tsx'
import styles from './quick-search.module.css'

interface QuickSearchProps {
  /** The number of offers of the first choice. */
  purchases: number
  /** Suggested places. */
  places: string[]
  words: { wish: string; buy: string; rent: string; anyPrice: string; show: string }
}

export function QuickSearch({ purchases, places, words }: QuickSearchProps) {
  const { t } = useTranslation('site')
  const { onChange, ...shown } = useSearchWords({
    total: purchases,
    marketType: 'purchase',
    apply: words.show,
  })
  return (
    <FilterForm className={styles.search} action={paths.offers} onChange={onChange}>
      <LineSelect name="marketType" label={words.wish} defaultValue="purchase">
        <option value="purchase">{words.buy}</option>
        <option value="rent">{words.rent}</option>
      </LineSelect>
      <HouseTypeSelect value={null} />
      <NearField places={places} placeholder={t('offers.anyCity')} />
      <LineInput
        className="num"
        name="priceMax"
        label={shown.priceMax}
        placeholder={words.anyPrice}
        inputMode="decimal"
      />
      <Button type="submit" className={styles.button} data-uncovered>
        {shown.button}
      </Button>
    </FilterForm>
  )
}
