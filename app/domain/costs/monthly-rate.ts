/** A loan with equal instalments: interest falls and repayment grows, and their sum stays the same. */
import type { Locale } from '#app/fields/locale.ts'
import { readNumber } from '#app/fields/numbers/read-number.ts'
import { readOwnPrice } from './own-price.ts'

/** Percent a year of the whole loan. */
export const percentages = { min: 0.1, max: 20 } as const
const percentage = { kind: 'decimal', max: percentages.max } as const

const longest = 30

/** "3,5", "3.5 %"; null when it is not a percentage within the bounds. */
export function readPercentage(typed: string, locale: Locale): number | null {
  if (typed.length > longest) return null
  const read = readNumber(typed.trim().replace(/%$/, ''), locale, percentage)
  return 'value' in read && read.value >= percentages.min && read.value <= percentages.max ? read.value : null
}

/** In euros. Empty means none. */
export function readEquity(typed: string): number | null {
  const isZero = typed.length <= longest && /^(?:0(?:[.,]0{1,2})?)?$/.test(typed.trim().replace(/ ?€$/, ''))
  return isZero ? 0 : readOwnPrice(typed)
}

/** In euros a month: a twelfth of interest and first repayment on the whole loan. */
export function monthlyRate(loan: number, { interest, repayment }: { interest: number; repayment: number }): number {
  return (loan * (interest + repayment)) / 100 / 12
}
