import type { Fields, FieldValue, FieldValues } from '#app/fields/field.ts'
import { keysOf } from '#app/fields/typed-objects.ts'
import { isSameIn, jointFields } from './joint-fields.ts'

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
