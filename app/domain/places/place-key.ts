/** Compares names without accents, punctuation and case; "ae" equals "ä" and "a". */

export const longestQuery = 100

/** "Neustadt a. d. Weinstraße" → "neustadt a d weinstrasse", "Muenchen" → "munchen", "Sankt Georg" → "st georg" */
export function placeKey(name: string): string {
  const plain = withoutMarks(name.toLowerCase()).replaceAll('ß', 'ss')
  // Fast path: a gazetteer has twelve thousand names, most of them one plain word.
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

/** "Frankfurt am Main" is also "frankfurt", "Halle (Saale)" also "halle". The full name comes first. */
export function keysOf(name: string): string[] {
  const whole = placeKey(name)
  if (!whole.includes(' ')) return [whole]
  const bare = /[(/,]/.test(name) ? placeKey(name.split(/[(/,]/)[0] ?? name) : whole
  const words = bare.split(' ')
  const at = words.findIndex((word, index) => index > 0 && additions.has(word))
  return [...new Set([whole, bare, words.slice(0, at < 0 ? words.length : at).join(' ')])].filter(Boolean)
}
