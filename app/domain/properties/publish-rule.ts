import { appliesTo } from './property-scopes.ts'
import type { PublishCandidate, PublishRuleField } from './publish-candidate.ts'

/** Days in Berlin, both included. */
interface Ground {
  from: string | null
  until: string | null
  /** Null for a house rule. */
  source: { paragraph: string; url: string } | null
  /** The day on which somebody compared this rule with the text of the law; null for a house rule, or if nobody did. */
  readOn: string | null
  /** What only stood in a draft applies if the agency switches it on. */
  isEnacted: boolean
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

export function isInForce({ from, until, isEnacted }: Ground, { day, unverified }: RuleDate): boolean {
  return (isEnacted || unverified) && (from === null || from <= day) && (until === null || day <= until)
}

export const houseRule = {
  from: null,
  until: null,
  source: null,
  readOn: null,
  isEnacted: true,
} as const satisfies Ground

export function stated<Field extends PublishRuleField, Weight extends PublishRule['weight']>(
  field: Field,
  weight: Weight,
  ground: Ground = houseRule,
  concerns = (property: PublishCandidate) => appliesTo(field, property),
) {
  const isMet = (property: PublishCandidate) => property[field] !== null && property[field] !== ''
  return { ...ground, name: field, weight, field, concerns, isMet } as const
}
