import { type PropertyFieldName, type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import { isSameIn, jointFields } from '#app/domain/saving/joint-fields.ts'
import type { Decisions, Difference, LinkBase, Side } from '#app/exchange/plan.ts'
import { emptyValues } from '#app/fields/field.ts'
import { pick } from '#app/fields/typed-objects.ts'
import type { HeldValues } from './held-values.ts'

export const propertyJoints = jointFields(propertyFields)

type Value = PropertyValues[PropertyFieldName]

export interface Merged {
  values: PropertyValues
  choices: ReadonlyMap<PropertyFieldName, Difference['choice']>
  kept: readonly PropertyFieldName[]
  said: LinkBase['values']
}

export function merge(
  /** Null when the last transfer is unknown: every difference becomes a choice. */
  base: LinkBase['values'] | null,
  mine: PropertyValues,
  theirs: Partial<PropertyValues>,
  keep: ReadonlyMap<PropertyFieldName, Side> | undefined,
  otherwise: Decisions['otherwise'],
  held: HeldValues = new Map(),
): Merged {
  const values = { ...mine }
  const choices = new Map<PropertyFieldName, Difference['choice']>()
  const kept: PropertyFieldName[] = []
  for (const joint of propertyJoints) {
    const names = joint.filter((name) => theirs[name] !== undefined)
    const wanted = pick(theirs, names)
    if (isSameIn(names, wanted, mine)) continue
    const changedBy = base === null ? 'both' : whoChanged(names, base, mine, wanted)
    const [field] = joint
    const value = held.get(field)
    const isAsked = value !== undefined || changedBy === 'both'
    const choice = isAsked ? (keep?.get(field) ?? (value ? 'mine' : defaultSide(names, theirs, otherwise))) : null
    if (choice) choices.set(field, choice)
    if (changedBy === 'mine' && !value) kept.push(...names)
    if ((choice ?? changedBy) === 'theirs') Object.assign(values, wanted)
    if (choice === 'thousands' && value) Object.assign(values, { [field]: value.other ?? value.value })
  }
  return { values, choices, kept, said: { ...base, ...theirs } }
}

/** The default side: an empty value of the file does not replace anything. */
export function defaultSide(
  names: readonly PropertyFieldName[],
  theirs: Partial<PropertyValues>,
  otherwise: Decisions['otherwise'],
): Side {
  const isSilent = names.every((name) => (theirs[name] ?? null) === null)
  return otherwise ?? (isSilent ? 'mine' : 'theirs')
}

function whoChanged(
  names: readonly PropertyFieldName[],
  base: LinkBase['values'],
  mine: PropertyValues,
  theirs: Partial<PropertyValues>,
): Side | 'both' {
  if (names.every((name) => mine[name] === baseValue(base, name))) return 'theirs'
  return names.every((name) => theirs[name] === baseValue(base, name)) ? 'mine' : 'both'
}

const untouched: Partial<Record<PropertyFieldName, Value>> = emptyValues(propertyFields)

export function baseValue(base: LinkBase['values'], field: PropertyFieldName): Value {
  const sent = base[field]
  return sent === undefined ? (untouched[field] ?? null) : sent
}
