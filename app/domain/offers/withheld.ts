import type { PropertyValues } from '#app/domain/properties/property.ts'

export function withoutHiddenAddress({ addressVisible }: Pick<PropertyValues, 'addressVisible'>) {
  return addressVisible ? {} : { street: null, latitude: null, longitude: null }
}

/** Also removes values from which a withheld price could be calculated. */
export function withoutWithheldPrice({ priceOnRequest }: Pick<PropertyValues, 'priceOnRequest'>) {
  return priceOnRequest
    ? { purchasePrice: null, parkingPrice: null, baseRent: null, deposit: null, depositText: null }
    : {}
}
