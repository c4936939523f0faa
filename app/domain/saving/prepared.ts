import type { Fields, FieldValue, FieldValues } from '#app/fields/field.ts'
import { keysOf } from '#app/fields/typed-objects.ts'
import { isSameIn, jointFields } from './joint-fields.ts'

/** Why a prepared change cannot be released, the first that applies. */
export const obstacles = ['unreadable', 'sold', 'conflict', 'member', 'number', 'rules', 'approval'] as const
export type Obstacle = (typeof obstacles)[number]

export type PreparedState = 'draft' | 'asked' | 'approved' | 'declined' | 'overdue' | 'conflict'

/** In milliseconds. The cron runs every five minutes. */
export const overdueAfter = 10 * 60 * 1000

export function isOverdue(releaseAt: Date | null, now: number = Date.now()): boolean {
  return releaseAt !== null && now - releaseAt.getTime() > overdueAfter
}

/** What differs, joint fields together. */
export function changedValues<F extends Fields>(
  fields: F,
  before: FieldValues<F>,
  after: FieldValues<F>,
): Partial<FieldValues<F>> {
  const changed = jointFields(fields).filter((names) => !isSameIn(names, before, after))
  return pickValues<F>(after, changed.flat())
}

/** Leaves out fields and options that the catalogue no longer has. */
export function knownValues<F extends Fields>(fields: F, stored: Readonly<Partial<FieldValues<F>>>) {
  return pickValues<F>(
    stored,
    keysOf(fields).filter((name) => name in stored && isKnown(fields, name, stored[name] ?? null)),
  )
}

function isKnown(fields: Fields, name: string, value: FieldValue<Fields[string]>): boolean {
  const field = fields[name]
  return field?.kind !== 'choice' || value === null || field.options.some((option) => option === value)
}

function pickValues<F extends Fields>(
  values: Readonly<Partial<FieldValues<F>>>,
  names: readonly (keyof F)[],
): Partial<FieldValues<F>> {
  const picked: Partial<FieldValues<F>> = {}
  for (const name of names) picked[name] = values[name]
  return picked
}
