/** What an object of a file says in terms of all our fields, flags and contact person included. */
import {
  isAuthored,
  type PropertyFieldName,
  type PropertyValues,
  propertyFields,
} from '#app/domain/properties/property.ts'
import type { LinkBase } from '#app/exchange/plan.ts'
import { type Problem, quoted } from '#app/exchange/problems.ts'
import type { ReceivedObject } from '#app/exchange/received.ts'
import { keysOf } from '#app/fields/typed-objects.ts'
import { contactName, type FindMember } from './people.ts'

/** Without the fields of which it says nothing. */
export function valuesIn(
  object: ReceivedObject,
  findMember: FindMember,
): { theirs: Partial<PropertyValues>; problems: Problem[] } {
  const { values, flags, contact, propertyNumber } = object
  const member = contact ? findMember(contact) : null
  const isUnknown = contact && member === null && contactName(contact) !== ''
  const theirs: Partial<PropertyValues> = {
    ...withoutEmptied(values),
    ...(propertyNumber && { propertyNumber }),
    ...(contact !== undefined && { responsibleMember: member }),
    ...flagsOf(object),
    ...flags,
  }
  return {
    theirs,
    problems: isUnknown ? [{ code: 'unknownPerson', found: quoted(contactName(contact)) }] : [],
  }
}

/** What is sent is meant to be seen. */
function flagsOf({ action, state }: ReceivedObject): Partial<PropertyValues> {
  const sent = { published: true }
  if (action === 'reference' || state === 'sold') return { ...sent, sold: true }
  if (state === 'reserved') return { ...sent, reserved: true }
  return state === 'open' ? { ...sent, reserved: false, sold: false } : sent
}

const translationNames = keysOf(propertyFields).filter((name) => !isAuthored(name))

/**
 * Most software knows one language only: a translation that the file lacks goes where the sender has sent it and nobody
 * has changed it since. Otherwise nothing is said of it.
 */
export function withoutUnsaid(
  theirs: Partial<PropertyValues>,
  base: LinkBase['values'] | null,
  mine: PropertyValues | null,
): Partial<PropertyValues> {
  const isUnsaid = (name: PropertyFieldName) => !base?.[name] || base[name] !== mine?.[name]
  const unsaid = new Set<string>(translationNames.filter((name) => theirs[name] === null && isUnsaid(name)))
  return Object.fromEntries(Object.entries(theirs).filter(([name]) => !unsaid.has(name)))
}

/** A property cannot be without these, so nothing empties them. */
export const requiredFields: readonly PropertyFieldName[] = keysOf(propertyFields).filter(
  (name) => 'required' in propertyFields[name],
)

function withoutEmptied(values: ReceivedObject['values']): Partial<PropertyValues> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value || !requiredFields.some((required) => required === name)),
  )
}
