/** Forms keep values of other fields, so that a change of kind loses nothing. */
import { keysOf } from '#app/fields/typed-objects.ts'
import {
  type PropertyFieldName,
  type PropertyGroupName,
  type PropertyValues,
  propertyFieldGroups,
  propertyFields,
} from './property.ts'
import { appliesTo, type PropertyKind } from './property-scopes.ts'

export function hasField(field: PropertyFieldName, kind: PropertyKind): boolean {
  const group = groupOf.get(field)
  return appliesTo(field, kind) && (group === undefined || appliesTo(group, kind))
}

const groupOf = new Map<string, PropertyGroupName>(
  keysOf(propertyFieldGroups).flatMap((group) =>
    Object.keys(propertyFieldGroups[group]).map((field) => [field, group]),
  ),
)

export function withoutOthers<Values extends PropertyKind & Partial<PropertyValues>>(values: Values): Values {
  const emptied = { ...values }
  for (const field of keysOf(propertyFields))
    if (field in values && !hasField(field, values))
      Object.assign(emptied, { [field]: propertyFields[field].kind === 'flag' ? false : null })
  return emptied
}
