/** Values of a transfer that a person has to look at before the website takes them over. */
import { farOffIn, nearestTo } from '#app/domain/properties/doubts/far-off.ts'
import { slipsIn } from '#app/domain/properties/doubts/plausibility.ts'
import { type PropertyFieldName, type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import { isComplete, type SomeValues } from '#app/exchange/complete-values.ts'
import type { HeldValue, LinkBase } from '#app/exchange/plan.ts'
import type { Problem } from '#app/exchange/problems.ts'
import type { ReceivedObject } from '#app/exchange/received.ts'
import { emptyValues } from '#app/fields/field.ts'
import { entriesOf } from '#app/fields/typed-objects.ts'

export type HeldValues = ReadonlyMap<PropertyFieldName, HeldValue>

type Values = Partial<PropertyValues>

/**
 * Resolves a number of two readings by its last value, and holds what stays open or is far off. A value that the last
 * transfer has sent already was decided then.
 */
export function holdValues(
  received: Values,
  { readings = {} }: Pick<ReceivedObject, 'readings'>,
  mine: Values | null,
  base: LinkBase['values'] | null,
): { values: Values; held: HeldValues } {
  const twice = entriesOf(readings).map(([field, other]) => {
    const value = Number(received[field])
    return { field, value, other, known: nearestTo(mine?.[field], [value, other]) }
  })
  const values = {
    ...received,
    ...Object.fromEntries(twice.flatMap(({ field, known }) => (known === undefined ? [] : [[field, known]]))),
  }
  const isSettled = (field: PropertyFieldName) => mine !== null && base?.[field] === received[field]
  const open = twice
    .filter(({ known }) => known === undefined)
    .map(({ field, value, other }): HeldValue => ({ field, value, other, why: 'twoReadings', last: null }))
  const far = farOffIn(values, mine)
    .filter(({ field }) => !open.some((one) => one.field === field))
    .map(({ reason, ...one }): HeldValue => ({ ...one, other: null, why: reason }))
  const single = [...open, ...far].filter(({ field }) => !isSettled(field))
  const held = [...single, ...doubtfulIn(values, mine, new Set(single.map(({ field }) => field)), isSettled)]
  return { values, held: new Map(held.map((one) => [one.field, one])) }
}

const emptied: SomeValues = emptyValues(propertyFields)

/** Numbers that only make no sense together, such as the price and the area of a new object. */
function doubtfulIn(
  values: Values,
  mine: Values | null,
  open: ReadonlySet<PropertyFieldName>,
  isSettled: (field: PropertyFieldName) => boolean,
): HeldValue[] {
  const known = mine && isComplete(mine) ? slipsIn(mine).map(({ name }) => name) : []
  const taken = Object.fromEntries(entriesOf(values).filter(([field]) => !open.has(field) && !isSettled(field)))
  const whole: SomeValues = { ...emptied, ...mine, ...taken }
  const held: HeldValue[] = []
  // One at a time: without a slip in the area, its price is sound.
  for (let slip = next(); slip; slip = next()) {
    held.push(slip)
    Object.assign(whole, { [slip.field]: mine?.[slip.field] ?? null })
  }
  return held

  function next(): HeldValue | undefined {
    const slips = isComplete(whole) ? slipsIn(whole).filter(({ name }) => !known.includes(name)) : []
    const [first] = slips.flatMap(({ name, slipIn }) => {
      const field = slipIn.find((field) => field in taken && whole[field] !== (mine?.[field] ?? null))
      const value = field && whole[field]
      return field && typeof value === 'number' ? [{ field, value, doubt: name }] : []
    })
    return first && { ...first, other: null, why: 'doubtful', last: null }
  }
}

export function heldProblems(held: HeldValues): Problem[] {
  return [...held.values()].map(({ field, value, other, why, last, doubt }) => {
    const became = doubt ?? other ?? last
    return { code: why, element: field, value, ...(became !== null && { became: String(became) }) }
  })
}
