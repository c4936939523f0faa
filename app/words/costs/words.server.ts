/** How costs are said: the texts of `offer.costBox`, amounts and percentages in the language of a page. */
import type { TFunction } from 'i18next'
import type { Fact } from '#app/fields/fact-list.tsx'
import { formatMoney, formatNumber } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import { i18nFor } from '#app/i18n/server.ts'

export interface CostBoxWords {
  title: string
  facts: Fact[]
  note: string | null
  /** Null where there is nothing to reckon. */
  form: PriceForm | null
}

/** Asks for a price to reckon with. */
export interface PriceForm {
  control: { name: string; label: string; value: string; errors: string[] }
  button: string
}

export interface CostWords {
  locale: Locale
  t: TFunction<'pages', 'offer.costBox'>
  /** In whole euros. */
  money: (euros: number) => string
  /** "etwa 13.160 €" */
  about: (euros: number) => string
  /** "5,5 %" */
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
