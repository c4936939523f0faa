import { withoutOthers } from '#app/domain/properties/own-fields.ts'
import { withoutParkingPrices } from '#app/domain/properties/parking.ts'
import { type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import { changedValues } from '#app/domain/saving/prepared.ts'
import { emptyValues } from '#app/fields/field.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { referenceFields } from './reference-fields.ts'

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
  if (values.sold) return { ...emptyValues(propertyFields), propertyNumber: '', ...pick(values, shownOfReferences) }
  const street = values.addressVisible ? values.street : null
  const withheld = values.priceOnRequest && {
    ...withoutWithheldPrice(values),
    depositTextEn: null,
    furtherParking: withoutParkingPrices(values),
  }
  return { ...withoutOthers(values), street, ...withheld }
}

/** The postal code leads to its place in the list of references. */
const shownOfReferences = [
  ...referenceFields,
  'nameEn',
  'descriptionEn',
  'published',
  'sold',
  'postalCode',
  'responsibleMember',
] as const
