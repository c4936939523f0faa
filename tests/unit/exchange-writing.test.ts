import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Agency, agencyFields } from '#app/domain/agency/agency.ts'
import { pictureHost } from '#app/exchange/connection.ts'
import { documentAround } from '#app/exchange/writing/document.ts'
import { feedbackXml } from '#app/exchange/writing/feedback.ts'
import { archiveName, fileSlug, ownObid, pictureNames } from '#app/exchange/writing/names.ts'
import { partsOf } from '#app/exchange/writing/parts.ts'
import { element, toXml } from '#app/exchange/writing/to-xml.ts'
import { emptyValues } from '#app/fields/field.ts'

const agency: Agency = { ...emptyValues(agencyFields), agencyName: 'Giebel', legalName: 'Giebel & Söhne <GmbH>' }
/** Any sixteen bits, so halves of surrogates too. */
const anyText = fc.uint16Array({ maxLength: 40 }).map((units) => String.fromCharCode(...units))

const writtenAt = new Date('2026-11-23T07:15:09Z')

test('text that would break a document is written as text, and what XML cannot hold is left out', () => {
  const hostile = 'a\u0000b\u0007c ]]> <script> & "x" \ud800 😀 \ufffe\tTab\nZeile'
  expect(toXml(element('lage', hostile, { wert: 'x"<>&\u0001' }))).toBe(
    '<lage wert="x&quot;&lt;&gt;&amp;">abc ]]&gt; &lt;script&gt; &amp; &quot;x&quot;  😀 \tTab\nZeile</lage>',
  )
})

test('whatever a text holds, no tag of its own comes out of it', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const xml = toXml(element('a', [element('b', text)]))
      expect(xml.match(/</g)?.length).toBe(xml.includes('<b/>') ? 3 : 4)
      expect(xml).not.toMatch(/]]>|&(?!amp;|lt;|gt;|quot;|apos;)/)
    }),
  )
})

test('a document says whose it is, how much it covers and what wrote it', () => {
  const { before, after } = documentAround({ scope: 'full', agency, anid: 'giebel.example', writtenAt })
  expect(before).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<openimmo><uebertragung [^>]*umfang="VOLL"/)
  expect(before).toContain('version="1.2.7" sendersoftware="Giebel" senderversion="1.0"')
  expect(before).toMatch(
    /<anbieter><firma>Giebel &amp; Söhne &lt;GmbH&gt;<\/firma><openimmo_anid>giebel.example<\/openimmo_anid>$/,
  )
  expect(after).toMatch(/^<impressum_strukt><firmenname>Giebel/)
  expect(after).toMatch(/<weiteres>-<\/weiteres><\/impressum_strukt><\/anbieter><\/openimmo>\n$/)
  expect(documentAround({ scope: 'partial', agency, anid: 'x', writtenAt }).before).toContain('umfang="TEIL"')
})

test('an agency cannot name itself so that the objects land somewhere else', () => {
  const { before } = documentAround({
    scope: 'full',
    agency: { ...agency, legalName: 'A<immobilie/>B' },
    anid: 'x',
    writtenAt,
  })
  expect(before).toContain('A&lt;immobilie/&gt;B</firma><openimmo_anid>x</openimmo_anid>')
})

test('an archive is named after the agency, the number and the moment in Berlin', () => {
  expect(archiveName(['Giebel & Söhne', 'GI/1042 ü'], writtenAt)).toBe('giebel-soehne-gi-1042-ue-20261123081509.zip')
  expect(archiveName(['💥', '../..'], writtenAt)).toBe('20261123081509.zip')
})

test('a slug holds letters, digits and single hyphens between them, whatever it is made from', () => {
  expect(fileSlug('  Größe "É" /..\\ x ')).toBe('groesse-e-x')
  fc.assert(
    fc.property(anyText, (text) => {
      expect(fileSlug(text)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
      expect(fileSlug(text).length).toBeLessThanOrEqual(60)
    }),
  )
})

test('pictures are numbered, and numbers that look alike do not share names', () => {
  const names = pictureNames()
  expect(names('A/1', 2)).toEqual(['a-1-01.jpg', 'a-1-02.jpg'])
  expect(names('A-1', 1)).toEqual(['a-1_2-01.jpg'])
  expect(names('💥', 1)).toEqual(['objekt-01.jpg'])
  expect(names('Objekt', 1)).toEqual(['objekt_2-01.jpg'])
})

test('an object has the same lasting identity in every file, and no other object has it', () => {
  const createdAt = new Date('2025-01-02T03:04:05.678Z')
  expect(ownObid('abcdefghijkm', createdAt)).toBe('OGIE20250102030405678cdefghijkm')
  expect(ownObid('abcdefghijkm', createdAt)).toHaveLength(31)
  expect(ownObid('abcdefghijkn', createdAt)).not.toBe(ownObid('abcdefghijkm', createdAt))
})

test('a stock with more pictures than a file holds becomes several, and none of its objects is divided', () => {
  const entries = [3, 3, 4, 12, 0, 1].map((pictures, id) => ({ id, pictures }))
  expect(partsOf(entries, 10).map((part) => part.map(({ id }) => id))).toEqual([[0, 1, 2], [3], [4, 5]])
  expect(partsOf([{ pictures: 0 }, { pictures: 0 }], 10)).toHaveLength(1)
  expect(partsOf([], 10)).toEqual([[]])
})

test('no file of ours holds more objects than we take back', () => {
  const entries = Array.from({ length: 2_001 }, () => ({ pictures: 0 }))
  expect(partsOf(entries).map(({ length }) => length)).toEqual([1_000, 1_000, 1])
})

test('feedback names each object with what was wrong, in the figures of the format, and stays well-formed', () => {
  const xml = feedbackXml({
    sender: { name: 'Giebel', anid: 'giebel.example' },
    provider: '4711',
    writtenAt,
    objects: [
      { id: 'A-1', problems: [{ code: 'noCity', element: 'geo/ort' }] },
      { id: 'A-2', problems: [{ code: 'value', found: '<b>]]>' }] },
    ],
    stop: null,
    summary: '1 neu',
    say: ({ found = '' }) => `Satz ${found}`,
  })
  expect(xml).toContain('<fehler><objekt_id>A-1</objekt_id><fehlernr>2</fehlernr><text>Satz </text></fehler>')
  expect(xml).toContain('<fehlernr>3</fehlernr><text>Satz &lt;b&gt;]]&gt;</text>')
  expect(xml).toMatch(
    /<\/fehlerliste><status><statusnr>2<\/statusnr><text>1 neu<\/text><\/status><\/openimmo_feedback>/,
  )
})

test.each([
  ['bilder.example.de', 'bilder.example.de'],
  [' Bilder.Example.DE ', 'bilder.example.de'],
  ['bücher.de', 'xn--bcher-kva.de'],
])('pictures may come from the server %s', (line, host) => expect(pictureHost(line)).toBe(host))

test.each([
  '127.0.0.1',
  '0x7f.1',
  '2130706433',
  '[::1]',
  '10.0.0.1.',
  'localhost',
  'server',
  'server.local',
  'x.internal',
  'bilder.example.de:8080',
  'https://bilder.example.de',
  'bilder.example.de/x',
  'wer@bilder.example.de',
  'a b.de',
  '',
  '.de',
])('%j is no server that pictures may come from', (line) => expect(pictureHost(line)).toBeNull())
