import type { Fields } from '#app/fields/field.ts'
import type { TranslatedName } from '#app/fields/translations.ts'
import { keysOf } from '#app/fields/typed-objects.ts'

/** By name of the translated field. Null if the page is in the authored language. */
export type Texts = Readonly<Record<string, string>> | null

export interface Untranslated<Name extends string = string> {
  /** Filled fields without a text in the page's language: their text is German. */
  untranslated?: readonly Name[]
}

type InLanguage<Row, F extends Fields> = Omit<Row, 'texts'> & Untranslated<TranslatedName<F> & keyof Row>

/** Replaces authored values by their translations. A field that staff emptied stays empty. */
export function inLanguage<F extends Fields, Row extends { texts: Texts }>(
  fields: F,
  { texts, ...row }: Row,
): InLanguage<Row, F> {
  if (texts === null) return row
  const shown: Record<string, unknown> = row
  const filled = keysOf(fields).filter(
    (name): name is TranslatedName<F> & keyof Row => fields[name]?.translated === true && Boolean(shown[name]),
  )
  const said = filled.filter((name) => Object.hasOwn(texts, name))
  const overlay = Object.fromEntries(said.map((name) => [name, texts[name]]))
  const untranslated = filled.filter((name) => !Object.hasOwn(texts, name))
  return { ...row, ...overlay, untranslated }
}
