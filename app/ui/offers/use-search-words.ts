/** Labels that follow the form while it is filled in; without JavaScript, those of the page. */
import { useFetcher, useLocation } from '@remix-run/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { formatNumber } from '#app/fields/format.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths/public.ts'
import { useLocale } from '#app/ui/parts/use-locale.ts'
import { filledFields } from './filter-form.tsx'

interface Shown {
  total: number
  marketType: string | null
  /** The button's text while the number is unknown. */
  apply: string
}

/** Only JavaScript shows the number, because it would otherwise become wrong. */
export function useSearchWords(shown: Shown) {
  const { t } = useTranslation('site')
  const locale = useLocale()
  const { key } = useLocation()
  const list = useFetcher<{ total: number }>()
  const [isCounting, setCounting] = useState(false)
  // Until the page shows another search.
  const [changed, setChanged] = useState({ key: '', marketType: shown.marketType })
  const pause = useRef(0)
  useEffect(() => setCounting(true), [])
  const onChange = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    leaveDistrict(currentTarget, target)
    const fields = filledFields(currentTarget)
    setChanged({ key, marketType: fields.get('marketType') })
    clearTimeout(pause.current)
    pause.current = window.setTimeout(() => list.load(`${paths.offers}?${fields}`), 250)
  }
  const isChanged = changed.key === key
  const isRent = (isChanged ? changed : shown).marketType === 'rent'
  const total = (isChanged ? list.data?.total : null) ?? shown.total
  return {
    onChange,
    button:
      isCounting && total > 0
        ? t('home.showCount', { count: total, formatted: formatNumber(total, locale) })
        : shown.apply,
    priceMin: t(isRent ? 'offers.rentMin' : 'offers.priceMin'),
    priceMax: t(isRent ? 'offers.rentMax' : 'offers.priceMax'),
  }
}

/** Another town has other districts. */
function leaveDistrict({ elements }: HTMLFormElement, changed: EventTarget): void {
  const district = elements.namedItem('district')
  if (changed === elements.namedItem('city') && district instanceof HTMLSelectElement) district.value = ''
}
