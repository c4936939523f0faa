import type { MarketType, PropertyValues } from './property.ts'

export type Closing = 'sold' | 'rented'

export function closingOf({ marketType }: { marketType: MarketType }): Closing {
  return marketType === 'rent' ? 'rented' : 'sold'
}

/** Defaults to the month of `today` (ISO); null if it is on offer again. */
export function soldOnOf({ sold, soldOn }: Pick<PropertyValues, 'sold' | 'soldOn'>, today: string): string | null {
  return sold ? (soldOn ?? today.slice(0, 7)) : null
}

/** A property that is sold or let is no longer on offer, so it is neither reserved nor featured. */
export function withoutOffer<Values extends Pick<PropertyValues, 'sold' | 'reserved' | 'highlighted'>>(
  values: Values,
): Values {
  return values.sold ? { ...values, reserved: false, highlighted: false } : values
}

export function yearOf(soldOn: string | null): number | null {
  return soldOn === null ? null : Number(soldOn.slice(0, 4))
}
