/** Stands where words were left out. */
export const omitted = '[…]'

/** A dot, whatever character a mail program or a browser takes for one. */
const dots = /[。．｡․]/g

const links: readonly RegExp[] = [
  /@/,
  /\/\/|\\\\|[:/\\]\p{L}+\./u,
  /^\P{L}*www\b/iu,
  /[\p{L}\p{N}_-]\.(?:\p{Ll}{2,}|xn--)/u,
  /\d{1,3}\.\d{1,3}\.\d{1,3}\.\d/,
]

/** Nine digits or more behind `+` or `0`, unlike most numbers of contracts, and dates. */
const telephone = /(?<![\p{L}\d])(?:\+|0)(?:[ ()/–-]{0,2}\d){8,}/gu

/**
 * What a stranger typed, for a mail to an address that the stranger typed, too: without what a mail program would turn
 * into a link, which are addresses, hosts and telephone numbers.
 */
export function withoutLinks(typed: string): string {
  return typed
    .replace(/[\p{Zl}\p{Zp}]/gu, '\n')
    .replace(/\p{Cf}/gu, '')
    .replace(/\S+/g, (word) => (isLink(word) ? omitted : apart(word)))
    .replace(telephone, omitted)
}

function isLink(word: string): boolean {
  const plain = word.normalize('NFKC').replace(dots, '.')
  return links.some((pattern) => pattern.test(plain))
}

/** A missing space makes a host of two sentences ("heute.Danke") and a scheme of a label ("tel:"). */
function apart(word: string): string {
  return word.replace(/(\p{L}[.:])(?=[\p{L}\p{N}+])/gu, '$1 ').replace(/(\d\.)(?=\p{L})/gu, '$1 ')
}
