import { hasField } from '#app/domain/properties/own-fields.ts'
import { propertyFields } from '#app/domain/properties/property.ts'
import { reportCurrency } from './containers/currency.ts'
import { openCertificate } from './containers/energiepass.ts'
import { reportCountry } from './containers/geo.ts'
import { openKind } from './containers/objektkategorie.ts'
import { emptyOf, readExact } from './exact-values.ts'
import { type Mapped, mappedFields } from './field-mappings.ts'
import type { ObjectReader } from './fields/object-reader.ts'
import { ourSimpleField } from './fields/simple-fields.ts'

/** Fields whose containers are missing are left out. */
export function readValues(from: ObjectReader): void {
  openKind(from)
  openCertificate(from)
  reportCountry(from)
  reportCurrency(from)
  const given = mappedFields.filter(({ mapping, container }) =>
    (mapping.from ?? [container]).some((name) => from.scope(name)),
  )
  for (const mapped of given) {
    const value = readOne(from, mapped)
    if (value !== undefined) Object.assign(from.values, { [mapped.field]: value })
  }
  if (!from.context.isOurs) return
  for (const mapped of given) {
    const value = exactOf(from, mapped)
    if (value === undefined) continue
    Object.assign(from.values, { [mapped.field]: value })
    delete from.readings[mapped.field]
  }
}

function readOne(from: ObjectReader, { field, mapping }: Mapped) {
  if (!hasField(field, from.kind)) return emptyOf(field)
  const before = from.problems.length
  const value = mapping.read(from, field)
  if (mapping.isRepeated && (value ?? null) !== null) from.tookInstead(before, field, value ?? null)
  return value
}

/** Our exact value, or empty when a written value would have been there. */
function exactOf(from: ObjectReader, { container, field }: Mapped) {
  const ownText = ourSimpleField(from, container, field)
  const exact = ownText === undefined ? undefined : readExact(field, ownText, from.context.today)
  if (exact !== undefined || from.values[field] !== undefined) return exact
  return 'required' in propertyFields[field] ? undefined : emptyOf(field)
}
