/** What is typed, pasted or sent, without what no one sees. */

/** Joiners mean something inside an emoji and between Arabic letters, and a variation selector behind what it selects. */
const joined = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Variation_Selector}\p{Script=Arabic}]`
const joiner = '(?:\\u200c|\\u200d)'
const selected = String.raw`[\p{Extended_Pictographic}\p{Ideographic}\d#*]`

const unseen = new RegExp(
  [
    `(?<!${joined})${joiner}`,
    `${joiner}(?!${joined})`,
    String.raw`(?<!${selected})\p{Variation_Selector}`,
    String.raw`(?!${joiner}|\p{Variation_Selector})[\p{Cf}\p{Default_Ignorable_Code_Point}]`,
  ].join('|'),
  'gu',
)

const isPlain = /^(?:[\x21-\x7e]+(?: [\x21-\x7e]+)*)?$/

/** One line: composed (NFC), with plain hyphens, and single plain blanks between words only. */
export function cleanLine(text: string): string {
  if (isPlain.test(text)) return text
  return text
    .normalize('NFC')
    .replace(unseen, '')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[\s\u2800]+/g, ' ')
    .trim()
}

/** Reverses the direction of reading, or marks the start of a file. */
const misleading = /[\u202a-\u202e\u2066-\u2069\ufeff]/g

/** Several lines: keeps soft hyphens, no-break blanks and line breaks. */
export function cleanText(text: string): string {
  return text.normalize('NFC').replace(misleading, '').replace(/\r\n?/g, '\n')
}

/** "Ada <mailto:ada@giebel.test>." → "ada@giebel.test" */
export function cleanAddress(text: string): string {
  const line = cleanLine(text)
  const inner = /<([^<>]*@[^<>]*)>/.exec(line)?.[1] ?? line
  const bare = inner.replace(/^[\s<("„“]+/, '')
  const address = /^mailto:/i.test(bare) ? bare.replace(/^mailto:\s*/i, '').replace(/\?.*$/, '') : bare
  return address.replace(/[\s>)"”“.,;:]+$/, '')
}

/** Full-width digits and dashes of all lengths become plain ones; a label or sign before the number goes. */
export function cleanTelephone(text: string): string {
  return cleanLine(text.normalize('NFKC'))
    .replace(/[\u2012-\u2015\u2212]/g, '-')
    .replace(/^(?:tel(?:efon)?|phone|fon|mobil|handy)?[^\p{L}\p{N}+(]*(?=\+?\s?\(?\+?\d)/iu, '')
    .replace(/[\s.,;:]+$/, '')
}
