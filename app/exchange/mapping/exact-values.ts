import { type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import { type Field, moneyMax, statements, yearRange } from '#app/fields/field.ts'
import { joinLines, joinRows, splitLines } from '#app/fields/format.ts'
import { readLink } from '#app/fields/read-link.ts'
import { entriesOf } from '#app/fields/typed-objects.ts'
import type { MappedField } from './fields/field-mapping.ts'

type Value = PropertyValues[MappedField]

export function exactText(value: Value): string {
  return value === null ? '' : String(value)
}

/** fits() has checked the value's type. */
export function readExact(name: MappedField, text: string, today: string): Value | undefined {
  const field: Field = propertyFields[name]
  if (field.kind === 'flag') return text === 'true' || (text === 'false' ? false : undefined)
  if (text === '') return field.required ? undefined : null
  return fits(field, text, today) as Value | undefined
}

export function emptyOf(field: MappedField): null | false {
  return propertyFields[field].kind === 'flag' ? false : null
}

function fits(field: Field, text: string, today: string): string | number | undefined {
  switch (field.kind) {
    case 'choice':
      return field.options.find((option) => option === text)
    case 'statement':
      return statements.find((statement) => statement === text)
    case 'integer':
      return numberIn(text, field.min, field.max)
    case 'year':
      return numberIn(text, yearRange(new Date(today)).min, yearRange(new Date(today)).max)
    case 'decimal':
      return numberIn(text, field.min ?? 0, field.max)
    case 'money':
      return numberIn(text, 0, moneyMax)
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined
    case 'postalCode':
      return /^\d{5}$/.test(text) ? text : undefined
    case 'text':
    case 'longText':
      return [...text.slice(0, 2 * field.max + 1)].length <= field.max ? text : undefined
    case 'lines':
      return linesIn(text, field)
    case 'rows':
      return rowsIn(text, field, today)
    default:
      return undefined
  }
}

function linesIn(text: string, { max, most, links }: Field & { kind: 'lines' }): string | undefined {
  const lines = text.length <= longestRows ? splitLines(text) : []
  const fits = (line: string) => line.length <= max && (!links || 'link' in readLink(line))
  return lines.length > 0 && lines.length <= most && lines.every(fits) ? joinLines(lines) : undefined
}

const longestRows = 5_000

function rowsIn(text: string, { columns, most }: Field & { kind: 'rows' }, today: string): string | undefined {
  const rows = text.length <= longestRows ? parsed(text) : undefined
  if (!Array.isArray(rows) || rows.length > most) return undefined
  const read = rows.map((row: unknown) =>
    entriesOf(columns).map(([name, column]) => {
      const cell = isRecord(row) && Object.hasOwn(row, name) ? row[name] : null
      return [name, cell === null ? null : fits(column, String(cell), today)] as const
    }),
  )
  if (read.flat().some(([, cell]) => cell === undefined)) return undefined
  return (
    joinRows(read.map((cells) => Object.fromEntries(cells.map(([name, cell]) => [name, cell ?? null])))) ?? undefined
  )
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function numberIn(text: string, min: number, max: number): number | undefined {
  const value = /^-?[\d.]{1,20}$/.test(text) ? Number(text) : Number.NaN
  return value >= min && value <= max ? value : undefined
}
