/** A price that a visitor wants to reckon with. */
import { locales } from '#app/fields/locale.ts'
import { readNumber } from '#app/fields/read-number.ts'

/** The parameter of an offer's address. */
export const priceParameter = 'price'

/** In EUR. */
export const ownPrices = { min: 1_000, max: 100_000_000 } as const

/** In characters: "100.000.000,00 Euro" and some spaces. */
const longest = 30

const currency = /^(?:€|eur|euro)|(?:€|eur|euro)$/i

/**
 * Reads "600.000", "600 000 €" and "€600,000"; null for anything else. The language of the page does not matter: what
 * one language takes for a few euros, below the lowest price, is read as the other would.
 */
export function readOwnPrice(typed: string): number | null {
  if (typed.length > longest) return null
  const bare = typed.trim().replace(currency, '')
  for (const language of locales) {
    const read = readNumber(bare, language, 'money')
    if ('value' in read && read.value >= ownPrices.min && read.value <= ownPrices.max) return read.value
  }
  return null
}
