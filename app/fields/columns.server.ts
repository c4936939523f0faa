/** Fields `inDetails` share one JSON column; translations have none, they are rows of the table `texts`. */
import type { $Type } from 'drizzle-orm'
import { integer, real, text } from 'drizzle-orm/sqlite-core'
import type { Field, Fields, FieldValue, FieldValues } from './field.ts'
import { keysOf, pick } from './typed-objects.ts'

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

type DetailName<F extends Fields> = {
  [Name in keyof F & string]: F[Name] extends { inDetails: true } ? Name : never
}[keyof F & string]
type ColumnName<F extends Fields> = {
  [Name in keyof F & string]: F[Name] extends { inDetails: true } | { translates: string } ? never : Name
}[keyof F & string]

export type Details<F extends Fields> = Partial<Pick<FieldValues<F>, DetailName<F>>>

export function fieldColumns<F extends Fields>(fields: F): { [Name in ColumnName<F>]: Builder<F[Name]> } {
  const columns = Object.entries<Field>(columnFields(fields)).map(([name, field]) => [name, fieldColumn(field)])
  // The mapped type repeats what fieldColumn does by kind; the compiler cannot follow it through Object.entries.
  return Object.fromEntries(columns) as { [Name in ColumnName<F>]: Builder<F[Name]> }
}

export function columnFields<F extends Fields>(fields: F): Pick<F, ColumnName<F>> {
  const names = keysOf(fields).filter(
    (name): name is ColumnName<F> => !fields[name]?.inDetails && !fields[name]?.translates,
  )
  return pick(fields, names)
}

export function detailFields<F extends Fields>(fields: F): Pick<F, DetailName<F>> {
  const names = keysOf(fields).filter((name): name is DetailName<F> => fields[name]?.inDetails === true)
  return pick(fields, names)
}

function fieldColumn(field: Field) {
  if (field.kind === 'flag') return builders.flag.required()
  return builders[storage(field)][field.required ? 'required' : 'optional']()
}

function storage({ kind }: Field): 'text' | 'real' | 'integer' {
  if (kind === 'integer' || kind === 'year') return 'integer'
  return kind === 'decimal' || kind === 'money' ? 'real' : 'text'
}
