/** Blocking rules are law or decency, advice is craft; i18n/locales gives the reasons under the rule's name. */

import { appliesTo } from './property.ts'
import type { PublishCandidate, PublishRuleField } from './publish-candidate.ts'

export interface PublishRule {
  name: string
  weight: 'blocking' | 'advice'
  /** Where it is mended. */
  field: PublishRuleField | 'pictures'
  concerns: (property: PublishCandidate) => boolean
  /** Asked only where the rule concerns the property. */
  isMet: (property: PublishCandidate) => boolean
}

/** A rule about a field that must not be empty, for the properties that have the field. */
function stated<Field extends PublishRuleField, Weight extends PublishRule['weight']>(
  field: Field,
  weight: Weight,
  concerns = (property: PublishCandidate) => appliesTo(field, property),
) {
  const isMet = (property: PublishCandidate) => property[field] !== null && property[field] !== ''
  return { name: field, weight, field, concerns, isMet } as const
}

const isRental = (property: PublishCandidate) => property.marketType === 'rent'
const isForSale = (property: PublishCandidate) => property.marketType === 'purchase'
const isBuilding = (property: PublishCandidate) => appliesTo('energy', property)

/** § 87 GEG only applies when there is a certificate. */
const hasCertificate = (property: PublishCandidate) =>
  isBuilding(property) && property.energyCertificate === 'available'

export const publishRules = [
  {
    ...stated('purchasePrice', 'blocking'),
    name: 'price',
    isMet: (p) => p.priceOnRequest || p.purchasePrice !== null,
  },
  { ...stated('baseRent', 'blocking'), name: 'rent' },
  stated('serviceCharge', 'blocking', isRental),
  stated('city', 'blocking'),
  { name: 'picture', weight: 'blocking', field: 'pictures', concerns: () => true, isMet: (p) => p.pictureCount > 0 },
  stated('energyCertificate', 'advice', isBuilding),
  stated('energyCertificateType', 'blocking', hasCertificate),
  stated('energyConsumption', 'blocking', hasCertificate),
  stated('primaryEnergySource', 'blocking', hasCertificate),
  {
    ...stated('energyYearBuilt', 'blocking', hasCertificate),
    isMet: (p) => p.energyYearBuilt !== null || p.yearBuilt !== null,
  },
  stated('energyEfficiencyClass', 'blocking', hasCertificate),
  stated('description', 'advice'),
  {
    name: 'altTexts',
    weight: 'advice',
    field: 'pictures',
    concerns: (p) => p.pictureCount > 0,
    isMet: (p) => p.picturesWithoutAlt === 0,
  },
  stated('responsibleMember', 'advice'),
  // A tenant who did not order the service pays none (§ 2 WoVermRG).
  stated('provision', 'advice', isForSale),
] as const satisfies readonly PublishRule[]

export type PublishRuleName = (typeof publishRules)[number]['name']

/** The rules that concern a property and are not met. */
export function unmetRules(property: PublishCandidate) {
  return publishRules.filter((rule) => rule.concerns(property) && !rule.isMet(property))
}

/** The unmet blocking rules. */
export function missingForPublishing(property: PublishCandidate): PublishRuleName[] {
  return unmetRules(property).flatMap(({ name, weight }) => (weight === 'blocking' ? [name] : []))
}

/** What keeps a property from being an offer; references and drafts are not checked. */
export function missingForOffer(candidate: PublishCandidate): PublishRuleName[] {
  return candidate.published && !candidate.sold ? missingForPublishing(candidate) : []
}
