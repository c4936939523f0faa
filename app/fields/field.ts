import type { ForeignLocale } from './locale.ts'

/** Decides whether "1.250" has thousands, and which values are asked about. Both bounds are usual. */
export type UsualRange = readonly [min: number, max: number]

/** What money is paid for, so that "kalt" or "im Monat" beside a number agrees with its field or does not. */
export type AmountOf = 'once' | 'coldRent' | 'monthly' | 'yearly'

/** Columns, schemas, controls and displayed text derive from fields. Knows nothing of real estate. */
export type Field = {
  required?: true
  /** A key of `forms:asked`, the sentence that asks for a required value; without it the general one does. */
  asked?: string
  inDetails?: true
  belongsTo?: string
  translated?: true
  /** The field it translates into `locale`. Stored in the table `texts`, so it has no column; never required. */
  translates?: string
  locale?: ForeignLocale
} & (
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'text'; max: number }
  | { kind: 'longText'; max: number }
  /** Lines that are `links` are addresses as readLink() reads them. */
  | { kind: 'lines'; max: number; most: number; links?: true }
  /** Up to `most` rows of the same fields, stored as one JSON text without empty rows; `ordered` ones can be moved. */
  | { kind: 'rows'; columns: Fields; most: number; ordered?: true }
  | { kind: 'email' }
  | { kind: 'phone' }
  | { kind: 'postalCode' }
  | { kind: 'integer'; min: number; max: number; usual?: UsualRange }
  | { kind: 'year' }
  /** From 0 unless `min` is below; values are rounded to `places`. */
  | { kind: 'decimal'; max: number; min?: number; places?: number; unit?: 'm²' | 'kWh/(m²·a)'; usual?: UsualRange }
  | { kind: 'money'; usual?: UsualRange; amount?: AmountOf }
  | { kind: 'date' }
  | { kind: 'month' }
  | { kind: 'flag' }
  /** Yes, no, or empty while undecided. */
  | { kind: 'statement' }
  | { kind: 'reference' }
)

export type Fields = Readonly<Record<string, Field>>

export const statements = ['yes', 'no'] as const
type Statement = (typeof statements)[number]

type Present<F extends Field> = F extends { kind: 'choice'; options: readonly (infer Option)[] }
  ? Option
  : F extends { kind: 'integer' | 'year' | 'decimal' | 'money' }
    ? number
    : F extends { kind: 'flag' }
      ? boolean
      : F extends { kind: 'statement' }
        ? Statement
        : string

/** Never undefined; null when empty. Dates are ISO `YYYY-MM-DD`, months `YYYY-MM`. */
export type FieldValue<F extends Field> = F extends { kind: 'flag' } | { required: true }
  ? Present<F>
  : Present<F> | null

export type FieldValues<F extends Fields> = { -readonly [Name in keyof F]: FieldValue<F[Name]> }

type EmptyValues<F extends Fields> = { [Name in keyof F]: F[Name] extends { kind: 'flag' } ? false : null }

export function emptyValues<F extends Fields>(fields: F): EmptyValues<F> {
  const empty = Object.entries(fields).map(([name, { kind }]) => [name, kind === 'flag' ? false : null])
  // The mapped type says by name what the line above does by kind.
  return Object.fromEntries(empty) as EmptyValues<F>
}

export function yearRange(today = new Date()): { min: number; max: number } {
  return { min: 1000, max: today.getUTCFullYear() + 10 }
}

/** In euros. */
export const moneyMax = 1_000_000_000
