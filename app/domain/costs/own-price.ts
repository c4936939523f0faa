import { locales } from '#app/fields/locale.ts'
import { readNumber } from '#app/fields/read-number.ts'

export const costParameters = ['price', 'equity', 'interest', 'repayment'] as const

/** What a visitor typed beside an offer, by parameter of its address. */
export type TypedCosts = Partial<Record<(typeof costParameters)[number], string>>

export function typedCosts(search: URLSearchParams): TypedCosts {
  return Object.fromEntries(costParameters.flatMap((name) => (search.has(name) ? [[name, search.get(name)]] : [])))
}

export const ownPrices = { min: 1_000, max: 100_000_000 } as const

const longest = 30

const currency = /^(?:€|eur|euro)|(?:€|eur|euro)$/i

/** "600.000", "600 000 €" and "€600,000". Below `min`, the other language's separators apply. */
export function readOwnPrice(typed: string): number | null {
  if (typed.length > longest) return null
  const bare = typed.trim().replace(currency, '')
  for (const language of locales) {
    const read = readNumber(bare, language, 'money')
    if ('value' in read && read.value >= ownPrices.min && read.value <= ownPrices.max) return read.value
  }
  return null
}
