import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { properties } from '#app/data/tables/properties.server.ts'
import { searchable, searchWords, withoutPunctuation } from '#app/domain/offers/search-words.ts'

/** Before any other order: the property whose number is the whole query, "NEU-1" before "NEU-10". */
export function askedNumberFirst(q: string | null): SQL[] {
  const number = withoutPunctuation(searchable(q ?? ''))
  if (!/\p{N}/u.test(number)) return []
  const written = ['-', ' ', '/', '.', '_'].reduce(
    (text, sign) => sql`replace(${text}, ${sql.raw(`'${sign}'`)}, '')`,
    sql`lower(${properties.propertyNumber})`,
  )
  return [sql`${written} <> ${number}`]
}

/** `text` must be made by searchable(), or folded as it does. */
export function matchesText(q: string | null, text: SQLWrapper): SQL[] {
  const occurs = (spellings: readonly string[]) => or(...spellings.map((word) => sql`instr(${text}, ${word}) > 0`))
  return searchWords(q).flatMap(({ spellings, parts }) => or(occurs(spellings), and(...parts.map(occurs))) ?? [])
}
