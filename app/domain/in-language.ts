import type { Fields } from '#app/fields/field.ts'
import type { TranslatedName } from '#app/fields/translations.ts'

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
  const filled = Object.keys(fields).filter((name) => fields[name]?.translated && shown[name])
  const said = filled.filter((name) => Object.hasOwn(texts, name))
  const overlay = Object.fromEntries(said.map((name) => [name, texts[name]]))
  const untranslated = filled.filter((name) => !Object.hasOwn(texts, name))
  // Names of the catalogue; a translation has the kind of what it is laid over.
  return { ...row, ...overlay, untranslated } as unknown as InLanguage<Row, F>
}
