/** Property values as readers see them, for pages that show changes. */
import { type PropertyFieldName, propertyFields } from '#app/domain/properties/property.ts'
import type { Field, FieldValue, Locale } from '#app/fields/field.ts'
import { formatValue } from '#app/fields/format.ts'
import { translator } from '#app/i18n/server.ts'

export type ValueWriter = (name: PropertyFieldName, value: unknown) => string | null

/** Null when there is nothing to show. Members are ids; unknown ones have left. */
export function valueWriter(locale: Locale, members: readonly { id: string; name: string }[]): ValueWriter {
  const t = translator(locale)
  const optionNames: Record<string, Record<string, string>> = t('property:options', { returnObjects: true })
  const words = (name: PropertyFieldName) => ({
    yes: t('property:yes'),
    no: t('property:no'),
    option: (key: string) => optionNames[name]?.[key] ?? key,
  })
  return (name, value) => {
    if (name === 'responsibleMember' && value !== null) {
      return members.find(({ id }) => id === value)?.name ?? t('forms:propertyForm.formerMember')
    }
    // The history stores values of this field.
    return formatValue(propertyFields[name], value as FieldValue<Field>, locale, words(name))
  }
}
