/** Derives a table's columns from fields. */
import type { $Type } from 'drizzle-orm'
import { integer, real, text } from 'drizzle-orm/sqlite-core'
import type { Field, Fields, FieldValue } from './field.ts'

const builders = {
  text: { optional: () => text(), required: () => text().notNull() },
  real: { optional: () => real(), required: () => real().notNull() },
  integer: { optional: () => integer(), required: () => integer().notNull() },
  flag: { required: () => integer({ mode: 'boolean' }).notNull().default(false) },
}
type Builders = typeof builders
type Presence<F extends Field> = F extends { required: true } ? 'required' : 'optional'

type Builder<F extends Field> = F extends { kind: 'flag' }
  ? ReturnType<Builders['flag']['required']>
  : F extends { kind: 'integer' | 'year' }
    ? ReturnType<Builders['integer'][Presence<F>]>
    : F extends { kind: 'decimal' | 'money' }
      ? ReturnType<Builders['real'][Presence<F>]>
      : $Type<ReturnType<Builders['text'][Presence<F>]>, NonNullable<FieldValue<F>>>

/** Nullable unless required. Drizzle writes the names in snake_case. */
export function fieldColumns<F extends Fields>(fields: F): { [Name in keyof F]: Builder<F[Name]> } {
  const columns = Object.entries(fields).map(([name, field]) => [name, fieldColumn(field)])
  // The mapped type repeats what fieldColumn does by kind; the compiler cannot follow it through Object.entries.
  return Object.fromEntries(columns) as { [Name in keyof F]: Builder<F[Name]> }
}

function fieldColumn(field: Field) {
  if (field.kind === 'flag') return builders.flag.required()
  return builders[storage(field)][field.required ? 'required' : 'optional']()
}

function storage({ kind }: Field): 'text' | 'real' | 'integer' {
  if (kind === 'integer' || kind === 'year') return 'integer'
  return kind === 'decimal' || kind === 'money' ? 'real' : 'text'
}
