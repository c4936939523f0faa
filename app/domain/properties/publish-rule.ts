/** What a publish rule is, and when it is asked. */
import { appliesTo } from './property-scopes.ts'
import type { PublishCandidate, PublishRuleField } from './publish-candidate.ts'

/** Where a rule comes from, and the days in Berlin on which it holds, both included. */
interface Ground {
  /** ISO; null: since ever, or for good. */
  from: string | null
  until: string | null
  /** Null where a rule is the house's own, or nobody knows the paragraph yet. */
  source: { paragraph: string; url: string } | null
  /** What nobody has verified is only asked once the agency says so. */
  isVerified: boolean
}

export interface PublishRule extends Ground {
  name: string
  weight: 'blocking' | 'advice'
  /** Where it is mended. */
  field: PublishRuleField | 'pictures'
  concerns: (property: PublishCandidate) => boolean
  /** Asked only where the rule concerns the property. */
  isMet: (property: PublishCandidate) => boolean
}

/** What decides which rules are asked. */
export interface RuleDate {
  /** ISO, in Berlin. */
  day: string
  /** Whether the agency has switched on rules that are not verified. */
  unverified: boolean
}

export function isInForce({ from, until, isVerified }: Ground, { day, unverified }: RuleDate): boolean {
  return (isVerified || unverified) && (from === null || from <= day) && (until === null || day <= until)
}

export const houseRule = { from: null, until: null, source: null, isVerified: true } as const satisfies Ground

/** A rule about a field that must not be empty, for the properties that have the field unless `concerns` says more. */
export function stated<Field extends PublishRuleField, Weight extends PublishRule['weight']>(
  field: Field,
  weight: Weight,
  ground: Ground = houseRule,
  concerns = (property: PublishCandidate) => appliesTo(field, property),
) {
  const isMet = (property: PublishCandidate) => property[field] !== null && property[field] !== ''
  return { ...ground, name: field, weight, field, concerns, isMet } as const
}
