/** Whose value counts, field by field: `base` is what the connection said last, `mine` what the website says. */
import { type PropertyFieldName, type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import type { Difference, LinkBase } from '#app/exchange/plan.ts'
import { emptyValues } from '#app/fields/field.ts'
import { keysOf } from '#app/fields/keys-of.ts'

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

export function mergeSides(
  /** Null where nobody knows what was said: then every difference is asked about. */
  base: LinkBase['values'] | null,
  mine: PropertyValues,
  /** Without the fields of which the file says nothing. */
  theirs: Partial<PropertyValues>,
  keep: ReadonlyMap<PropertyFieldName, 'mine' | 'theirs'> | undefined,
): Merged {
  const values = { ...mine }
  const choices = new Map<PropertyFieldName, Difference['choice']>()
  const kept: PropertyFieldName[] = []
  for (const field of keysOf(propertyFields)) {
    const wanted = theirs[field]
    if (wanted === undefined || wanted === mine[field]) continue
    const changedBy = base === null ? 'both' : whoChanged(saidIn(base, field), mine[field], wanted)
    const choice = changedBy === 'both' ? (keep?.get(field) ?? 'theirs') : null
    if (choice) choices.set(field, choice)
    if (changedBy === 'mine') kept.push(field)
    if ((choice ?? changedBy) === 'theirs') Object.assign(values, { [field]: wanted })
  }
  return { values, choices, kept, said: { ...base, ...theirs } }
}

function whoChanged(base: Value, mine: Value, theirs: Value): 'mine' | 'theirs' | 'both' {
  if (mine === base) return 'theirs'
  return theirs === base ? 'mine' : 'both'
}

const untouched: Partial<Record<PropertyFieldName, Value>> = emptyValues(propertyFields)

/** What was never said was left empty when the object came. */
export function saidIn(base: LinkBase['values'], field: PropertyFieldName): Value {
  const said = base[field]
  return said === undefined ? (untouched[field] ?? null) : said
}
