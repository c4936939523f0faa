/** Whose value counts, field by field, or of those that belong together: `base` is what the connection said last, `mine` what the website says. */
import { type PropertyFieldName, type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import { isSameIn, jointFields } from '#app/domain/saving/joint-fields.ts'
import type { Decisions, Difference, LinkBase, Side } from '#app/exchange/plan.ts'
import { emptyValues } from '#app/fields/field.ts'
import { pick } from '#app/fields/typed-objects.ts'

/** Made once: a plan asks for them with each of its objects. */
export const propertyJoints = jointFields(propertyFields)

type Value = PropertyValues[PropertyFieldName]

export interface Merged {
  values: PropertyValues
  /** Of the fields that both sides have changed: whose value stays. */
  choices: ReadonlyMap<PropertyFieldName, Difference['choice']>
  /** Fields that only the website has changed. */
  kept: readonly PropertyFieldName[]
  /** What the connection has said by now. */
  said: LinkBase['values']
}

export function merge(
  /** Null where nobody knows what was said: then every difference is asked about. */
  base: LinkBase['values'] | null,
  mine: PropertyValues,
  /** Without the fields of which the file says nothing. */
  theirs: Partial<PropertyValues>,
  keep: ReadonlyMap<PropertyFieldName, Side> | undefined,
  otherwise: Decisions['otherwise'],
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
    const choice = changedBy === 'both' ? (keep?.get(field) ?? presetSide(names, theirs, otherwise)) : null
    if (choice) choices.set(field, choice)
    if (changedBy === 'mine') kept.push(...names)
    if ((choice ?? changedBy) === 'theirs') Object.assign(values, wanted)
  }
  return { values, choices, kept, said: { ...base, ...theirs } }
}

/** Whose value stays while nobody has chosen: an empty one of the file replaces nothing by itself. */
export function presetSide(
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
  if (names.every((name) => mine[name] === saidIn(base, name))) return 'theirs'
  return names.every((name) => theirs[name] === saidIn(base, name)) ? 'mine' : 'both'
}

const untouched: Partial<Record<PropertyFieldName, Value>> = emptyValues(propertyFields)

/** What was never said was left empty when the object came. */
export function saidIn(base: LinkBase['values'], field: PropertyFieldName): Value {
  const said = base[field]
  return said === undefined ? (untouched[field] ?? null) : said
}
