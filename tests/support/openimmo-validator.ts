/**
 * What the schema of OpenImmo 1.2.7c would refuse in an `immobilie`, by our own tables: order, number of times, what
 * must be there, value lists and the spelling of values. Stricter than our reader, which takes what it understands.
 */

import { shapeOf, type ValueKind } from '#app/exchange/mapping/element-shapes.ts'
import { elementOrder, userDefined } from '#app/exchange/mapping/fields/element-order.ts'
import type { Element } from '#app/exchange/received.ts'

/** As the file has it: attributes and names are compared in their own case. */
export function faultsOf(immobilie: Element): string[] {
  return containerFaults('', immobilie)
}

const repeatable = new Set([
  ...userDefined,
  ...'wohnung haus grundstueck objektart_zusatz energiepass stellplatzart serviceleistungen stp_sonstige'.split(' '),
  ...'distanzen distanzen_sport objekt_text anhang feld typ modus'.split(' '),
])

const requiredChildren: Readonly<Record<string, readonly string[]>> = {
  '': ['objektkategorie', 'geo', 'kontaktperson', 'verwaltung_techn'],
  objektkategorie: ['nutzungsart', 'vermarktungsart', 'objektart'],
  kontaktperson: ['name'],
  verwaltung_techn: ['objektnr_extern', 'aktion', 'openimmo_obid', 'stand_vom'],
  anhang: ['format', 'daten'],
  feld: ['name', 'wert'],
  user_defined_extend: ['feld'],
}

/** Of elements that are no containers of `immobilie`. */
const ownOrder: Readonly<Record<string, readonly string[]>> = {
  anhang: ['anhangtitel', 'format', 'check', 'daten'],
  daten: ['pfad'],
  feld: ['name', 'wert', 'typ', 'modus'],
  user_defined_extend: ['feld'],
  foto: ['format', 'check', 'daten'],
}

/** In 127d first. */
const newer = new Set(['primaerenergiebedarf'])

function containerFaults(path: string, element: Element): string[] {
  const faults = orderFaults(path || 'immobilie', element, [...(elementOrder[path] ?? []), ...userDefined])
  const missing = (requiredChildren[path] ?? []).filter(
    (name) => !element.children.some((child) => child.name === name),
  )
  const below = element.children.flatMap((child) => {
    const childPath = path === '' ? child.name : `${path}/${child.name}`
    return childPath in elementOrder && childPath !== 'anhaenge/anhang'
      ? containerFaults(childPath, child)
      : elementFaults(childPath, child)
  })
  return [
    ...faults,
    ...missing.map((name) => `${path}: ${name} is missing`),
    ...ownRules(path, element),
    ...(element.text.trim() === '' ? [] : [`${path}: has text`]),
    ...below,
  ]
}

function ownRules(path: string, { children }: Element): string[] {
  const names = children.map(({ name }) => name)
  if (path === 'geo' && !['plz', 'ort', 'geokoordinaten'].includes(names[0] ?? '')) return ['geo: begins with no place']
  if (path === 'objektkategorie/objektart') {
    const kinds = new Set(names.filter((name) => name !== 'objektart_zusatz'))
    return kinds.size === 1 ? [] : [`${path}: ${kinds.size} kinds`]
  }
  const reach = ['email_zentrale', 'email_direkt', 'tel_zentrale', 'tel_durchw', 'tel_fax', 'tel_handy']
  return path === 'kontaktperson' && !reach.includes(names[0] ?? '') ? [`${path}: no way to reach anybody`] : []
}

function orderFaults(path: string, { children }: Element, order: readonly string[]): string[] {
  const ranks = children.map(({ name }) => order.indexOf(name))
  return children.flatMap(({ name }, index) => {
    const [before = 0, rank = 0] = [ranks[index - 1], ranks[index]]
    if (rank < 0 || newer.has(name)) return [`${path}: no ${name} here`]
    if (before > rank) return [`${path}: ${name} comes too late`]
    return before === rank && index > 0 && !repeatable.has(name) ? [`${path}: ${name} twice`] : []
  })
}

function elementFaults(path: string, element: Element): string[] {
  const { name, attributes, text, children } = element
  if (name === 'user_defined_anyfield') return []
  const shape = shapeOf(name)
  const order = ownOrder[name] ?? []
  const unknown = Object.keys(attributes).filter((attribute) => spelt(attribute, name) === undefined)
  const missing = [
    ...shape.required.filter((key) => !Object.keys(attributes).some((attribute) => attribute.toLowerCase() === key)),
    ...(requiredChildren[name] ?? []).filter((child) => !children.some((one) => one.name === child)),
  ]
  const values = Object.entries(attributes).filter(
    ([attribute, value]) => !fits(value, spelt(attribute, name) ?? 'text'),
  )
  const isStructured = order.length > 0
  return [
    ...unknown.map((attribute) => `${path}: no attribute ${attribute}`),
    ...missing.map((key) => `${path}: ${key} is missing`),
    ...values.map(([attribute, value]) => `${path}@${attribute}: "${value}"`),
    ...(isStructured || fits(text, shape.text) ? [] : [`${path}: "${text}"`]),
    ...orderFaults(path, element, order),
    ...children.flatMap((child) => elementFaults(`${path}/${child.name}`, child)),
  ]
}

/** The kind of an attribute that is spelt as the schema has it. */
function spelt(attribute: string, element: string): ValueKind | undefined {
  if (element === 'foto') return attribute === 'location' ? 'text' : undefined
  const { attributes } = shapeOf(element)
  const inCapitals = capitals.has(element)
  const isSpelt = attribute === (inCapitals ? attribute.toUpperCase() : attribute.toLowerCase())
  return isSpelt && Object.hasOwn(attributes, attribute.toLowerCase()) ? attributes[attribute.toLowerCase()] : undefined
}

const capitals = new Set(
  `nutzungsart vermarktungsart bad kueche boden heizungsart befeuerung fahrstuhl stellplatzart ausricht_balkon_terrasse
  angeschl_gastronomie serviceleistungen sicherheitstechnik dachform bauweise ausbaustufe energietyp`.split(/\s+/),
)

function fits(value: string, kind: ValueKind): boolean {
  switch (kind) {
    case 'text':
      return true
    case 'none':
      return value.trim() === ''
    case 'flag':
      return /^(?:true|false|0|1)$/.test(value)
    case 'number':
      return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(value)
    case 'integer':
      return /^[+-]?\d+$/.test(value) && Math.abs(Number(value)) < 2 ** 31
    case 'positive':
      return /^\+?\d+$/.test(value) && Number(value) > 0
    case 'day':
      return isDay(value)
    case 'moment':
      return /^.{10}T\d\d:\d\d:\d\d$/.test(value) && isDay(value.slice(0, 10))
    default:
      return kind.includes(value)
  }
}

function isDay(value: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(value) && new Date(`${value}T00:00:00Z`).toISOString().startsWith(value)
}
