/** What would change of an object, in words. */

import type { PropertyFieldName } from '#app/domain/properties/property.ts'
import { propertyFields } from '#app/domain/properties/property.ts'
import type { Difference } from '#app/exchange/plan.ts'
import type { ValueWriter } from '#app/words/saved-values.server.ts'
import { type TextPart, textChanges } from './text-changes.server.ts'

export interface DifferenceView {
  field: PropertyFieldName
  label: string
  /** Null: empty. */
  before: readonly TextPart[] | null
  after: readonly TextPart[] | null
  /** Whole values, rather than words of a text, stand against each other. */
  isWhole: boolean
  choice: Difference['choice']
  /** Who made it what it is on the website; null where there is nothing to decide. */
  mine: LastAuthor | null
  /** It was done, over what staff had changed. */
  isOverruled: boolean
}

export interface LastAuthor {
  by: string | null
  at: Date
}

/** In characters: nobody reads a whole description in a table. */
const longest = 600

export function differenceView(
  { field, before, after, choice }: Difference,
  /** Of the file, whoever's value stays. */
  theirs: Difference['after'],
  label: string,
  write: ValueWriter,
  { mine = null, isOverruled = false }: { mine?: LastAuthor | null; isOverruled?: boolean } = {},
): DifferenceView {
  const { kind } = propertyFields[field]
  const sides = [write(field, before), write(field, choice ? theirs : after)] as const
  const [was, is] = sides
  const isText = kind === 'text' || kind === 'longText'
  const changes = isText && was && is ? textChanges(was, is) : null
  return {
    field,
    label,
    before: changes?.before ?? whole(was, 'del'),
    after: changes?.after ?? whole(is, 'ins'),
    isWhole: changes === null,
    choice,
    mine,
    isOverruled,
  }
}

function whole(text: string | null, kind: TextPart['kind']): TextPart[] | null {
  if (text === null) return null
  return [{ text: text.length > longest ? `${text.slice(0, longest)} …` : text, kind }]
}
