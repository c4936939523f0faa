/** How a stored value reads on a page, and how it stands in a form control. */
import type { Field, FieldValue, Locale } from './field.ts'

/** The language tags of Intl. */
export const languageTags = { de: 'de-DE', en: 'en-GB' } as const satisfies Record<Locale, string>
const nbsp = '\u00a0'

const formatters = new Map<string, Intl.NumberFormat>()

/** Formats a number for the language; formatters are kept, because making one costs more than using it. */
export function formatNumber(value: number, locale: Locale, options: Intl.NumberFormatOptions = {}): string {
  const key = locale + JSON.stringify(options)
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.NumberFormat(languageTags[locale], options)
    formatters.set(key, formatter)
  }
  return formatter.format(value)
}

/** "3.450.000 €", in English "€3,450,000"; cents only where there are any. */
export function formatMoney(euros: number, locale: Locale): string {
  const digits = Number.isInteger(euros) ? 0 : 2
  return formatNumber(euros, locale, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}

/** "286,5 m²" */
export function formatMeasure(value: number, unit: string, locale: Locale): string {
  return `${formatNumber(value, locale, { maximumFractionDigits: 2 })}${nbsp}${unit}`
}

/** An ISO date as "15.03.2021" or "15/03/2021". */
export function formatDate(isoDate: string, locale: Locale): string {
  const [year, month, day] = isoDate.split('-')
  return [day, month, year].join(locale === 'de' ? '.' : '/')
}

export interface Words {
  yes: string
  no: string
  /** The name of an option of a choice. */
  option: (key: string) => string
}

/** The value as a reader sees it; null when there is nothing to show. */
export function formatValue(field: Field, value: FieldValue<Field>, locale: Locale, words: Words): string | null {
  if (value === null || value === '') return null
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'string') {
    if (field.kind === 'choice') return words.option(value)
    return field.kind === 'date' ? formatDate(value, locale) : value
  }
  if (field.kind === 'money') return formatMoney(value, locale)
  if (field.kind === 'year') return String(value)
  if (field.kind === 'decimal' && field.unit) return formatMeasure(value, field.unit, locale)
  return formatNumber(value, locale, { maximumFractionDigits: 4 })
}

const cents = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/** The value as it stands in a text control: no unit, no currency sign, readable again by readNumber and readDate. */
export function formatForControl(field: Field, value: FieldValue<Field>, locale: Locale): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'on' : ''
  if (typeof value === 'string') return field.kind === 'date' ? formatDate(value, locale) : value
  if (field.kind === 'year') return String(value)
  if (field.kind === 'money' && !Number.isInteger(value)) return formatNumber(value, locale, cents)
  return formatNumber(value, locale, { maximumFractionDigits: 4 })
}

/** All values of a form as they stand in its controls, by the names of the fields. */
export function formatForControls<Name extends string>(
  fields: Readonly<Record<Name, Field>>,
  values: Readonly<Record<Name, FieldValue<Field>>>,
  locale: Locale,
): Record<Name, string> {
  const entries = Object.entries<Field>(fields) as [Name, Field][]
  const texts = entries.map(([name, field]) => [name, formatForControl(field, values[name], locale)])
  return Object.fromEntries(texts) as Record<Name, string>
}

/** The lines of a text: each has its own, or begins with a capital behind a comma, as people list opening hours. */
export function splitLines(text: string | null): string[] {
  return text?.split(lineEnd) ?? []
}

const lineEnd = /\n|[,;]\s+(?=\p{Lu})/u

/** One text that splitLines takes apart again; with commas as far as they do. */
export function joinLines(lines: readonly string[]): string {
  return lines.map((line, index) => (index === 0 ? '' : /^\p{Lu}/u.test(line) ? ', ' : '\n') + line).join('')
}
