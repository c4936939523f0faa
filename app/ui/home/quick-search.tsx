/** A search form for offers. With JavaScript its button shows the number of results. */
import { useFetcher } from '@remix-run/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { OfferCounts } from '#app/domain/offers/offer-counts.ts'
import { formatNumber } from '#app/fields/format.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { CitySelect, HouseTypeSelect } from '#app/ui/offers/filter-bar.tsx'
import { FilterForm, filledFields } from '#app/ui/offers/filter-form.tsx'
import { LineInput, LineSelect } from '#app/ui/offers/line-field.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { useLocale } from '#app/ui/parts/use-locale.ts'
import styles from './quick-search.module.css'

export function QuickSearch({ counts }: { counts: OfferCounts }) {
  const { t } = useTranslation('site')
  const { words, recount } = useCountingWords(counts.marketType.purchase)
  return (
    <FilterForm className={styles.search} action={paths.offers} onChange={recount}>
      <LineSelect name="marketType" label={t('home.wish')} defaultValue="purchase">
        <option value="purchase">{t('home.buy')}</option>
        <option value="rent">{t('home.rent')}</option>
      </LineSelect>
      <HouseTypeSelect value={null} />
      <CitySelect value={null} cities={counts.cities.map(({ city }) => ({ city }))} />
      <LineInput
        className="num"
        name="priceMax"
        label={t('offers.priceMax')}
        placeholder={t('home.anyPrice')}
        inputMode="decimal"
      />
      <Button type="submit" className={styles.button}>
        {words}
      </Button>
    </FilterForm>
  )
}

/** The number only appears with JavaScript, which alone can keep it correct. */
function useCountingWords(initial: number) {
  const { t } = useTranslation('site')
  const locale = useLocale()
  const list = useFetcher<{ total: number }>()
  const [isCounting, setCounting] = useState(false)
  useEffect(() => setCounting(true), [])
  const pause = useRef(0)
  const recount = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    clearTimeout(pause.current)
    pause.current = window.setTimeout(() => list.load(`${paths.offers}?${filledFields(currentTarget)}`), 250)
  }
  const total = list.data?.total ?? initial
  const words =
    isCounting && total > 0
      ? t('home.showCount', { count: total, formatted: formatNumber(total, locale) })
      : t('home.show')
  return { words, recount }
}
