/** What we write comes back whole, and whatever comes in is survived. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readExact } from '#app/exchange/mapping/exact-values.ts'
import { mappedFields } from '#app/exchange/mapping/field-mappings.ts'
import { elementOrder } from '#app/exchange/mapping/fields/element-order.ts'
import { readObject } from '#app/exchange/mapping/read-object.ts'
import { writeObject } from '#app/exchange/mapping/write-object.ts'
import type { ReadObject, WriteOptions, WrittenProperty } from '#app/exchange/object-types.ts'
import type { Element, UnmappedElement } from '#app/exchange/received.ts'
import { root } from '#scripts/serve.ts'
import { asRead, elementsAt, parseXml, xmlOf } from '#tests/support/elements.ts'
import { aWrittenProperty, texts, today, writtenProperties } from '#tests/support/openimmo-properties.ts'

const backup: WriteOptions = { version: '127c', isWholeStock: true, hidesAddress: true }
const ours = { position: 1, provider: 'A', isOurs: true, today }

function thereAndBack(property: WrittenProperty, options = backup): ReadObject {
  return readObject(parseXml(xmlOf(writeObject(property, options))), ours)
}

test('a generated property comes back equal in every field, flag and picture', () => {
  fc.assert(
    fc.property(writtenProperties, fc.constantFrom('127c' as const, '127d' as const), (property, version) => {
      const read = thereAndBack(property, { ...backup, version })
      const { responsibleMember, published, highlighted, reserved, sold, soldOn, ...values } = property.values
      expect(read.values).toEqual(values)
      expect(read.flags).toEqual({ published, highlighted, reserved, sold, soldOn })
      expect(
        read.pictures?.map(({ source, kind, exportedKey, alt, caption, texts = [], ...said }) => ({
          file: source,
          kind,
          key: exportedKey,
          alt,
          caption,
          origin: said.origin ?? null,
          originalKey: said.originalKey ?? null,
          focus: said.focus ?? null,
          foundMark: said.foundMark ?? null,
          texts,
        })),
      ).toEqual(property.pictures)
      expect(read).toMatchObject({ obid: property.obid, intern: property.intern, rest: [], isAbroad: false })
      expect(read.action).toBe(sold ? 'reference' : 'change')
      expect(read.state).toBe(sold ? 'sold' : reserved ? 'reserved' : 'open')
      expect(JSON.parse(JSON.stringify(read))).toEqual(read)
    }),
    { numRuns: 200 },
  )
}, 60_000)

const names = [...new Set(Object.values(elementOrder).flat())]
const attributeNames = [
  'kauf',
  'stand',
  'aktionart',
  'haustyp',
  'feldname',
  'anzahl',
  'gruppe',
  'keller',
  'constructor',
  '__proto__',
]
const anyText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'true',
    '1',
    '0',
    '-1',
    '84,5',
    '1e9',
    'DELETE',
    'VERKAUFT',
    'giebel.livingArea',
    '14.08.2033',
    'a.jpg',
    '<br>',
    '&amp;',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
  texts(200),
)
const tree = [0, 1, 2].reduce<fc.Arbitrary<Element>>(
  (below) =>
    fc.record({
      name: fc.constantFrom(
        ...names,
        'user_defined_simplefield',
        'pfad',
        'anhanginhalt',
        'constructor',
        '__proto__',
        'x',
      ),
      attributes: fc.dictionary(fc.constantFrom(...attributeNames), anyText, { maxKeys: 3 }),
      text: anyText,
      children: fc.array(below, { maxLength: 4 }),
    }),
  fc.constant({ name: 'x', attributes: {}, text: '', children: [] }),
)
/** With its containers, and in each what may stand there and what may not. */
const objects: fc.Arbitrary<Element> = fc
  .array(
    fc.constantFrom(...Object.keys(elementOrder), 'geo', 'objektkategorie').chain((path) => {
      const name = path.split('/').at(-1) || 'geo'
      const inside = fc
        .constantFrom(...(elementOrder[path] ?? names))
        .chain((child) => tree.map((element) => ({ ...element, name: child })))
      return fc
        .array(fc.oneof(inside, tree), { maxLength: 6 })
        .map((children) => wrapped(path === '' ? 'geo' : path, { name, attributes: {}, text: '', children }))
    }),
    { maxLength: 8 },
  )
  .map((children) => ({ name: 'immobilie', attributes: {}, text: '', children }))

function wrapped(path: string, element: Element): Element {
  const [outer, ...inner] = path.split('/')
  return inner.length === 0 || !outer ? element : { name: outer, attributes: {}, text: '', children: [element] }
}

test('generated objects are read without a fault into values that the catalogue can have', () => {
  fc.assert(
    fc.property(objects, fc.boolean(), (element, isOurs) => {
      const read = readObject(element, { ...ours, isOurs })
      const impossible = mappedFields.filter(({ field }) => {
        const value = read.values[field]
        return value !== undefined && value !== null && readExact(field, String(value), today) !== value
      })
      expect(impossible).toEqual([])
    }),
    { numRuns: Number(process.env.GENERATED ?? 400) },
  )
}, 60_000)

test('whatever was carried is written in order, and a second time the same is carried', () => {
  fc.assert(
    fc.property(objects, (element) => {
      const { rest, values } = readObject(element, { ...ours, isOurs: false })
      const property = aWrittenProperty({ ...values }, { rest })
      // Not through XML, which has no such names and characters.
      const again = (rest: readonly UnmappedElement[]) =>
        readObject(asRead(writeObject({ ...property, rest }, backup)), ours)
      const first = again(rest)
      const second = again(first.rest)
      expect(second.rest).toEqual(first.rest)
      expect(second.values).toEqual(first.values)
      const { responsibleMember, published, highlighted, reserved, sold, soldOn, ...wanted } = property.values
      expect(first.values).toEqual(wanted)
      expectOrder(writeObject(property, backup), '')
    }),
    { numRuns: 100 },
  )
}, 60_000)

function expectOrder(element: Element, path: string): void {
  const order = elementOrder[path]
  if (!order) return
  const ranks = element.children.map(({ name }) =>
    [...order, 'user_defined_simplefield', 'user_defined_anyfield', 'user_defined_extend'].indexOf(name),
  )
  expect([path, ranks]).toEqual([path, ranks.toSorted((one, other) => one - other)])
  expect(ranks).not.toContain(-1)
  for (const child of element.children) expectOrder(child, path === '' ? child.name : `${path}/${child.name}`)
}

test('the reference file comes back with all that it carries', () => {
  const transfer = parseXml(readFileSync(join(root, 'tests/support/openimmo/reference.xml'), 'utf8'))
  for (const element of elementsAt(transfer, 'anbieter/immobilie')) {
    const read = readObject(element, { ...ours, isOurs: false })
    const back = thereAndBack(aWrittenProperty({ ...read.values }, { rest: read.rest }))
    expect(back.values).toMatchObject(read.values)
    // Files that are not ours are not in our archive.
    expect(sorted(back.rest)).toEqual(sorted(read.rest.filter(({ element }) => !/pdf/.test(xmlOf(element)))))
  }
})

function sorted(rest: readonly UnmappedElement[]): string[] {
  return rest.map((one) => JSON.stringify(one)).toSorted()
}
