/** Values as a form's controls show them; read back by readNumber, readDate and readMonth. */
import type { Field, Fields, FieldValue } from './field.ts'
import { dayFirst, decimalPlaces, formatNumber, isDay, splitRows } from './format.ts'
import type { Locale } from './locale.ts'
import { isNumeric, type NumericField, readNumber } from './numbers/read-number.ts'
import { entriesOf, keysOf, mapNames } from './typed-objects.ts'

const cents = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/** Without unit or currency. */
export function formatForControl(field: Field, value: FieldValue<Field>, locale: Locale): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'on' : ''
  if (field.kind === 'rows') return rowsForControls(field.columns, String(value), locale)
  if (typeof value === 'string') return isDay(field) ? dayFirst(value, locale === 'de' ? '.' : '/') : value
  return isNumeric(field) ? numberForControl(field, value, locale) : String(value)
}

/** Without thousands where they would be read as decimals: "75000", because "75.000" m² might be 75. */
function numberForControl(field: NumericField, value: number, locale: Locale): string {
  if (field.kind === 'year') return String(value)
  const isCents = field.kind === 'money' && !Number.isInteger(value)
  const text = formatNumber(value, locale, isCents ? cents : { maximumFractionDigits: decimalPlaces(field) })
  const read = readNumber(text, locale, field)
  return 'value' in read && read.value === value ? text : unmistakable(value, locale)
}

/** "75000", "50,1250": readable in one way only, whatever the field. */
export function unmistakable(value: number, locale: Locale): string {
  const decimals = String(value).split('.')[1]?.length ?? 0
  return formatNumber(value, locale, {
    useGrouping: false,
    minimumFractionDigits: decimals === 3 ? 4 : decimals,
    maximumFractionDigits: 20,
  })
}

function rowsForControls(columns: Fields, text: string, locale: Locale): string {
  const texts = splitRows(text).map((row) =>
    Object.fromEntries(
      entriesOf(columns).map(([name, field]) => [name, formatForControl(field, row[name] ?? null, locale)]),
    ),
  )
  return JSON.stringify(texts)
}

export function formatForControls<Name extends string>(
  fields: Readonly<Record<Name, Field>>,
  values: Readonly<Record<Name, FieldValue<Field>>>,
  locale: Locale,
): Record<Name, string> {
  return mapNames(keysOf(fields), (name) => formatForControl(fields[name], values[name], locale))
}
