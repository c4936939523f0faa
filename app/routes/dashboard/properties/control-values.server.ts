import { type PropertyFieldName, propertyFields } from '#app/domain/property.ts'
import type { Field, FieldValue, Locale } from '#app/fields/field.ts'
import { formatForControl } from '#app/fields/format.ts'

/** The values of a property as they stand in the controls of its form. */
export function controlValues(
  values: Readonly<Record<PropertyFieldName, FieldValue<Field>>>,
  locale: Locale,
): Record<string, string> {
  const entries = Object.entries(propertyFields) as [PropertyFieldName, Field][]
  return Object.fromEntries(entries.map(([name, field]) => [name, formatForControl(field, values[name], locale)]))
}
