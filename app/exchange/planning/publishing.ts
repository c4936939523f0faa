/** The publish rules apply to imports as to forms: no decision publishes an offer that they forbid. */
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { publishCandidate } from '#app/domain/properties/publish-candidate.ts'
import { missingForOffer, type PublishRuleName } from '#app/domain/properties/publish-rules.ts'
import type { PlannedPicture, ResultingState } from '#app/exchange/plan.ts'

export function unmetRules(
  values: PropertyValues,
  pictures: readonly PlannedPicture[],
  ruleDate: string,
): readonly PublishRuleName[] {
  const planned = pictures.map((picture) => ('key' in picture ? picture : picture.received))
  return missingForOffer({ ...publishCandidate(values, planned), published: true }, ruleDate)
}

export function resultingState({ published, sold }: PropertyValues, wasPublic: boolean): ResultingState {
  if (published) return sold ? 'reference' : 'public'
  return wasPublic || sold ? 'offline' : 'draft'
}
