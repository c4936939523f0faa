import { type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import type { propertyOptions } from '#app/domain/properties/property-options.ts'
import type { WriteOptions } from '#app/exchange/object-types.ts'
import { type OptionTable, type OptionTableName, optionTables } from '#app/exchange/options.ts'
import type { Element, ReceivedField } from '#app/exchange/received.ts'
import type { Field } from '#app/fields/field.ts'
import { anyNumber, isNumeric, type NumericField } from '#app/fields/numbers/read-number.ts'
import type { NumberRange, ObjectReader, Scope } from './object-reader.ts'

export type MappedField = Exclude<ReceivedField, 'responsibleMember'>

export interface FieldMapping<Value> {
  /** Undefined when the file lacks the field: the stored value stays. */
  read: (from: ObjectReader, field: MappedField) => Value | undefined
  write: (value: Value, all: PropertyValues, options: WriteOptions) => readonly Placed[]
  /** Several elements state this field: a readable one replaces one that cannot be read. */
  isRepeated?: true
  /** Read when one of these containers exists; by default, the field's own. */
  from?: readonly string[]
}

export type FieldMappings = { readonly [Field in MappedField]?: FieldMapping<PropertyValues[Field]> }

export interface Placed {
  container: string
  element: Element
  /** Written only when no received element takes its place. */
  isDefault?: true
}

export function place(path: string, text: string, attributes: Record<string, string> = {}): Placed {
  const { container, name } = splitPath(path)
  return { container, element: { name, attributes, text, children: [] } }
}

export function placeDefault(path: string, text: string, attributes: Record<string, string> = {}): Placed {
  return { ...place(path, text, attributes), isDefault: true }
}

function splitPath(path: string): { container: string; name: string } {
  const end = path.lastIndexOf('/')
  return { container: path.slice(0, Math.max(0, end)), name: path.slice(end + 1) }
}

export function written(value: number): string {
  return String(Math.round(value * 100) / 100)
}

export function rangeOf(name: MappedField, zero: NumberRange['zero']): NumberRange {
  const found: Field = propertyFields[name]
  const field: NumericField = isNumeric(found) ? found : anyNumber
  const decimals = field.kind === 'money' ? 2 : field.kind === 'decimal' ? (field.places ?? 4) : 0
  return { name, field, decimals, zero }
}

export function longestText(name: MappedField): number {
  const field = propertyFields[name]
  return 'max' in field ? field.max : 300
}

function at(from: ObjectReader, path: string): { scope: Scope | undefined; name: string } {
  const { container, name } = splitPath(path)
  return { scope: from.scope(container), name }
}

export function amount(path: string, zero: NumberRange['zero'] = 'notGiven'): FieldMapping<number | null> {
  return {
    read: (from, field) => {
      const { scope, name } = at(from, path)
      return from.number(scope, name, rangeOf(field, zero))
    },
    write: (value) => (value === null ? [] : [place(path, written(value))]),
  }
}

export function ratio(path: string): FieldMapping<number | null> {
  return { ...amount(path), write: (value) => (value === null ? [] : [place(path, String(value))]) }
}

export function shortText(path: string): FieldMapping<string | null> {
  return textAt(path, 'one')
}

export function longText(path: string): FieldMapping<string | null> {
  return textAt(path, 'many')
}

function textAt(path: string, lines: 'one' | 'many'): FieldMapping<string | null> {
  return {
    read: (from, field) => {
      const { scope, name } = at(from, path)
      return from.text(scope, name, longestText(field), lines)
    },
    write: (value) => (value === null ? [] : [place(path, value)]),
  }
}

export function statement(path: string): FieldMapping<'yes' | 'no' | null> {
  return {
    read: (from) => {
      const { scope, name } = at(from, path)
      const answer = from.yesNo(scope, name)
      return answer === null ? null : answer ? 'yes' : 'no'
    },
    write: (value) => (value === null ? [] : [place(path, String(value === 'yes'))]),
  }
}

export function day(path: string): FieldMapping<string | null> {
  return {
    read: (from) => {
      const { scope, name } = at(from, path)
      return from.day(scope, name)
    },
    write: (value) => (value === null ? [] : [place(path, value)]),
  }
}

export function year(path: string): FieldMapping<number | null> {
  return {
    read: (from) => {
      const { scope, name } = at(from, path)
      return from.year(scope, name)
    },
    write: (value) => (value === null ? [] : [place(path, String(value))]),
  }
}

/** Read from an attribute, or from the element's text. */
export function choice<Name extends OptionTableName>(
  table: Name,
  path: string,
  attribute?: string,
): FieldMapping<(typeof propertyOptions)[Name][number] | null> {
  return {
    read: (from, field) => {
      const { scope, name } = at(from, path)
      return from.option(table, scope, name, attribute, [field])
    },
    write: (value) => {
      const word = writtenWord(table, value)
      if (word === null) return []
      return [attribute === undefined ? place(path, word) : place(path, '', { [attribute]: word })]
    },
  }
}

export function writtenWord(table: OptionTableName, option: string | null): string | null {
  const { written }: OptionTable<string> = optionTables[table]
  return option === null ? null : (written[option] ?? null)
}

/** Not part of the format: only our own files contain it. */
export const onlyOurs = { read: () => undefined, write: () => [] } as const
