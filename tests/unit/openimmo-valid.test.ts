/** Whatever others send, what we write from it is valid: by our own tables, which hold OpenImmo 1.2.7c. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shapeOf } from '#app/exchange/mapping/element-shapes.ts'
import { elementOrder } from '#app/exchange/mapping/fields/element-order.ts'
import { readObject } from '#app/exchange/mapping/read-object.ts'
import { writeObject } from '#app/exchange/mapping/write-object.ts'
import type { Element } from '#app/exchange/received.ts'
import { anObject, elementsAt, xmlOf } from '#tests/support/elements.ts'
import { aWrittenProperty, today, writtenProperties } from '#tests/support/openimmo-properties.ts'
import { faultsOf } from '#tests/support/openimmo-validator.ts'

const options = { version: '127c', isWholeStock: false, hidesAddress: false } as const

/** Received from elsewhere, stored, and exported as it stands. */
function written(received: Element): Element {
  const { values, rest } = readObject(received, { position: 1, provider: 'A', isOurs: false, today })
  return writeObject(aWrittenProperty(values, { rest }), options)
}

const kind = (market: string, object = '<haus/>') => ({
  objektkategorie: `<nutzungsart WOHNEN="1"/>${market}<objektart>${object}</objektart>`,
  preise: '<kaufpreis>100000</kaufpreis>',
})
const inside = (container: string, xml: string) => ({ ...kind('<vermarktungsart KAUF="1"/>'), [container]: xml })

/** What was received, and the elements that say it in the file; none where the format has no way to say it. */
const odd: readonly (readonly [string, Record<string, string>, string, readonly string[]])[] = [
  [
    'a market that is neither sale nor rent',
    kind('<vermarktungsart ERBPACHT="true"/>'),
    'objektkategorie/vermarktungsart',
    ['<vermarktungsart ERBPACHT="true" KAUF="false" MIETE_PACHT="false"></vermarktungsart>'],
  ],
  [
    'a market that says nothing',
    kind('<vermarktungsart KAUF="0" MIETE_PACHT="0"/>'),
    'objektkategorie/vermarktungsart',
    ['<vermarktungsart KAUF="true" MIETE_PACHT="false"></vermarktungsart>'],
  ],
  [
    'a market in words',
    kind('<vermarktungsart KAUF="ja" MIETE_PACHT="nein" LEASING="ja"/>'),
    'objektkategorie/vermarktungsart',
    ['<vermarktungsart KAUF="true" MIETE_PACHT="false" LEASING="true"></vermarktungsart>'],
  ],
  [
    'a kind of flat that only its sender has',
    kind('<vermarktungsart KAUF="1" MIETE_PACHT="0"/>', '<wohnung wohnungtyp="hochparterre"/>'),
    'objektkategorie/objektart',
    ['<objektart><wohnung></wohnung></objektart>'],
  ],
  [
    'a kind of house in small letters',
    kind('<vermarktungsart KAUF="1" MIETE_PACHT="0"/>', '<haus haustyp="finca"/>'),
    'objektkategorie/objektart',
    ['<objektart><haus haustyp="FINCA"></haus></objektart>'],
  ],
  [
    'a use with one half of it',
    kind('<vermarktungsart KAUF="1" MIETE_PACHT="0"/>'),
    'objektkategorie/nutzungsart',
    ['<nutzungsart WOHNEN="true" GEWERBE="false"></nutzungsart>'],
  ],
  [
    'a price of a parking space with German points',
    inside('preise', '<stp_garage stellplatzkaufpreis="9.000,00" anzahl="2" art="Einzel"/>'),
    'preise/stp_garage',
    ['<stp_garage stellplatzkaufpreis="9000" anzahl="2"></stp_garage>'],
  ],
  [
    'half a parking space',
    inside('preise', '<stp_carport anzahl="1,5" stellplatzmiete="40 €"/><stp_garage anzahl="2"/>'),
    'preise/stp_carport',
    ['<stp_carport stellplatzmiete="40"></stp_carport>'],
  ],
  ['a fallback price in words', inside('preise', '<kaufpreisnetto>VB</kaufpreisnetto>'), 'preise/kaufpreisnetto', []],
  [
    'a price by the square metre with its unit',
    inside('preise', '<kaufpreis>1</kaufpreis><kaufpreis_pro_qm>2.500,50 €</kaufpreis_pro_qm>'),
    'preise/kaufpreis_pro_qm',
    ['<kaufpreis_pro_qm>2500.5</kaufpreis_pro_qm>'],
  ],
  [
    'a currency without its code',
    inside('preise', '<waehrung>EUR</waehrung>'),
    'preise/waehrung',
    ['<waehrung iso_waehrung="EUR"></waehrung>'],
  ],
  [
    'a currency by its sign',
    inside('preise', '<waehrung iso_waehrung="€"/>'),
    'preise/waehrung',
    ['<waehrung iso_waehrung="EUR"></waehrung>'],
  ],
  [
    'a country in two letters',
    inside('geo', '<ort>Wien</ort><land iso_land="AT"/>'),
    'geo/land',
    ['<land iso_land="AUT"></land>'],
  ],
  ['a country that we do not know', inside('geo', '<ort>Oslo</ort><land>Norge</land>'), 'geo/land', []],
  [
    'heating with attributes of its own',
    inside('ausstattung', '<heizungsart ZENTRAL="ja" WAND="1"/><befeuerung GAS="1" ERDGAS_H="1"/>'),
    'ausstattung/befeuerung',
    ['<befeuerung GAS="true"></befeuerung>'],
  ],
  ['a sauna in words', inside('ausstattung', '<sauna>vorhanden</sauna>'), 'ausstattung/sauna', []],
  [
    'a fireplace that says yes',
    inside('ausstattung', '<kamin>ja</kamin>'),
    'ausstattung/kamin',
    ['<kamin>true</kamin>'],
  ],
  [
    'a lift for persons and one for goods, of which the format takes one',
    inside('ausstattung', '<fahrstuhl PERSONEN="1"/><fahrstuhl LASTEN="1"/>'),
    'ausstattung/fahrstuhl',
    ['<fahrstuhl LASTEN="true"></fahrstuhl>'],
  ],
  [
    'furniture in a word',
    inside('ausstattung', '<moebliert>true</moebliert>'),
    'ausstattung/moebliert',
    ['<moebliert moeb="TEIL"></moebliert>'],
  ],
  [
    'a cellar in a word of its own',
    inside('ausstattung', '<unterkellert keller="voll"/>'),
    'ausstattung/unterkellert',
    [],
  ],
  [
    'a condition in words',
    inside('zustand_angaben', '<zustand zustand_art="sehr gut"/>'),
    'zustand_angaben/zustand',
    [],
  ],
  [
    'how far a bus is',
    inside(
      'infrastruktur',
      '<distanzen distanz_zu="BUS">0,3 km</distanzen><distanzen distanz_zu="TRAM">1</distanzen><distanzen distanz_zu="bus">0,3</distanzen>',
    ),
    'infrastruktur/distanzen',
    ['<distanzen distanz_zu="BUS">0.3</distanzen>'],
  ],
  [
    'an auction on a day',
    inside('versteigerung', '<zvtermin>01.02.2027</zvtermin><aktenzeichen>1</aktenzeichen>'),
    'versteigerung/zvtermin',
    ['<zvtermin>2027-02-01T00:00:00</zvtermin>'],
  ],
  [
    'more persons than none',
    inside('verwaltung_objekt', '<max_personen>0</max_personen><bisdatum>31.12.2027</bisdatum>'),
    'verwaltung_objekt/bisdatum',
    ['<bisdatum>2027-12-31</bisdatum>'],
  ],
  [
    'a lease of some months',
    inside('verwaltung_objekt', '<min_mietdauer min_dauer="Monate">6</min_mietdauer>'),
    'verwaltung_objekt/min_mietdauer',
    ['<min_mietdauer>6</min_mietdauer>'],
  ],
  ['children where the format has none', inside('ausstattung', '<bad><dusche>1</dusche></bad>'), 'ausstattung/bad', []],
  [
    'a link without a format',
    inside(
      'anhaenge',
      '<anhang location="LINK" gruppe="FILMLINK"><daten><pfad>https://a.example/1</pfad></daten></anhang>',
    ),
    'anhaenge/anhang',
    [
      '<anhang location="REMOTE" gruppe="FILMLINK"><format>text/html</format><daten><pfad>https://a.example/1</pfad></daten></anhang>',
    ],
  ],
  ['a field without a value', inside('bewertung', '<feld><name>Lage</name></feld>'), 'bewertung/feld', []],
]

test.each(odd)('%s', (_, containers, path, xml) => {
  const element = written(anObject(containers))
  expect(faultsOf(element)).toEqual([])
  const found = elementsAt(element, path).map(xmlOf)
  expect(found).toEqual(xml)
})

test('what we write of any property of ours is valid', () => {
  fc.assert(
    fc.property(writtenProperties, fc.boolean(), (property, isWholeStock) => {
      expect(faultsOf(writeObject(property, { ...options, isWholeStock }))).toEqual([])
    }),
    { numRuns: 100 },
  )
})

/** Every element that we know, with values as senders write them. */
const anyElement = fc
  .constantFrom(...Object.entries(elementOrder).filter(([path]) => path !== '' && path !== 'anhaenge/anhang'))
  .chain(([path, names]) =>
    fc.record({
      path: fc.constant(path),
      name: fc.constantFrom(...names, 'user_defined_simplefield', 'user_defined_extend'),
      text: fc.constantFrom(...saidTexts),
      attributes: fc.array(fc.tuple(fc.constantFrom(0, 1, 2, 3, 4), fc.constantFrom(...saidTexts)), { maxLength: 3 }),
    }),
  )
  .map(({ path, name, text, attributes }) => {
    const known = Object.keys(shapeOf(name).attributes)
    const said = attributes.map(([index, value]) => [known[index] ?? 'art', value])
    return { container: path, element: { name, text, attributes: Object.fromEntries(said), children: [] } }
  })
const saidTexts = [
  '',
  'ja',
  'true',
  '0',
  '2',
  '1,5',
  '9.000,00',
  '-1',
  'VB',
  '31.12.2027',
  'MONAT',
  'VILLA',
  'x',
  'AUT',
]

test('carried elements with values of any spelling leave nothing invalid', () => {
  fc.assert(
    fc.property(fc.array(anyElement, { maxLength: 12 }), (rest) => {
      expect(faultsOf(writeObject(aWrittenProperty({}, { rest }), options))).toEqual([])
    }),
    { numRuns: 300 },
  )
})
