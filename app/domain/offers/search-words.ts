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
  // "Balkon & Garten" asks for two words, "%" alone for itself.
  const words = typed.filter((word) => withoutPunctuation(word) !== '')
  let left = mostWords
  return [...new Set(words.length > 0 ? words : typed)].slice(0, mostWords).map((word) => {
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
  const forms = [word, withoutPunctuation(word), ...(abbreviated.get(word) ?? []), ...streetSpellings(word)]
  return [...new Set([...forms, ...forms.map((form) => form.replace(/([aou])e/g, '$1'))])].filter(Boolean)
}

const abbreviated: ReadonlyMap<string, readonly string[]> = new Map([
  ['strasse', ['str.']],
  ['str.', ['strasse']],
  ['sankt', ['st.']],
  ['st.', ['sankt']],
])

/** "bahrenfelderstr." is also "bahrenfelder strasse" and "bahrenfelder-strasse". */
function streetSpellings(word: string): string[] {
  const stem = /^([\p{L}\p{N}-]{3,}?)-?str(?:asse|\.)?$/u.exec(word)?.[1]
  return stem ? ['', ' ', '-'].map((joint) => `${stem}${joint}str`) : []
}

/** As matchesText() asks the database. */
export function matchesWords(q: string | null, text: string): boolean {
  const folded = searchable(text)
  const occurs = (spelled: readonly string[]) => spelled.some((word) => folded.includes(word))
  return searchWords(q).every(({ spellings, parts }) => occurs(spellings) || (parts.length > 0 && parts.every(occurs)))
}

export function withoutPunctuation(word: string): string {
  return word.replace(/[^\p{L}\p{N}]/gu, '')
}
