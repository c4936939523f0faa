/** The readers, by themselves: whatever bytes and trees they are given, they read them or stop with a reason. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTransfer } from '#app/exchange/mapping/read-transfer.ts'
import type { ReadObject } from '#app/exchange/object-types.ts'
import { problemKinds, TransferStopped } from '#app/exchange/problems.ts'
import { openImmo } from '#tests/support/openimmo.ts'

const seed = 20_261_123
const numRuns = Number(process.env.GENERATED ?? 400)

/** The objects, or the code of the stop; anything else that is thrown fails. */
async function read(bytes: Uint8Array, size: number): Promise<ReadObject[] | string> {
  const objects: ReadObject[] = []
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }
  async function* documents() {
    yield { name: 'x.xml', chunks: chunks() }
  }
  try {
    await readTransfer(documents(), (object) => void objects.push(object), '2026-11-23')
    return objects
  } catch (error) {
    if (!(error instanceof TransferStopped)) throw error
    return error.problem.code
  }
}

const source = Buffer.from(openImmo([{ obid: 'O1', extern: 'E1', title: 'Haus', pictures: ['haus.jpg'] }]))
const damaged = fc
  .array(fc.tuple(fc.nat(source.length - 1), fc.nat(255)), { minLength: 1, maxLength: 5 })
  .map((changes) => {
    const copy = Uint8Array.from(source)
    for (const [at, value] of changes) copy[at] = value
    return copy
  })
const cut = fc.nat(source.length).map((length) => Uint8Array.from(source.subarray(0, length)))
const noise = fc.uint8Array({ maxLength: 300 })

test('generated files are read or stopped, however they are cut into pieces', async () => {
  const outcomes = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.oneof(damaged, damaged, cut, noise), fc.constantFrom(7, 1_000), async (bytes, size) => {
      const found = await read(bytes, size)
      outcomes.add(typeof found === 'string' ? found : 'read')
      if (typeof found === 'string') expect(problemKinds).toMatchObject({ [found]: 'stop' })
    }),
    { numRuns, seed },
  )
  expect([...outcomes]).toEqual(expect.arrayContaining(['read', 'malformed']))
})

const names = [
  'geo',
  'plz',
  'ort',
  'preise',
  'kaufpreis',
  'flaechen',
  'wohnflaeche',
  'anzahl_zimmer',
  'freitexte',
].concat(
  ...[['objekttitel', 'anhaenge', 'anhang', 'daten', 'pfad', 'verwaltung_techn', 'aktion', 'zustand_angaben']],
  ...[
    ['energiepass', 'epart', 'wertklasse', 'objektkategorie', 'objektart', 'haus', 'vermarktungsart', 'infrastruktur'],
  ],
  ...[['kontaktperson', 'email_direkt', 'ausstattung', 'heizungsart', 'user_defined_simplefield', 'x:unbekannt']],
)
const attributes = ['KAUF', 'haustyp', 'aktionart', 'gruppe', 'location', 'feldname', 'auf_anfrage', 'waehrung']
const text = fc.oneof(
  fc.constantFrom('', '0', '-1', '1e309', '650000', '1.250,00 EUR', 'true', 'ja', '2026-02-30', '05-2027', 'Ae\u0301'),
  fc.constantFrom(
    '<b>fett</b><script>x</script>',
    '__proto__',
    'constructor',
    'giebel.name',
    '../../x',
    'https://10.0.0.1/x',
  ),
  fc.string({ maxLength: 20 }),
)
const escaped = (value: string) =>
  value.replace(/[^\n\t -\uD7FF\uE000-\uFFFD]/g, '').replace(/[<&"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const { tree } = fc.letrec<{ tree: string }>((tie) => ({
  tree: fc
    .record({
      name: fc.constantFrom(...names),
      attribute: fc.option(fc.tuple(fc.constantFrom(...attributes), text)),
      text,
      children: fc.oneof({ maxDepth: 3 }, fc.constant([]), fc.array(tie('tree'), { maxLength: 3 })),
    })
    .map(({ name, attribute, text, children }) => {
      const said = attribute ? ` ${attribute[0]}="${escaped(attribute[1])}"` : ''
      return `<${name}${said}>${escaped(text)}${children.join('')}</${name}>`
    }),
}))

test('generated trees are objects whose problems are known and whose numbers are numbers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(tree, { maxLength: 3 }), async (elements) => {
      const file = openImmo([{ obid: 'O1', extern: 'E1', more: elements.join('') }]).replace(
        '<openimmo>',
        '<openimmo xmlns:x="urn:x">',
      )
      const found = await read(Buffer.from(file), 70_000)
      if (typeof found === 'string') throw new Error(found)
      for (const object of found) {
        expect(object.problems.filter(({ code }) => !Object.hasOwn(problemKinds, code))).toEqual([])
        for (const value of Object.values(object.values)) expect(value).not.toBeNaN()
      }
      expect(found).toHaveLength(1)
    }),
    { numRuns, seed },
  )
})
