import { withoutOthers } from '#app/domain/properties/own-fields.ts'
import { type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import type { Element, UnmappedElement } from '#app/exchange/received.ts'
import { emptyValues } from '#app/fields/field.ts'
import { isAddress, misleads, sourceOf } from './containers/attachment.ts'
import { locatingElements } from './containers/geo.ts'
import { linkIn } from './containers/outside-links.ts'
import { isSameText } from './containers/texts.ts'
import { keyOf } from './element-key.ts'
import { derivedElements, mappedFields } from './field-mappings.ts'
import { containers, elementOrder, repeatable, userDefined } from './fields/element-order.ts'
import type { MappedField, Placed } from './fields/field-mapping.ts'
import { isEmpty, type ObjectReader } from './fields/object-reader.ts'
import { isOurSimpleField } from './fields/simple-fields.ts'
import { validElement } from './valid-element.ts'

const longestUnmapped = 200_000
const longestOwn = 50_000

/** Links to the sender's pages or controls forwarding. */
export function isForOthers({ element: { name, attributes } }: UnmappedElement): boolean {
  const isOwnPage = name === 'anhang' && attributes.gruppe?.trim().toUpperCase() === 'ANBOBJURL'
  return !isOwnPage && !name.startsWith('weitergabe_')
}

/** Privacy: other persons are not stored, and the contact becomes a team member. */
const leftOut = new Set(['kontaktperson', 'weitere_adresse'])

export function unmappedElements(from: ObjectReader): UnmappedElement[] {
  const ours = writtenByUs(from)
  const rest: UnmappedElement[] = []
  const carry = (container: string, element: Element) => {
    const partly = from.partlyRead.get(element)
    if (isDeeplyEmpty(element) || isOurSimpleField(element) || (from.isRead(element) && !partly)) return
    if (lengthOf(element) <= longestOwn && ours.has(keyOf(container, element))) return
    const fields = partly?.fields ?? ownOf(ownOf(derivedElements, container) ?? {}, element.name) ?? []
    if (fields.length === 0) rest.push({ container, element })
    for (const field of fields) rest.push({ container, element, field, readAs: readAs(from, field) })
  }
  for (const path of Object.keys(elementOrder))
    if (path !== '' && !leftOut.has(path)) for (const child of from.scope(path)?.children ?? []) carry(path, child)
  const known = new Set([...containers, ...leftOut])
  for (const child of from.root.children)
    if (!known.has(child.name)) carry(child.name === 'anhang' ? 'anhaenge' : '', child)
  return withinLimit(rest, from)
}

function readAs(from: ObjectReader, field: MappedField | 'responsibleMember') {
  return field === 'responsibleMember' ? null : (from.values[field] ?? null)
}

/** Elements that we would write ourselves add nothing. */
function writtenByUs(from: ObjectReader): ReadonlySet<string> {
  // Only fields that were read are written; the rest are placeholders for conditions.
  const all = withoutOthers({ ...emptyValues(propertyFields), ...from.values } as PropertyValues)
  const read = mappedFields.filter(({ field }) => from.values[field] !== undefined)
  const placed = read.flatMap(({ field, mapping }) =>
    mapping.write(all[field], all, { version: '127d', isWholeStock: true, hidesAddress: false }),
  )
  return new Set(placed.map(({ container, element }) => keyOf(container, element)))
}

function isDeeplyEmpty(element: Element): boolean {
  return isEmpty({ ...element, children: element.children.filter((child) => !isDeeplyEmpty(child)) })
}

function withinLimit(rest: readonly UnmappedElement[], from: ObjectReader): UnmappedElement[] {
  let left = longestUnmapped - 2
  const kept = rest.filter((one) => {
    // Writing the JSON of everything that is dropped would block other requests.
    if (leastBytes(one.element, left) > left) return false
    const size = Buffer.byteLength(JSON.stringify(one)) + 1
    if (size > left) return false
    left -= size
    return true
  })
  if (kept.length < rest.length) from.report({ code: 'restTooLong', limit: longestUnmapped })
  return kept
}

/** A lower bound for the bytes of the element's JSON; stops counting beyond `most`. */
function leastBytes({ text, attributes, children }: Element, most: number): number {
  let bytes = 0
  for (const own of [text, ...Object.values(attributes)])
    for (let index = 0; index < own.length && bytes <= most; index += 1) bytes += leastBytesOf(own.charCodeAt(index))
  for (const child of children) if (bytes <= most) bytes += leastBytes(child, most - bytes)
  return bytes
}

/** Of a UTF-16 unit in JSON as UTF-8; quotes, backslashes and control characters are escaped. */
function leastBytesOf(unit: number): number {
  const isPlain = unit >= 0x20 && unit < 0x80 && unit !== 0x22 && unit !== 0x5c
  return isPlain ? 1 : 2
}

/** In UTF-16 units. */
function lengthOf({ text, attributes, children }: Element): number {
  const own = Object.values(attributes).reduce((sum, value) => sum + value.length, text.length)
  return children.reduce((sum, child) => sum + lengthOf(child), own)
}

export function withUnmapped(
  own: readonly Placed[],
  rest: readonly UnmappedElement[],
  values: PropertyValues,
  isHidden: boolean,
): Placed[] {
  const held = applicableElements(rest, values).filter(
    ({ container, element }) => !(isHidden && container === 'geo' && locatingElements.has(element.name)),
  )
  const replacements = withoutRepeats(held.filter(({ isConditional }) => isConditional))
  const kept = own.filter(
    (placed) => !replacements.some((one) => one.container === placed.container && replaces(one.element, placed)),
  )
  const ownLinks = new Set(own.map(({ element }) => linkOf(element)))
  const taken = new Set([...kept.filter((one) => !one.isDefault), ...replacements].map(nameKey))
  const additions = held.filter((one) => {
    if (one.isConditional || (taken.has(nameKey(one)) && !repeatable.has(one.element.name))) return false
    if (one.container === kindPath && one.element.name !== 'objektart_zusatz') return false
    const link = linkOf(one.element)
    if (link !== null && ownLinks.has(link)) return false
    if (own.some(({ element }) => isSameText(element, one.element))) return false
    taken.add(nameKey(one))
    return true
  })
  const received = [...replacements, ...additions].map(({ container, element }) => ({ container, element }))
  const receivedNames = new Set([...received.map(nameKey), ...misleadingDefaults(rest)])
  return [...kept.filter((one) => !one.isDefault || !receivedNames.has(nameKey(one))), ...received]
}

function withoutRepeats(held: readonly ApplicableElement[]): ApplicableElement[] {
  const known = new Set<string>()
  return held.filter((one) => {
    const isFirst = !known.has(nameKey(one))
    known.add(nameKey(one))
    return isFirst || repeatable.has(one.element.name)
  })
}

function misleadingDefaults(rest: readonly UnmappedElement[]): string[] {
  return rest.map(nameKey).filter((key) => key === 'geo/land')
}

const kindPath = 'objektkategorie/objektart'

function replaces(element: Element, { container, element: own }: Placed): boolean {
  if (element.name === 'anhang') {
    const link = linkOf(element)
    return link !== null && link === linkOf(own)
  }
  return own.name === element.name || (container === kindPath && own.name !== 'objektart_zusatz')
}

function linkOf(element: Element): string | null {
  return element.name === 'anhang' ? linkIn(element) : null
}

interface ApplicableElement extends Placed {
  isConditional: boolean
}

/** Drops duplicates, and elements whose fields have changed. */
function applicableElements(rest: readonly UnmappedElement[], values: PropertyValues): ApplicableElement[] {
  const byKey = new Map<string, ApplicableElement & { isApplicable: boolean }>()
  for (const { container, element: received, field, readAs } of rest) {
    const element =
      isWritable(container, received) && !misleads(sourceOf(received)) ? validElement(received) : undefined
    if (!element) continue
    const isHeld = field === undefined || (readAs ?? null) === (values[field] ?? null)
    const key = keyOf(container, element)
    const known = byKey.get(key)
    byKey.set(key, {
      container,
      element,
      isConditional: field !== undefined || (known?.isConditional ?? false),
      isApplicable: isHeld && (known?.isApplicable ?? true),
    })
  }
  return [...byKey.values()].filter(({ isApplicable: isHeld }) => isHeld)
}

function isWritable(container: string, element: Element): boolean {
  const order = ownOf(elementOrder, container)
  if (!order || leftOut.has(container) || leftOut.has(element.name) || isOurSimpleField(element)) return false
  if (element.name === 'anhang') return isAddress(sourceOf(element))
  // Occurs once, and we write it ourselves.
  if (ownOf(elementOrder, `${container}/${element.name}`)) return false
  return (container !== '' && order.includes(element.name)) || userDefined.includes(element.name)
}

function nameKey({ container, element }: Pick<Placed, 'container' | 'element'>): string {
  return `${container}/${element.name}`
}

function ownOf<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
