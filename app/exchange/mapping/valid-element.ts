import { readAmount, readDay, readYesNo } from '#app/exchange/reading/values.ts'
import type { Element } from '#app/exchange/received.ts'
import { type ElementShape, shapeOf, type ValueKind } from './element-shapes.ts'
import { attributeName } from './fields/element-order.ts'

/** Normalises to the schema ("ja" is true); drops invalid attributes. Undefined when nothing valid is left. */
export function validElement(element: Element): Element | undefined {
  const structured = structures.get(element.name)
  if (structured) return structured(element)
  if (element.children.length > 0) return undefined
  return leaf(element)
}

function leaf(element: Element): Element | undefined {
  const shape = shapeOf(element.name)
  const text = validText(element.text, shape)
  const attributes = validAttributes(element, shape)
  if (text === undefined || attributes === undefined) return undefined
  return text === '' && Object.keys(attributes).length === 0
    ? undefined
    : { ...element, text, attributes, children: [] }
}

function validText(text: string, shape: ElementShape): string | undefined {
  if (shape.text === 'none') return ''
  return validValue(text, shape.text) ?? (text.trim() === '' && shape.text === 'text' ? '' : undefined)
}

function validAttributes({ name, attributes }: Element, shape: ElementShape): Element['attributes'] | undefined {
  const valid = Object.entries(attributes).flatMap(([attribute, value]) => {
    const key = attribute.toLowerCase()
    const kind = Object.hasOwn(shape.attributes, key) ? shape.attributes[key] : undefined
    const read = kind && validValue(standardCode(name, value), kind)
    return read === undefined || read === '' ? [] : [[key, read] as const]
  })
  const values = new Map(valid)
  for (const key of shape.required) {
    if (values.has(key)) continue
    if (shape.attributes[key] !== 'flag') return undefined
    values.set(key, 'false')
  }
  const needsOne = shape.required.length > 0 && shape.required.every((key) => shape.attributes[key] === 'flag')
  if (needsOne && ![...values.values()].includes('true')) return undefined
  return Object.fromEntries([...values].map(([key, value]) => [attributeName(name, key), value]))
}

function validValue(raw: string, kind: ValueKind): string | undefined {
  const text = raw.trim()
  switch (kind) {
    case 'text':
      return raw
    case 'none':
      return ''
    case 'flag': {
      const flag = readYesNo(text)
      return typeof flag === 'boolean' ? String(flag) : undefined
    }
    case 'number':
      return decimal(text)
    case 'integer':
    case 'positive': {
      const whole = Number(decimal(text) ?? Number.NaN)
      const fits = Number.isInteger(whole) && Math.abs(whole) < 2 ** 31 && (kind === 'integer' || whole > 0)
      return fits ? String(whole) : undefined
    }
    case 'day':
      return readDay(text) ?? undefined
    case 'moment':
      return moment(text)
    default:
      return kind.find((word) => word.toLowerCase() === text.toLowerCase())
  }
}

function decimal(text: string): string | undefined {
  if (/^-?\d{1,15}(?:\.\d{1,15})?$/.test(text)) return text
  const value = readAmount(text) ?? Number.NaN
  return Math.abs(value) < 1e15 ? String(Number(value.toFixed(6))) : undefined
}

function moment(text: string): string | undefined {
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(text)) return readDay(text) ? text : undefined
  const day = readDay(text)
  return day ? `${day}T00:00:00` : undefined
}

/** Senders use short codes for neighbouring countries and several names for the euro. */
function standardCode(element: string, value: string): string {
  if (element !== 'land' && element !== 'waehrung') return value
  const code = value.trim().toUpperCase()
  const known = Object.hasOwn(names, code) ? (names[code] ?? '') : code
  return /^[A-Z]{3}$/.test(known) ? known : ''
}

const names: Readonly<Record<string, string>> = {
  AT: 'AUT',
  A: 'AUT',
  ÖSTERREICH: 'AUT',
  CH: 'CHE',
  SCHWEIZ: 'CHE',
  LI: 'LIE',
  BE: 'BEL',
  NL: 'NLD',
  LU: 'LUX',
  FR: 'FRA',
  DK: 'DNK',
  PL: 'POL',
  CZ: 'CZE',
  IT: 'ITA',
  ES: 'ESP',
  PT: 'PRT',
  GR: 'GRC',
  HR: 'HRV',
  HU: 'HUN',
  TR: 'TUR',
  DE: 'DEU',
  D: 'DEU',
  GER: 'DEU',
  DEUTSCHLAND: 'DEU',
  EURO: 'EUR',
  '€': 'EUR',
}

const structures = new Map<string, (element: Element) => Element | undefined>([
  ['anhang', attachment],
  ['feld', namedField],
  [
    'user_defined_extend',
    (element) => {
      const fields = element.children.filter(({ name }) => name === 'feld').flatMap((field) => namedField(field) ?? [])
      return fields.length > 0 ? { ...element, attributes: {}, text: '', children: fields } : undefined
    },
  ],
  ['user_defined_anyfield', (element) => element],
])

/** Whole files are never carried over. */
function attachment(element: Element): Element | undefined {
  const find = ({ children }: Element, name: string) => children.find((child) => child.name === name)
  const [title, format, check, data] = ['anhangtitel', 'format', 'check', 'daten'].map((name) => find(element, name))
  const path = (data && find(data, 'pfad')) ?? find(element, 'pfad')
  if (!path) return undefined
  const attributes = validAttributes(
    { ...element, attributes: { ...element.attributes, location: 'REMOTE' } },
    shapeOf('anhang'),
  )
  const plain = (name: string, text: string): Element => ({ name, attributes: {}, text, children: [] })
  const validCheck = check && leaf(check)
  return {
    ...element,
    attributes: attributes ?? {},
    text: '',
    children: [
      ...(title ? [plain('anhangtitel', title.text)] : []),
      plain('format', format?.text || 'text/html'),
      ...(validCheck ? [validCheck] : []),
      { ...plain('daten', ''), children: [plain('pfad', path.text)] },
    ],
  }
}

function namedField(element: Element): Element | undefined {
  const all = (name: string) =>
    element.children.filter((child) => child.name === name).map((child) => ({ ...child, attributes: {}, children: [] }))
  const [[name], [value]] = [all('name'), all('wert')]
  if (!name || !value) return undefined
  return { ...element, attributes: {}, text: '', children: [name, value, ...all('typ'), ...all('modus')] }
}
