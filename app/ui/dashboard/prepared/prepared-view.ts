import type { PropertyValues } from '#app/domain/properties/property.ts'
import type { PreparedState } from '#app/domain/saving/prepared.ts'
import type { Decision } from '#app/domain/saving/seller.ts'
import type { DifferenceRow } from '#app/words/prepared/difference-rows.server.ts'

export interface PreparedView {
  id: string
  values: Partial<PropertyValues>
  state: PreparedState
  by: string | null
  at: Date | string
  releaseAt: Date | string | null
  /** Whether visitors see the stored values. */
  isPublic: boolean
  rows: readonly DifferenceRow[]
  /** What was taken out of it. */
  leftOut: readonly Pick<DifferenceRow, 'field' | 'label'>[]
  /** Why it cannot be released, or was not released on its date. */
  obstacle: string | null
  /** One that is only late can be released by hand. */
  isReleasable: boolean
  isContradicted: boolean
  isUnapproved: boolean
  seller: { name: string | null; email: string | null }
  note: string | null
  askedAt: Date | string | null
  /** What the owner wanted changed in what was prepared before; null once the owner was asked again. */
  formerWish: { words: string | null; decidedAt: Date | string } | null
  decision: { decision: Decision; words: string | null; decidedAt: Date | string } | null
}
