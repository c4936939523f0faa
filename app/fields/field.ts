/**
 * The field language: a field is plain data that says what kind of value it holds. Columns, form schemas, controls
 * and displayed text are derived from it by the other modules of this folder, none of which knows what an agency is.
 */
export type Field = { required?: true } & (
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'text'; max: number }
  | { kind: 'longText'; max: number }
  /** Short texts, edited in a row each and kept as one text: at most so many, of so many characters each. */
  | { kind: 'lines'; max: number; most: number }
  | { kind: 'email' }
  | { kind: 'phone' }
  | { kind: 'postalCode' }
  | { kind: 'integer'; min: number; max: number }
  | { kind: 'year' }
  | { kind: 'decimal'; max: number; unit?: string }
  | { kind: 'money' }
  | { kind: 'date' }
  | { kind: 'flag' }
  | { kind: 'reference' }
)

export type Fields = Readonly<Record<string, Field>>

export const locales = ['de', 'en'] as const
export type Locale = (typeof locales)[number]
/** The language in which staff write; what they write stands on every page as it is. */
export const authoredLocale: Locale = 'de'

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale)
}

type Present<F extends Field> = F extends { kind: 'choice'; options: readonly (infer Option)[] }
  ? Option
  : F extends { kind: 'integer' | 'year' | 'decimal' | 'money' }
    ? number
    : F extends { kind: 'flag' }
      ? boolean
      : string

/** What a field holds once it is read: never undefined; null when it was left empty. Dates are ISO `YYYY-MM-DD`. */
export type FieldValue<F extends Field> = F extends { kind: 'flag' } | { required: true }
  ? Present<F>
  : Present<F> | null

export type FieldValues<F extends Fields> = { -readonly [Name in keyof F]: FieldValue<F[Name]> }

type EmptyValues<F extends Fields> = { [Name in keyof F]: F[Name] extends { kind: 'flag' } ? false : null }

/** What a form holds that nobody has touched; required fields are empty too. */
export function emptyValues<F extends Fields>(fields: F): EmptyValues<F> {
  const empty = Object.entries(fields).map(([name, { kind }]) => [name, kind === 'flag' ? false : null])
  // The mapped type says by name what the line above does by kind.
  return Object.fromEntries(empty) as EmptyValues<F>
}

/** The years a year field accepts, both included. */
export function yearRange(today = new Date()): { min: number; max: number } {
  return { min: 1000, max: today.getUTCFullYear() + 10 }
}

/** Amounts are plain euros with at most two decimals. */
export const moneyMax = 1_000_000_000

/** What one row of a field of lines is called in a form; counted from 0. */
export function rowName(name: string, row: number): string {
  return `${name}[${row}]`
}

/** What Conform calls the buttons that change a list, and what it remembers of a form beside them. */
export const intentName = '__intent__'
export const stateName = '__state__'
