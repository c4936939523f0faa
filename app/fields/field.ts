import type { ForeignLocale } from './locale.ts'

/**
 * The field language: fields are plain data about values. Columns, schemas, controls and displayed text derive from
 * them in this folder, which knows nothing of real estate.
 */
export type Field = {
  required?: true
  /** Stored with others in the column `details` instead of one of its own: no statement can ask for it. */
  inDetails?: true
  /** The field without which it means nothing: whoever decides about one decides about both. */
  belongsTo?: string
  /** Said in every language: `withTranslations()` adds a field for each of the others. */
  translated?: true
  /** The field that it says again in `locale`. Kept in the table `texts`, so it has no column; never required. */
  translates?: string
  locale?: ForeignLocale
} & (
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'text'; max: number }
  | { kind: 'longText'; max: number }
  /** Up to `most` short texts of `max` characters, edited in rows and stored as one text. */
  | { kind: 'lines'; max: number; most: number }
  /** Up to `most` rows of the same few fields, stored as one JSON text of those that say anything. */
  | { kind: 'rows'; columns: Fields; most: number }
  | { kind: 'email' }
  | { kind: 'phone' }
  | { kind: 'postalCode' }
  | { kind: 'integer'; min: number; max: number }
  | { kind: 'year' }
  /** From 0 unless `min` is below; `places` are rounded to, as nobody means more of them. */
  | { kind: 'decimal'; max: number; min?: number; places?: number; unit?: 'm²' | 'kWh/(m²·a)' }
  | { kind: 'money' }
  | { kind: 'date' }
  | { kind: 'month' }
  | { kind: 'flag' }
  /** A flag that also says no: empty, nobody has said anything. */
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

/** The values of an untouched form; required fields are empty too. */
export function emptyValues<F extends Fields>(fields: F): EmptyValues<F> {
  const empty = Object.entries(fields).map(([name, { kind }]) => [name, kind === 'flag' ? false : null])
  // The mapped type says by name what the line above does by kind.
  return Object.fromEntries(empty) as EmptyValues<F>
}

/** Both included. */
export function yearRange(today = new Date()): { min: number; max: number } {
  return { min: 1000, max: today.getUTCFullYear() + 10 }
}

/** In euros, with at most two decimals. */
export const moneyMax = 1_000_000_000
