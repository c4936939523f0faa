import type { PropertyValues } from '#app/domain/properties/property.ts'
import type { PreparedFacts, PreparedState } from '#app/domain/saving/prepared-state.ts'
import type { Decision } from '#app/domain/saving/seller.ts'
import type { DifferenceRow } from '#app/words/prepared/difference-rows.server.ts'

/** What every surface says of a prepared change. */
export interface PreparedSays extends Pick<PreparedState, 'chip' | 'sentence'> {
  /** The sentence in words. */
  text: string
}

export interface PreparedView extends PreparedSays, Omit<PreparedState, 'chip' | 'sentence'> {
  id: string
  values: Partial<PropertyValues>
  by: string | null
  at: Date | string
  releaseAt: Date | string | null
  /** The date of the approval; null for one without. */
  approvedFor: Date | string | null
  question: PreparedFacts['question']
  needsApproval: boolean
  /** Whether visitors see the stored values. */
  isPublic: boolean
  rows: readonly DifferenceRow[]
  /** What was taken out of it. */
  leftOut: readonly Pick<DifferenceRow, 'field' | 'label'>[]
  /** Why it cannot be released at once; null if it can. */
  reason: string | null
  seller: { name: string | null; email: string | null }
  note: string | null
  askedAt: Date | string | null
  /** What the owner wanted changed in what was prepared before; null once the owner was asked again. */
  formerWish: { words: string | null; decidedAt: Date | string } | null
  decision: { decision: Decision; words: string | null; decidedAt: Date | string } | null
}
