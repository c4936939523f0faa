import type { PropertyFieldName, PropertyValues } from '#app/domain/properties/property.ts'
import { isSameIn } from '#app/domain/saving/joint-fields.ts'
import type { LinkBase } from '#app/exchange/plan.ts'
import { propertyJoints } from './merging/three-way-merge.ts'

const left: ReadonlySet<PropertyFieldName> = new Set(['published', 'highlighted', 'reserved', 'sold', 'soldOn'])

export function deviations({ values: base }: LinkBase, present: PropertyValues): PropertyFieldName[][] {
  return propertyJoints
    .map((joint) => joint.filter((name) => !left.has(name) && name in base))
    .filter((names) => !isSameIn(names, base, present))
}
