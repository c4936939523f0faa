/** What a copy of a property is called. */
import { propertyFields } from './property.ts'

/** In the language of the content, which is not that of the page. */
const mark = ' (Kopie)'

/** "Villa am See (Kopie)"; a long name is cut so that the mark still fits. */
export function copyName(name: string): string {
  return cut(name, propertyFields.name.max - mark.length) + mark
}

/** "GI-2411-2": the first free number of this kind. `taken` are the numbers in use. */
export function copyNumber(propertyNumber: string, taken: ReadonlySet<string>): string {
  for (let copy = 2; ; copy += 1) {
    const ending = `-${copy}`
    const number = cut(propertyNumber, propertyFields.propertyNumber.max - ending.length) + ending
    if (!taken.has(number)) return number
  }
}

/** At most so many UTF-16 units, without splitting a character. */
function cut(text: string, length: number): string {
  return text.length <= length
    ? text
    : text
        .slice(0, length)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()
}
