/** Lower case, no accents, ß as ss. */
export function searchable(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss').replace(/\s+/g, ' ').trim()
}

const mostWords = 10

/** Up to ten words, each with the spellings that may occur in a property's search text. */
export function searchWords(q: string | null): string[][] {
  const words = searchable(q ?? '')
    .split(' ')
    .filter(Boolean)
  return [...new Set(words)].slice(0, mostWords).map(spellings)
}

function spellings(word: string): string[] {
  return [...new Set([word, withoutPunctuation(word), word.replace(/([aou])e/g, '$1')])].filter(Boolean)
}

export function withoutPunctuation(word: string): string {
  return word.replace(/[^\p{L}\p{N}]/gu, '')
}
