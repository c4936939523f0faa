import { appliesTo } from './property-scopes.ts'
import type { PublishCandidate, PublishRuleField } from './publish-candidate.ts'

/** Days in Berlin, both included. */
interface Ground {
  from: string | null
  until: string | null
  /** Null for a house rule, or while the paragraph is unknown. */
  source: { paragraph: string; url: string } | null
  /** Unverified rules apply only if the agency switches them on. */
  isVerified: boolean
}

export interface PublishRule extends Ground {
  name: string
  weight: 'blocking' | 'advice'
  field: PublishRuleField | 'pictures'
  concerns: (property: PublishCandidate) => boolean
  isMet: (property: PublishCandidate) => boolean
}

export interface RuleDate {
  day: string
  unverified: boolean
}

export function isInForce({ from, until, isVerified }: Ground, { day, unverified }: RuleDate): boolean {
  return (isVerified || unverified) && (from === null || from <= day) && (until === null || day <= until)
}

export const houseRule = { from: null, until: null, source: null, isVerified: true } as const satisfies Ground

export function stated<Field extends PublishRuleField, Weight extends PublishRule['weight']>(
  field: Field,
  weight: Weight,
  ground: Ground = houseRule,
  concerns = (property: PublishCandidate) => appliesTo(field, property),
) {
  const isMet = (property: PublishCandidate) => property[field] !== null && property[field] !== ''
  return { ...ground, name: field, weight, field, concerns, isMet } as const
}
