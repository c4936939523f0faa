/** Values of a transfer that a person has to look at before the website takes them over. */
import { farOffIn, nearestTo } from '#app/domain/properties/doubts/far-off.ts'
import type { PropertyFieldName, PropertyValues } from '#app/domain/properties/property.ts'
import type { HeldValue, LinkBase } from '#app/exchange/plan.ts'
import type { Problem } from '#app/exchange/problems.ts'
import type { ReceivedObject } from '#app/exchange/received.ts'
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
  const held = [...open, ...far].filter(({ field }) => !isSettled(field))
  return { values, held: new Map(held.map((one) => [one.field, one])) }
}

export function heldProblems(held: HeldValues): Problem[] {
  return [...held.values()].map(({ field, value, other, why, last }) => ({
    code: why,
    element: field,
    value,
    ...((other ?? last) !== null && { became: String(other ?? last) }),
  }))
}
