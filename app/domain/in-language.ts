/** A row as a page of another language shows it. */
import type { Fields } from '#app/fields/field.ts'
import type { TranslatedName } from '#app/fields/translations.ts'

/** By the name of the field that they translate. Null where a page shows what staff wrote first. */
export type Texts = Readonly<Record<string, string>> | null

export interface Untranslated<Name extends string = string> {
  /** Fields that are filled and have no text in the language of the page: their words are German. */
  untranslated?: readonly Name[]
}

type InLanguage<Row, F extends Fields> = Omit<Row, 'texts'> & Untranslated<TranslatedName<F> & keyof Row>

/** Lays the texts over what they translate. Of what staff have emptied, no translation is left standing. */
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
