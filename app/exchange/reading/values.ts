/** Null is an empty value, undefined an unreadable one. */
import { addDays, addMonths } from '#app/domain/calendar.ts'
import { yearRange } from '#app/fields/field.ts'
import { readDate, readMonth } from '#app/fields/read-date.ts'
import { readNumber } from '#app/fields/read-number.ts'

const longest = 100

export function readYesNo(text: string): boolean | null | undefined {
  const word = bounded(text)?.toLowerCase()
  return word === '' ? null : word === undefined ? undefined : yesNo.get(word)
}

/** The decimal point is a dot; also accepts commas, grouping and trailing units. */
export function readAmount(text: string): number | null | undefined {
  const bare = bounded(text)
  if (bare === '' || bare === undefined) return bare === '' ? null : undefined
  const digits = bare
    .replace(currencyBefore, '')
    .replace(unitsBehind, '')
    .replace(/,-{1,2}$/, ',00')
  const read = readNumber(digits, 'en')
  return 'value' in read ? read.value : undefined
}

/** ISO dates and times, "31.12.2026", and months, which mean their last day. */
export function readDay(text: string): string | null | undefined {
  const bare = bounded(text)
  if (bare === '' || bare === undefined) return bare === '' ? null : undefined
  const [day = ''] = bare.split(/[T ]|(?<=^\d{4}-\d{2}-\d{2})[+Z-]/)
  const month = readMonth(bare.replace(/^(\d{1,2})-(\d{4})$/, '$1.$2'))
  return readDate(day) ?? (month && lastDay(month))
}

/** The first four digits that form a year. `isWhole`: there was no other text. */
export function readYear(text: string, today: string): { year: number; isWhole: boolean } | null | undefined {
  const bare = bounded(text)
  if (bare === undefined) return undefined
  if (/^0*$/.test(bare)) return null
  const { min, max } = yearRange(new Date(today))
  const digits = bare.split(/\D+/).find((digits) => digits.length === 4 && +digits >= min && +digits <= max)
  return digits === undefined ? undefined : { year: Number(digits), isWhole: digits === bare }
}

function bounded(text: string): string | undefined {
  const bare = text.length > longest * 10 ? undefined : text.replace(/\s+/g, ' ').trim()
  return bare === undefined || bare.length > longest ? undefined : bare
}

function lastDay(month: string): string {
  return addDays(addMonths(`${month}-01`, 1), -1)
}

const yesNo = new Map([
  ...['true', '1', 'ja', 'yes'].map((word) => [word, true] as const),
  ...['false', '0', 'nein', 'no'].map((word) => [word, false] as const),
])

const currencyBefore = /^(?:€|eur(?:o)?\b) ?/i
const unitsBehind = / ?(?:€|eur(?:o)?|m²|m2|m\^2|qm|sqm|%|kwh\/?\(?(?:m²|m2|qm)?[ ·*x/]?a?\)?)$/i
