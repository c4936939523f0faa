/** The table, the form, its validation and the fact sheets derive from this catalogue, in its order. */
import type { Field, Fields, FieldValues } from '#app/fields/field.ts'
import type { ForeignLocale } from '#app/fields/locale.ts'
import { authoredFields, translationsIn, withTranslations } from '#app/fields/translations.ts'
import { areas } from './areas.ts'
import { propertyOptions as options } from './property-options.ts'

const mainCriteria = withTranslations({
  marketType: { kind: 'choice', options: options.marketType, required: true },
  houseType: { kind: 'choice', options: options.houseType, required: true },
  apartmentType: { kind: 'choice', options: options.apartmentType },
  buildingType: { kind: 'choice', options: options.buildingType },
  plotType: { kind: 'choice', options: options.plotType },
  name: { kind: 'text', max: 120, required: true, translated: true },
  propertyNumber: { kind: 'text', max: 40, required: true },
  street: { kind: 'text', max: 120 },
  postalCode: { kind: 'postalCode' },
  city: { kind: 'text', max: 80, required: true },
  district: { kind: 'text', max: 80 },
  addressVisible: { kind: 'flag' },
  latitude: { kind: 'decimal', min: -90, max: 90, places: 6 },
  longitude: { kind: 'decimal', min: -180, max: 180, places: 6, belongsTo: 'latitude' },
  ...areas,
  usableArea: { kind: 'decimal', unit: 'm²', max: 1_000_000, usual: [5, 10_000] },
  rooms: { kind: 'integer', min: 0, max: 999 },
  halfRoom: { kind: 'flag' },
  floors: { kind: 'integer', min: 0, max: 200 },
  floor: { kind: 'integer', min: -9, max: 200 },
  bedrooms: { kind: 'integer', min: 0, max: 999 },
  bathrooms: { kind: 'integer', min: 0, max: 999 },
  responsibleMember: { kind: 'reference' },
})

const descriptions = withTranslations({
  description: { kind: 'longText', max: 10_000, translated: true },
  fittings: { kind: 'longText', max: 10_000, translated: true },
  locationDescription: { kind: 'longText', max: 10_000, translated: true },
  otherNotes: { kind: 'longText', max: 10_000, translated: true },
  tourUrl: { kind: 'lines', max: 500, most: 3, links: true, inDetails: true },
  filmUrl: { kind: 'lines', max: 500, most: 3, links: true, inDetails: true },
})

const costs = withTranslations({
  purchasePrice: { kind: 'money', usual: [1_000, 100_000_000], amount: 'once' },
  parkingPrice: { kind: 'money', usual: [5, 1_000_000] },
  rentalIncome: { kind: 'money', usual: [1_000, 10_000_000], amount: 'yearly', inDetails: true },
  baseRent: { kind: 'money', usual: [100, 20_000], amount: 'coldRent' },
  serviceCharge: { kind: 'money', usual: [5, 4_999], amount: 'monthly' },
  heatingCosts: { kind: 'money', usual: [5, 4_999], amount: 'monthly' },
  heatingIncluded: { kind: 'statement' },
  deposit: { kind: 'money', usual: [100, 60_000], amount: 'once' },
  depositText: { kind: 'text', max: 120, inDetails: true, translated: true },
  provision: { kind: 'text', max: 200, translated: true },
  priceOnRequest: { kind: 'flag' },
})

export const energySourceColumns = {
  source: { kind: 'choice', options: options.primaryEnergySource },
} as const satisfies Fields

const energy = {
  energyCertificate: { kind: 'choice', options: options.energyCertificate },
  energyCertificateType: { kind: 'choice', options: options.energyCertificateType },
  energyConsumption: { kind: 'decimal', unit: 'kWh/(m²·a)', max: 9_999, usual: [3, 1_000] },
  energyEfficiencyClass: { kind: 'choice', options: options.energyEfficiencyClass },
  primaryEnergyDemand: { kind: 'decimal', unit: 'kWh/(m²·a)', max: 9_999, usual: [3, 1_000] },
  primaryEnergySource: { kind: 'choice', options: options.primaryEnergySource },
  furtherEnergySources: { kind: 'rows', columns: energySourceColumns, most: 4, inDetails: true },
  heatingType: { kind: 'choice', options: options.heatingType },
  energyCertificateIssuedOn: { kind: 'date' },
  energyCertificateValidUntil: { kind: 'date' },
  energyYearBuilt: { kind: 'year' },
  hotWaterIncluded: { kind: 'statement' },
} as const satisfies Fields

export const parkingColumns = {
  kind: { kind: 'choice', options: options.parkingType },
  spaces: { kind: 'integer', min: 0, max: 9_999 },
  price: { kind: 'money' },
} as const satisfies Fields

const availability = withTranslations({
  availableFrom: { kind: 'text', max: 120, translated: true },
  rented: { kind: 'statement', inDetails: true },
  petsAllowed: { kind: 'choice', options: options.petsAllowed, inDetails: true },
  parkingType: { kind: 'choice', options: options.parkingType },
  parkingSpaces: { kind: 'integer', min: 0, max: 9_999, usual: [1, 500] },
  furtherParking: { kind: 'rows', columns: parkingColumns, most: 8, inDetails: true },
})

const buildingPlot = {
  development: { kind: 'choice', options: options.development },
  buildableAccordingTo: { kind: 'choice', options: options.buildableAccordingTo },
  recommendedUse: { kind: 'choice', options: options.recommendedUse },
  grz: { kind: 'decimal', max: 1 },
  gfz: { kind: 'decimal', max: 20 },
} as const satisfies Fields

const additionalData = {
  balconyOrTerrace: { kind: 'statement' },
  balconies: { kind: 'integer', min: 0, max: 99, inDetails: true },
  terraces: { kind: 'integer', min: 0, max: 99, inDetails: true },
  garden: { kind: 'statement', inDetails: true },
  elevator: { kind: 'statement', inDetails: true },
  fittedKitchen: { kind: 'statement', inDetails: true },
  guestToilet: { kind: 'statement' },
  basement: { kind: 'choice', options: options.basement },
  barrierFree: { kind: 'choice', options: options.barrierFree, inDetails: true },
  furnished: { kind: 'choice', options: options.furnished, inDetails: true },
  heritageStatus: { kind: 'choice', options: options.heritageStatus },
  buildingPermit: { kind: 'choice', options: options.buildingPermit },
  constructionPhase: { kind: 'choice', options: options.constructionPhase },
  objectCondition: { kind: 'choice', options: options.objectCondition },
  fittingsQuality: { kind: 'choice', options: options.fittingsQuality },
  yearBuilt: { kind: 'year' },
  lastModernized: { kind: 'year' },
} as const satisfies Fields

const flags = {
  published: { kind: 'flag' },
  highlighted: { kind: 'flag' },
  reserved: { kind: 'flag' },
  sold: { kind: 'flag' },
  soldOn: { kind: 'month' },
} as const satisfies Fields

export const propertyFieldGroups = {
  mainCriteria,
  descriptions,
  costs,
  energy,
  availability,
  buildingPlot,
  additionalData,
  flags,
} as const satisfies Record<string, Fields>

export const propertyFields = {
  ...mainCriteria,
  ...descriptions,
  ...costs,
  ...energy,
  ...availability,
  ...buildingPlot,
  ...additionalData,
  ...flags,
} as const satisfies Fields

/** A parking space is sold with a home, or let by the month. */
export const parkingPrices = {
  purchase: { kind: 'money', usual: [1_000, 1_000_000], amount: 'once' },
  rent: { kind: 'money', usual: [5, 2_000], amount: 'monthly' },
} as const satisfies Record<'purchase' | 'rent', Field>

const withParkingPrice = (price: (typeof parkingPrices)['purchase' | 'rent']) => ({
  ...propertyFields,
  parkingPrice: price,
  furtherParking: { ...propertyFields.furtherParking, columns: { ...parkingColumns, price } },
})

const marketFields = { purchase: withParkingPrice(parkingPrices.purchase), rent: withParkingPrice(parkingPrices.rent) }

/** The catalogue, with the ranges that are usual in this market. */
export function propertyFieldsIn(marketType: unknown) {
  return marketFields[marketType === 'rent' ? 'rent' : 'purchase']
}

type PropertyFields = typeof propertyFields
export type PropertyFieldName = keyof PropertyFields
export type PropertyGroupName = keyof typeof propertyFieldGroups
export type PropertyValues = FieldValues<PropertyFields>

export function isPropertyField(name: string): name is PropertyFieldName {
  return Object.hasOwn(propertyFields, name)
}

export const authoredPropertyFields = authoredFields(propertyFields)
export type AuthoredFieldName = keyof typeof authoredPropertyFields
export type AuthoredValues = FieldValues<typeof authoredPropertyFields>

export function isAuthored(name: PropertyFieldName): name is AuthoredFieldName {
  return Object.hasOwn(authoredPropertyFields, name)
}

export type MarketType = PropertyValues['marketType']
export type HouseType = PropertyValues['houseType']

export type PropertyOptionNames = {
  readonly [Name in keyof typeof options]: Readonly<Record<(typeof options)[Name][number], string>>
}

// translationsIn() returns plain strings; these names come from the catalogue above.
export const propertyTranslations = translationsIn(propertyFields) as readonly Translation[]

interface Translation {
  name: Exclude<PropertyFieldName, AuthoredFieldName>
  translates: AuthoredFieldName
  locale: ForeignLocale
}
