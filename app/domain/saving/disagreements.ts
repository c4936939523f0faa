/** Edit conflicts between two people at one form. */
import type { Fields, FieldValues } from '#app/fields/field.ts'
import { keysOf } from '#app/fields/keys-of.ts'

export interface Disagreement {
  field: string
  /** Whether only the other side changed it, or both did. */
  changedBy: 'them' | 'both'
}

/** The fields that someone has to decide. What only I changed since `base` is none; without a base, all are. */
export function disagreements<F extends Fields>(
  fields: F,
  base: FieldValues<F> | null,
  theirs: FieldValues<F>,
  mine: FieldValues<F>,
): Disagreement[] {
  return keysOf(fields)
    .filter((field) => theirs[field] !== mine[field] && theirs[field] !== base?.[field])
    .map((field) => ({ field, changedBy: mine[field] === base?.[field] ? 'them' : 'both' }))
}
