/** The order of the checks decides which error a field shows. */
import * as z from 'zod'
import { cleanAddress, cleanLine, cleanTelephone, cleanText } from './clean-text.ts'
import { type Field, type Fields, type FieldValues, statements } from './field.ts'
import { joinLines, joinRows } from './format.ts'
import { readDate, readMonth } from './read-date.ts'
import { readLink } from './read-link.ts'
import { isAddress } from './schema/mail-address.ts'
import { numberSchema } from './schema/number-schema.server.ts'
import {
  abortingErrors,
  isAtMost,
  lengthError,
  longest,
  type Reading,
  type TypedField,
} from './schema/problems.server.ts'
import { isTelephone } from './schema/telephone.ts'

z.config({ jitless: true })

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
  if (!links) return typedSchema({ kind: 'text', max }, reading)
  // Uncleaned inside: an address with something unseen in it leads elsewhere than it seems to.
  const field = { kind: 'longText', max } as const
  return typedSchema(field, reading).transform((typed, context) => {
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
    .transform((typed) => (isBlank(typed) ? null : cleaned(field, typed)))
    .pipe(field.required ? value : value.nullable())
}

function cleaned({ kind }: TypedField, typed: string): string {
  switch (kind) {
    case 'email':
      return cleanAddress(typed)
    case 'phone':
      return cleanTelephone(typed)
    case 'integer':
    case 'year':
    case 'decimal':
    case 'money':
      return typed
    case 'longText':
      return cleanText(typed)
    default:
      return cleanLine(typed)
  }
}

function valueSchema(field: TypedField, reading: Reading): z.ZodType<unknown, string> {
  const abortWith = abortingErrors(field, reading)
  switch (field.kind) {
    case 'text':
      return z.string().refine(isAtMost(field.max), lengthError(field, reading))
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
      return z
        .string()
        .trim()
        .refine(isAddress, abortWith({ code: 'email' }))
    case 'phone':
      return z
        .string()
        .max(254, abortWith({ code: 'phone' }))
        .refine(isTelephone, abortWith({ code: 'phone' }))
    case 'postalCode':
      return z
        .string()
        .max(254, abortWith({ code: 'postalCode' }))
        .regex(/^\d{5}$/, abortWith({ code: 'postalCode' }))
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

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/

/** Ignores white space and invisible characters. */
export function isBlank(text: string): boolean {
  return cleanLine(text) === ''
}
