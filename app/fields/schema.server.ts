/** In one module, because the order of the checks decides which error a field shows. */
import * as z from 'zod'
import { type Field, type Fields, type FieldValues, moneyMax, statements, yearRange } from './field.ts'
import { decimalPlaces, joinLines, joinRows } from './format.ts'
import type { Locale } from './locale.ts'
import { readDate, readMonth } from './read-date.ts'
import { type LinkProblem, readLink } from './read-link.ts'
import { isBelowThousands, type NumericField, numberEnding, readNumber } from './read-number.ts'

z.config({ jitless: true })

export type Problem =
  | {
      code: 'malformed' | 'required' | 'unknownOption' | 'email' | 'phone' | 'postalCode' | 'controlCharacters'
    }
  | { code: LinkProblem }
  | { code: 'date' | 'month' }
  | { code: 'currency'; meant: number | null }
  | { code: 'notANumber' | 'notInteger' | 'negative' | 'decimals' }
  | { code: 'tooLong'; max: number; length: number }
  | { code: 'tooMany'; max: number }
  | { code: 'range'; min: number; max: number }

export interface Reading {
  locale: Locale
  say: (problem: Problem, field: Field) => string
}

export function formSchema<F extends Fields>(fields: F, reading: Reading) {
  // The mapped type says by name what fieldSchema does by kind.
  return z.object(shapeOf(fields, reading)) as unknown as z.ZodType<FieldValues<F>>
}

function shapeOf(fields: Fields, reading: Reading): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field, reading)]))
}

function fieldSchema(field: Field, reading: Reading): z.ZodType {
  const abortWith = abortingErrors(field, reading)
  if (field.kind === 'flag')
    return z
      .string(abortWith({ code: 'malformed' }))
      .optional()
      .transform((posted) => posted === 'on')
  if (field.kind === 'rows') return rowsSchema(field, reading)
  if (field.kind !== 'lines') return typedSchema(field, reading)
  return (
    z
      .array(lineSchema(field, reading), abortWith({ code: 'malformed' }))
      .max(field.most, abortWith({ code: 'tooMany', max: field.most }))
      .default([])
      // The lines' schemas make texts; of equal links one is enough.
      .transform((lines) => joinLines(withoutBlanks(field.links ? [...new Set(lines)] : lines)) || null)
      .pipe(field.required ? z.string(abortWith({ code: 'required' })) : z.string().nullable())
  )
}

function withoutBlanks(lines: readonly unknown[]): string[] {
  return lines.filter((line) => typeof line === 'string')
}

function lineSchema({ max, links }: Extract<Field, { kind: 'lines' }>, reading: Reading): z.ZodType {
  const field = { kind: 'text', max } as const
  const line = typedSchema(field, reading)
  if (!links) return line
  return line.transform((typed, context) => {
    if (typed === null) return null
    const read = readLink(String(typed))
    if ('link' in read) return read.link
    context.addIssue({ code: 'custom', message: reading.say({ code: read.problem }, field) })
    return z.NEVER
  })
}

function rowsSchema(field: Extract<Field, { kind: 'rows' }>, reading: Reading): z.ZodType {
  const abortWith = abortingErrors(field, reading)
  return (
    z
      .array(
        z.object(shapeOf(field.columns, reading), abortWith({ code: 'malformed' })),
        abortWith({ code: 'malformed' }),
      )
      .max(field.most, abortWith({ code: 'tooMany', max: field.most }))
      .default([])
      // The columns' schemas make values of their kinds.
      .transform((rows) => joinRows(rows as FieldValues<Fields>[]))
  )
}

type TypedField = Exclude<Field, { kind: 'flag' | 'lines' | 'rows' }>

/** Checks length, then presence, then content; each step stops where it fails. */
function typedSchema(field: TypedField, reading: Reading) {
  const abortWith = abortingErrors(field, reading)
  const value = z
    .string(abortWith({ code: 'required' }))
    .refine((text) => !controlCharacters.test(text), abortWith({ code: 'controlCharacters' }))
    .pipe(valueSchema(field, reading))
  return z
    .string(abortWith({ code: 'malformed' }))
    .max(longest(field), lengthError(field, reading))
    .default('')
    .transform((typed) => (isBlank(typed) ? null : typed.replace(/\r\n?/g, '\n')))
    .pipe(field.required ? value : value.nullable())
}

function valueSchema(field: TypedField, reading: Reading): z.ZodType<unknown, string> {
  const abortWith = abortingErrors(field, reading)
  switch (field.kind) {
    case 'text':
      return z
        .string()
        .overwrite((typed) => typed.replaceAll('\n', ' ').trim())
        .refine(isAtMost(field.max), lengthError(field, reading))
    case 'longText':
      return z
        .string()
        .overwrite((typed) => typed.trimEnd())
        .refine(isAtMost(field.max), lengthError(field, reading))
    case 'choice':
      return z.enum(field.options, abortWith({ code: 'unknownOption' }))
    case 'statement':
      return z.enum(statements, abortWith({ code: 'unknownOption' }))
    case 'reference':
      return z.string().max(40, abortWith({ code: 'unknownOption' }))
    case 'email':
    case 'phone':
    case 'postalCode':
      return z
        .string()
        .trim()
        .max(254, abortWith({ code: field.kind }))
        .regex(patterns[field.kind], abortWith({ code: field.kind }))
    case 'date':
      return z
        .string()
        .transform((typed) => readDate(typed))
        .pipe(z.iso.date(abortWith({ code: 'date' })))
    case 'month':
      return z
        .string()
        .transform((typed) => readMonth(typed))
        .pipe(z.string(abortWith({ code: 'month' })))
    default:
      return numberSchema(field, reading)
  }
}

const patterns = {
  email: /^[^\s@<>",;]{1,64}@(?:[^\s@<>",;.]+\.)+[^\s@<>",;.]{2,}$/,
  phone: /^[+(\d][\d ()/.\-\u00a0]{2,39}$/,
  postalCode: /^\d{5}$/,
}

function numberSchema(field: NumericField, reading: Reading): z.ZodType<number, string> {
  const abortWith = abortingErrors(field, reading)
  // Computed per value, because a schema may outlive the year.
  const bounds = () => numericBounds(field)
  return z
    .string()
    .transform((typed, context) => {
      const read = readNumber(typed, reading.locale, numberEnding(field), isBelowThousands(field))
      if ('value' in read) return rounded(read.value, field)
      const problem =
        read.problem === 'currency'
          ? { code: read.problem, meant: read.meant === undefined ? null : rounded(read.meant, field) }
          : { code: read.problem }
      context.addIssue({ code: 'custom', message: reading.say(problem, field) })
      return z.NEVER
    })
    .pipe(
      z
        .number()
        .refine((value) => value >= 0 || bounds().min < 0, abortWith({ code: 'negative' }))
        .refine((value) => bounds().decimals > 0 || Number.isInteger(value), abortWith({ code: 'notInteger' }))
        .refine(
          (value) => value >= bounds().min && value <= bounds().max,
          abortWith(() => ({ code: 'range', min: bounds().min, max: bounds().max })),
        )
        .refine((value) => Number(value.toFixed(bounds().decimals)) === value, abortWith({ code: 'decimals' })),
    )
}

function rounded(value: number, field: NumericField): number {
  return field.kind === 'decimal' && field.places !== undefined ? Number(value.toFixed(field.places)) : value
}

function numericBounds(field: NumericField): { min: number; max: number; decimals: number } {
  if (field.kind === 'year') return { ...yearRange(), decimals: 0 }
  if (field.kind === 'integer') return { min: field.min, max: field.max, decimals: 0 }
  if (field.kind === 'money') return { min: 0, max: moneyMax, decimals: 2 }
  return { min: field.min ?? 0, max: field.max, decimals: decimalPlaces(field) }
}

/** One error per field, computed only when it is read. */
function abortingErrors(field: Field, { say }: Reading) {
  return (problem: Problem | (() => Problem)) => ({
    error: () => say(typeof problem === 'function' ? problem() : problem, field),
    abort: true,
  })
}

const isAtMost = (max: number) => (text: string) => [...text].length <= max

function lengthError(field: TypedField, { say }: Reading) {
  return { error: ({ input }: { input?: unknown }) => say(tooLong(field, String(input)), field), abort: true }
}

/** Limit for all kinds but text; an e-mail address may have 254 characters. */
const longestShort = 300

/** In UTF-16 units: a character may take two, and browsers post line breaks as two. */
function longest(field: TypedField): number {
  return field.kind === 'text' || field.kind === 'longText' ? 2 * field.max + longestShort : longestShort
}

/** Values over the limit are measured, never parsed. */
function tooLong(field: TypedField, posted: string): Problem {
  switch (field.kind) {
    case 'text':
    case 'longText':
      return { code: 'tooLong', max: field.max, length: [...posted].length }
    case 'choice':
    case 'statement':
    case 'reference':
      return { code: 'unknownOption' }
    case 'email':
    case 'phone':
    case 'postalCode':
    case 'date':
    case 'month':
      return { code: field.kind }
    default:
      return { code: 'notANumber' }
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/

/** Ignores white space and invisible characters. */
export function isBlank(text: string): boolean {
  return text.replace(/[\s\p{Cf}]/gu, '') === ''
}
