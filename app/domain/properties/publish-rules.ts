/** Blocking rules are required by law or decency; advice improves an offer. */
import { energyRules } from './energy-rules.ts'
import type { PublishCandidate } from './publish-candidate.ts'
import { houseRule, isInForce, type PublishRule, stated } from './publish-rule.ts'

const isRental = (property: PublishCandidate) => property.marketType === 'rent'
const isForSale = (property: PublishCandidate) => property.marketType === 'purchase'

const rentLaw = {
  ...houseRule,
  source: { paragraph: '§ 6 WoVermRG', url: 'https://www.gesetze-im-internet.de/wovermrg/__6.html' },
}

const labelLaw = {
  ...houseRule,
  from: '2026-08-02',
  source: { paragraph: 'Art. 50 KI-VO', url: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj' },
}

export const publishRules = [
  {
    ...stated('purchasePrice', 'blocking'),
    name: 'price',
    isMet: (p) => p.priceOnRequest || p.purchasePrice !== null,
  },
  { ...stated('baseRent', 'blocking', [rentLaw]), name: 'rent' },
  // The law only asks whether anything comes on top of the rent, and only of dwellings.
  stated('serviceCharge', 'blocking', [houseRule], (p) => isRental(p) && p.houseType !== 'plot'),
  stated('city', 'blocking'),
  {
    grounds: [houseRule],
    name: 'picture',
    weight: 'blocking',
    field: 'pictures',
    concerns: () => true,
    isMet: (p) => p.pictureCount > p.picturesUnexplained,
  },
  ...energyRules,
  stated('description', 'advice'),
  {
    grounds: [houseRule],
    name: 'altTexts',
    weight: 'advice',
    field: 'pictures',
    concerns: (p) => p.pictureCount > 0,
    isMet: (p) => p.picturesWithoutAlt === 0,
  },
  {
    grounds: [labelLaw],
    name: 'unexplainedPictures',
    weight: 'advice',
    field: 'pictures',
    concerns: (p) => p.pictureCount > 0,
    isMet: (p) => p.picturesUnexplained === 0,
  },
  { ...stated('latitude', 'advice'), name: 'point', isMet: (p) => p.latitude !== null && p.longitude !== null },
  stated('responsibleMember', 'advice'),
  // Tenants pay no commission unless they ordered the service (§ 2 WoVermRG).
  stated('provision', 'advice', [houseRule], isForSale),
] as const satisfies readonly PublishRule[]

export type NamedRule = (typeof publishRules)[number]
export type PublishRuleName = NamedRule['name']

export function rulesAbout(property: PublishCandidate, ruleDate: string): NamedRule[] {
  return publishRules.filter((rule) => rule.concerns(property) && hasGround(rule, property, ruleDate))
}

function hasGround({ grounds }: PublishRule, property: PublishCandidate, ruleDate: string): boolean {
  return grounds.some((ground) => isInForce(ground, ruleDate) && (ground.covers?.(property) ?? true))
}

export function unmetRules(property: PublishCandidate, ruleDate: string): NamedRule[] {
  return rulesAbout(property, ruleDate).filter((rule) => !rule.isMet(property))
}

export function missingForPublishing(property: PublishCandidate, ruleDate: string): PublishRuleName[] {
  return unmetOf('blocking', property, ruleDate)
}

export function adviceFor(property: PublishCandidate, ruleDate: string): PublishRuleName[] {
  return unmetOf('advice', property, ruleDate)
}

function unmetOf(weight: PublishRule['weight'], property: PublishCandidate, ruleDate: string): PublishRuleName[] {
  return unmetRules(property, ruleDate).flatMap((rule) => (rule.weight === weight ? [rule.name] : []))
}

export function missingForOffer(candidate: PublishCandidate, ruleDate: string): PublishRuleName[] {
  return candidate.published && !candidate.sold ? missingForPublishing(candidate, ruleDate) : []
}
