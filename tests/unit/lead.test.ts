/** Enquiries as OpenImmo feedback: what is written is what our own reader reads, whatever somebody typed. */
import { expect, test } from 'vitest'
import { readXml } from '#app/exchange/reading/xml.ts'
import type { Element } from '#app/exchange/received.ts'
import { type Lead, leadXml, nameParts } from '#app/exchange/writing/lead.ts'
import { emlOf } from '#scripts/mails/eml.ts'

function treeOf(xml: string): Element {
  let root: Element | undefined
  const reader = readXml({
    opened: (_name, _attributes, parents) => parents.length === 0,
    closed: (element) => {
      root = element
    },
  })
  reader.write(xml)
  reader.end()
  if (!root) throw new Error('nothing was read')
  return root
}

const childrenOf = (from: Element, name: string) => from.children.filter((child) => child.name === name)
const textOf = (from: Element | undefined, name: string) => (from ? (childrenOf(from, name)[0]?.text ?? null) : null)

/** The lead as software reads it. */
function readBack(xml: string) {
  const root = treeOf(xml)
  const [sender] = childrenOf(root, 'sender')
  const objects = childrenOf(root, 'objekt')
  const [person] = objects[0] ? childrenOf(objects[0], 'interessent') : []
  const fieldsIn = (from: Element | undefined) =>
    from
      ? childrenOf(from, 'user_defined_extend').flatMap((fields) =>
          childrenOf(fields, 'feld').map((field) => ({ label: textOf(field, 'name'), value: textOf(field, 'wert') })),
        )
      : []
  const [kind, ...facts] = fieldsIn(person)
  return {
    root: root.name,
    sender: { name: textOf(sender, 'name'), anid: textOf(sender, 'openimmo_anid') },
    receivedAt: new Date(textOf(sender, 'datum') ?? ''),
    objects: objects
      .filter((object) => textOf(object, 'oobj_id'))
      .map((object) => ({
        propertyNumber: textOf(object, 'oobj_id'),
        address: textOf(object, 'expose_url'),
        name: textOf(object, 'bezeichnung'),
        city: textOf(object, 'ort'),
        isRental: textOf(object, 'vermarktungsart') === 'MIETE_PACHT',
        link: textOf(object, 'anbieter_id')
          ? { provider: textOf(object, 'anbieter_id'), obid: fieldsIn(object)[0]?.value ?? null }
          : null,
      })),
    person: {
      name: [textOf(person, 'vorname'), textOf(person, 'nachname')].filter(Boolean).join(' '),
      email: textOf(person, 'email'),
      phone: textOf(person, 'tel'),
    },
    message: textOf(person, 'anfrage'),
    kind: kind?.value,
    facts,
  }
}

const hostile = `]]> <![CDATA[ </anfrage> &amp; & "'<script>\n\tZeile 2 … ä ß 🏠 `

const lead: Lead = {
  sender: { name: 'Müller & Söhne <GmbH>', anid: 'giebel.example' },
  receivedAt: new Date('2026-11-24T18:08:00Z'),
  objects: [
    {
      propertyNumber: 'GI-2397/<1>',
      address: 'https://giebel.example/angebote/abc?x=1&y=2',
      name: 'Haus "am See" & mehr',
      city: 'Hamburg',
      isRental: false,
      link: { provider: 'ANBIETER & 1', obid: 'OGIE20261124180800000abcdefghij' },
    },
    { propertyNumber: 'B-2', address: 'https://giebel.example/b', name: 'B', city: null, isRental: true, link: null },
  ],
  person: { name: 'Anna von der Heide', email: 'anna+x@mail.example', phone: '+49 40 1' },
  message: hostile.repeat(200).slice(0, 10_000),
  kind: 'Nachricht',
  facts: [{ label: 'Wohnfläche', value: '98,5 m² & mehr' }],
}

test('a message of 10,000 characters with ]]> and markup, and all else, is read back without a difference', () => {
  expect(lead.message).toHaveLength(10_000)
  expect(readBack(leadXml(lead))).toEqual({ root: 'openimmo_feedback', ...lead })
})

test('without an object, an address or a telephone number there is still a person who asks', () => {
  const bare: Lead = { ...lead, objects: [], person: { name: 'Yıldız', email: null, phone: null }, facts: [] }
  expect(readBack(leadXml(bare))).toEqual({ root: 'openimmo_feedback', ...bare })
})

test('what XML cannot hold is left out, and nothing else', () => {
  const back = readBack(leadXml({ ...lead, message: 'a\u0000b\u0008c\ud800d\uffffe' }))
  expect(back.message).toBe('abcde')
})

test.each([
  ['Johanna Albers', 'Johanna', 'Albers'],
  ['Dr. Robert Hansen', 'Dr. Robert', 'Hansen'],
  ['Anna von der Heide', 'Anna', 'von der Heide'],
  ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
  ['Von Arnim', 'Von', 'Arnim'],
  ['Yıldız', '', 'Yıldız'],
  ['', '', ''],
])('%s has its name parts', (name, firstName, lastName) => {
  expect(nameParts(name)).toEqual({ firstName, lastName })
})

test('a local mail has the file whole, and its text still begins as it was written', () => {
  const xml = leadXml(lead)
  const file = { filename: 'anfrage-openimmo.xml', type: 'application/xml', content: new TextEncoder().encode(xml) }
  const mail = { from: 'a@x.example', to: 'b@x.example', subject: 'Anfrage', text: 'Zeile 1\n--=_giebel\nZeile 2' }
  const eml = emlOf({ ...mail, attachments: [file] }, new Date(0))
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(eml) ?? []
  const [, words = '', attached = ''] = eml.split(`--${boundary}\r\n`)
  const bodyOf = (part: string) =>
    Buffer.from(part.slice(part.indexOf('\r\n\r\n')).split('--')[0] ?? '', 'base64').toString()
  expect(bodyOf(words)).toBe(mail.text)
  expect(attached).toContain('Content-Disposition: attachment; filename="anfrage-openimmo.xml"')
  expect(bodyOf(attached)).toBe(xml)
})
