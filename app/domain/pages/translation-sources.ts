/** Which authored text each translation of a page is of. Null is the default. */
import type { Field, Fields } from '#app/fields/field.ts'
import { splitRows } from '#app/fields/format.ts'
import { translationsIn } from '#app/fields/translations.ts'
import { linesOf } from './own-words.ts'
import type { Row } from './translated-rows.ts'

type Values = Readonly<Record<string, unknown>>

/** By the names of the translations. */
export type TranslationSources = Readonly<Record<string, string | null>>

export function rowsOf(field: Field, text: string): Row[] {
  return field.kind === 'rows' ? splitRows<Row>(text) : linesOf(text).map((line) => ({ line }))
}

/** After a save: a translation that it changed is of the authored text that has as many rows, if possible the new one. */
export function sourcesAfter(
  fields: Fields,
  before: { values: Values; sources: TranslationSources },
  after: Values,
  confirmed: readonly string[] = [],
): TranslationSources {
  const sources = translationsIn(fields).map(({ name, translates }) => {
    const [field, text] = [fields[translates], after[name]]
    if (text === before.values[name] && !confirmed.includes(name)) return [name, before.sources[name] ?? null] as const
    const count = (value: unknown) => (field && typeof value === 'string' ? rowsOf(field, value).length : null)
    const [latest, former] = [after[translates], before.values[translates]]
    const isOfFormer = count(text) !== count(latest) && count(text) === count(former)
    const source = isOfFormer ? former : latest
    return [name, typeof source === 'string' ? source : null] as const
  })
  return Object.fromEntries(sources)
}
