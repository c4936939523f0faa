/** What visitors see of a property that is sold or let. */
import type { PropertyFieldName } from '#app/domain/properties/property.ts'

export const referenceTileFields = [
  'name',
  'city',
  'district',
  'houseType',
  'livingArea',
  'plotArea',
  'marketType',
  'soldOn',
] as const satisfies PropertyFieldName[]

export const referenceFields = [
  ...referenceTileFields,
  'apartmentType',
  'buildingType',
  'plotType',
  'description',
  'rooms',
  'halfRoom',
  'yearBuilt',
  'lastModernized',
  'objectCondition',
  'heritageStatus',
] as const satisfies PropertyFieldName[]
