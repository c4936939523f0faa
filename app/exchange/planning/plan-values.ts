/** What an object of a transfer would make of a property, field by field. */
import { namesHiddenAt } from '#app/domain/places/circle.ts'
import { soldOnOf } from '#app/domain/properties/closing.ts'
import { locationOf } from '#app/domain/properties/location.ts'
import { totalRent } from '#app/domain/properties/measures.ts'
import { doubtsAbout } from '#app/domain/properties/plausibility.ts'
import { type PropertyFieldName, type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import type { RuleDate } from '#app/domain/properties/publish-rule.ts'
import { titleOf } from '#app/exchange/mapping/containers/titles.ts'
import type { Difference, LinkBase, ObjectPlan, Stock, StockProperty, Wishes } from '#app/exchange/plan.ts'
import type { CodeOf, Problem } from '#app/exchange/problems.ts'
import { readAmount } from '#app/exchange/reading/values.ts'
import type { ReceivedObject } from '#app/exchange/received.ts'
import { emptyValues } from '#app/fields/field.ts'
import { keysOf } from '#app/fields/typed-objects.ts'
import { headOf, hintsOf, skipped } from './object-plans.ts'
import { planPictures } from './pictures.ts'
import { aftermathOf, lackOf } from './publishing.ts'
import { requiredFields, valuesIn, withoutUnsaid } from './received-values.ts'
import { mergeSides, propertyJoints } from './sides.ts'

const emptied: Partial<Record<PropertyFieldName, Value>> = emptyValues(propertyFields)
type Value = PropertyValues[PropertyFieldName]

export function planValues(
  object: ReceivedObject,
  property: StockProperty | null,
  base: LinkBase | null,
  findMember: Parameters<typeof valuesIn>[1],
  stock: Stock,
  wishes: Wishes,
  ruleDate: RuleDate,
): ObjectPlan {
  const { position } = object
  const isNew = property === null || property.isUndone
  const { theirs: sent, problems } = valuesIn(object, findMember)
  const told = withoutUnsaid(sent, base?.values ?? null, isNew ? null : property.values)
  const title = isNew && told.name === undefined ? titleOf(object.values) : null
  const theirs = title === null ? told : { ...told, name: title }
  const lacks = isNew ? lackingFields(theirs)[0] : undefined
  if (lacks) return skipped(object, property, [...hintsOf(object), { code: codeOfLack(lacks) }])
  // A new one has all required values by now.
  const mine = isNew ? ({ ...emptied, ...theirs } as PropertyValues) : property.values
  const merged = mergeSides(base?.values ?? null, mine, theirs, wishes.keep.get(position), wishes.otherwise)
  const wishedFor = merged.values.published && !(isNew && !wishes.publish)
  // Of one that comes as a reference nobody knows since when; the others were on offer until now.
  const isClosing = !isNew && merged.values.sold !== mine.sold
  const soldOn = isClosing ? soldOnOf(merged.values, ruleDate.day) : merged.values.sold ? merged.values.soldOn : null
  const wanted = { ...merged.values, soldOn, published: wishedFor }
  const wasPublic = !isNew && mine.published
  const pictures = planPictures(
    base?.pictures ?? [],
    property?.pictures ?? [],
    object.pictures,
    wasPublic && wishedFor,
    stock.pictureHosts,
  )
  const lacking = lackOf(wanted, pictures.plan.order, ruleDate)
  const mayBePublic = !object.isAbroad && lacking.length === 0
  const isOtherThan = (values: PropertyValues) => keysOf(propertyFields).some((field) => mine[field] !== values[field])
  // What nothing is written of is not taken offline either.
  const isForbidden = !mayBePublic && wishedFor && (isNew || pictures.isChanged || isOtherThan(wanted))
  const values = isForbidden ? { ...wanted, published: false } : wanted
  const isWritten = isNew || pictures.isChanged || isOtherThan(values)
  // Both ways it would stay a draft.
  const isMoot = (field: PropertyFieldName) => field === 'published' && !mayBePublic && !mine.published
  const choices = new Map([...merged.choices].filter(([field]) => !isMoot(field)))
  const said = {
    // Once it may be public, the file's word is news again.
    values: isForbidden ? { ...merged.said, published: false } : merged.said,
    pictures: pictures.base,
  }
  const doubts = isWritten ? newDoubts(isNew ? null : mine, values, ruleDate) : []
  const revealed = isWritten ? sharedCircle(property, values, stock) : []
  return {
    position,
    propertyId: property?.id ?? null,
    mayBe: null,
    version: property?.version ?? null,
    ...headOf(values),
    outcome: isNew ? 'new' : isWritten ? 'changed' : 'unchanged',
    after: aftermathOf(values, wasPublic),
    unmet: values.published ? [] : lacking,
    differences: differencesIn(isNew ? emptied : mine, values, choices),
    asksAll: !isNew && base === null,
    kept: isNew ? [] : merged.kept,
    pictures: pictures.plan,
    values: isWritten ? values : null,
    base: JSON.stringify(said) === JSON.stringify(base) ? null : said,
    problems: [
      ...object.problems,
      ...(title === null ? [] : [{ code: 'noTitle' as const, element: 'freitexte', became: title }]),
      ...problems,
      ...pictures.problems,
      ...warmRentDoubt(object, values),
      ...doubts,
      ...revealed,
    ],
    isLeftOut: false,
  }
}

/** Without a kind, there is no market to speak of: it comes first. */
function lackingFields(theirs: Partial<PropertyValues>): PropertyFieldName[] {
  const lacking = requiredFields.filter((name) => theirs[name] === undefined)
  return lacking.toSorted((one, other) => Number(other === 'houseType') - Number(one === 'houseType'))
}

function codeOfLack(name: PropertyFieldName): CodeOf<'object'> {
  if (name === 'marketType') return 'noMarket'
  if (name === 'city') return 'noCity'
  return name === 'houseType' ? 'kindNotSupported' : 'noIdentity'
}

/** Also where mine stays although both have changed it: that was a choice. */
function differencesIn(
  before: Partial<Record<PropertyFieldName, Value>>,
  after: PropertyValues,
  choices: ReadonlyMap<PropertyFieldName, Difference['choice']>,
): Difference[] {
  return propertyJoints
    .filter((joint) => joint.some((field) => (before[field] ?? null) !== after[field] || choices.has(field)))
    .flat()
    .map((field) => ({
      field,
      before: before[field] ?? null,
      after: after[field],
      choice: choices.get(field) ?? null,
    }))
}

/** What the file sums up itself is carried only where we would sum it up otherwise. */
function warmRentDoubt({ rest }: ReceivedObject, values: PropertyValues): Problem[] {
  const carried = rest.find(({ container, element }) => container === 'preise' && element.name === 'warmmiete')
  const said = readAmount(carried?.element.text ?? '')
  const shown = values.marketType === 'rent' ? totalRent(values) : null
  if (!said || shown === null || said === shown) return []
  return [{ code: 'warmRent', element: 'baseRent', found: String(said), became: String(shown) }]
}

/** Not those that were there before. */
function newDoubts(before: PropertyValues | null, after: PropertyValues, { day }: RuleDate): Problem[] {
  const today = new Date(day)
  const known = new Set<string>(before ? doubtsAbout(before, today).map(({ name }) => name) : [])
  return doubtsAbout(after, today)
    .filter(({ name }) => !known.has(name))
    .map(({ name }) => ({ code: 'plausibility', found: name }))
}

/** What else is hidden where it shows its address. */
function sharedCircle(property: StockProperty | null, values: PropertyValues, { hidden = [] }: Stock): Problem[] {
  const point = locationOf(values)
  const before = property?.values.addressVisible ? property.values : null
  const isThere = before?.latitude === values.latitude && before.longitude === values.longitude
  if (!point || !values.addressVisible || isThere) return []
  const names = namesHiddenAt({ ...point, street: values.street }, hidden, property?.id ?? null)
  return names.length > 0 ? [{ code: 'sharedCircle', found: names.join('\n') }] : []
}
