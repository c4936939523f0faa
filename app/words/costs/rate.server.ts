/** The monthly rate of a loan for what the purchase costs, with the visitor's own figures. */
import { monthlyRate, percentages, readEquity, readPercentage } from '#app/domain/costs/monthly-rate.ts'
import { ownPrices, type TypedCosts } from '#app/domain/costs/own-price.ts'
import type { Fact } from '#app/fields/fact-list.tsx'
import { formatNumber } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { CostWords, PriceForm } from './words.server.ts'

interface Loan {
  /** In euros. */
  equity: number
  /** Percent a year. */
  interest: number
  repayment: number
}

/** Null until interest and repayment are typed and every figure can be read. */
export function readLoan({ equity = '', interest = '', repayment = '' }: TypedCosts, locale: Locale): Loan | null {
  const own = readEquity(equity)
  const percent = readPercentage(interest, locale)
  const first = readPercentage(repayment, locale)
  return own === null || percent === null || first === null
    ? null
    : { equity: own, interest: percent, repayment: first }
}

/** @param total in euros, with the costs of the purchase */
export function rateFacts(total: number, loan: Loan, { t, money, about, percent }: CostWords): Fact[] {
  const borrowed = Math.max(0, total - loan.equity)
  const small = t('rate.of', { interest: percent(loan.interest), repayment: percent(loan.repayment) })
  return [
    { label: t('rate.loan'), small: t('rate.without', { equity: money(loan.equity) }), value: about(borrowed) },
    { label: t('rate.rate'), small, value: about(monthlyRate(borrowed, loan)), strong: true },
  ]
}

const examples = { interest: 3.5, repayment: 2 } as const

export function rateForm(typed: TypedCosts, { t, locale }: CostWords): PriceForm['rate'] {
  const { equity = '', interest = '', repayment = '' } = typed
  const isOpen = [equity, interest, repayment].some((text) => text.trim() !== '')
  const percentage = (name: keyof typeof examples, value: string) => {
    const example = t('rate.example', { value: formatNumber(examples[name], locale) })
    const problem = t(`rate.problem.${name}`, { ...bounds(percentages, locale), example })
    const errors = isOpen && readPercentage(value, locale) === null ? [problem] : []
    return { name, label: t(`rate.${name}`), value, hint: errors.length > 0 ? undefined : example, errors }
  }
  return {
    title: t('rate.title'),
    isOpen,
    equity: {
      name: 'equity',
      label: t('rate.equity'),
      value: equity,
      errors: readEquity(equity) === null ? [t('rate.problem.equity', bounds(ownPrices, locale))] : [],
    },
    percentages: [percentage('interest', interest), percentage('repayment', repayment)],
  }
}

function bounds({ min, max }: { min: number; max: number }, locale: Locale) {
  return { min: formatNumber(min, locale), max: formatNumber(max, locale) }
}
