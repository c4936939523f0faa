import type { FieldValues } from '#app/fields/field.ts'
import { joinRows, splitRows } from '#app/fields/format.ts'
import { sum } from './measures.ts'
import type { PropertyValues, parkingColumns } from './property.ts'

export type Parking = FieldValues<typeof parkingColumns>

type ParkingValues = Pick<PropertyValues, 'parkingType' | 'parkingSpaces' | 'parkingPrice' | 'furtherParking'>

export function furtherParkingOf({ furtherParking }: Pick<PropertyValues, 'furtherParking'>): Parking[] {
  return splitRows<Parking>(furtherParking)
}

export function parkingOf(values: ParkingValues): Parking[] {
  const { parkingType: kind, parkingSpaces: spaces, parkingPrice: price } = values
  const isStated = kind !== null || spaces !== null || price !== null
  return [...(isStated ? [{ kind, spaces, price }] : []), ...furtherParkingOf(values)]
}

export function withoutParkingPrices(values: Pick<PropertyValues, 'furtherParking'>): string | null {
  return joinRows(furtherParkingOf(values).map((parking) => ({ ...parking, price: null })))
}

/** With all parking, in EUR; null if there is nothing to add. */
export function totalPrice(
  values: Pick<PropertyValues, 'purchasePrice' | 'parkingPrice'> & Partial<Pick<PropertyValues, 'furtherParking'>>,
): number | null {
  const { purchasePrice, parkingPrice, furtherParking = null } = values
  const prices = [parkingPrice, ...furtherParkingOf({ furtherParking }).map(({ price }) => price)]
  const stated = prices.filter((price) => price !== null)
  return purchasePrice === null || stated.length === 0 ? null : sum(purchasePrice, ...stated)
}
