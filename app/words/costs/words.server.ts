import type { TFunction } from 'i18next'
import type { Fact } from '#app/fields/fact-list.tsx'
import { formatMoney, formatNumber } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import { i18nFor } from '#app/i18n/server.ts'

export interface CostBoxWords {
  title: string
  facts: Fact[]
  /** Read aloud when the figures change. */
  said: string | null
  note: string | null
  /** Null when nothing can be calculated. */
  form: PriceForm | null
}

interface Control {
  name: string
  label: string
  value: string
  hint?: string | undefined
  errors: string[]
}

export interface PriceForm {
  price: Control
  rate: { title: string; isOpen: boolean; equity: Control; percentages: Control[] }
  button: string
}

export interface CostWords {
  locale: Locale
  t: TFunction<'pages', 'offer.costBox'>
  money: (euros: number) => string
  about: (euros: number) => string
  percent: (value: number) => string
}

export function costWordsOf(locale: Locale): CostWords {
  const t = i18nFor(locale).getFixedT(locale, 'pages', 'offer.costBox')
  const money = (euros: number) => formatMoney(Math.round(euros), locale)
  return {
    locale,
    t,
    money,
    about: (euros) => t('about', { amount: money(euros) }),
    percent: (value) => formatNumber(value / 100, locale, { style: 'percent', maximumFractionDigits: 2 }),
  }
}
