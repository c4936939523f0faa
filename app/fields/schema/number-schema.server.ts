import * as z from 'zod'
import { decimalPlaces } from '#app/fields/format.ts'
import { type NumericField, possibleRange, type ReadNumber, readNumber } from '#app/fields/numbers/read-number.ts'
import { abortingErrors, type Problem, type Reading } from './problems.server.ts'

export function numberSchema(field: NumericField, reading: Reading): z.ZodType<number, string> {
  const abortWith = abortingErrors(field, reading)
  // Computed per value, because a schema may outlive the year.
  const bounds = () => numericBounds(field)
  return z
    .string()
    .transform((typed, context) => {
      const read = readNumber(typed, reading.locale, field)
      if ('value' in read) return rounded(read.value, field)
      context.addIssue({ code: 'custom', message: reading.say(problemOf(read, field), field) })
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

function problemOf(read: Exclude<ReadNumber, { value: number }>, field: NumericField): Problem {
  if (read.problem === 'twoReadings') return { code: read.problem, readings: read.readings }
  if (read.problem === 'otherAmount') return { code: read.problem, other: read.other }
  if (read.problem === 'notANumber') return { code: read.problem }
  return { code: read.problem, meant: read.meant === undefined ? null : rounded(read.meant, field) }
}

function numericBounds(field: NumericField): { min: number; max: number; decimals: number } {
  const decimals = field.kind === 'money' ? 2 : field.kind === 'decimal' ? decimalPlaces(field) : 0
  return { ...possibleRange(field), decimals }
}
