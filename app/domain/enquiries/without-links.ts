import { apart, looksLikeLink, withoutInvisible } from '#app/fields/looks-like-link.ts'

/** Stands where words were left out. */
export const omitted = '[…]'

/**
 * Numbers that stay come first, and are captured: dates ("01.12.2026", "2027-03-01"), a postcode before a price
 * ("01067 450.000 €") and amounts ("1.050.000"). What else matches is a telephone number: nine digits or more that begin
 * with "+" or "0", as few numbers of contracts do, with up to three other characters between two digits. In digits of
 * other scripts it may begin with any.
 */
const numbers =
  /((?<![\p{N}.])(?:0?[1-9]|[12]\d|3[01])\. ?(?:0?[1-9]|1[0-2])\.(?: ?(?:19|20)\d\d|\d\d)?(?!\.?\p{N}|[^\p{L}\p{N}\n,;:]{0,3}\p{N}{4})|(?<!\p{N})(?:19|20)\d\d-\d\d-\d\d(?!\p{N})|(?<![\p{L}\p{N}+])\d{5}(?= [1-9]\d{0,2}(?:\.\d{3})+(?:,(?:\d\d|[-–]))? ?(?:€|EUR))|(?<![\p{N}.])[1-9]\d{0,2}(?:\.\d{3})+(?!\.?\p{N}))|(?<![\p{L}\p{N}])(?:[+＋﹢⁺]|0|(?!\d)\p{N})(?:[^\p{L}\p{N}\n,;:]{0,3}\p{N}){8,}\p{M}*/gu

/** Without the space behind it, an abbreviation and the next word look like a host. */
const abbreviation = /(?<![\p{L}\p{N}.@:/])(bzw|ca|evtl|ggf|inkl|usw|zzgl)\.(?=\p{Ll})/giu

/**
 * What a stranger typed, for a mail to an address that the stranger typed, too: without what a mail program would turn
 * into a link, which are addresses, hosts and telephone numbers.
 */
export function withoutLinks(typed: string): string {
  return withoutInvisible(typed.replace(/[\p{Zl}\p{Zp}]/gu, '\n'))
    .replace(abbreviation, '$1. ')
    .replace(/\S+/g, (word) => (looksLikeLink(word) ? omitted : apart(word)))
    .replace(numbers, (_, known?: string) => known ?? omitted)
}
