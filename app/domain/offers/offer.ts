/** Public fields of a property. The queries leave out what visitors may not see. */

import type { ShownPerson, TeamMember } from '#app/domain/entries/team-member.ts'
import type { Untranslated } from '#app/domain/in-language.ts'
import type { BarePicture, LonePicture, Picture } from '#app/domain/picture.ts'
import type { Whereabouts } from '#app/domain/places/whereabouts.ts'
import type { EnergyLineWords, EnergySource } from '#app/domain/properties/energy.ts'
import { certificateFigures } from '#app/domain/properties/energy-certificate.ts'
import type { AuthoredValues, PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import type { Locale } from '#app/fields/locale.ts'
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
  ...certificateFigures,
  'yearBuilt',
  'usableArea',
] as const satisfies (keyof PropertyValues)[]

export interface OfferTile extends Pick<PropertyValues, (typeof tileFields)[number]>, Untranslated<PropertyText> {
  id: string
  isNew: boolean
  energySources: EnergySource[]
  /** In EUR a month, with heating; null if unknown or not for rent. */
  totalRent: number | null
  cover: BarePicture | null
}

/** A tile of a reference, as the browser gets it: in words. */
export interface ShownReference {
  id: string
  name: string
  /** Of the name. */
  lang?: Locale | undefined
  place: string
  cover: BarePicture | null
  facts: string[]
}

export interface ShownTile extends ShownReference {
  /** The label on its picture. */
  tab?: string | undefined
  price: string
  /** The kind of price. */
  priceNote?: string | undefined
  totalRent?: string | undefined
  energy?: EnergyLineWords | undefined
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
  'name',
  'propertyNumber',
  ...offerTexts,
  'untranslated',
] as const satisfies (keyof Offer)[]

/** As the browser gets it. */
export interface ShownOffer extends Pick<Offer, (typeof shownFields)[number]> {
  place: string
  pictures: Picture[]
  member: ShownPerson | null
}

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
