/** Two people at one property: where their versions contradict each other. */
import { type PropertyFieldName, type PropertyValues, propertyFields } from './property.ts'

export interface Disagreement {
  field: PropertyFieldName
  /** Whether only the other side changed it since, or both did. */
  changedBy: 'them' | 'both'
}

/**
 * The fields in which `theirs` and `mine` differ and that somebody has to decide. What only I changed since `base`, the
 * version that I began with, is no question; without a base, every difference is one.
 */
export function disagreements(
  base: PropertyValues | null,
  theirs: PropertyValues,
  mine: PropertyValues,
): Disagreement[] {
  const names = Object.keys(propertyFields) as PropertyFieldName[]
  return names
    .filter((field) => theirs[field] !== mine[field] && theirs[field] !== base?.[field])
    .map((field) => ({ field, changedBy: mine[field] === base?.[field] ? 'them' : 'both' }))
}
