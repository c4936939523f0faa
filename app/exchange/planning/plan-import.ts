/** What would happen if a transfer were taken over. Asked twice, it says the same. */
import { propertyFields } from '#app/domain/properties/property.ts'
import type { RuleDate } from '#app/domain/properties/publish-rule.ts'
import type { MakePlan, ObjectPlan, PropertyLink, Stock, StockProperty, Wishes } from '#app/exchange/plan.ts'
import { outcomes } from '#app/exchange/plan.ts'
import { type CodeOf, type Problem, problemKinds, quoted } from '#app/exchange/problems.ts'
import type { ReceivedObject, ReceivedTransfer } from '#app/exchange/received.ts'
import { finderOf, hasIdentity, lastOfEach } from './identity.ts'
import { joinLanguages } from './languages.ts'
import { hintsOf, skipped, untouched, withdrawn } from './object-plans.ts'
import { memberFinder } from './people.ts'
import { planValues } from './plan-values.ts'
import { warningsAbout } from './warnings.ts'

export const planImport: MakePlan = (transfer, objects, stock, wishes, on) => {
  const find = finders(stock)
  const claims = new Claims(find.byNumber)
  const sent = lastOfEach(joinLanguages(objects), find.links).map(({ object, times }) => {
    const plan = planObject(object, find, claims, stock, wishes, on)
    if (plan.propertyId) claims.properties.add(plan.propertyId)
    for (const link of find.links(object)) claims.properties.add(link.propertyId)
    const repeated: Problem[] = times > 1 ? [{ code: 'repeated', count: times }] : []
    return { ...plan, problems: [...repeated, ...plan.problems] }
  })
  const first = objects.reduce((highest, { position }) => Math.max(highest, position), 0) + 1
  const lacking = missing(transfer, stock, find, claims.properties, first, wishes)
  const plans = [...sent, ...lacking]
  const linked = stock.links.flatMap(({ propertyId }) => find.byId.get(propertyId) ?? [])
  const listed = new Set(plans.map(({ propertyId }) => propertyId))
  // The connection's others stay as they are, and count.
  const others = linked.filter(({ id, isTrashed }) => !listed.has(id) && !isTrashed).map((one) => untouched(0, one))
  const counts = Object.fromEntries(
    outcomes.map((outcome) => [outcome, plans.filter((plan) => plan.outcome === outcome).length]),
  )
  const isThere = ({ outcome, propertyId }: ObjectPlan) => outcome !== 'skipped' || propertyId !== null
  const there = [...plans, ...others].filter(isThere)
  return {
    objects: plans,
    // One for each outcome; Object.fromEntries forgets the names.
    counts: counts as Record<(typeof outcomes)[number], number>,
    public: there.filter(({ after }) => after === 'public').length,
    drafts: there.filter(({ after }) => after === 'draft').length,
    warnings: warningsAbout(transfer, plans, linked.filter(isOnline), stock),
  }
}

function isOnline({ isTrashed, values }: StockProperty): boolean {
  return !isTrashed && values.published && !values.sold
}

function finders({ links, elsewhere, properties, members }: Stock) {
  return {
    links: finderOf(links),
    byId: new Map(properties.map((property) => [property.id, property])),
    byNumber: new Map(properties.map((property) => [property.values.propertyNumber, property])),
    /** By this connection or another one. */
    linked: new Set([...links.map(({ propertyId }) => propertyId), ...elsewhere]),
    member: memberFinder(members),
  }
}

type Finders = ReturnType<typeof finders>

/** What the objects before have taken: two cannot have one number, nor one property. */
class Claims {
  readonly properties = new Set<string>()
  readonly #numbers = new Set<string>()

  constructor(private readonly holders: ReadonlyMap<string, StockProperty>) {}

  /** Of the one who asks for it, or free. */
  take(number: string, propertyId: string | null): boolean {
    const holder = this.holders.get(number)
    const isFree = holder ? holder.id === propertyId : !this.#numbers.has(number)
    if (isFree) this.#numbers.add(number)
    return isFree
  }
}

const longestNumber = propertyFields.propertyNumber.max

function planObject(
  object: ReceivedObject,
  find: Finders,
  claims: Claims,
  stock: Stock,
  wishes: Wishes,
  on: RuleDate,
): ObjectPlan {
  const skip = (code: CodeOf<'object'>, found?: string, property: StockProperty | null = null) =>
    skipped(object, property, [...hintsOf(object), { code, ...(found !== undefined && { found: quoted(found) }) }])
  if (!hasIdentity(object)) return skip('noIdentity')
  const [link, ...others] = find.links(object)
  if (others.length > 0) return skip('ambiguousIdentity')
  const linked = (link && find.byId.get(link.propertyId)) ?? null
  // Two objects of the file that lead to one property: the one that came first has it.
  if (linked && claims.properties.has(linked.id)) return skip('ambiguousIdentity')
  if (linked?.isTrashed && !linked.isUndone) return skip('inTrash', undefined, linked)
  if (object.action === 'delete') return planDeletion(object, link, linked, skip, wishes)
  const grave = object.problems.filter(({ code }) => problemKinds[code] === 'object')
  if (grave.length > 0) return skipped(object, linked, object.problems)
  const { number, property, problem } = numbered(object, linked, find, claims, wishes)
  if (problem) return skip(problem, number, linked)
  if (wishes.leave.has(object.position)) return skipped(object, property, hintsOf(object), true)
  const base = link && linked ? link.base : null
  const plan = planValues({ ...object, propertyNumber: number }, property, base, find.member, stock, wishes, on)
  return claims.take(plan.propertyNumber, property?.id ?? null)
    ? plan
    : skip('numberTaken', plan.propertyNumber, linked)
}

function planDeletion(
  object: ReceivedObject,
  link: PropertyLink | undefined,
  property: StockProperty | null,
  skip: (code: CodeOf<'object'>) => ObjectPlan,
  { leave }: Wishes,
): ObjectPlan {
  if (!link || !property || property.isTrashed) return skip('unknownObject')
  if (leave.has(object.position)) return skipped(object, property, [], true)
  return withdrawn(object.position, property, link)
}

/** What is new takes a number that nobody has, or is said to be the property that has it. */
function numbered(
  { propertyNumber, position, extern, intern, obid }: ReceivedObject,
  linked: StockProperty | null,
  { byNumber, linked: isLinked }: Finders,
  claims: Claims,
  { same }: Wishes,
): { number: string; property: StockProperty | null; problem?: CodeOf<'object'> } {
  const number = propertyNumber ?? extern ?? intern ?? obid ?? ''
  if (number.length > longestNumber) return { number, property: linked, problem: 'numberTooLong' }
  if (linked) return { number, property: linked }
  const holder = byNumber.get(number)
  if (!holder || holder.isUndone) return { number, property: holder ?? null }
  if (holder.isTrashed) return { number, property: null, problem: 'inTrash' }
  const isFree = !claims.properties.has(holder.id) && !isLinked.has(holder.id)
  return same.has(position) && isFree
    ? { number, property: holder }
    : { number, property: null, problem: 'numberTaken' }
}

/** What a full transfer lacks of its providers, after all that it has. */
function missing(
  { scope, providers }: ReceivedTransfer,
  { links }: Stock,
  { byId }: Finders,
  found: ReadonlySet<string>,
  first: number,
  { withdraw, leave }: Wishes,
): ObjectPlan[] {
  if (scope !== 'full') return []
  const keys = new Set(providers.map(({ key }) => key))
  const lacking = links
    .filter(({ provider, propertyId, isWithdrawn }) => keys.has(provider) && !found.has(propertyId) && !isWithdrawn)
    .flatMap((link) => {
      const property = byId.get(link.propertyId)
      return property && !property.isTrashed ? [{ link, property }] : []
    })
    .toSorted((one, other) => (one.property.id < other.property.id ? -1 : 1))
  if (!withdraw) return []
  return lacking.map(({ link, property }, place) => {
    const plan = withdrawn(first + place, property, link)
    if (!leave.has(plan.position)) return plan
    return { ...untouched(plan.position, property), outcome: 'skipped', isLeftOut: true }
  })
}
