/** Public fields of a property. The queries leave out what visitors may not see. */

import type { TeamMember } from '#app/domain/entries/team-member.ts'
import type { Untranslated } from '#app/domain/in-language.ts'
import type { BarePicture, LonePicture, Picture } from '#app/domain/picture.ts'
import type { Whereabouts } from '#app/domain/places/whereabouts.ts'
import type { EnergyFacts, EnergyLineWords, EnergySource } from '#app/domain/properties/energy.ts'
import type { AuthoredValues, PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import type { TranslatedName } from '#app/fields/translations.ts'

const newOfferPeriod = 14 * 24 * 60 * 60 * 1000

export function isNew(publishedAt: Date | null): boolean {
  return publishedAt !== null && Date.now() - publishedAt.getTime() < newOfferPeriod
}

export type PropertyText = TranslatedName<typeof propertyFields>

export const offerTexts = ['description', 'fittings', 'locationDescription', 'otherNotes'] as const
export type OfferText = (typeof offerTexts)[number]

export const tileFields = [
  'name',
  'city',
  'district',
  'marketType',
  'houseType',
  'rooms',
  'halfRoom',
  'livingArea',
  'plotArea',
  'floor',
  'grz',
  'development',
  'buildableAccordingTo',
  'heritageStatus',
  'purchasePrice',
  'baseRent',
  'priceOnRequest',
  'highlighted',
  'reserved',
  'energyCertificate',
  'energyCertificateType',
  'energyConsumption',
  'energyEfficiencyClass',
  'energyYearBuilt',
  'yearBuilt',
] as const satisfies (keyof PropertyValues)[]

export interface OfferTile extends Pick<PropertyValues, (typeof tileFields)[number]>, Untranslated<PropertyText> {
  id: string
  isNew: boolean
  energySources: EnergySource[]
  /** In EUR a month, with heating; null if unknown or not for rent. */
  totalRent: number | null
  cover: BarePicture | null
}

/** Fields that a tile shows in its energy line only. */
type EnergyName = Exclude<keyof EnergyFacts, 'yearBuilt'> | 'buildableAccordingTo'

/** As the browser gets it. */
export interface ShownTile extends Omit<OfferTile, EnergyName> {
  energy: EnergyLineWords | null
}

export interface ReferenceTile
  extends Pick<PropertyValues, 'name' | 'city' | 'district' | 'marketType' | 'houseType' | 'livingArea' | 'plotArea'>,
    Untranslated<PropertyText> {
  id: string
  soldYear: number | null
  cover: BarePicture | null
}

/** `street` and the coordinates are null unless the address may be shown. */
export interface Offer extends AuthoredValues, Untranslated<PropertyText> {
  id: string
  isNew: boolean
  publishedAt: Date | null
  energySources: EnergySource[]
  pictures: Picture[]
  member: TeamMember | null
  germanProvision: string | null
  whereabouts: Whereabouts | null
}

export const shownFields = [
  'id',
  'isNew',
  'reserved',
  'name',
  'propertyNumber',
  'houseType',
  'street',
  'postalCode',
  'city',
  'district',
  'description',
  'fittings',
  'locationDescription',
  'otherNotes',
  'pictures',
  'member',
  'untranslated',
] as const satisfies (keyof Offer)[]

export const exposeFields = [
  ...shownFields,
  'marketType',
  'priceOnRequest',
  'purchasePrice',
  'baseRent',
] as const satisfies (keyof Offer)[]

export type ExposeOffer = Pick<Offer, (typeof exposeFields)[number]>

export type ShownOffer = Pick<Offer, (typeof shownFields)[number]>

export interface Reference
  extends ReferenceTile,
    Pick<
      PropertyValues,
      | 'apartmentType'
      | 'buildingType'
      | 'plotType'
      | 'description'
      | 'rooms'
      | 'halfRoom'
      | 'yearBuilt'
      | 'lastModernized'
      | 'objectCondition'
      | 'heritageStatus'
    > {
  cover: LonePicture | null
  pictures: Picture[]
  member: TeamMember | null
}

export interface MemberOffers {
  total: number
  latest: Pick<OfferTile, 'id' | 'name' | 'untranslated'>[]
}
