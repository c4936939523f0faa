import * as z from 'zod'
import { moneyMax, yearRange } from '#app/fields/field.ts'
import { decimalPlaces } from '#app/fields/format.ts'
import { isBelowThousands, type NumericField, numberEnding, readNumber } from '#app/fields/read-number.ts'
import { abortingErrors, type Reading } from './problems.server.ts'

export function numberSchema(field: NumericField, reading: Reading): z.ZodType<number, string> {
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
