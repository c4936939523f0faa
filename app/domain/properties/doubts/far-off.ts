/** Stops what is probably a typing error or a misread separator: a person confirms it, or it is not stored. */

import { type PropertyFieldName, type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import type { Field } from '#app/fields/field.ts'
import { isNumeric, usualRange } from '#app/fields/numbers/read-number.ts'
import { keysOf } from '#app/fields/typed-objects.ts'

/** `halved`: subscribers would be told of a fall of more than half. */
export type FarOffReason = 'unusual' | 'farFromLast' | 'halved'

export interface FarOff {
  field: PropertyFieldName
  value: number
  last: number | null
  reason: FarOffReason
}

type Values = Partial<PropertyValues>

/** Of the values that change. `last` is null for a new property. */
export function farOffIn(values: Values, last: Values | null): FarOff[] {
  return keysOf(propertyFields).flatMap((field): FarOff[] => {
    const [value, former] = [values[field], last?.[field] ?? null]
    if (typeof value !== 'number' || value === former) return []
    const known = typeof former === 'number' && former !== 0 ? former : null
    const reason = reasonOf(field, propertyFields[field], value, known)
    return reason ? [{ field, value, last: known, reason }] : []
  })
}

const far = 100
const near = 10
const alerted: ReadonlySet<PropertyFieldName> = new Set(['purchasePrice', 'baseRent'])

function reasonOf(name: PropertyFieldName, field: Field, value: number, last: number | null): FarOffReason | null {
  const usual = isNumeric(field) && usualRange(field)
  if (!usual || value === 0) return null
  if (last !== null && !isWithin(far, value, last)) return 'farFromLast'
  const isUsual = value >= usual[0] && value <= usual[1]
  if (!isUsual && (last === null || !isWithin(near, value, last))) return 'unusual'
  return alerted.has(name) && last !== null && value < last / 2 ? 'halved' : null
}

function isWithin(times: number, value: number, last: number): boolean {
  return value * times > last && value < last * times
}

/** Two readings of a number are a thousand apart, so at most one is near its last value. */
export function nearestTo(last: unknown, readings: readonly number[]): number | undefined {
  return typeof last === 'number' ? readings.find((value) => isWithin(near, value, last)) : undefined
}
