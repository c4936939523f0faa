import { authoredLocale } from '#app/fields/locale.ts'
import { readNumber } from '#app/fields/numbers/read-number.ts'

export const costParameters = ['price', 'equity', 'interest', 'repayment'] as const

/** What a visitor typed beside an offer, by parameter of its address. */
export type TypedCosts = Partial<Record<(typeof costParameters)[number], string>>

export function typedCosts(search: URLSearchParams): TypedCosts {
  return Object.fromEntries(costParameters.flatMap((name) => (search.has(name) ? [[name, search.get(name)]] : [])))
}

export const ownPrices = { min: 1_000, max: 100_000_000 } as const

const ownPrice = { kind: 'money', usual: [ownPrices.min, ownPrices.max], amount: 'once' } as const

const longest = 30

/** "600.000", "600 000 €", "€600,000" and "1,2 Mio.", the same in both languages. */
export function readOwnPrice(typed: string): number | null {
  if (typed.length > longest) return null
  const read = readNumber(typed, authoredLocale, ownPrice)
  return 'value' in read && read.value >= ownPrices.min && read.value <= ownPrices.max ? read.value : null
}
