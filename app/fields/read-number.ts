import type { Field } from './field.ts'
import type { Locale } from './locale.ts'

export type NumberProblem = 'currency' | 'notANumber'

const currencySign = /[€$£¥]|\b(?:eur|euro|usd)\b/i
const allSigns = /[€$£¥]|\b(?:eur|euro|usd)\b/gi
const spaces = /[\s\u00a0\u2007\u2009\u202f]/g
const about = /^(?:ca\.?|circa|etwa|rund|approx\.?|about)(?=\d)/i
const grouped = { '.': /^\d{1,3}(?:\.\d{3})+$/, ',': /^\d{1,3}(?:,\d{3})+$/ }

/** Redundant unit suffixes by kind, matched after spaces are removed. */
const endings = {
  area: /(?:m²|m2|m\^2|qm|sqm)$/i,
  energy: /kwh(?:\/\(?(?:m²|m2|qm)[·*/]?a?\)?)?$/i,
  money: /[,.][-–—]{1,2}$/,
  none: /$^/,
}

type NumberEnding = keyof typeof endings

export type NumericField = Extract<Field, { kind: 'integer' | 'year' | 'decimal' | 'money' }>

export function numberEnding(field: NumericField): NumberEnding {
  if (field.kind === 'money') return 'money'
  if (field.kind !== 'decimal') return 'none'
  return field.unit === 'm²' ? 'area' : field.unit ? 'energy' : 'none'
}

const smallest = 1_000

export function isBelowThousands(field: NumericField): boolean {
  return field.kind === 'decimal' && field.max < smallest
}

/** Reads "ca. 98,5 m²" as 98.5. "1.250" is 1250 in German and 1.25 in English; for small fields both are decimal. `meant` is the number beside a currency sign. */
export function readNumber(
  typed: string,
  locale: Locale,
  ending: NumberEnding = 'none',
  isSmall = false,
): { value: number } | { problem: NumberProblem; meant?: number } {
  if (currencySign.test(typed)) {
    const bare = readNumber(typed.replace(allSigns, ''), locale, ending, isSmall)
    return { problem: 'currency', ...('value' in bare && { meant: bare.value }) }
  }
  const bare = typed.replace(spaces, '').replace(about, '').replace(endings[ending], '')
  const [, sign = '', digits = ''] = /^([-+]?)([\d.,]+)$/.exec(bare.replace('\u2212', '-')) ?? []
  const plain = withDecimalPoint(digits, locale, isSmall)
  if (plain === undefined) return { problem: 'notANumber' }
  const value = Number(sign + plain)
  return Number.isFinite(value) ? { value: value === 0 ? 0 : value } : { problem: 'notANumber' }
}

/** "450.000,00" → "450000.00"; undefined when the separators make no sense. */
function withDecimalPoint(digits: string, locale: Locale, isSmall: boolean): string | undefined {
  const [whole = '', fraction, ...more] = digits.split(decimalSeparator(digits, locale, isSmall))
  if (more.length > 0 || fraction === '' || (fraction !== undefined && !/^\d+$/.test(fraction))) return undefined
  const separator = whole.includes('.') ? '.' : ','
  if (!/^\d+$/.test(whole) && !grouped[separator].test(whole)) return undefined
  const wholeDigits = whole.replaceAll(separator, '')
  return fraction === undefined ? wholeDigits : `${wholeDigits}.${fraction}`
}

function decimalSeparator(digits: string, locale: Locale, isSmall: boolean): string {
  const point = digits.lastIndexOf('.')
  const comma = digits.lastIndexOf(',')
  if (point >= 0 && comma >= 0) return point > comma ? '.' : ','
  if (point < 0 && comma < 0) return '.'
  const separator = point >= 0 ? '.' : ','
  const thousands = locale === 'de' ? '.' : ','
  const several = digits.indexOf(separator) !== digits.lastIndexOf(separator)
  const readsAsThousands = !isSmall && grouped[separator].test(digits) && (several || separator === thousands)
  return readsAsThousands ? (separator === '.' ? ',' : '.') : separator
}
