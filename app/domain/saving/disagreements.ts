import type { Fields, FieldValues } from '#app/fields/field.ts'
import { isSameIn, jointFields } from './joint-fields.ts'

export interface Disagreement {
  field: string
  fields: readonly string[]
  /** `undo` if the form holds what an undo brings back, and no one has typed it. */
  changedBy: 'them' | 'both' | 'undo'
}

export interface UndoneSave {
  /** The values before it. */
  values: Readonly<Record<string, unknown>>
  /** Fields that were changed after it, even if their values have returned. */
  changedSince: ReadonlySet<string>
}

/** Fields that someone must decide. Without a base, all differing fields. */
export function disagreements<F extends Fields>(
  fields: F,
  base: FieldValues<F> | null,
  theirs: FieldValues<F>,
  mine: FieldValues<F>,
  undone?: UndoneSave,
): Disagreement[] {
  const sideOf = (names: readonly string[]) =>
    isSameIn(names, base, mine)
      ? 'them'
      : undone && isSameIn(names, { ...base, ...undone.values }, mine)
        ? 'undo'
        : 'both'
  const isOvertaken = (names: readonly string[]) =>
    undone !== undefined && names.some((name) => name in undone.values && undone.changedSince.has(name))
  return jointFields(fields)
    .filter((names) => !isSameIn(names, theirs, mine) && (!isSameIn(names, base, theirs) || isOvertaken(names)))
    .map((names) => ({ field: names[0], fields: names, changedBy: sideOf(names) }))
}
