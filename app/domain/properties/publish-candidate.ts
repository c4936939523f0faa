import type { Picture } from '#app/domain/picture.ts'
import { isHiddenByMark } from '#app/domain/picture-mark.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { certificateFigures } from './energy-certificate.ts'
import type { PropertyFieldName, PropertyValues } from './property.ts'

export const publishRuleFields = [
  'name',
  'propertyNumber',
  'marketType',
  'houseType',
  'published',
  'sold',
  'highlighted',
  'reserved',
  'purchasePrice',
  'priceOnRequest',
  'baseRent',
  'serviceCharge',
  'city',
  'latitude',
  'longitude',
  'energyCertificate',
  ...certificateFigures,
  'primaryEnergySource',
  'yearBuilt',
  'livingArea',
  'usableArea',
  'description',
  'responsibleMember',
  'provision',
] as const satisfies PropertyFieldName[]

export type PublishRuleField = (typeof publishRuleFields)[number]

export interface PublishCandidate extends Pick<PropertyValues, PublishRuleField> {
  pictureCount: number
  picturesWithoutAlt: number
  /** Hidden from visitors. */
  picturesUnexplained: number
}

type CountedPicture = Pick<Picture, 'alt' | 'origin'> & { foundMark?: string | null | undefined }

export function publishCandidate(values: PropertyValues, pictures: readonly CountedPicture[]): PublishCandidate {
  return {
    ...pick(values, publishRuleFields),
    pictureCount: pictures.length,
    picturesWithoutAlt: pictures.filter(({ alt }) => !alt).length,
    picturesUnexplained: pictures.filter(isHiddenByMark).length,
  }
}
