import { withoutOthers } from '#app/domain/properties/own-fields.ts'
import { type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import { changedValues } from '#app/domain/saving/prepared.ts'

export function withoutHiddenAddress({ addressVisible }: Pick<PropertyValues, 'addressVisible'>) {
  return addressVisible ? {} : { street: null, latitude: null, longitude: null }
}

/** Also removes values from which a withheld price could be calculated. */
export function withoutWithheldPrice({ priceOnRequest }: Pick<PropertyValues, 'priceOnRequest'>) {
  return priceOnRequest
    ? { purchasePrice: null, parkingPrice: null, baseRent: null, deposit: null, depositText: null }
    : {}
}

/** Whether visitors see no difference. A hidden address still moves its circle, so its point counts. */
export function looksSame(before: PropertyValues, after: PropertyValues): boolean {
  return Object.keys(changedValues(propertyFields, shownOf(before), shownOf(after))).length === 0
}

function shownOf(values: PropertyValues): PropertyValues {
  const street = values.addressVisible ? values.street : null
  return { ...withoutOthers(values), street, ...withoutWithheldPrice(values) }
}
