/** How names of places are compared: without marks, punctuation and case, an umlaut like its plain letter or with an e. */

/** What is longer than any name is not looked at. */
export const longestQuery = 100

/** "Neustadt a. d. Weinstraße" → "neustadt a d weinstrasse", "Muenchen" and "München" → "munchen", "St. Georg" and "Sankt Georg" → "st georg" */
export function placeKey(name: string): string {
  const plain = withoutMarks(name.toLowerCase()).replaceAll('ß', 'ss')
  // Most names are one plain word: a gazetteer has twelve thousand, and somebody waits.
  const words = /^[a-z]*$/.test(plain) ? plain : plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
  const short = words.replace(/([aou])e/g, '$1')
  return short.includes('sankt') ? short.replace(/\bsankt\b/g, 'st') : short
}

const umlauts: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' }

function withoutMarks(name: string): string {
  if (/^[\x20-\x7e]*$/.test(name)) return name
  const plain = name.replace(/[äöü]/g, (umlaut) => umlauts[umlaut] ?? umlaut)
  return /^[\x20-\x7eß]*$/.test(plain) ? plain : plain.normalize('NFKD').replace(/\p{M}/gu, '')
}

const additions = new Set('a am an auf b bei d der i im in o ob unter v vor'.split(' '))

/**
 * What a place is called, with and without what tells it from its namesakes: "Frankfurt am Main" is also "frankfurt",
 * "Halle (Saale)" also "halle". The whole name comes first.
 */
export function keysOf(name: string): string[] {
  const whole = placeKey(name)
  if (!whole.includes(' ')) return [whole]
  const bare = /[(/,]/.test(name) ? placeKey(name.split(/[(/,]/)[0] ?? name) : whole
  const words = bare.split(' ')
  const at = words.findIndex((word, index) => index > 0 && additions.has(word))
  return [...new Set([whole, bare, words.slice(0, at < 0 ? words.length : at).join(' ')])].filter(Boolean)
}
