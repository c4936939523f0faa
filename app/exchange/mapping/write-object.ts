import { withoutOthers } from '#app/domain/properties/own-fields.ts'
import { withoutParkingPrices } from '#app/domain/properties/parking.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import type { WriteOptions, WrittenProperty } from '#app/exchange/object-types.ts'
import type { Element } from '#app/exchange/received.ts'
import { foreignLocales } from '#app/fields/locale.ts'
import { translationName } from '#app/fields/translations.ts'
import { writePictures } from './containers/anhaenge.ts'
import { locatingFields } from './containers/geo.ts'
import { writeContact } from './containers/kontaktperson.ts'
import { withLinksOnly } from './containers/outside-links.ts'
import { writeTechnical } from './containers/verwaltung-techn.ts'
import { writeState } from './containers/zustand-angaben.ts'
import { emptyOf, exactText } from './exact-values.ts'
import { mappedFields, placeFields } from './field-mappings.ts'
import { elementOrder, firstIn127d, userDefined } from './fields/element-order.ts'
import type { Placed } from './fields/field-mapping.ts'
import { ObjectReader } from './fields/object-reader.ts'
import { isOurSimpleField, placeOurs } from './fields/simple-fields.ts'
import { writeMarks } from './own-marks.ts'
import { readValues } from './read-values.ts'
import { isForOthers, withUnmapped } from './unmapped.ts'

export function writeObject(stored: WrittenProperty, options: WriteOptions): Element {
  const property = { ...stored, values: withLinksOnly(stored.values) }
  const isHidden = options.hidesAddress && !options.isWholeStock && !property.values.addressVisible
  const values = options.isWholeStock ? withoutOthers(property.values) : shownValues(property.values, isHidden)
  const own = [
    // First, because receivers show the first attachment.
    ...writePictures(property.pictures),
    ...placeFields(values, options),
    writeState(property.values),
    ...writeContact(property),
    ...writeTechnical(property, options),
    ...(options.isWholeStock ? writeMarks(property) : []),
  ]
  if (property.action === 'delete') return assembleObject(own, containersOfDeleted)
  const carried = options.isForReceiver ? property.rest.filter(isForOthers) : property.rest
  const rest = carried.filter(({ element }) => options.version === '127d' || !firstIn127d.has(element.name))
  const placed = withUnmapped(own, rest, values, isHidden)
  const wanted = options.isWholeStock ? property.values : values
  const all = [...placed, ...exactFields(placed, wanted, property.changedOn)]
  const leaving = options.isForReceiver ? all.filter(({ element }) => !isOurSimpleField(element)) : all
  return assembleObject(leaving, ourContainers)
}

function shownValues(values: PropertyValues, isHidden: boolean): PropertyValues {
  const shown = withoutOthers({ ...values })
  if (isHidden) for (const field of locatingFields) shown[field] = null
  return values.priceOnRequest ? { ...shown, ...withheldPrices(values) } : shown
}

function withheldPrices(values: PropertyValues): Partial<PropertyValues> {
  return {
    purchasePrice: null,
    parkingPrice: null,
    furtherParking: withoutParkingPrices(values),
    baseRent: null,
    deposit: null,
    depositText: null,
    ...Object.fromEntries(foreignLocales.map((locale) => [translationName('depositText', locale), null])),
  }
}

/** Adds the exact value beside elements that would read as another one. */
function exactFields(placed: readonly Placed[], wanted: PropertyValues, today: string): Placed[] {
  const tree = inLowerCase(assembleObject(placed, ourContainers))
  const reader = new ObjectReader(tree, { position: 1, provider: '', isOurs: false, today })
  readValues(reader)
  return mappedFields
    .filter(({ field }) => (reader.values[field] ?? emptyOf(field)) !== wanted[field])
    .map(({ container, field }) => placeOurs(container, field, exactText(wanted[field])))
}

/** Written even when empty, because a missing container leaves its fields unchanged. */
const ourContainers = [...new Set(mappedFields.map(({ container }) => container)), 'kontaktperson']

/** The schema requires these even for a deletion. */
const containersOfDeleted = ['objektkategorie', 'geo', 'kontaktperson', 'verwaltung_techn']

function assembleObject(placed: readonly Placed[], always: readonly string[]): Element {
  return elementAt('', 'immobilie', placed, always)
}

function elementAt(path: string, name: string, placed: readonly Placed[], always: readonly string[]): Element {
  const order = [...(elementOrder[path] ?? []), ...userDefined]
  const below = (elementOrder[path] ?? [])
    .map((child) => [child, path === '' ? child : `${path}/${child}`] as const)
    .filter(([, childPath]) => isWanted(childPath, placed, always))
    .map(([child, childPath]) => elementAt(childPath, child, placed, always))
  const own = placed.filter(({ container }) => container === path).map(({ element }) => element)
  const rank = ({ name }: Element) => order.indexOf(name)
  return {
    name,
    attributes: {},
    text: '',
    children: [...below, ...own].toSorted((one, other) => rank(one) - rank(other)),
  }
}

function isWanted(path: string, placed: readonly Placed[], always: readonly string[]): boolean {
  const isAllowed = always === ourContainers || always.some((name) => path === name || path.startsWith(`${name}/`))
  return always.includes(path) || (isAllowed && placed.some(({ container }) => isWithin(container, path)))
}

function isWithin(container: string, path: string): boolean {
  return container === path || container.startsWith(`${path}/`)
}

function inLowerCase({ name, attributes, text, children }: Element): Element {
  const lower = Object.entries(attributes).map(([attribute, value]) => [attribute.toLowerCase(), value])
  return {
    name: name.toLowerCase(),
    attributes: Object.fromEntries(lower),
    text,
    children: children.map(inLowerCase),
  }
}
