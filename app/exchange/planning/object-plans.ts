import { placeName } from '#app/domain/offers/place-name.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import type { Difference, ObjectPlan, PropertyLink, StockProperty } from '#app/exchange/plan.ts'
import { type Problem, problemKinds } from '#app/exchange/problems.ts'
import type { ReceivedObject } from '#app/exchange/received.ts'
import { unchanged } from './pictures.ts'
import { resultingState } from './publishing.ts'

const none = { order: [], removed: [], added: 0, kept: 0 }

export function unchangedPlan(
  position: number,
  property: StockProperty,
  problems: readonly Problem[] = [],
): ObjectPlan {
  const { id, version, values, pictures } = property
  return {
    position,
    outcome: 'unchanged',
    propertyId: id,
    mayBe: null,
    version,
    ...headOf(values),
    after: property.isTrashed ? 'offline' : resultingState(values, false),
    unmet: [],
    differences: [],
    asksAll: false,
    kept: [],
    pictures: unchanged(pictures),
    values: null,
    base: null,
    problems,
    isLeftOut: false,
  }
}

export function skippedPlan(
  object: ReceivedObject,
  property: StockProperty | null,
  problems: readonly Problem[],
  isLeftOut = false,
): ObjectPlan {
  const position = object.position
  if (property) return { ...unchangedPlan(position, property, problems), outcome: 'skipped', isLeftOut }
  return {
    position,
    outcome: 'skipped',
    propertyId: null,
    mayBe: null,
    version: null,
    ...headOf({ ...object.values, propertyNumber: object.propertyNumber ?? '' }),
    after: 'offline',
    unmet: [],
    differences: [],
    asksAll: false,
    kept: [],
    pictures: none,
    values: null,
    base: null,
    problems,
    isLeftOut,
  }
}

/** Goes offline with address, pictures and history. References are the agency's own and stay. */
export function withdrawalPlan(position: number, property: StockProperty, link: PropertyLink): ObjectPlan {
  const { values } = property
  const plan = unchangedPlan(position, property)
  const { isWithdrawn } = link
  const base = isWithdrawn ? null : { ...link.base, values: { ...link.base.values, published: false } }
  if (values.sold) return { ...plan, base, problems: isWithdrawn ? [] : [{ code: 'staysReference' }] }
  if (isWithdrawn) return { ...plan, after: values.published ? 'public' : 'offline' }
  const difference: Difference = { field: 'published', before: true, after: false, choice: null }
  return {
    ...plan,
    outcome: 'withdrawn',
    after: 'offline',
    differences: values.published ? [difference] : [],
    values: values.published ? { ...values, published: false } : null,
    base,
  }
}

export function headOf({ propertyNumber, name, city, district }: Partial<PropertyValues>) {
  const place = city ? placeName({ city, district: district ?? null }) : ''
  return { propertyNumber: propertyNumber ?? '', name: name ?? propertyNumber ?? '', place }
}

export function hintsOf({ problems }: ReceivedObject): Problem[] {
  return problems.filter(({ code }) => problemKinds[code] === 'hint')
}
