/** When a field was changed last. The version decides: several saves may fall into one second. */
export interface LastChange {
  version: number
  at: Date
}

/** Fields in English by the German field that they say again. */
export type Translations = Readonly<Record<string, string>>

/**
 * The English fields whose German one was changed after them, and when. A field without an entry in `changes` is as old
 * as its row. An empty one cannot be out of date.
 */
export function staleTranslations(
  translations: Translations,
  values: Readonly<Record<string, unknown>>,
  changes: Readonly<Record<string, LastChange>>,
): Record<string, Date> {
  const stale = Object.entries(translations).flatMap(([german, english]): [string, Date][] => {
    const source = changes[german]
    const isOlder = source !== undefined && source.version > (changes[english]?.version ?? 0)
    return isOlder && values[english] && values[german] ? [[english, source.at]] : []
  })
  return Object.fromEntries(stale)
}
