/** Edit conflicts between two people at one property. */
import { keysOf } from '#app/fields/keys-of.ts'
import { type PropertyFieldName, type PropertyValues, propertyFields } from './property.ts'

export interface Disagreement {
  field: PropertyFieldName
  /** Whether only the other side changed it, or both did. */
  changedBy: 'them' | 'both'
}

/** The fields that someone has to decide. What only I changed since `base` is none; without a base, all are. */
export function disagreements(
  base: PropertyValues | null,
  theirs: PropertyValues,
  mine: PropertyValues,
): Disagreement[] {
  const names = keysOf(propertyFields)
  return names
    .filter((field) => theirs[field] !== mine[field] && theirs[field] !== base?.[field])
    .map((field) => ({ field, changedBy: mine[field] === base?.[field] ? 'them' : 'both' }))
}
