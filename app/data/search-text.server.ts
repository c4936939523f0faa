import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { searchWords } from '#app/domain/offers/search-words.ts'

/** `text` must be made by searchable(), or folded as it does. */
export function matchesText(q: string | null, text: SQLWrapper): SQL[] {
  const occurs = (spellings: readonly string[]) => or(...spellings.map((word) => sql`instr(${text}, ${word}) > 0`))
  return searchWords(q).flatMap(({ spellings, parts }) => or(occurs(spellings), and(...parts.map(occurs))) ?? [])
}
