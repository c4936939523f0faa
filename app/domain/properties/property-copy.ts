import { propertyFields } from './property.ts'

const mark = ' (Kopie)'

export function copyName(name: string): string {
  return cut(name, propertyFields.name.max - mark.length) + mark
}

export function copyNumber(propertyNumber: string, taken: ReadonlySet<string>): string {
  for (let copy = 2; ; copy += 1) {
    const ending = `-${copy}`
    const number = cut(propertyNumber, propertyFields.propertyNumber.max - ending.length) + ending
    if (!taken.has(number)) return number
  }
}

/** Counts UTF-16 units, but never splits a character. */
function cut(text: string, length: number): string {
  return text.length <= length
    ? text
    : text
        .slice(0, length)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()
}
