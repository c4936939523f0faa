import type { Field, Fields, FieldValue } from './field.ts'
import type { Locale } from './locale.ts'
import { entriesOf } from './typed-objects.ts'

export const languageTags = { de: 'de-DE', en: 'en-GB' } as const satisfies Record<Locale, string>
const nbsp = '\u00a0'

const formatters = new Map<string, Intl.NumberFormat>()

/** Formatters are cached, because creating one costs more than using it. */
export function formatNumber(value: number, locale: Locale, options: Intl.NumberFormatOptions = {}): string {
  const key = locale + JSON.stringify(options)
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.NumberFormat(languageTags[locale], options)
    formatters.set(key, formatter)
  }
  return formatter.format(value)
}

export function formatMoney(euros: number, locale: Locale): string {
  const digits = Number.isInteger(euros) ? 0 : 2
  return formatNumber(euros, locale, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}

export function formatMeasure(value: number, unit: string, locale: Locale): string {
  return `${formatNumber(value, locale, { maximumFractionDigits: 2 })}${nbsp}${unit}`
}

/** "15.03.2021", in English "15 March 2021"; a month as "03.2021" and "March 2021". */
export function formatDate(iso: string, locale: Locale): string {
  if (locale !== 'en') return dayFirst(iso, '.')
  return iso.length > 7 ? englishDays.format(new Date(iso)).replace(' ', nbsp) : englishMonths.format(new Date(iso))
}

const englishDays = new Intl.DateTimeFormat(languageTags.en, { dateStyle: 'long', timeZone: 'UTC' })
const englishMonths = new Intl.DateTimeFormat(languageTags.en, { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "9.05", in English "09:05". In Berlin wherever it runs: the server is in another time zone. */
export function formatTime(moment: Date, locale: Locale): string {
  const time = new Intl.DateTimeFormat(languageTags[locale], { timeZone, hour: '2-digit', minute: '2-digit' })
  const text = time.format(moment)
  return locale === 'de' ? text.replace(':', '.').replace(/^0/, '') : text
}

/** "2. Dezember 2026 um 9.05 Uhr", in English "2 December 2026 at 09:05"; `full` begins with the weekday. */
export function formatMoment(moment: Date, locale: Locale, dateStyle: 'long' | 'full'): string {
  const day = new Intl.DateTimeFormat(languageTags[locale], { timeZone, dateStyle }).format(moment)
  const time = formatTime(moment, locale)
  return locale === 'de' ? `${day} um ${time} Uhr` : `${day} at ${time}`
}

const timeZone = 'Europe/Berlin'

/** "15.03.2021" of "2021-03-15", with any separator. */
export function dayFirst(isoDate: string, separator: string): string {
  return isoDate.split('-').reverse().join(separator)
}

export interface Words {
  yes: string
  no: string
  option: (key: string) => string
}

export function formatValue(field: Field, value: FieldValue<Field>, locale: Locale, words: Words): string | null {
  if (value === null || value === '') return null
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'string') {
    if (field.kind === 'choice') return words.option(value)
    if (field.kind === 'statement') return value === 'yes' ? words.yes : words.no
    if (field.kind === 'rows') return formatRows(field.columns, value, locale, words)
    return isDay(field) ? formatDate(value, locale) : value
  }
  return formatFigure(field, value, locale)
}

export function formatFigure(field: Field, value: number, locale: Locale): string {
  if (field.kind === 'money') return formatMoney(value, locale)
  if (field.kind === 'year') return String(value)
  if (field.kind === 'decimal' && field.unit) return formatMeasure(value, field.unit, locale)
  return formatNumber(value, locale, { maximumFractionDigits: decimalPlaces(field) })
}

export function decimalPlaces(field: Field): number {
  return (field.kind === 'decimal' && field.places) || 4
}

function formatRows(columns: Fields, text: string, locale: Locale, words: Words): string {
  const inWords = (row: Row) =>
    entriesOf(columns).flatMap(([name, field]) => formatValue(field, row[name] ?? null, locale, words) ?? [])
  return splitRows(text)
    .map((row) => inWords(row).join(', '))
    .join('; ')
}

export function isDay({ kind }: Field): boolean {
  return kind === 'date' || kind === 'month'
}

type Row = Readonly<Record<string, FieldValue<Field>>>

/** Parses what joinRows() or formatForControl() wrote. */
export function splitRows<Cells = Row>(text: string | null): Cells[] {
  return text ? JSON.parse(text) : []
}

/** Null if every row is empty. */
export function joinRows(rows: readonly Row[]): string | null {
  const telling = rows.filter((row) => Object.values(row).some((value) => value !== null && value !== false))
  return telling.length > 0 ? JSON.stringify(telling) : null
}

/** One text per line. Text without line breaks is split at commas before a capital letter. */
export function splitLines(text: string | null): string[] {
  if (text?.includes('\n')) return text.split('\n').filter((line) => line.trim() !== '')
  return text?.split(/[,;]\s+(?=\p{Lu})/u) ?? []
}

/** The inverse of splitLines(): a sentence if it splits the same, otherwise one line each. */
export function joinLines(lines: readonly string[]): string {
  const sentence = lines.join(', ')
  const isSame = splitLines(sentence).join('\n') === lines.join('\n')
  return isSame ? sentence : lines.map((line) => `${line}\n`).join('')
}
