import { appliesTo } from './property-scopes.ts'
import type { PublishCandidate, PublishRuleField } from './publish-candidate.ts'

/** Why a rule holds from one day to another. Days in Berlin, both included; null where there is no end. */
export interface Ground {
  from: string | null
  until: string | null
  /** Null for a house rule. */
  source: { paragraph: string; url: string } | null
  /** The day on which the rule was compared with the text of the law; null if it was not, and for a house rule. */
  readOn: string | null
  /** For a paragraph that only covers some of the properties that the rule concerns. */
  covers?: (property: PublishCandidate) => boolean
}

/** There is one rule for each name. Where a law replaces another, or covers a part, the rule has several grounds. */
export interface PublishRule {
  name: string
  weight: 'blocking' | 'advice'
  field: PublishRuleField | 'pictures'
  grounds: readonly Ground[]
  concerns: (property: PublishCandidate) => boolean
  isMet: (property: PublishCandidate) => boolean
}

export function isInForce({ from, until }: Ground, day: string): boolean {
  return (from === null || from <= day) && (until === null || day <= until)
}

export const houseRule = { from: null, until: null, source: null, readOn: null } as const satisfies Ground

export function stated<Field extends PublishRuleField, Weight extends PublishRule['weight']>(
  field: Field,
  weight: Weight,
  grounds: readonly Ground[] = [houseRule],
  concerns = (property: PublishCandidate) => appliesTo(field, property),
) {
  const isMet = (property: PublishCandidate) => property[field] !== null && property[field] !== ''
  return { name: field, weight, field, grounds, concerns, isMet } as const
}
