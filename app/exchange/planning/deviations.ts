/** Where the website says something else than the connection did last: what staff have polished. */
import { type PropertyFieldName, type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import type { LinkBase } from '#app/exchange/plan.ts'
import { keysOf } from '#app/fields/keys-of.ts'

/** Visibility and sale have acts of their own. */
const left: ReadonlySet<PropertyFieldName> = new Set(['published', 'highlighted', 'reserved', 'sold', 'soldOn'])

export function deviations({ values: base }: LinkBase, present: PropertyValues): PropertyFieldName[] {
  return keysOf(propertyFields).filter((name) => !left.has(name) && name in base && base[name] !== present[name])
}
