import {
  isAuthored,
  type PropertyFieldName,
  type PropertyValues,
  propertyFields,
} from '#app/domain/properties/property.ts'
import { always, isActiveOn } from '#app/exchange/active-days.ts'
import { requiredFields } from '#app/exchange/complete-values.ts'
import type { LinkBase } from '#app/exchange/plan.ts'
import { type Problem, quoted } from '#app/exchange/problems.ts'
import type { ReceivedObject } from '#app/exchange/received.ts'
import { keysOf } from '#app/fields/typed-objects.ts'
import { contactName, type FindMembers } from './people.ts'

export function valuesIn(
  object: ReceivedObject,
  findMembers: FindMembers,
  day: string,
): { theirs: Partial<PropertyValues>; problems: Problem[] } {
  const { values, flags, contact, propertyNumber } = object
  const [member = null, ...others] = contact ? findMembers(contact) : []
  const isClear = member !== null && others.length === 0
  const isUnknown = contact && !isClear && contactName(contact) !== ''
  const theirs: Partial<PropertyValues> = {
    ...withoutEmptied(values),
    ...(propertyNumber && { propertyNumber }),
    ...(contact !== undefined && { responsibleMember: isClear ? member : null }),
    ...flagsOf(object, day),
    ...flags,
  }
  return {
    theirs,
    problems: isUnknown
      ? [{ code: member ? 'severalPeople' : 'unknownPerson', found: quoted(contactName(contact)) }]
      : [],
  }
}

/** Sent objects are meant to be public, within their days; references stay. */
function flagsOf({ action, state, active = always }: ReceivedObject, day: string): Partial<PropertyValues> {
  if (action === 'reference' || state === 'sold') return { published: true, sold: true }
  const sent = active.isUnreadable ? {} : { published: isActiveOn(active, day) }
  if (state === 'reserved') return { ...sent, reserved: true }
  return state === 'open' ? { ...sent, reserved: false, sold: false } : sent
}

const translationNames = keysOf(propertyFields).filter((name) => !isAuthored(name))

/**
 * Most software supports one language: a translation missing from the file is removed only if the sender sent it and it
 * has not changed since. Otherwise it stays.
 */
export function withoutUnsentTranslations(
  theirs: Partial<PropertyValues>,
  base: LinkBase['values'] | null,
  mine: PropertyValues | null,
): Partial<PropertyValues> {
  const isUnsaid = (name: PropertyFieldName) => !base?.[name] || base[name] !== mine?.[name]
  const unsaid = new Set<string>(translationNames.filter((name) => theirs[name] === null && isUnsaid(name)))
  return Object.fromEntries(Object.entries(theirs).filter(([name]) => !unsaid.has(name)))
}

function withoutEmptied(values: ReceivedObject['values']): Partial<PropertyValues> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value || !requiredFields.some((required) => required === name)),
  )
}
