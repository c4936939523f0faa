import { propertyFields } from '#app/domain/properties/property.ts'
import type { Decisions, ObjectPlan, StockProperty } from '#app/exchange/plan.ts'
import type { CodeOf, Problem } from '#app/exchange/problems.ts'
import type { ReceivedObject } from '#app/exchange/received.ts'
import type { Finders } from './finders.ts'

export class Claims {
  readonly properties = new Set<string>()
  /** Properties that objects anywhere in the file are linked to. */
  readonly expected: ReadonlySet<string>
  readonly #numbers = new Map<string, string>()

  constructor(
    private readonly holders: ReadonlyMap<string, StockProperty>,
    expected: readonly StockProperty[],
  ) {
    this.expected = new Set(expected.map(({ id }) => id))
  }

  isFree(property: StockProperty): boolean {
    return !this.properties.has(property.id) && !this.expected.has(property.id)
  }

  /** Null when the number is free or held by the caller, else the problem. */
  reserve(number: string, { propertyId, name }: Pick<ObjectPlan, 'propertyId' | 'name'>): Problem['holder'] | null {
    const holder = this.holders.get(number)
    if (holder && holder.id !== propertyId) return holderOf(holder)
    const taken = holder ? undefined : this.#numbers.get(number)
    if (taken !== undefined) return { id: null, name: taken }
    this.#numbers.set(number, name)
    return null
  }
}

interface NumberAssignment {
  number: string
  property: StockProperty | null
  problem?: Problem & { code: CodeOf<'object'> }
  mayBe?: string | null
}

/** A new object takes a free number, or is identified with the property that holds it. */
export function assignNumber(
  { propertyNumber, position, extern, intern, obid }: ReceivedObject,
  linked: StockProperty | null,
  { byNumber, elsewhere }: Finders,
  claims: Claims,
  { same }: Decisions,
): NumberAssignment {
  const number = propertyNumber ?? extern ?? intern ?? obid ?? ''
  if (number.length > propertyFields.propertyNumber.max)
    return { number, property: linked, problem: { code: 'numberTooLong' } }
  if (linked) return { number, property: linked }
  const holder = byNumber.get(number)
  if (!holder || holder.isUndone) return { number, property: holder ?? null }
  if (holder.isTrashed) return { number, property: null, problem: { code: 'inTrash' } }
  const mayBe = claims.isFree(holder) && !elsewhere.has(holder.id) ? holder.id : null
  if (same.has(position) && mayBe) return { number, property: holder, mayBe }
  return { number, property: null, problem: { code: 'numberTaken', holder: holderOf(holder) }, mayBe }
}

export function holderOf({ id, values }: StockProperty): Problem['holder'] {
  return { id, name: values.name }
}
