/** The values of one `immobilie`, field by field. */
import { hasField } from '#app/domain/properties/own-fields.ts'
import { propertyFields } from '#app/domain/properties/property.ts'
import { reportCurrency } from './containers/currency.ts'
import { openCertificate } from './containers/energiepass.ts'
import { reportCountry } from './containers/geo.ts'
import { openKind } from './containers/objektkategorie.ts'
import { emptyOf, readExact } from './exact-values.ts'
import { type Mapped, mappedFields } from './field-mappings.ts'
import type { ObjectReader } from './object-reader.ts'
import { ourSimpleField } from './simple-fields.ts'

/** Into `from.values`. A field whose containers are missing stays out of them. */
export function readValues(from: ObjectReader): void {
  openKind(from)
  openCertificate(from)
  reportCountry(from)
  reportCurrency(from)
  for (const mapped of mappedFields) {
    const containers = mapped.mapping.from ?? [mapped.container]
    if (!containers.some((name) => from.scope(name))) continue
    const value = readOne(from, mapped)
    if (value !== undefined) Object.assign(from.values, { [mapped.field]: value })
  }
}

function readOne(from: ObjectReader, { container, field, mapping }: Mapped) {
  // What this kind of property does not have is left where it is.
  const value = hasField(field, from.kind) ? mapping.read(from, field) : emptyOf(field)
  if (!from.context.isOurs) return value
  const said = ourSimpleField(from, container, field)
  const exact = said === undefined ? undefined : readExact(field, said, from.context.today)
  if (exact !== undefined) return exact
  return value === undefined && !('required' in propertyFields[field]) ? emptyOf(field) : value
}
