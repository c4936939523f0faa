/** Derives a form's schema from fields. All validation happens here, with and without JavaScript. */
import * as z from 'zod'
import { type Field, type Fields, type FieldValues, type Locale, moneyMax, yearRange } from './field.ts'
import { readDate } from './read-date.ts'
import { readNumber } from './read-number.ts'

z.config({ jitless: true })

/** What can be wrong with a field, with the bounds that its sentence states. */
export type Problem =
  | {
      code: 'malformed' | 'required' | 'unknownOption' | 'email' | 'phone' | 'postalCode' | 'date' | 'controlCharacters'
    }
  | { code: 'currency' | 'notANumber' | 'notInteger' | 'negative' | 'decimals' }
  | { code: 'tooLong'; max: number; length: number }
  | { code: 'range'; min: number; max: number }

export interface Reading {
  locale: Locale
  /** Turns a problem into the sentence beside the field. */
  say: (problem: Problem, field: Field) => string
}

type Read = { value: unknown } | { problem: Problem }

/** Posted strings in, typed values out; an empty field is null. */
export function formSchema<F extends Fields>(fields: F, reading: Reading) {
  const shape = Object.entries(fields).map(([name, field]) => [name, fieldSchema(field, reading)])
  // The mapped type says by name what fieldSchema does by kind.
  return z.object(Object.fromEntries(shape)) as unknown as z.ZodType<FieldValues<F>>
}

function fieldSchema(field: Field, { locale, say }: Reading) {
  return z
    .unknown()
    .optional()
    .transform((posted, context) => {
      const read = readField(field, posted, locale)
      if ('value' in read) return read.value
      context.addIssue({ code: 'custom', message: say(read.problem, field) })
      return z.NEVER
    })
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/

function readField(field: Field, posted: unknown, locale: Locale): Read {
  if (Array.isArray(posted) || posted instanceof Blob) return { problem: { code: 'malformed' } }
  if (field.kind === 'flag') return { value: posted === 'on' }
  if (typeof posted === 'string' && posted.length > longest(field)) return { problem: tooLong(field, posted) }
  const typed = typeof posted === 'string' ? posted.replace(/\r\n?/g, '\n') : ''
  if (isBlank(typed)) return field.required ? { problem: { code: 'required' } } : { value: null }
  if (controlCharacters.test(typed)) return { problem: { code: 'controlCharacters' } }
  switch (field.kind) {
    case 'text':
    case 'longText':
      return readText(field.kind === 'text' ? typed.replaceAll('\n', ' ').trim() : typed.trimEnd(), field.max)
    case 'choice':
      return field.options.includes(typed) ? { value: typed } : { problem: { code: 'unknownOption' } }
    case 'reference':
      return typed.length <= 40 ? { value: typed } : { problem: { code: 'unknownOption' } }
    case 'email':
      return readPattern(typed, /^[^\s@<>",;]{1,64}@(?:[^\s@<>",;.]+\.)+[^\s@<>",;.]{2,}$/, 'email')
    case 'phone':
      return readPattern(typed, /^[+(\d][\d ()/.\-\u00a0]{2,39}$/, 'phone')
    case 'postalCode':
      return readPattern(typed, /^\d{5}$/, 'postalCode')
    case 'date': {
      const date = readDate(typed)
      return date ? { value: date } : { problem: { code: 'date' } }
    }
    default:
      return readNumeric(field, typed, locale)
  }
}

/** The limit for all kinds but text, with spaces: an e-mail address has 254 characters. */
const longestShort = 300

/** In UTF-16 units. A character may take two, as does a line break the way browsers post it. */
function longest(field: Field): number {
  return 'max' in field && (field.kind === 'text' || field.kind === 'longText')
    ? 2 * field.max + longestShort
    : longestShort
}

/** Far too long values are not parsed, only measured. */
function tooLong(field: Field, posted: string): Problem {
  switch (field.kind) {
    case 'text':
    case 'longText':
      return { code: 'tooLong', max: field.max, length: [...posted].length }
    case 'choice':
    case 'reference':
      return { code: 'unknownOption' }
    case 'email':
    case 'phone':
    case 'postalCode':
    case 'date':
      return { code: field.kind }
    default:
      return { code: 'notANumber' }
  }
}

/** White space and invisible characters count as nothing. */
export function isBlank(text: string): boolean {
  return text.replace(/[\s\p{Cf}]/gu, '') === ''
}

function readText(text: string, max: number): Read {
  const length = [...text].length
  return length <= max ? { value: text } : { problem: { code: 'tooLong', max, length } }
}

function readPattern(typed: string, pattern: RegExp, code: 'email' | 'phone' | 'postalCode'): Read {
  const text = typed.trim()
  return text.length <= 254 && pattern.test(text) ? { value: text } : { problem: { code } }
}

type NumericField = Extract<Field, { kind: 'integer' | 'year' | 'decimal' | 'money' }>

function readNumeric(field: NumericField, typed: string, locale: Locale): Read {
  const read = readNumber(typed, locale)
  if ('problem' in read) return { problem: { code: read.problem } }
  const { value } = read
  const { min, max, decimals } = numericBounds(field)
  if (value < 0 && min >= 0) return { problem: { code: 'negative' } }
  if (decimals === 0 && !Number.isInteger(value)) return { problem: { code: 'notInteger' } }
  if (value < min || value > max) return { problem: { code: 'range', min, max } }
  if (Number(value.toFixed(decimals)) !== value) return { problem: { code: 'decimals' } }
  return { value }
}

function numericBounds(field: NumericField): { min: number; max: number; decimals: number } {
  if (field.kind === 'year') return { ...yearRange(), decimals: 0 }
  if (field.kind === 'integer') return { min: field.min, max: field.max, decimals: 0 }
  return field.kind === 'money' ? { min: 0, max: moneyMax, decimals: 2 } : { min: 0, max: field.max, decimals: 4 }
}
