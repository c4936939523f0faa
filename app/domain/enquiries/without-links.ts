import { apart, looksLikeLink, withoutInvisible } from '#app/fields/looks-like-link.ts'

/** Stands where words were left out. */
export const omitted = '[…]'

/**
 * First what is kept, since it may begin with 0 but is no telephone number: dates and grouped amounts. Then nine digits or
 * more behind `+` or `0`, unlike most numbers of contracts, with up to three characters between them; in other digits than
 * ours, whatever begins.
 */
const numbers =
  /((?<![\p{N}.])(?:0?[1-9]|[12]\d|3[01])\. ?(?:0?[1-9]|1[0-2])\.(?: ?(?:19|20)\d\d|\d\d)?(?!\.?\p{N}|[^\p{L}\p{N}\n,;:]{0,3}\p{N}{4})|(?<!\p{N})(?:19|20)\d\d-\d\d-\d\d(?!\p{N})|(?<![\p{N}.])[1-9]\d{0,2}(?:\.\d{3})+(?!\.?\p{N}))|(?<![\p{L}\p{N}])(?:[+＋﹢⁺]|0|(?!\d)\p{N})(?:[^\p{L}\p{N}\n,;:]{0,3}\p{N}){8,}\p{M}*/gu

/**
 * What a stranger typed, for a mail to an address that the stranger typed, too: without what a mail program would turn
 * into a link, which are addresses, hosts and telephone numbers.
 */
export function withoutLinks(typed: string): string {
  return withoutInvisible(typed.replace(/[\p{Zl}\p{Zp}]/gu, '\n'))
    .replace(/\S+/g, (word) => (looksLikeLink(word) ? omitted : apart(word)))
    .replace(numbers, (_, known?: string) => known ?? omitted)
}
