/**
 * What an offer needs before it may be published, as data. A blocking rule is law or decency, advice is craft; both
 * name the field they are about, and their reasons are in i18n/locales under the rule's name.
 */

import type { Picture } from '#app/domain/picture.ts'
import { pick } from '#app/fields/pick.ts'
import { appliesTo, type PropertyFieldName, type PropertyValues } from './property.ts'

/** The fields that rules look at, and those that say which property it is and whether it is held to them. */
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
  'energyCertificate',
  'energyCertificateType',
  'energyConsumption',
  'energyEfficiencyClass',
  'primaryEnergySource',
  'energyYearBuilt',
  'energyCertificateValidUntil',
  'yearBuilt',
  'description',
  'responsibleMember',
  'provision',
] as const satisfies PropertyFieldName[]

type PublishRuleField = (typeof publishRuleFields)[number]

/** What the rules have to know of a property; of the description, whether there is one. */
export interface PublishCandidate extends Pick<PropertyValues, PublishRuleField> {
  pictureCount: number
  picturesWithoutAlt: number
}

/** The property as the rules look at it. */
export function publishCandidate(values: PropertyValues, pictures: readonly Pick<Picture, 'alt'>[]): PublishCandidate {
  return {
    ...pick(values, publishRuleFields),
    pictureCount: pictures.length,
    picturesWithoutAlt: pictures.filter(({ alt }) => !alt).length,
  }
}

export interface PublishRule {
  name: string
  weight: 'blocking' | 'advice'
  /** Where it is mended: a field of the form, or the pictures. */
  field: PublishRuleField | 'pictures'
  isMet: (property: PublishCandidate) => boolean
}

const hasCertificate = (property: PublishCandidate) =>
  property.energyCertificate === 'available' && appliesTo('energy', property)

/** A rule about a particular of § 87 GEG, which only binds where a certificate exists. */
function certificateRule<Name extends string>(name: Name, field: PublishRuleField) {
  return {
    name,
    weight: 'blocking',
    field,
    isMet: (property: PublishCandidate) => !hasCertificate(property) || property[field] !== null,
  } as const
}

export const publishRules = [
  {
    name: 'price',
    weight: 'blocking',
    field: 'purchasePrice',
    isMet: (p) => p.marketType === 'rent' || p.priceOnRequest || p.purchasePrice !== null,
  },
  {
    name: 'rent',
    weight: 'blocking',
    field: 'baseRent',
    isMet: (p) => p.marketType === 'purchase' || p.baseRent !== null,
  },
  {
    name: 'serviceCharge',
    weight: 'blocking',
    field: 'serviceCharge',
    isMet: (p) => p.marketType === 'purchase' || p.serviceCharge !== null,
  },
  { name: 'city', weight: 'blocking', field: 'city', isMet: (p) => p.city !== '' },
  { name: 'picture', weight: 'blocking', field: 'pictures', isMet: (p) => p.pictureCount > 0 },
  {
    name: 'energyCertificate',
    weight: 'advice',
    field: 'energyCertificate',
    isMet: (p) => !appliesTo('energy', p) || p.energyCertificate !== null,
  },
  certificateRule('energyCertificateType', 'energyCertificateType'),
  certificateRule('energyConsumption', 'energyConsumption'),
  certificateRule('primaryEnergySource', 'primaryEnergySource'),
  {
    name: 'energyYearBuilt',
    weight: 'blocking',
    field: 'energyYearBuilt',
    isMet: (p) => !hasCertificate(p) || p.energyYearBuilt !== null || p.yearBuilt !== null,
  },
  certificateRule('energyEfficiencyClass', 'energyEfficiencyClass'),
  { name: 'description', weight: 'advice', field: 'description', isMet: (p) => p.description !== null },
  { name: 'altTexts', weight: 'advice', field: 'pictures', isMet: (p) => p.picturesWithoutAlt === 0 },
  {
    name: 'responsibleMember',
    weight: 'advice',
    field: 'responsibleMember',
    isMet: (p) => p.responsibleMember !== null,
  },
  { name: 'provision', weight: 'advice', field: 'provision', isMet: (p) => p.provision !== null },
] as const satisfies readonly PublishRule[]

export type PublishRuleName = (typeof publishRules)[number]['name']

/** The blocking rules that a property does not meet; it may be published when there are none. */
export function missingForPublishing(property: PublishCandidate): PublishRuleName[] {
  return publishRules.filter((rule) => rule.weight === 'blocking' && !rule.isMet(property)).map((rule) => rule.name)
}

/** What keeps a property from being the offer that it wants to be; a reference or a draft is not held to it. */
export function missingForOffer(candidate: PublishCandidate): PublishRuleName[] {
  return candidate.published && !candidate.sold ? missingForPublishing(candidate) : []
}
