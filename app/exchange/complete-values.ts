import { type PropertyFieldName, type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import { keysOf } from '#app/fields/typed-objects.ts'

export const requiredFields: readonly PropertyFieldName[] = keysOf(propertyFields).filter(
  (name) => 'required' in propertyFields[name],
)

export type SomeValues = Partial<Record<PropertyFieldName, PropertyValues[PropertyFieldName]>>

export function isMissing(values: SomeValues, name: PropertyFieldName): boolean {
  return (values[name] ?? null) === null
}

export function isComplete(values: SomeValues): values is PropertyValues {
  return !requiredFields.some((name) => isMissing(values, name))
}
