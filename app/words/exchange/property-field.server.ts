import { type PropertyFieldName, propertyFields } from '#app/domain/properties/property.ts'

export function isPropertyField(name: string): name is PropertyFieldName {
  return Object.hasOwn(propertyFields, name)
}
