import { searchable } from '#app/domain/properties/property.ts'

const mostWords = 10

/** The words of a search, each with the spellings that may stand for it in a property's search text; ten say enough. */
export function searchWords(q: string | null): string[][] {
  const words = searchable(q ?? '')
    .split(' ')
    .filter(Boolean)
  return [...new Set(words)].slice(0, mostWords).map(spellings)
}

/** As typed, a property number without its hyphens, and an umlaut that was typed as "ue". */
function spellings(word: string): string[] {
  return [...new Set([word, withoutPunctuation(word), word.replace(/([aou])e/g, '$1')])].filter(Boolean)
}

/** "g-1042" → "g1042" */
export function withoutPunctuation(word: string): string {
  return word.replace(/[^\p{L}\p{N}]/gu, '')
}
