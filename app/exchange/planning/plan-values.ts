import { namesHiddenAt } from '#app/domain/places/circle.ts'
import { soldOnOf, withoutOffer } from '#app/domain/properties/closing.ts'
import { doubtsAbout } from '#app/domain/properties/doubts/plausibility.ts'
import { locationOf } from '#app/domain/properties/location.ts'
import { totalRent } from '#app/domain/properties/measures.ts'
import { type PropertyFieldName, type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import { isSameIn } from '#app/domain/saving/joint-fields.ts'
import { inactivity, keepsBack } from '#app/exchange/active-days.ts'
import { isComplete, isMissing, requiredFields, type SomeValues } from '#app/exchange/complete-values.ts'
import { titleOf } from '#app/exchange/mapping/containers/titles.ts'
import type {
  Decisions,
  Difference,
  HeldValue,
  LinkBase,
  ObjectPlan,
  Stock,
  StockProperty,
} from '#app/exchange/plan.ts'
import type { CodeOf, Problem } from '#app/exchange/problems.ts'
import { readFigure } from '#app/exchange/reading/values.ts'
import type { ReceivedObject } from '#app/exchange/received.ts'
import { emptyValues } from '#app/fields/field.ts'
import { keysOf } from '#app/fields/typed-objects.ts'
import type { Finders } from './finders.ts'
import { type HeldValues, heldProblems, holdValues } from './merging/held-values.ts'
import { placedPoint } from './merging/placed-point.ts'
import { merge, propertyJoints } from './merging/three-way-merge.ts'
import { headOf, hintsOf, skippedPlan } from './object-plans.ts'
import { planPictures } from './pictures.ts'
import { resultingState, unmetRules } from './publishing.ts'
import { valuesIn, withoutUnsentTranslations } from './received-values.ts'

const emptied: SomeValues = emptyValues(propertyFields)
const allFields = keysOf(propertyFields)

export interface PlanContext {
  find: Finders
  stock: Stock
  decisions: Decisions
  ruleDate: string
  /** A backup: people have confirmed its values. */
  isOwnFile: boolean
}

/** `property` is null for a new object, `base` when the last transfer is unknown. */
export function planValues(
  object: ReceivedObject,
  property: StockProperty | null,
  base: LinkBase | null,
  context: PlanContext,
): ObjectPlan {
  const { stock, decisions, ruleDate } = context
  const mine = property && !property.isUndone ? property.values : null
  const received = receivedValues(object, mine, base, context)
  const { values: theirs, held } = context.isOwnFile
    ? { values: received.values, held: new Map() }
    : holdValues(received.values, object, mine, base?.values ?? null)
  const before = mine ?? { ...emptied, ...theirs, ...emptiedOf(held) }
  if (!isComplete(before))
    return skippedPlan(object, property, [...hintsOf(object), { code: missingValueCode(before) }])
  const merged = merge(
    base?.values ?? null,
    before,
    theirs,
    decisions.keep.get(object.position),
    decisions.otherwise,
    held,
  )
  const wanted = wantedValues(merged.values, mine, context)
  const wasPublic = mine?.published ?? false
  const pictures = planPictures(
    base?.pictures ?? [],
    property?.pictures ?? [],
    object.pictures,
    wasPublic && wanted.published,
    stock.pictureHosts,
  )
  const unmet = unmetRules(wanted, pictures.plan.order, ruleDate)
  const mayBePublic = !object.isAbroad && unmet.length === 0
  const isChange = (values: PropertyValues) => mine === null || pictures.isChanged || !isSameIn(allFields, values, mine)
  // An unchanged property is not taken offline either.
  const isForbidden = wanted.published && !mayBePublic && isChange(wanted)
  const values = isForbidden ? { ...wanted, published: false } : wanted
  const isWritten = isChange(values)
  const saidPublished = isForbidden ? false : keepsBack(received.values, mine, base, decisions) || merged.said.published
  const nextBase: LinkBase = {
    // Remembers false, so that the file can publish it once that is allowed.
    values: { ...merged.said, ...(saidPublished !== undefined && { published: saidPublished }) },
    pictures: pictures.base,
  }
  const isDraftEitherWay = !mayBePublic && !before.published
  const choices = isDraftEitherWay ? without(merged.choices, 'published') : merged.choices
  return {
    position: object.position,
    propertyId: property?.id ?? null,
    mayBe: null,
    version: property?.version ?? null,
    ...headOf(values),
    outcome: outcomeOf(mine, isWritten),
    after: resultingState(values, wasPublic),
    unmet: values.published ? [] : unmet,
    differences: differencesIn(mine ?? emptied, values, choices, held),
    asksAll: mine !== null && base === null,
    kept: merged.kept,
    pictures: pictures.plan,
    values: isWritten ? values : null,
    base: JSON.stringify(nextBase) === JSON.stringify(base) ? null : nextBase,
    problems: [
      ...object.problems,
      ...received.problems,
      ...heldProblems(held),
      ...inactivity(object, ruleDate),
      ...pictures.problems,
      ...warmRentDoubt(object, values),
      ...(isWritten ? [...newDoubts(mine, values, ruleDate, held), ...sharedCircle(property, values, stock)] : []),
    ],
    isLeftOut: false,
  }
}

function receivedValues(
  object: ReceivedObject,
  mine: PropertyValues | null,
  base: LinkBase | null,
  { find, ruleDate, stock, isOwnFile }: PlanContext,
): { values: Partial<PropertyValues>; problems: Problem[] } {
  const { theirs, ...said } = valuesIn(object, find.members, ruleDate)
  const isTrusted = isOwnFile || object.isAbroad
  const placed = isTrusted ? { values: theirs, problems: [] } : placedPoint(theirs, mine, stock.placeOf)
  const values = withoutUnsentTranslations(placed.values, base?.values ?? null, mine)
  const problems = [...said.problems, ...placed.problems]
  const title = mine === null && values.name === undefined ? titleOf(object.values) : null
  if (title === null) return { values, problems }
  return {
    values: { ...values, name: title },
    problems: [{ code: 'noTitle', element: 'freitexte', became: title }, ...problems],
  }
}

function wantedValues(
  merged: PropertyValues,
  mine: PropertyValues | null,
  { decisions, ruleDate }: PlanContext,
): PropertyValues {
  // A new object's closing date is unknown; an existing offer closes today.
  const closesNow = mine !== null && !mine.sold
  const soldOn = closesNow ? soldOnOf(merged, ruleDate) : merged.sold ? merged.soldOn : null
  const values = closesNow ? withoutOffer(merged) : merged
  return { ...values, soldOn, published: merged.published && (mine !== null || decisions.publish) }
}

function outcomeOf(mine: PropertyValues | null, isWritten: boolean): ObjectPlan['outcome'] {
  if (mine === null) return 'new'
  return isWritten ? 'changed' : 'unchanged'
}

function without<Name, Item>(items: ReadonlyMap<Name, Item>, name: Name): ReadonlyMap<Name, Item> {
  return new Map([...items].filter(([key]) => key !== name))
}

/** Without a kind the market is unknown, so the kind comes first. */
function missingValueCode(values: SomeValues): CodeOf<'object'> {
  if (isMissing(values, 'houseType')) return 'kindNotSupported'
  if (isMissing(values, 'marketType')) return 'noMarket'
  return requiredFields.find((name) => isMissing(values, name)) === 'city' ? 'noCity' : 'noIdentity'
}

function differencesIn(
  before: SomeValues,
  after: PropertyValues,
  choices: ReadonlyMap<PropertyFieldName, Difference['choice']>,
  held: HeldValues,
): Difference[] {
  return propertyJoints
    .filter((joint) => joint.some((field) => (before[field] ?? null) !== after[field] || choices.has(field)))
    .flat()
    .map((field) => ({
      field,
      before: before[field] ?? null,
      after: after[field],
      choice: choices.get(field) ?? null,
      ...heldOf(held.get(field)),
    }))
}

function heldOf(held: HeldValue | undefined): Pick<Difference, 'held'> {
  return held ? { held } : {}
}

function emptiedOf(held: HeldValues): SomeValues {
  return Object.fromEntries([...held.keys()].map((field) => [field, null]))
}

/** Warns only when the file's total differs from ours. */
function warmRentDoubt({ rest }: ReceivedObject, values: PropertyValues): Problem[] {
  const carried = rest.find(({ container, element }) => container === 'preise' && element.name === 'warmmiete')
  const read = readFigure(carried?.element.text ?? '', propertyFields.baseRent)
  const stated = read && 'value' in read ? read.value : null
  const shown = values.marketType === 'rent' ? totalRent(values) : null
  if (!stated || shown === null || stated === shown) return []
  return [{ code: 'warmRent', element: 'baseRent', found: String(stated), became: String(shown) }]
}

function newDoubts(before: PropertyValues | null, after: PropertyValues, day: string, held: HeldValues): Problem[] {
  const today = new Date(day)
  const asked = [...held.values()].flatMap(({ doubt }) => doubt ?? [])
  const known = new Set<string>(before ? doubtsAbout(before, today).map(({ name }) => name) : [])
  for (const name of asked) known.add(name)
  return doubtsAbout(after, today)
    .filter(({ name }) => !known.has(name))
    .map(({ name }) => ({ code: 'plausibility', found: name }))
}

function sharedCircle(property: StockProperty | null, values: PropertyValues, { hidden = [] }: Stock): Problem[] {
  const point = locationOf(values)
  const before = property?.values.addressVisible ? property.values : null
  const isThere = before?.latitude === values.latitude && before.longitude === values.longitude
  if (!point || !values.addressVisible || isThere) return []
  const names = namesHiddenAt({ ...point, street: values.street }, hidden, property?.id ?? null)
  return names.length > 0 ? [{ code: 'sharedCircle', found: names.join('\n') }] : []
}
