import { cleanLine } from '#app/fields/clean-text.ts'

/** Lower case, no accents, ß as ss, nothing unseen. */
export function searchable(text: string): string {
  return cleanLine(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
}

const mostWords = 10

interface SearchWord {
  /** One of them occurs in the text, */
  spellings: string[]
  /** or of each part one. Empty unless the word is a compound. */
  parts: string[][]
}

/** Up to ten words and parts, each with the spellings that may occur in a text made by searchable(). */
export function searchWords(q: string | null): SearchWord[] {
  const typed = searchable(q ?? '')
    .split(' ')
    .filter(Boolean)
  let left = mostWords
  return [...new Set(typed)].slice(0, mostWords).map((word) => {
    const parts = partsOf(word).slice(0, left)
    left -= parts.length
    return { spellings: spellings(word), parts: parts.map(spellings) }
  })
}

/** "hamburg-ottensen" and "2-zimmer" have two; numbers such as "g-1042" are one. */
function partsOf(word: string): string[] {
  const parts = [...new Set(word.split(/[^\p{L}\p{N}]+/u))].filter(Boolean)
  return parts.length > 1 && parts.some((part) => /\p{L}{3}/u.test(part)) ? parts : []
}

function spellings(word: string): string[] {
  return [...new Set([word, withoutPunctuation(word), word.replace(/([aou])e/g, '$1')])].filter(Boolean)
}

export function withoutPunctuation(word: string): string {
  return word.replace(/[^\p{L}\p{N}]/gu, '')
}
