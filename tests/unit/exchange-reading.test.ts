/** The bytes of a transfer as objects: encodings, names, entities, headers and providers. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTransfer } from '#app/exchange/mapping/read-transfer.ts'
import type { ReadObject } from '#app/exchange/object-types.ts'
import { TransferStopped } from '#app/exchange/problems.ts'
import { LenientUtf8 } from '#app/exchange/reading/utf8.ts'
import { readXml } from '#app/exchange/reading/xml.ts'
import type { Element } from '#app/exchange/received.ts'
import { cpuTime } from '#tests/support/cpu-time.ts'
import { openImmo } from '#tests/support/openimmo.ts'

async function* piecesOf(bytes: Uint8Array, size = bytes.length) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function read(files: (string | Uint8Array)[], size?: number) {
  const objects: ReadObject[] = []
  async function* documents() {
    for (const [index, file] of files.entries())
      yield { name: `${index}`, chunks: piecesOf(typeof file === 'string' ? Buffer.from(file) : file, size) }
  }
  const transfer = await readTransfer(documents(), (object) => void objects.push(object), '2026-11-23')
  return { transfer, objects, titles: objects.map(({ values }) => values.name) }
}

const title = 'Möbliert für 900 € – „schön“'
const headOf = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>`
const titled = (encoding: string) => openImmo([{ obid: 'O1', title }], { head: headOf(encoding) })

/** The characters of windows-1252 that are not those of Unicode at that place. */
const windows: Readonly<Record<string, number>> = { '€': 0x80, '„': 0x84, '“': 0x93, '–': 0x96 }
const inWindows = (text: string) => Uint8Array.from(text, (letter) => windows[letter] ?? letter.charCodeAt(0))
const marked =
  (...bytes: number[]) =>
  (text: string) =>
    Buffer.concat([Buffer.from(bytes), Buffer.from(text)])
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')

test.each([
  ['UTF-8 by default', Buffer.from(openImmo([{ obid: 'O1', title }], { head: '' }))],
  ['UTF-8 with its mark, whatever the declaration says', marked(0xef, 0xbb, 0xbf)(titled('UTF-8'))],
  ['ISO-8859-1, which means windows-1252', inWindows(titled('ISO-8859-1'))],
  ['windows-1252', inWindows(titled('windows-1252'))],
  [
    'an encoding in single quotes and lower case',
    inWindows(titled('iso-8859-1').replaceAll('"iso-8859-1"', "'iso-8859-1'")),
  ],
  ['UTF-16 of little ends', utf16(titled('UTF-16'))],
  ['UTF-16 of big ends', utf16(titled('UTF-16')).swap16()],
  ['UTF-16 that is declared and is none', Buffer.from(titled('UTF-16'))],
  ['UTF-16 that is declared by another name and is none', Buffer.from(titled('unicode'))],
  ['UTF-7, which nobody reads any more', Buffer.from(titled('UTF-7'))],
  ['an encoding behind line breaks', inWindows(titled('windows-1252').replace(' encoding=', '\n  encoding = '))],
  ['an encoding that nobody knows', Buffer.from(titled('KLINGON-1'))],
])('%s', async (_encoding, bytes) => {
  for (const size of [1, 3, 70_000]) {
    const { titles, transfer } = await read([bytes], size)
    expect([size, titles, transfer.problems]).toEqual([size, [title], []])
  }
})

test('a file that says UTF-8 and is windows-1252 is read as that, with a hint', async () => {
  for (const size of [1, 3, 70_000]) {
    const { titles, transfer } = await read([inWindows(titled('UTF-8'))], size)
    expect(titles).toEqual([title])
    expect(transfer.problems).toEqual([{ code: 'otherEncoding', found: 'utf-8', count: 7 }])
  }
})

test('so is the one object of a UTF-8 file that its sender has pasted in', async () => {
  const [before = '', after = ''] = titled('UTF-8').split(title)
  const mixed = Buffer.concat([
    Buffer.from(before),
    Buffer.from('Süd 😀 '),
    inWindows('Süß'),
    Buffer.from([0xc3]),
    Buffer.from(after),
  ])
  for (const size of [1, 2, 70_000]) {
    const { titles, transfer } = await read([mixed], size)
    expect(titles).toEqual(['Süd 😀 SüßÃ'])
    expect(transfer.problems).toMatchObject([{ code: 'otherEncoding', count: 3 }])
  }
})

test('what the sender has lost before, or UTF-16 has, is counted in a hint', async () => {
  const { titles, transfer } = await read([titled('UTF-8').replace(title, 'Gr\uFFFD\uFFFDe')])
  expect([titles, transfer.problems]).toEqual([['Gr\uFFFD\uFFFDe'], [{ code: 'encoding', found: 'utf-8', count: 2 }]])
})

test('any bytes are read as UTF-8 reads them, as long as they are it', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), fc.string({ unit: 'binary' }), (bytes, text) => {
      for (const piece of [bytes, Buffer.from(text)]) {
        const utf8 = new LenientUtf8()
        const read = [...piece].map((byte) => utf8.decode(Uint8Array.of(byte))).join('') + utf8.end()
        const whole = new TextDecoder('utf-8', { ignoreBOM: true }).decode(piece)
        if (whole.includes('\uFFFD')) expect(utf8.mended > 0 || text.includes('\uFFFD')).toBe(true)
        else expect([read, utf8.mended]).toEqual([whole, 0])
      }
    }),
  )
})

test('32 MB that are no UTF-8 at all take no longer than they are long', () => {
  const bytes = new Uint8Array(65_536).fill(0xfc)
  const utf8 = new LenientUtf8()
  const began = cpuTime()
  for (let count = 0; count < 512; count += 1) utf8.decode(bytes)
  expect(cpuTime() - began).toBeLessThan(5_000)
})

test.each([
  ['a blank before the declaration', ` \n${titled('UTF-8')}`, title, 2],
  ['a control character before it', `\u0001${titled('windows-1252')}`, title, 1],
  ['control characters in a text', titled('UTF-8').replace(title, 'A\u000b\u001fB'), 'AB', 2],
  ['control characters as references', titled('UTF-8').replace(title, 'A&#11;&#x1F;&#x00b;B&#65;'), 'ABA', 3],
  ['a blank before a document without a declaration', ` ${openImmo([{ obid: 'O1', title }], { head: '' })}`, title, 0],
])('%s is left out, with a hint', async (_name, xml, expected, count) => {
  const bytes = xml.includes('windows') ? inWindows(xml) : Buffer.from(xml)
  for (const size of [1, 5, 70_000]) {
    const { titles, transfer } = await read([bytes], size)
    expect(titles).toEqual([expected])
    expect(transfer.problems).toEqual(count === 0 ? [] : [{ code: 'strayCharacters', count }])
  }
})

test('names count without regard to case or namespace, those of attributes as well', () => {
  const trees: Element[] = []
  const reader = readXml({ opened: (name) => name === 'immobilie', closed: (element) => void trees.push(element) })
  reader.write(
    '<ns:Immobilie xmlns:ns="urn:x" xmlns="urn:y" NS:Ab="1"><ns:GEO><Ort> A<![CDATA[<b>]]> </Ort></ns:GEO>\n</ns:Immobilie>',
  )
  reader.end()
  const ort = { name: 'ort', attributes: {}, text: ' A<b> ', children: [] }
  expect(trees).toEqual([
    {
      name: 'immobilie',
      attributes: { ab: '1' },
      text: '',
      children: [{ name: 'geo', attributes: {}, text: '', children: [ort] }],
    },
  ])
})

test('the names of HTML are read with a hint, those of XML without', async () => {
  const { titles, transfer } = await read([
    openImmo([{ obid: 'O1', title: '90&nbsp;m&sup2; &amp; Garten&nbsp;&#8211; &euro;' }]),
  ])
  expect(titles).toEqual(['90 m² & Garten – €'])
  expect(transfer.problems).toEqual([
    { code: 'entity', found: '&nbsp;', count: 2 },
    { code: 'entity', found: '&sup2;', count: 1 },
    { code: 'entity', found: '&euro;', count: 1 },
  ])
})

test('a fault names its line, its column and its element', async () => {
  const broken = openImmo([{ obid: 'O1', more: '\n<preise>\n  <kaufpreis>1</kaufpreis2></preise>' }])
  const error = await read([broken]).catch((error) => error)
  expect(error).toBeInstanceOf(TransferStopped)
  expect(error.problem).toEqual({ code: 'malformed', line: 3, column: 27, element: 'preise' })
})

test.each([
  ['VOLL', 'full'],
  ['voll', 'full'],
  ['TEIL', 'partial'],
  ['', 'partial'],
  ['GANZ', 'partial'],
])('umfang "%s" is %s', async (umfang, scope) => {
  expect((await read([openImmo([{ obid: 'O1' }], { umfang })])).transfer.scope).toBe(scope)
})

test('without uebertragung a transfer is partial, and nobody knows when it was sent', async () => {
  const bare = openImmo([{ obid: 'O1' }]).replace(/<uebertragung[^>]*>/, '')
  expect((await read([bare])).transfer).toMatchObject({ scope: 'partial', sentAt: null, software: null, version: null })
})

test('DELETE of a whole transfer is for partial ones only', async () => {
  const actionOf = async (umfang: string) =>
    (await read([openImmo([{ obid: 'O1' }], { umfang, modus: 'delete' })])).objects[0]?.action
  expect([await actionOf('TEIL'), await actionOf('VOLL')]).toEqual(['delete', 'change'])
})

test.each([
  ['2026-11-20T08:00:00', '2026-11-20T08:00:00'],
  ['2026-11-20T08:00:00.000+01:00', '2026-11-20T08:00:00'],
  ['2026-11-20 08:15', '2026-11-20T08:15:00'],
  ['2026-11-20', '2026-11-20T00:00:00'],
  ['20.11.2026 08:15:30', '2026-11-20T08:15:30'],
  ['2026-13-45T08:00:00', null],
  ['gestern', null],
  ['', null],
  ['2026-11-25T22:27:00Z', '2026-11-25T23:27:00'],
  ['2026-07-25T22:27:00.123Z', '2026-07-26T00:27:00'],
  ['2026-11-25T22:27:30+03:00', '2026-11-25T20:27:30'],
])('the moment "%s" is %s', async (timestamp, sentAt) => {
  const file = openImmo([{ obid: 'O1' }]).replace(/timestamp="[^"]*"/, `timestamp="${timestamp}"`)
  expect((await read([file])).transfer.sentAt).toBe(sentAt)
})

test.each([
  ['<firma>Muster</firma><anbieternr>4711</anbieternr><openimmo_anid>AN1</openimmo_anid>', 'AN1', { number: '4711' }],
  ['<firma>Muster</firma><anbieternr>4711</anbieternr>', '4711', {}],
  ['<firma> Muster </firma>', 'Muster', {}],
])('a provider is known by %s', async (provider, key, others) => {
  const { transfer, objects } = await read([openImmo([{ obid: 'O1' }], { provider })])
  expect([transfer.providers, objects[0]?.provider]).toEqual([[{ key, name: 'Muster', ...others }], key])
})

test('several providers each have their objects, even one that says last who it is', async () => {
  const one = openImmo([{ obid: 'O1' }], { provider: '<firma>Eins</firma>' })
  const two = '<anbieter><immobilie/><immobilie/><firma>Zwei</firma></anbieter></openimmo>'
  const { transfer, objects } = await read([one.replace('</openimmo>', two)])
  expect(transfer.providers.map(({ key }) => key)).toEqual(['Eins', 'Zwei'])
  expect(objects.map(({ provider, position }) => [position, provider])).toEqual([
    [1, 'Eins'],
    [2, 'Zwei'],
    [3, 'Zwei'],
  ])
})

test('an object that comes twice counts as it came last, in its first place, with a hint', async () => {
  const file = openImmo([
    { obid: 'O1', title: 'alt' },
    { obid: 'O2', title: 'anderes' },
    { obid: 'O1', title: 'neu' },
    { extern: 'O1', title: 'mit dieser Nummer, aber ohne jene' },
  ])
  const { objects } = await read([file])
  expect(
    objects.map(({ position, values, problems }) => [
      position,
      values.name,
      problems.map(({ code, count }) => [code, count]),
    ]),
  ).toEqual([
    [1, 'alt', []],
    [2, 'anderes', []],
    [1, 'neu', [['repeated', 2]]],
    [3, 'mit dieser Nummer, aber ohne jene', []],
  ])
})

test('two documents are full only if both are, and as young as the younger', async () => {
  const files = ['VOLL', 'TEIL'].map((umfang, index) => openImmo([{ obid: `O${index}` }], { umfang }))
  const { transfer } = await read([files[0] ?? '', (files[1] ?? '').replace('2026-11-20', '2026-11-22')])
  expect(transfer).toMatchObject({ scope: 'partial', sentAt: '2026-11-22T08:00:00' })
  expect((await read([files[0] ?? '', files[0] ?? ''])).transfer.scope).toBe('full')
})

test('our reference files say the same in both encodings', async () => {
  const reference = (name: string) => readFileSync(join(import.meta.dirname, '../support/openimmo', name))
  const [utf8, latin] = await Promise.all(
    ['ours_reference_all_spec_fields.xml', 'ours_reference_iso-8859-1.xml'].map((name) => read([reference(name)])),
  )
  expect(utf8?.objects).toHaveLength(4)
  // The older encoding has no dash.
  expect(JSON.stringify(latin)).toEqual(JSON.stringify(utf8).replaceAll('–', '-'))
})

const stray = (files: [name: string, file: string][]) => {
  async function* documents() {
    for (const [name, file] of files) yield { name, chunks: piecesOf(Buffer.from(file)) }
  }
  return readTransfer(documents(), () => undefined, '2026-11-23')
}
const whole = openImmo([{ obid: 'O1' }])

test.each([
  ['another root', '<?xml version="1.0"?><katalog><eintrag/></katalog>'],
  ['another root, not well-formed', '<katalog><eintrag></katalog>'],
  ['a document type', '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "x"><plist/>'],
  ['nothing at all', ''],
  ['a page', '<!DOCTYPE html><html><br></html>'],
  ['text', 'Bitte nicht löschen'],
  ['the feedback to an earlier file', '<openimmo_feedback><sender/></openimmo_feedback>'],
])('a stray XML does not refuse the transfer and is named: %s', async (_what, xml) => {
  for (const files of [
    [['a.xml', whole] as [string, string], ['info/sonst.xml', xml] as [string, string]],
    [['info/sonst.xml', xml] as [string, string], ['z.xml', whole] as [string, string]],
  ])
    expect((await stray(files)).problems).toEqual([{ code: 'strayXml', found: 'info/sonst.xml' }])
})

test.each([
  ['malformed', openImmo([{ obid: 'O2' }]).slice(0, -30)],
  ['malformed', '<?xml version="1.0"?><openimmo'],
  ['malformed', '<<openimmo>'],
  ['doctype', `<!DOCTYPE openimmo SYSTEM "openimmo.dtd">${openImmo([{ obid: 'O2' }], { head: '' })}`],
])('a broken OpenImmo file beside a whole one refuses both: %s', async (code, xml) => {
  await expect(
    stray([
      ['a.xml', whole],
      ['b.xml', xml],
    ]),
  ).rejects.toMatchObject({ problem: { code } })
  await expect(
    stray([
      ['a.xml', xml],
      ['b.xml', whole],
    ]),
  ).rejects.toMatchObject({ problem: { code } })
})

test('a file that is alone is refused with its own fault', async () => {
  await expect(stray([['a.xml', '<katalog><eintrag></katalog>']])).rejects.toMatchObject({
    problem: { code: 'notOpenImmo' },
  })
  await expect(stray([['a.xml', '<!DOCTYPE plist><plist/>']])).rejects.toMatchObject({ problem: { code: 'doctype' } })
  await expect(
    stray([
      ['a.xml', 'x'],
      ['b.xml', '<a/>'],
    ]),
  ).rejects.toMatchObject({ problem: { code: 'malformed' } })
})
