import type { Fields, FieldValues } from '#app/fields/field.ts'
import { isSameIn, jointFields } from './joint-fields.ts'

export interface Disagreement {
  field: string
  fields: readonly string[]
  changedBy: 'them' | 'both'
}

/** Fields that someone must decide. Without a base, all differing fields. */
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
