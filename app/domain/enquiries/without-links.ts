import { apart, looksLikeLink, withoutInvisible } from '#app/fields/looks-like-link.ts'

/** Stands where words were left out. */
export const omitted = '[…]'

/** Up to three characters that may stand between the digits of a telephone number. */
const gap = String.raw`[^\p{L}\p{N}\n,;:]{0,3}`

/** Digits that are no telephone number, though they may begin with 0. */
const kept = [
  String.raw`(?<![\p{N}.])(?:0?[1-9]|[12]\d|3[01])\. ?(?:0?[1-9]|1[0-2])\.(?: ?(?:19|20)\d\d|\d\d)?(?!\.?\p{N}|${gap}\p{N}{4})`,
  String.raw`(?<!\p{N})(?:19|20)\d\d-\d\d-\d\d(?!\p{N})`,
  String.raw`(?<![\p{N}.])[1-9]\d{0,2}(?:\.\d{3})+(?!\.?\p{N})`,
].join('|')

/** Nine digits or more behind `+` or `0`, unlike most numbers of contracts; in other digits than ours, whatever begins. */
const telephone = String.raw`(?<![\p{L}\p{N}])(?:[+＋﹢⁺]|0|(?!\d)\p{N})(?:${gap}\p{N}){8,}\p{M}*`

const numbers = new RegExp(`(${kept})|${telephone}`, 'gu')

/**
 * What a stranger typed, for a mail to an address that the stranger typed, too: without what a mail program would turn
 * into a link, which are addresses, hosts and telephone numbers.
 */
export function withoutLinks(typed: string): string {
  return withoutInvisible(typed.replace(/[\p{Zl}\p{Zp}]/gu, '\n'))
    .replace(/\S+/g, (word) => (looksLikeLink(word) ? omitted : apart(word)))
    .replace(numbers, (_, known?: string) => known ?? omitted)
}
