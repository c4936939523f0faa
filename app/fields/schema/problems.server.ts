/** What can be wrong with a posted field, said once for each. */
import type { Field } from '#app/fields/field.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { OtherAmount } from '#app/fields/numbers/read-money.ts'
import type { TwoReadings } from '#app/fields/numbers/read-number.ts'
import type { LinkProblem } from '#app/fields/read-link.ts'

export type Problem =
  | {
      code: 'malformed' | 'required' | 'unknownOption' | 'email' | 'phone' | 'postalCode' | 'controlCharacters'
    }
  | { code: LinkProblem }
  | { code: 'date' | 'month' }
  | { code: 'currency'; meant: number | null }
  | { code: 'twoReadings'; readings: TwoReadings }
  | { code: 'otherAmount'; other: OtherAmount }
  | { code: 'notANumber' | 'notInteger' | 'negative' | 'decimals' }
  | { code: 'tooLong'; max: number; length: number }
  | { code: 'tooMany'; max: number }
  | { code: 'range'; min: number; max: number }

export interface Reading {
  locale: Locale
  say: (problem: Problem, field: Field) => string
}

export type TypedField = Exclude<Field, { kind: 'flag' | 'lines' | 'rows' }>

/** One error per field, computed only when it is read. */
export function abortingErrors(field: Field, { say }: Reading) {
  return (problem: Problem | (() => Problem)) => ({
    error: () => say(typeof problem === 'function' ? problem() : problem, field),
    abort: true,
  })
}

export const isAtMost = (max: number) => (text: string) => [...text].length <= max

export function lengthError(field: TypedField, { say }: Reading) {
  return { error: ({ input }: { input?: unknown }) => say(tooLong(field, String(input)), field), abort: true }
}

/** Limit for all kinds but text; an e-mail address may have 254 characters. */
const longestShort = 300

/** In UTF-16 units: a character may take two, and browsers post line breaks as two. */
export function longest(field: TypedField): number {
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
