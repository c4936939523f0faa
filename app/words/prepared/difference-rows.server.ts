import { type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import { jointFields, jointLabel, jointWords } from '#app/domain/saving/joint-fields.ts'
import type { Field } from '#app/fields/field.ts'
import { authoredLocale, type Locale } from '#app/fields/locale.ts'
import type { ValueWriter } from '#app/words/saved-values.server.ts'
import { changedPassage } from '#app/words/texts/passage.server.ts'
import type { TextPart } from '#app/words/texts/text-changes.server.ts'

export interface DifferenceRow {
  field: string
  label: string
  /** Null for an empty field. */
  before: readonly TextPart[] | null
  after: readonly TextPart[] | null
  /** The language of both values, if it is not that of the page. */
  lang: Locale | null
}

/** The fields that `after` names. Of long texts only the passages that differ, where they have enough in common. */
export function differenceRows(
  before: PropertyValues,
  after: Partial<PropertyValues>,
  labels: Readonly<Record<string, string>>,
  write: ValueWriter,
): DifferenceRow[] {
  return jointFields(propertyFields).flatMap((names) => {
    const [field] = names
    if (!(field in after)) return []
    const was = jointWords(names.map((name) => write(name, before[name])))
    const is = jointWords(names.map((name) => write(name, after[name] ?? null)))
    const isLong = propertyFields[field].kind === 'longText'
    const passage = isLong && was && is ? changedPassage(was, is) : null
    return [
      {
        field,
        label: jointLabel(labels, names),
        before: passage?.before ?? whole(was),
        after: passage?.after ?? whole(is),
        lang: langOf(field),
      },
    ]
  })
}

function whole(text: string | null): TextPart[] | null {
  return text === null ? null : [{ text, kind: 'same' }]
}

function langOf(name: keyof typeof propertyFields): Locale | null {
  const field: Field = propertyFields[name]
  return field.kind === 'text' || field.kind === 'longText' ? (field.locale ?? authoredLocale) : null
}
