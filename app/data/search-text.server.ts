import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { searchWords } from '#app/domain/offers/search-words.ts'

export function matchesText(q: string | null, text: SQLWrapper): SQL[] {
  const occurs = (word: string) => sql`instr(${text}, ${word}) > 0`
  return searchWords(q).map((spellings) => sql`(${sql.join(spellings.map(occurs), sql` or `)})`)
}
