/** Reads every number from outside: forms, filters, transfers. The field decides what "1.250" means. */
import { cleanLine } from '#app/fields/clean-text.ts'
import { type Field, moneyMax, type UsualRange, yearRange } from '#app/fields/field.ts'
import type { Locale } from '#app/fields/locale.ts'
import { withoutEnd } from '#app/fields/without-end.ts'
import { inEuros, type OtherAmount } from './read-money.ts'

export type NumericField = Extract<Field, { kind: 'integer' | 'year' | 'decimal' | 'money' }>

const numericKinds: readonly string[] = ['integer', 'year', 'decimal', 'money'] satisfies NumericField['kind'][]

export function isNumeric(field: Field): field is NumericField {
  return numericKinds.includes(field.kind)
}

/** The readings of "75.000", in this order. */
export type TwoReadings = readonly [decimal: number, thousands: number]

export type ReadNumber =
  /** `isInterpreted`: more than plain digits in the language's own format, so it is said back. */
  | { value: number; isInterpreted?: true }
  | { problem: 'notANumber' }
  /** `meant` is the number beside a foreign currency, or beside any in a field without prices. */
  | { problem: 'currency'; meant?: number }
  | { problem: 'twoReadings'; readings: TwoReadings }
  | { problem: 'otherAmount'; other: OtherAmount }

/** For numbers outside the catalogue: the language alone decides. */
export const anyNumber = { kind: 'decimal', min: -1e15, max: 1e15 } as const satisfies NumericField

const currencySign = /[€$£¥]|\b(?:eur|euro|usd|gbp|chf)\b/i
const foreignSign = /[$£¥]|\b(?:usd|gbp|chf)\b/i
const allSigns = /[€$£¥]|\b(?:eur|euro|usd|gbp|chf)\b/gi
/** "85 5" is not 855: blanks separate thousands, and then nothing else does: "1.250 000", "1 250.000". */
const torn = /\d (?!\d{3}(?!\d))\d|\d[.,]\d+ \d|\d \d{3}[.,]\d{3}(?!\d)/
/** "2½", "2 1/2" and "½". */
const fractions = /(\d{0,3}) ?([¼½¾])|(\d{1,3}) (1\/2|1\/4|3\/4)(?!\d)/
const fractionDigits: Readonly<Record<string, string>> = {
  '¼': '25',
  '½': '5',
  '¾': '75',
  '1/4': '25',
  '1/2': '5',
  '3/4': '75',
}
const minus = /^[\u2010-\u2013\u2212]/
const about = /^[~≈]|^(?:ca\.?|circa|etwa|rund|approx\.?|about)(?=[\d€e])/i

/** Redundant unit suffixes, matched after spaces are removed. */
const units = {
  'm²': /(?:m²|m2|m\^2|qm|sqm|quadratmeter)$/i,
  'kWh/(m²·a)': /kwh(?:\/\(?(?:m²|m2|qm)[·*/]?a?\)?)?$/i,
} as const

export function readNumber(typed: string, locale: Locale, field: NumericField = anyNumber): ReadNumber {
  const line = plainLine(typed)
  if (torn.test(line)) return { problem: 'notANumber' }
  const bare = line.replaceAll(' ', '').replace(about, '').replace(minus, '-')
  const money = field.kind === 'money' ? inEuros(bare, field.amount) : null
  if (money && 'other' in money) return { problem: 'otherAmount', other: money.other }
  const refused = field.kind === 'money' ? foreignSign : currencySign
  if (!money && refused.test(typed)) {
    const read = readNumber(typed.replace(allSigns, ''), locale, field)
    return { problem: 'currency', ...('value' in read && { meant: read.value }) }
  }
  const unit = field.kind === 'decimal' && field.unit
  const readings = readingsOf(money?.digits ?? (unit ? bare.replace(units[unit], '') : bare), money?.times ?? 1)
  if (!readings || (readings.isGrouped && isBelowThousands(field))) return { problem: 'notANumber' }
  const usual = conventional(readings, locale)
  const value = readings.twice ? chosen(readings.twice, usual, field) : readings.value
  if (typeof value !== 'number') return { problem: 'twoReadings', readings: value }
  if (!Number.isFinite(value)) return { problem: 'notANumber' }
  return { value, ...((money?.isWorded || (value !== usual && !isBelowThousands(field))) && { isInterpreted: true }) }
}

/** Without what ends a sentence, and with decimals for fractions. */
function plainLine(typed: string): string {
  return withoutEnd(cleanLine(typed), /[ .,;]/).replace(
    fractions,
    (_, whole = '', sign = '', spaced = '', written = '') =>
      `${whole || spaced || '0'}.${fractionDigits[sign || written]}`,
  )
}

/** Outside it nothing can be stored. */
export function possibleRange(field: NumericField): { min: number; max: number } {
  if (field.kind === 'year') return yearRange()
  return { min: field.kind === 'money' ? 0 : (field.min ?? 0), max: field.kind === 'money' ? moneyMax : field.max }
}

export function usualRange(field: NumericField): UsualRange | undefined {
  return field.kind === 'year' ? undefined : field.usual
}

interface Readings {
  value: number
  /** Three digits behind the only separator. */
  twice: TwoReadings | null
  separator: string
  /** "1.250.000" */
  isGrouped: boolean
}

const form = /^([-+]?)([\d.,'’´`]+)$/
const apostrophes = /['’´`]/g
const grouped = { '.': /^\d{1,3}(?:\.\d{3})+$/, ',': /^\d{1,3}(?:,\d{3})+$/ }

/** Null when the separators make no sense. */
function readingsOf(typed: string, times: number): Readings | null {
  const [, sign = '', marked = ''] = form.exec(typed) ?? []
  const digits = withoutApostrophes(marked)
  if (digits === null) return null
  const number = (plain: string) => {
    const scaled = Number(sign + plain) * times
    return scaled === 0 ? 0 : times === 1 ? scaled : Math.round(scaled * 100) / 100
  }
  const separator = [...digits].findLast((letter) => letter === '.' || letter === ',') ?? ''
  const other = separator === '.' ? ',' : '.'
  const parts = separator ? digits.split(separator) : [digits]
  const [whole = '', fraction = ''] = parts
  if (!/\d$/.test(digits)) return null
  if (parts.length > 2) {
    const isGrouped = grouped[separator === '.' ? '.' : ','].test(digits)
    return isGrouped ? { value: number(parts.join('')), twice: null, separator, isGrouped } : null
  }
  if (!/^\d+$/.test(whole) && !grouped[other].test(whole)) return null
  const value = number(separator ? `${whole.replaceAll(other, '')}.${fraction}` : digits)
  const isTwice = /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits) && digits === marked
  return { value, twice: isTwice ? [value, number(parts.join(''))] : null, separator, isGrouped: false }
}

/** "350'000", as in Switzerland; null when they do not separate thousands. */
function withoutApostrophes(digits: string): string | null {
  const plain = digits.replace(apostrophes, '')
  if (plain === digits) return digits || null
  return /^\d{1,3}(?:['’´`]\d{3})+(?:[.,]\d+)?$/.test(digits) ? plain : null
}

/** What the language would read without a field. */
function conventional({ value, twice, separator }: Readings, locale: Locale): number {
  const isThousands = separator === (locale === 'de' ? '.' : ',')
  return twice && isThousands ? twice[1] : value
}

function chosen(readings: TwoReadings, convention: number, field: NumericField): number | TwoReadings {
  const usual = usualRange(field)
  if (!usual) return isBelowThousands(field) ? readings[0] : convention
  const possible = readings.filter((value) => canStore(value, field))
  const [first = convention] = possible
  if (possible.length < 2) return first
  const [only, ...more] = possible.filter((value) => value >= usual[0] && value <= usual[1])
  return only === undefined || more.length > 0 ? readings : only
}

function isBelowThousands(field: NumericField): boolean {
  return possibleRange(field).max < 1_000
}

function canStore(value: number, field: NumericField): boolean {
  const { min, max } = possibleRange(field)
  const isWhole = field.kind === 'integer' || field.kind === 'year'
  return value >= min && value <= max && (!isWhole || Number.isInteger(value))
}
