import type { PropertyValues } from './property.ts'

/** German counting: a half room is a field of its own. Null if unknown. */
export function roomCount({ rooms, halfRoom }: Pick<PropertyValues, 'rooms' | 'halfRoom'>): number | null {
  return rooms === null ? (halfRoom ? 0.5 : null) : rooms + (halfRoom ? 0.5 : 0)
}

/** In EUR, for filters and sorting: purchase price or monthly base rent; null on request. */
export function leadingPrice(
  values: Pick<PropertyValues, 'marketType' | 'purchasePrice' | 'baseRent' | 'priceOnRequest'>,
) {
  if (values.priceOnRequest) return null
  return values.marketType === 'rent' ? values.baseRent : values.purchasePrice
}

export function leadingArea(values: Pick<PropertyValues, 'houseType' | 'livingArea' | 'plotArea'>) {
  return values.houseType === 'plot' ? values.plotArea : values.livingArea
}

/** In EUR a month, with heating; null unless every part is known. */
export function totalRent(
  values: Pick<PropertyValues, 'baseRent' | 'serviceCharge' | 'heatingCosts' | 'heatingIncluded'>,
): number | null {
  const { baseRent, serviceCharge } = values
  const heating = values.heatingIncluded === 'yes' ? 0 : values.heatingCosts
  return baseRent === null || serviceCharge === null || heating === null ? null : sum(baseRent, serviceCharge, heating)
}

/** Rounded to cents: sums of decimals are inexact. */
export function sum(...amounts: number[]): number {
  return Math.round(amounts.reduce((total, amount) => total + amount, 0) * 100) / 100
}
