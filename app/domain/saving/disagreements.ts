import type { Fields, FieldValues } from '#app/fields/field.ts'
import { isSameIn, jointFields } from './joint-fields.ts'

export interface Disagreement {
  field: string
  fields: readonly string[]
  /** `undo` if the form holds what an undo brings back, and no one has typed it. */
  changedBy: 'them' | 'both' | 'undo'
}

/** Fields that someone must decide. Without a base, all differing fields. `undone` are the values before an undone save. */
export function disagreements<F extends Fields>(
  fields: F,
  base: FieldValues<F> | null,
  theirs: FieldValues<F>,
  mine: FieldValues<F>,
  undone?: Readonly<Record<string, unknown>>,
): Disagreement[] {
  const sideOf = (names: readonly string[]) =>
    isSameIn(names, base, mine) ? 'them' : undone && isSameIn(names, { ...base, ...undone }, mine) ? 'undo' : 'both'
  return jointFields(fields)
    .filter((names) => !isSameIn(names, theirs, mine) && !isSameIn(names, base, theirs))
    .map((names) => ({ field: names[0], fields: names, changedBy: sideOf(names) }))
}
