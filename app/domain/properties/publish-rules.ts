/** Blocking rules are law or decency, advice is craft; i18n/locales gives the reasons under the rule's name. */

import type { Picture } from '#app/domain/picture.ts'
import { pick } from '#app/fields/pick.ts'
import { appliesTo, type PropertyFieldName, type PropertyValues } from './property.ts'

/** The fields that rules read, and those that identify a property and its state. */
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

export interface PublishCandidate extends Pick<PropertyValues, PublishRuleField> {
  pictureCount: number
  picturesWithoutAlt: number
}

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
  field: PublishRuleField | 'pictures'
  isMet: (property: PublishCandidate) => boolean
}

const hasCertificate = (property: PublishCandidate) =>
  property.energyCertificate === 'available' && appliesTo('energy', property)

/** § 87 GEG only applies when there is a certificate. */
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

/** The unmet blocking rules. */
export function missingForPublishing(property: PublishCandidate): PublishRuleName[] {
  return publishRules.filter((rule) => rule.weight === 'blocking' && !rule.isMet(property)).map((rule) => rule.name)
}

/** What keeps a property from being an offer; references and drafts are not checked. */
export function missingForOffer(candidate: PublishCandidate): PublishRuleName[] {
  return candidate.published && !candidate.sold ? missingForPublishing(candidate) : []
}
