import type { HouseType } from '#app/domain/properties/property.ts'
import type { PropertyKind } from '#app/domain/properties/property-scopes.ts'
import type { ReadContext } from '#app/exchange/object-types.ts'
import { type OptionTableName, readOption } from '#app/exchange/options.ts'
import { cutAtWord, lengthOf, oneLine, plainText } from '#app/exchange/plain-text.ts'
import { type Problem, quoted } from '#app/exchange/problems.ts'
import { readDay, readFigure, readYear, readYesNo } from '#app/exchange/reading/values.ts'
import type { Element, OtherReadings, ReceivedField, ReceivedValues } from '#app/exchange/received.ts'
import { type NumericField, possibleRange } from '#app/fields/numbers/read-number.ts'
import { contradiction } from './contradiction.ts'
import { containers } from './element-order.ts'

export interface Scope {
  path: string
  children: readonly Element[]
}

export interface NumberRange {
  /** Gets the value. */
  name: ReceivedField
  /** Bounds it and decides what "1.250" means. */
  field: NumericField
  decimals: number
  /** 'notGiven' for numeric fields that senders fill with zero. */
  zero: 'kept' | 'notGiven'
}

/** UTF-16 units of XML per character of a field. The rest is ignored, because reading it would take seconds. */
const mostRaw = 10

const mostProblems = 200

export class ObjectReader {
  readonly problems: Problem[] = []
  readonly values: ReceivedValues = {}
  readonly readings: OtherReadings = {}
  readonly context: ReadContext
  readonly root: Element
  readonly #scopes = new Map<string, Scope>()
  readonly #read = new Set<Element>()
  readonly #partly = new Map<Element, { container: string; fields: readonly ReceivedField[] }>()

  constructor(root: Element, context: ReadContext) {
    this.root = root
    this.context = context
    const children = new Map<string, Element[]>(containers.map((name) => [name, []]))
    for (const container of root.children) {
      const known = children.get(container.name)
      if (!known) continue
      for (const child of container.children) known.push(child)
      this.#scopes.set(container.name, { path: container.name, children: known })
    }
  }

  get kind(): PropertyKind {
    return { houseType: this.values.houseType ?? null, marketType: this.values.marketType ?? null }
  }

  get houseType(): HouseType | null {
    return this.kind.houseType
  }

  scope(path: string): Scope | undefined {
    return this.#scopes.get(path)
  }

  open(container: string, element: Element): Scope {
    const path = `${container}/${element.name}`
    const known = this.#scopes.get(path)
    if (known) return known
    const scope = { path, children: element.children }
    this.#scopes.set(path, scope)
    this.#read.add(element)
    return scope
  }

  all(scope: Scope | undefined, name: string): Element[] {
    return scope?.children.filter((element) => element.name === name && !isEmpty(element)) ?? []
  }

  /** The first; another one with another value is reported. */
  one(scope: Scope | undefined, name: string): Element | undefined {
    const all = this.all(scope, name)
    const [element] = all
    const problem = element && !this.#read.has(element) ? contradiction(`${scope?.path}/${name}`, all) : null
    if (problem) this.report(problem)
    if (element) this.#read.add(element)
    return element
  }

  isRead(element: Element): boolean {
    return this.#read.has(element)
  }

  take(element: Element): void {
    this.#read.add(element)
  }

  /** Keeps an element that contains more than the fields, unless they would be written identically. */
  markPartlyRead(scope: Scope, element: Element, fields: readonly ReceivedField[]): void {
    this.#read.add(element)
    this.#partly.set(element, { container: scope.path, fields })
  }

  get partlyRead(): ReadonlyMap<Element, { container: string; fields: readonly ReceivedField[] }> {
    return this.#partly
  }

  report(problem: Problem): void {
    if (this.problems.length < mostProblems) this.problems.push(problem)
  }

  hint(path: string, found: string, became = ''): void {
    this.report({ code: 'value', element: path, found: quoted(found.slice(0, 500)), became })
  }

  /** Of what was unreadable in another element, and so did not leave the field empty. */
  tookInstead(since: number, field: ReceivedField, value: NonNullable<Problem['taken']>['value']): void {
    for (const [place, problem] of this.problems.entries())
      if (place >= since && problem.code === 'value' && !problem.became)
        this.problems[place] = { ...problem, taken: { field, value } }
  }

  text(scope: Scope | undefined, name: string, max: number, lines: 'one' | 'many'): string | null {
    const element = this.one(scope, name)
    return element && scope ? this.shortened(`${scope.path}/${name}`, element.text, max, lines) : null
  }

  shortened(path: string, raw: string, max: number, lines: 'one' | 'many'): string | null {
    const begun = raw.slice(0, mostRaw * max)
    const text = lines === 'one' ? oneLine(plainText(begun)) : plainText(begun)
    const cut = /[^\s\p{Cf}]/u.test(text) ? cutAtWord(text, max) : null
    const isBegun = begun !== raw
    const count = isBegun ? raw.length : lengthOf(text)
    if (isBegun || (cut !== null && cut !== text))
      this.report({ code: 'cut', element: path, found: quoted(text), count, limit: max })
    return cut
  }

  number(scope: Scope | undefined, name: string, range: NumberRange): number | null {
    const element = this.one(scope, name)
    return element && scope ? this.numberOf(`${scope.path}/${name}`, element.text, range) : null
  }

  numberOf(path: string, raw: string, { name, field, decimals, zero }: NumberRange): number | null {
    const read = readFigure(raw, field)
    if (read === null) return null
    const number = 'value' in read ? read.value : read.problem === 'twoReadings' ? read.readings[0] : undefined
    const value = number === undefined ? null : rounded(number, decimals)
    if (value === 0 && zero === 'notGiven') return null
    const { min, max } = possibleRange(field)
    if (value === null || value < min || value > max) {
      this.hint(path, raw)
      return null
    }
    if ('readings' in read) this.readings[name] = read.readings[1]
    if (decimals === 0 && value !== number) this.hint(path, raw, String(value))
    return value
  }

  yesNo(scope: Scope | undefined, name: string, attribute?: string): boolean | null {
    const element = attribute === undefined ? this.one(scope, name) : this.all(scope, name)[0]
    const raw = attribute === undefined ? element?.text : element?.attributes[attribute]
    if (raw === undefined) return null
    const read = readYesNo(raw)
    if (read === undefined) this.hint(`${scope?.path}/${name}${attribute ? `@${attribute}` : ''}`, raw)
    return read ?? null
  }

  day(scope: Scope | undefined, name: string): string | null {
    const raw = this.one(scope, name)?.text ?? ''
    const read = readDay(raw)
    if (read === undefined) this.hint(`${scope?.path}/${name}`, raw)
    return read ?? null
  }

  year(scope: Scope | undefined, name: string): number | null {
    const raw = this.one(scope, name)?.text ?? ''
    const read = readYear(raw, this.context.today)
    if (read === undefined || read?.isWhole === false)
      this.hint(`${scope?.path}/${name}`, raw, read ? String(read.year) : '')
    return read?.year ?? null
  }

  option<Name extends OptionTableName>(
    table: Name,
    scope: Scope | undefined,
    name: string,
    attribute: string | undefined,
    fields: readonly ReceivedField[] = [],
  ) {
    const element = this.one(scope, name)
    const raw = (attribute === undefined ? element?.text : element?.attributes[attribute])?.trim() ?? ''
    if (!element || !scope || raw === '') return null
    const option = raw.length > 60 ? undefined : readOption(table, raw)
    if (option === undefined) this.hint(`${scope.path}/${name}${attribute ? `@${attribute}` : ''}`, raw)
    if (isWord(raw)) this.markPartlyRead(scope, element, fields)
    return option ?? null
  }

  trueAttributes(element: Element | undefined): ReadonlySet<string> {
    const entries = Object.entries(element?.attributes ?? {})
    return new Set(entries.filter(([, value]) => readYesNo(value) === true).map(([name]) => name.toUpperCase()))
  }
}

export function isWord(text: string): boolean {
  return /^[\w -]{1,60}$/.test(text.trim())
}

export function isEmpty({ text, attributes, children }: Element): boolean {
  return text.trim() === '' && children.length === 0 && Object.values(attributes).every((value) => value.trim() === '')
}

function rounded(value: number, decimals: number): number {
  const factor = 10 ** decimals
  return decimals === 0 ? Math.trunc(value) : Math.round(value * factor) / factor
}
