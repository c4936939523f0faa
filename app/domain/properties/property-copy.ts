import { propertyFields } from './property.ts'

/** In the language of the content, not of the page. */
const mark = ' (Kopie)'

/** "Villa am See (Kopie)"; long names are cut to fit. */
export function copyName(name: string): string {
  return cut(name, propertyFields.name.max - mark.length) + mark
}

/** "GI-2411-2": the first free number. */
export function copyNumber(propertyNumber: string, taken: ReadonlySet<string>): string {
  for (let copy = 2; ; copy += 1) {
    const ending = `-${copy}`
    const number = cut(propertyNumber, propertyFields.propertyNumber.max - ending.length) + ending
    if (!taken.has(number)) return number
  }
}

/** Limits UTF-16 units without splitting a character. */
function cut(text: string, length: number): string {
  return text.length <= length
    ? text
    : text
        .slice(0, length)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()
}
