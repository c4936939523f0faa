import type { PropertyValues } from '#app/domain/properties/property.ts'

/** Words of an advertisement that may be unlawful, or contradict what its fields say. Precision goes before recall. */
export interface ProsePattern {
  key: string
  /** Of the suggestion in `forms:prose`. */
  advice: string
  pattern: RegExp
  /** ISO date from which the paragraph applies; absent if it has for long. */
  from?: string
  /** What the fields must say for the words to be doubtful. `today` is an ISO date. */
  applies?: (property: PropertyValues, today: string) => boolean
}

/** Letters beside a match would make it a part of another word; `\b` knows no umlauts. */
export function isWholeWord(text: string, start: number, end: number): boolean {
  return !isLetter(text[start - 1]) && !isLetter(text[end])
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /\p{L}/u.test(character)
}
