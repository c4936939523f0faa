/** What would happen if a transfer were taken over. Asked twice, it says the same. */
import { propertyFields } from '#app/domain/properties/property.ts'
import type { RuleDate } from '#app/domain/properties/publish-rule.ts'
import {
  type MakePlan,
  type ObjectPlan,
  outcomes,
  type PropertyLink,
  type Stock,
  type StockProperty,
  type Wishes,
} from '#app/exchange/plan.ts'
import { type CodeOf, type Problem, problemKinds, quoted } from '#app/exchange/problems.ts'
import { isOwnSoftware } from '#app/exchange/reading/header.ts'
import type { ReceivedObject, ReceivedTransfer } from '#app/exchange/received.ts'
import { type Finders, findersFor } from './finders.ts'
import { hasIdentity, lastOfEach } from './identity.ts'
import { joinLanguages } from './languages.ts'
import { hintsOf, skipped, untouched, withdrawn } from './object-plans.ts'
import { planValues } from './plan-values.ts'
import { warningsAbout } from './warnings.ts'

export const planImport: MakePlan = (transfer, objects, stock, wishes, ruleDate) => {
  const isOwnFile = stock.isByHand && isOwnSoftware(transfer.software)
  const find = findersFor(stock, isOwnFile)
  const each = lastOfEach(joinLanguages(objects), find.links)
  const claims = new Claims(
    find.byNumber,
    each.flatMap(({ object }) => find.properties(object)),
  )
  const sent = each.map(({ object, times }) => {
    const plan = planObject(object, find, claims, stock, wishes, ruleDate)
    if (plan.propertyId) claims.properties.add(plan.propertyId)
    const repeated: Problem[] = times > 1 ? [{ code: 'repeated', count: times }] : []
    return { ...plan, problems: [...repeated, ...plan.problems] }
  })
  const first = objects.reduce((highest, { position }) => Math.max(highest, position), 0) + 1
  // What could not be taken over is still in the file, whichever property it may be.
  const skippedOnes = each.filter((_, place) => sent[place]?.outcome === 'skipped')
  const named = skippedOnes.flatMap(({ object }) => find.byAnyId(object).map(({ propertyId }) => propertyId))
  const found = new Set([...claims.properties, ...claims.expected, ...named])
  const lacking = missing(transfer, stock, find, found, first, wishes)
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
    // The agency itself is no unknown provider of its own backup.
    warnings: warningsAbout(transfer, plans, linked.filter(isOnline), stock).filter(
      ({ code }) => !(isOwnFile && code === 'wrongProvider'),
    ),
  }
}

function isOnline({ isTrashed, values }: StockProperty): boolean {
  return !isTrashed && values.published && !values.sold
}

/** What the objects before have taken: two cannot have one number, nor one property. */
class Claims {
  readonly properties = new Set<string>()
  /** Those that an object of the file is known to be, wherever it stands. */
  readonly expected: ReadonlySet<string>
  /** With the names of what has taken them. */
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

  /** Null when it is free, or of the one who asks for it; else who has it. */
  take(number: string, { propertyId, name }: Pick<ObjectPlan, 'propertyId' | 'name'>): Problem['holder'] | null {
    const holder = this.holders.get(number)
    if (holder && holder.id !== propertyId) return holderOf(holder)
    const taken = holder ? undefined : this.#numbers.get(number)
    if (taken !== undefined) return { id: null, name: taken }
    this.#numbers.set(number, name)
    return null
  }
}

const longestNumber = propertyFields.propertyNumber.max

function planObject(
  object: ReceivedObject,
  find: Finders,
  claims: Claims,
  stock: Stock,
  wishes: Wishes,
  ruleDate: RuleDate,
): ObjectPlan {
  const skip = (
    code: CodeOf<'object'>,
    found?: string,
    property: StockProperty | null = null,
    more?: Partial<Problem>,
  ) =>
    skipped(object, property, [
      ...hintsOf(object),
      { code, ...(found !== undefined && { found: quoted(found) }), ...more },
    ])
  if (!hasIdentity(object)) return skip('noIdentity')
  const [link, ...others] = find.links(object)
  if (others.length > 0) return skip('ambiguousIdentity')
  const [linked = null] = find.properties(object)
  // Two objects of the file that lead to one property: the one that came first has it.
  if (linked && claims.properties.has(linked.id)) return skip('ambiguousIdentity')
  if (linked?.isTrashed && !linked.isUndone) return skip('inTrash', undefined, linked)
  const kept = linked ? undefined : find.kept(object)
  if (kept && !claims.properties.has(kept.property.id))
    return skip('keptByConnection', kept.connection, kept.property, { holder: holderOf(kept.property) })
  if (object.action === 'delete') return planDeletion(object, link, linked, skip, wishes)
  const grave = object.problems.filter(({ code }) => problemKinds[code] === 'object')
  if (grave.length > 0) return skipped(object, linked, object.problems)
  const { number, property, problem, holder, mayBe = null } = numbered(object, linked, find, claims, wishes)
  if (problem) return { ...skip(problem, number, linked, holder && { holder }), mayBe }
  if (wishes.leave.has(object.position)) return { ...skipped(object, property, hintsOf(object), true), mayBe }
  const base = link && linked ? link.base : null
  const plan = planValues({ ...object, propertyNumber: number }, property, base, find.member, stock, wishes, ruleDate)
  const other = claims.take(plan.propertyNumber, plan)
  return other ? skip('numberTaken', plan.propertyNumber, linked, { holder: other }) : { ...plan, mayBe }
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

interface Numbered extends Pick<Problem, 'holder'> {
  number: string
  property: StockProperty | null
  problem?: CodeOf<'object'>
  mayBe?: string | null
}

/** What is new takes a number that nobody has, or is said to be the property that has it. */
function numbered(
  { propertyNumber, position, extern, intern, obid }: ReceivedObject,
  linked: StockProperty | null,
  { byNumber, elsewhere }: Finders,
  claims: Claims,
  { same }: Wishes,
): Numbered {
  const number = propertyNumber ?? extern ?? intern ?? obid ?? ''
  if (number.length > longestNumber) return { number, property: linked, problem: 'numberTooLong' }
  if (linked) return { number, property: linked }
  const holder = byNumber.get(number)
  if (!holder || holder.isUndone) return { number, property: holder ?? null }
  if (holder.isTrashed) return { number, property: null, problem: 'inTrash' }
  // Another connection goes on sending what is its own.
  const mayBe = claims.isFree(holder) && !elsewhere.has(holder.id) ? holder.id : null
  if (same.has(position) && mayBe) return { number, property: holder, mayBe }
  return { number, property: null, problem: 'numberTaken', holder: holderOf(holder), mayBe }
}

function holderOf({ id, values }: StockProperty): Problem['holder'] {
  return { id, name: values.name }
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
