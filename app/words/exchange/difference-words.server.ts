import { type PropertyFieldName, type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import { jointLabel, jointWords } from '#app/domain/saving/joint-fields.ts'
import type { Difference } from '#app/exchange/plan.ts'
import type { ValueWriter } from '#app/words/saved-values.server.ts'
import { type TextPart, textChanges } from '#app/words/texts/text-changes.server.ts'

export interface DifferenceView {
  field: PropertyFieldName
  label: string
  before: readonly TextPart[] | null
  after: readonly TextPart[] | null
  /** Whether whole values are compared, rather than words of a text. */
  isWhole: boolean
  choice: Difference['choice']
  /** Waits for a person; `other` is the second reading of the file's value. */
  held: { other: string | null } | null
  /** The last editor on the website; null when there is nothing to decide. */
  mine: LastAuthor | null
  /** The import replaced a change by staff. */
  isOverruled: boolean
}

export interface LastAuthor {
  by: string | null
  at: Date
}

const longest = 600

export function differenceView(
  joint: readonly [Difference, ...Difference[]],
  /** The file's values, whichever side wins. */
  said: Partial<PropertyValues>,
  labels: Readonly<Record<PropertyFieldName, string>>,
  write: ValueWriter,
  { mine = null, isOverruled = false }: { mine?: LastAuthor | null; isOverruled?: boolean } = {},
): DifferenceView {
  const [{ field, choice, held }] = joint
  const { kind } = propertyFields[field]
  const was = jointWords(joint.map(({ field, before }) => write(field, before)))
  const fileValue = (field: PropertyFieldName) => held?.value ?? said[field] ?? null
  const is = jointWords(joint.map(({ field, after }) => write(field, choice ? fileValue(field) : after)))
  const isText = kind === 'text' || kind === 'longText'
  const changes = isText && was && is ? textChanges(was, is) : null
  return {
    field,
    label: jointLabel(
      labels,
      joint.map(({ field }) => field),
    ),
    before: changes?.before ?? wholeText(was, 'del'),
    after: changes?.after ?? wholeText(is, 'ins'),
    isWhole: changes === null,
    choice,
    held: held ? { other: held.other === null ? null : write(field, held.other) } : null,
    mine,
    isOverruled,
  }
}

function wholeText(text: string | null, kind: TextPart['kind']): TextPart[] | null {
  if (text === null) return null
  return [{ text: text.length > longest ? `${text.slice(0, longest)} …` : text, kind }]
}
