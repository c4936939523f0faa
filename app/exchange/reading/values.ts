/** Null is an empty value, undefined an unreadable one. */
import { addDays, addMonths } from '#app/domain/calendar.ts'
import { yearRange } from '#app/fields/field.ts'
import { anyNumber, type NumericField, type ReadNumber, readNumber } from '#app/fields/numbers/read-number.ts'
import { readDate, readMonth } from '#app/fields/read-date.ts'

const longest = 100

export function readYesNo(text: string): boolean | null | undefined {
  const word = bounded(text)?.toLowerCase()
  return word === '' ? null : word === undefined ? undefined : yesNo.get(word)
}

/** Without a field, three digits behind the only separator are decimals, as in the format. */
export function readAmount(text: string): number | null | undefined {
  const read = readFigure(text, anyNumber)
  return read && ('value' in read ? read.value : undefined)
}

/** Accepts commas, grouping and trailing units; the field decides what "1.250" means. */
export function readFigure(text: string, field: NumericField): ReadNumber | null {
  const bare = bounded(text)
  if (bare === undefined) return { problem: 'notANumber' }
  if (bare === '') return null
  const plain = field.kind === 'money' ? bare : bare.replace(currencyBefore, '').replace(unitsBehind, '')
  const digits = plain.replace(/,-{1,2}$/, ',00')
  return readNumber(digits, digits.includes(',') ? 'de' : 'en', field)
}

/** ISO dates and times, "31.12.2026", "20261231", and months, which mean their last day. */
export function readDay(text: string): string | null | undefined {
  const bare = bounded(text)
  if (bare === '' || bare === undefined) return bare === '' ? null : undefined
  const [day = ''] = bare.split(/[T ]|(?<=^\d{4}-\d{2}-\d{2})[+Z-]/)
  const month = readMonth(bare.replace(/^(\d{1,2})-(\d{4})$/, '$1.$2'))
  return readDate(day) ?? readDate(bare) ?? readDate(inIsoOrder(day)) ?? (month && lastDay(month))
}

/** "20261231", "31122026", "2026/12/31" and "31-12-2026", as ISO. */
function inIsoOrder(day: string): string {
  const [, year, month, date] = /^((?:19|2[01])\d{2})[-./]?(\d{2})[-./]?(\d{2})(?:\d{4}|\d{6})?$/.exec(day) ?? []
  if (year && Number(month) <= 12) return `${year}-${month}-${date}`
  return day.replace(/^(\d{1,2})-?(\d{2})-?((?:19|2[01])\d{2})$/, '$1.$2.$3')
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
