/** How names of places are compared: without marks, punctuation and case, an umlaut like its plain letter or with an e. */

/** What is longer than any name is not looked at. */
export const longestQuery = 100

/** "Neustadt a. d. Weinstraße" → "neustadt a d weinstrasse", "Muenchen" and "München" → "munchen", "St. Georg" and "Sankt Georg" → "st georg" */
export function placeKey(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
  const words = plain.replace(/[^\p{L}\p{N}]+/gu, ' ').replace(/([aou])e/g, '$1')
  return words.replace(/\bsankt\b/g, 'st').trim()
}

const additions = new Set('a am an auf b bei d der i im in o ob unter v vor'.split(' '))

/**
 * What a place is called, with and without what tells it from its namesakes: "Frankfurt am Main" is also "frankfurt",
 * "Halle (Saale)" also "halle". The whole name comes first.
 */
export function keysOf(name: string): string[] {
  const whole = placeKey(name)
  const bare = /[(/,]/.test(name) ? placeKey(name.split(/[(/,]/)[0] ?? name) : whole
  const words = bare.split(' ')
  const at = words.findIndex((word, index) => index > 0 && additions.has(word))
  return [...new Set([whole, bare, words.slice(0, at < 0 ? words.length : at).join(' ')])].filter(Boolean)
}
