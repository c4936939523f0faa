import type { Database } from '#app/data/database.server.ts'
import { listTeamOptions } from '#app/data/entries/team-members.server.ts'
import { propertyFields } from '#app/domain/properties/property.ts'
import type { Field, Fields, FieldValue } from '#app/fields/field.ts'
import { formatValue } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import { translator } from '#app/i18n/server.ts'

export type ValueWriter = (name: string, value: unknown) => string | null

interface Names {
  options?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined
  /** Labels by field; ids that are not listed have been deleted. */
  references?: Readonly<Record<string, readonly { value: string; label: string }[]>> | undefined
}

export async function loadPropertyWriter(db: Database, locale: Locale): Promise<ValueWriter> {
  return propertyWriter(locale, await listTeamOptions(db))
}

export function propertyWriter(locale: Locale, members: readonly { value: string; label: string }[]): ValueWriter {
  const options = translator(locale)('property:options', { returnObjects: true })
  return valueWriter(propertyFields, locale, { options, references: { responsibleMember: members } })
}

export function valueWriter(fields: Fields, locale: Locale, { options = {}, references = {} }: Names): ValueWriter {
  const t = translator(locale)
  return (name, value) => {
    const field = fields[name]
    if (!field) return null
    if (field.kind === 'reference' && value !== null) {
      const gone = name === 'property' ? 'formerProperty' : 'formerMember'
      return references[name]?.find((option) => option.value === value)?.label ?? t(`forms:saving.${gone}`)
    }
    const words = { yes: t('property:yes'), no: t('property:no'), option: (key: string) => options[name]?.[key] ?? key }
    // The history stores values of this field.
    return formatValue(field, value as FieldValue<Field>, locale, words)
  }
}
