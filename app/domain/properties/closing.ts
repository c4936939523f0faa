/** What became of a property: sold or rented, and when. The field is `sold` for both. */
import type { MarketType, PropertyValues } from './property.ts'

export type Closing = 'sold' | 'rented'

/** The key of all words about it; what staff read while the market type is open is `either`. */
export function closingOf({ marketType }: { marketType: MarketType }): Closing {
  return marketType === 'rent' ? 'rented' : 'sold'
}

/** The month is the present one where nobody says another; what is on offer again has none. `today` is an ISO date. */
export function soldOnOf({ sold, soldOn }: Pick<PropertyValues, 'sold' | 'soldOn'>, today: string): string | null {
  return sold ? (soldOn ?? today.slice(0, 7)) : null
}

export function yearOf(soldOn: string | null): number | null {
  return soldOn === null ? null : Number(soldOn.slice(0, 4))
}
