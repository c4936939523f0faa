import { readTitle } from '#app/exchange/mapping/containers/picture-titles.ts'
import type { Decisions, ImportPlan, ObjectPlan, Outcome, Stock, StockProperty } from '#app/exchange/plan.ts'
import { type CodeOf, type Problem, problemKinds, quoted } from '#app/exchange/problems.ts'
import { isOwnSoftware } from '#app/exchange/reading/header.ts'
import type { ReceivedObject, ReceivedTransfer } from '#app/exchange/received.ts'
import { assignNumber, Claims, holderOf } from './claims.ts'
import { findersFor, nameless } from './finders.ts'
import { hasIdentity, lastOfEach } from './identity.ts'
import { joinLanguages } from './languages.ts'
import { hintsOf, skippedPlan, unchangedPlan, withdrawalPlan } from './object-plans.ts'
import { type PlanContext, planValues } from './plan-values.ts'
import { warningsAbout } from './warnings.ts'

/** In characters of XML, which would take as long to read: of planning one object. */
const planningWork = 1_500

/** Yields after each object: a whole stock would hold up other requests. */
export function* planImport(
  transfer: ReceivedTransfer,
  objects: readonly ReceivedObject[],
  stock: Stock,
  decisions: Decisions,
  ruleDate: string,
): Generator<number, ImportPlan> {
  const isOwnFile = stock.isByHand && isOwnSoftware(transfer.software)
  const find = findersFor(stock, isOwnFile)
  const context = { find, stock, decisions, ruleDate, isOwnFile }
  const each = lastOfEach(joinLanguages(isOwnFile ? objects : objects.map(withProposals)), find.links)
  const claims = new Claims(
    find.byNumber,
    each.flatMap(({ object }) => find.properties(object)),
  )
  const sent: ObjectPlan[] = []
  for (const { object, times } of each) {
    const plan = planObject(object, claims, context)
    if (plan.propertyId) claims.properties.add(plan.propertyId)
    const repeated: Problem[] = times > 1 ? [{ code: 'repeated', count: times }] : []
    sent.push({ ...plan, problems: [...repeated, ...plan.problems] })
    yield planningWork
  }
  const first = objects.reduce((highest, { position }) => Math.max(highest, position), 0) + 1
  // A skipped object is still in the file, whichever property it may be.
  const skipped = each.filter((_, place) => sent[place]?.outcome === 'skipped')
  const named = skipped.flatMap(({ object }) => find.byAnyId(object).map(({ propertyId }) => propertyId))
  const found = new Set([...claims.properties, ...claims.expected, ...named])
  const plans = [...sent, ...missing(transfer, found, first, context)]
  const linked = stock.links.flatMap(({ propertyId }) => find.byId.get(propertyId) ?? [])
  const warnings = warningsAbout(transfer, plans, linked.filter(isOnline), stock).filter(
    ({ code }) => !(isOwnFile && code === 'wrongProvider'),
  )
  return { objects: plans, ...countsOf(plans, linked), warnings }
}

/**
 * Any connection can send our software's name. So origins of pictures are trusted only in files that staff upload, and
 * a photo that is said to be one has its title read like any other.
 */
function withProposals(object: ReceivedObject): ReceivedObject {
  const pictures = object.pictures?.map(({ origin, ...picture }) => {
    if (origin && origin !== 'photo') return { foundMark: origin, ...picture }
    const { text: alt, foundMark } = readTitle(picture.alt)
    return foundMark ? { foundMark, ...picture, alt } : picture
  })
  return { ...object, pictures: pictures ?? null }
}

function countsOf(
  plans: readonly ObjectPlan[],
  linked: readonly StockProperty[],
): Pick<ImportPlan, 'counts' | 'public' | 'drafts'> {
  const listed = new Set(plans.map(({ propertyId }) => propertyId))
  const others = linked.filter(({ id, isTrashed }) => !listed.has(id) && !isTrashed).map((one) => unchangedPlan(0, one))
  const isThere = ({ outcome, propertyId }: ObjectPlan) => outcome !== 'skipped' || propertyId !== null
  const there = [...plans, ...others].filter(isThere)
  const countOf = (wanted: Outcome) => plans.filter(({ outcome }) => outcome === wanted).length
  return {
    counts: {
      new: countOf('new'),
      changed: countOf('changed'),
      unchanged: countOf('unchanged'),
      withdrawn: countOf('withdrawn'),
      skipped: countOf('skipped'),
    },
    public: there.filter(({ after }) => after === 'public').length,
    drafts: there.filter(({ after }) => after === 'draft').length,
  }
}

function isOnline({ isTrashed, values }: StockProperty): boolean {
  return !isTrashed && values.published && !values.sold
}

function planObject(object: ReceivedObject, claims: Claims, context: PlanContext): ObjectPlan {
  const { find, decisions } = context
  const skip = (problem: Problem & { code: CodeOf<'object'> }, property: StockProperty | null = null) =>
    skippedPlan(object, property, [...hintsOf(object), problem])
  if (!hasIdentity(object)) return skip({ code: 'noIdentity' })
  const [link, ...others] = find.links(object)
  if (others.length > 0) return skip({ code: 'ambiguousIdentity' })
  const [linked = null] = find.properties(object)
  // When two objects lead to one property, the first one gets it.
  if (linked && claims.properties.has(linked.id)) return skip({ code: 'ambiguousIdentity' })
  if (linked?.isTrashed && !linked.isUndone) return skip({ code: 'inTrash' }, linked)
  const kept = linked ? undefined : find.kept(object)
  if (kept && !claims.properties.has(kept.property.id))
    return skip(
      { code: 'keptByConnection', found: quoted(kept.connection), holder: holderOf(kept.property) },
      kept.property,
    )
  const isLeftOut = decisions.leave.has(object.position)
  if (object.action === 'delete') {
    if (!link || !linked || linked.isTrashed) return skip({ code: 'unknownObject' })
    return isLeftOut ? skippedPlan(object, linked, [], true) : withdrawalPlan(object.position, linked, link)
  }
  const grave = object.problems.filter(({ code }) => problemKinds[code] === 'object')
  if (grave.length > 0) return skippedPlan(object, linked, object.problems)
  const { number, property, problem, mayBe = null } = assignNumber(object, linked, find, claims, decisions)
  if (problem) return { ...skip({ ...problem, found: quoted(number) }, linked), mayBe }
  if (isLeftOut) return { ...skippedPlan(object, property, hintsOf(object), true), mayBe }
  const plan = planValues({ ...object, propertyNumber: number }, property, link && linked ? link.base : null, context)
  const holder = claims.reserve(plan.propertyNumber, plan)
  if (holder) return skip({ code: 'numberTaken', found: quoted(plan.propertyNumber), holder }, linked)
  return { ...plan, mayBe }
}

function missing(
  { scope, providers }: ReceivedTransfer,
  found: ReadonlySet<string>,
  first: number,
  { stock, find, decisions }: PlanContext,
): ObjectPlan[] {
  if (scope !== 'full' || !decisions.withdraw) return []
  const keys = new Set(providers.map(({ key }) => key).filter((key) => key !== nameless))
  const lacking = stock.links
    .filter(({ provider, propertyId, isWithdrawn }) => keys.has(provider) && !found.has(propertyId) && !isWithdrawn)
    .flatMap((link) => {
      const property = find.byId.get(link.propertyId)
      return property && !property.isTrashed ? [{ link, property }] : []
    })
    .toSorted((one, other) => (one.property.id < other.property.id ? -1 : 1))
  return lacking.map(({ link, property }, place) => {
    const plan = withdrawalPlan(first + place, property, link)
    if (!decisions.leave.has(plan.position)) return plan
    return { ...unchangedPlan(plan.position, property), outcome: 'skipped', isLeftOut: true }
  })
}
