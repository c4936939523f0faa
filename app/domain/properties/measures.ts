/** What is worked out from the fields of a property: rooms, leading price and area, sums. */
import type { PropertyValues } from './property.ts'

/** Rooms as Germany counts them: the half room is its own box. Null when no number of rooms is known. */
export function roomCount({ rooms, halfRoom }: Pick<PropertyValues, 'rooms' | 'halfRoom'>): number | null {
  return rooms === null ? (halfRoom ? 0.5 : null) : rooms + (halfRoom ? 0.5 : 0)
}

/** The price that lists are filtered and sorted by, in EUR: the purchase price, or the monthly base rent. */
export function leadingPrice(
  values: Pick<PropertyValues, 'marketType' | 'purchasePrice' | 'baseRent' | 'priceOnRequest'>,
) {
  if (values.priceOnRequest) return null
  return values.marketType === 'rent' ? values.baseRent : values.purchasePrice
}

/** The area that lists are filtered and sorted by, in m²: living area, or the plot's for a plot. */
export function leadingArea(values: Pick<PropertyValues, 'houseType' | 'livingArea' | 'plotArea'>) {
  return values.houseType === 'plot' ? values.plotArea : values.livingArea
}

/** Total rent in EUR a month, heating included; null unless every part is known, so that no part passes for the whole. */
export function totalRent(
  values: Pick<PropertyValues, 'baseRent' | 'serviceCharge' | 'heatingCosts' | 'heatingIncluded'>,
): number | null {
  const { baseRent, serviceCharge } = values
  const heating = values.heatingIncluded ? 0 : values.heatingCosts
  return baseRent === null || serviceCharge === null || heating === null ? null : sum(baseRent, serviceCharge, heating)
}

/** Purchase price and parking together, in EUR; null when there is nothing to add up. */
export function totalPrice({ purchasePrice, parkingPrice }: Pick<PropertyValues, 'purchasePrice' | 'parkingPrice'>) {
  return purchasePrice === null || parkingPrice === null ? null : sum(purchasePrice, parkingPrice)
}

/** To the cent, which sums of decimals are not by themselves. */
function sum(...amounts: number[]): number {
  return Math.round(amounts.reduce((total, amount) => total + amount, 0) * 100) / 100
}
