/** What is typed, pasted or sent, without what no one sees. */
import { withoutEnd } from './without-end.ts'

const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const joiner = /[\u200c\u200d]/
const joined = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Variation_Selector}\p{Script=Arabic}]/u
const selector = /\p{Variation_Selector}/u
const selectable = /[\p{Extended_Pictographic}\p{Ideographic}\d#*]/u

/** Joiners mean something inside an emoji and between Arabic letters, and a variation selector behind what it selects. */
function withoutUnseen(line: string): string {
  // Without lookbehind, which older browsers lack.
  return line.replace(unseen, (sign, place: number) => {
    const [before, after] = [characterBefore(line, place), line.slice(place + sign.length, place + sign.length + 2)]
    const isMeant = joiner.test(sign) ? joined.test(before) && joined.test(firstOf(after)) : selectable.test(before)
    return (joiner.test(sign) || selector.test(sign)) && isMeant ? sign : ''
  })
}

function characterBefore(line: string, place: number): string {
  return [...line.slice(Math.max(0, place - 2), place)].at(-1) ?? ''
}

function firstOf(text: string): string {
  return [...text][0] ?? ''
}

const isPlain = /^(?:[\x21-\x7e]+(?: [\x21-\x7e]+)*)?$/

/** One line: composed (NFC), with plain hyphens, and single plain blanks between words only. */
export function cleanLine(text: string): string {
  if (isPlain.test(text)) return text
  return withoutUnseen(text.normalize('NFC'))
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

/** "E-Mail: Ada <mailto:ada@giebel.test>." → "ada@giebel.test" */
export function cleanAddress(text: string): string {
  const line = cleanLine(text).replace(/^(?:e-?)?mail(?:-?adresse|-? ?address)?(?:\s*:\s*|\s)/i, '')
  const at = line.indexOf('@')
  const [start, end] = [line.lastIndexOf('<', at), line.indexOf('>', at)]
  const inner = at >= 0 && start >= 0 && end >= 0 ? line.slice(start + 1, end) : line
  const bare = inner.replace(/^[\s<(["'„“”‚‘’»«›‹]+/, '')
  const address = /^mailto:/i.test(bare) ? bare.replace(/^mailto:\s*/i, '').split('?', 1)[0] : bare
  return withoutEnd(address ?? '', /[ >)\]"'„“”‚‘’»«›‹.,;:]/)
}

/** Full-width digits and dashes of all lengths become plain ones; a label or sign before the number goes. */
export function cleanTelephone(text: string): string {
  const line = cleanLine(text.normalize('NFKC'))
    .replace(/[\u2012-\u2015\u2212]/g, '-')
    .replace(/^(?:tel(?:efon)?|phone|fon|mobil|handy)?[^\p{L}\p{N}+(]*(?=\+?\s?\(?\+?\d)/iu, '')
  return withoutEnd(line, /[ .,;:]/)
}
