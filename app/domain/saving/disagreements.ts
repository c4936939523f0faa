/** Edit conflicts between two people at one form. */
import type { Fields, FieldValues } from '#app/fields/field.ts'
import { isSameIn, jointFields } from './joint-fields.ts'

export interface Disagreement {
  /** It names the choice. */
  field: string
  /** It, and those that are decided with it. */
  fields: readonly string[]
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
  return jointFields(fields)
    .filter((names) => !isSameIn(names, theirs, mine) && !isSameIn(names, base, theirs))
    .map((names) => ({ field: names[0], fields: names, changedBy: isSameIn(names, base, mine) ? 'them' : 'both' }))
}
