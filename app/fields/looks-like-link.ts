/** What mail programs, browsers and readers take for an address, whatever characters it is typed in. */

/** Compatibility forms as plain letters, without what is not shown and what browsers drop; an ideographic dot as one. */
function plainForm(typed: string): string {
  return withoutInvisible(withoutInvisible(typed).normalize('NFKC')).replaceAll('。', '.')
}

export function withoutInvisible(typed: string): string {
  return typed.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?![\t\n\r])\p{Cc}/gu, '')
}

/** A dot or colon without the space that German puts behind it, unless amid a number, a date or a time. */
const joint = /(?<=[^\s.\p{N}])[.:](?=[^\s\p{P}])|(?<=\p{N})[.:](?=[^\s\p{P}\p{N}])/gu

const addresses: readonly RegExp[] = [
  /@/,
  /\/\/|\\\\|[:/\\]\p{L}+\./u,
  /^\P{L}*www\b/iu,
  // Abbreviations have one letter between two dots, and sentences begin with a capital.
  /[^\s.]\.(?:[\p{Ll}\p{Lo}\p{Lm}\p{M}]{2,}|xn--)/u,
  /\d{1,3}\.\d{1,3}\.\d{1,3}\.\d/,
]

export function looksLikeLink(word: string): boolean {
  const plain = plainForm(word)
  return addresses.some((pattern) => pattern.test(plain)) || hasJoint(plainForm(apart(word)))
}

/** A missing space makes a host of two sentences ("heute.Danke") and a scheme of a label ("tel:"). */
export function apart(word: string): string {
  return word.replace(joint, '$& ')
}

/** After `apart`, one that is left was in disguise. */
function hasJoint(plain: string): boolean {
  return plain.search(joint) >= 0
}
