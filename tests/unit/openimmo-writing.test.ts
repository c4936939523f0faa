/** What we write: order, required elements, words, and what stays here. */
import { expect, test } from 'vitest'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { propertyOptions } from '#app/domain/properties/property-options.ts'
import { elementOrder } from '#app/exchange/mapping/fields/element-order.ts'
import { readObject } from '#app/exchange/mapping/read-object.ts'
import { writeObject } from '#app/exchange/mapping/write-object.ts'
import type { WriteOptions, WrittenProperty } from '#app/exchange/object-types.ts'
import {
  heatingRead,
  heatingWritten,
  type OptionTable,
  type OptionTableName,
  optionTables,
  readOption,
} from '#app/exchange/options.ts'
import type { Element, UnmappedElement } from '#app/exchange/received.ts'
import { entriesOf, keysOf } from '#app/fields/typed-objects.ts'
import { anObject, asRead, elementsAt, xmlOf } from '#tests/support/elements.ts'
import { aWrittenProperty, today } from '#tests/support/openimmo-properties.ts'

const receiver: WriteOptions = { version: '127c', isWholeStock: false, hidesAddress: true }

function write(
  changes: Partial<PropertyValues> = {},
  more: Partial<WrittenProperty> = {},
  options: Partial<WriteOptions> = {},
) {
  return writeObject(aWrittenProperty(changes, more), { ...receiver, ...options })
}

function at(path: string, ...written: Parameters<typeof write>): string[] {
  return elementsAt(write(...written), path).map(xmlOf)
}

const simple = (...written: Parameters<typeof write>) =>
  xmlOf(write(...written))
    .match(/feldname="giebel\.[\w.-]+/g)
    ?.map((name) => name.slice('feldname="giebel.'.length)) ?? []

/** The field, what else the property must be, where the word stands, and the object that says it. */
const homes: Record<
  OptionTableName,
  { path: string; attribute?: string; kind?: Partial<PropertyValues>; read: (word: string) => Record<string, string> }
> = {
  apartmentType: {
    path: 'objektkategorie/objektart/wohnung',
    attribute: 'wohnungtyp',
    kind: { houseType: 'apartment' },
    read: (word) => ({
      objektkategorie: `<vermarktungsart KAUF="true"/><objektart><wohnung wohnungtyp="${word}"/></objektart>`,
    }),
  },
  buildingType: {
    path: 'objektkategorie/objektart/haus',
    attribute: 'haustyp',
    read: (word) => ({
      objektkategorie: `<vermarktungsart KAUF="true"/><objektart><haus haustyp="${word}"/></objektart>`,
    }),
  },
  plotType: {
    path: 'objektkategorie/objektart/grundstueck',
    attribute: 'grundst_typ',
    kind: { houseType: 'plot' },
    read: (word) => ({
      objektkategorie: `<vermarktungsart KAUF="true"/><objektart><grundstueck grundst_typ="${word}"/></objektart>`,
    }),
  },
  primaryEnergySource: {
    path: 'zustand_angaben/energiepass/primaerenergietraeger',
    read: (word) => ({
      zustand_angaben: `<energiepass><primaerenergietraeger>${word}</primaerenergietraeger></energiepass>`,
    }),
  },
  development: {
    path: 'zustand_angaben/erschliessung',
    attribute: 'erschl_attr',
    kind: { houseType: 'plot' },
    read: (word) => ({
      objektkategorie: '<vermarktungsart KAUF="true"/><objektart><grundstueck/></objektart>',
      zustand_angaben: `<erschliessung erschl_attr="${word}"/>`,
    }),
  },
  buildableAccordingTo: {
    path: 'zustand_angaben/bebaubar_nach',
    attribute: 'bebaubar_attr',
    kind: { houseType: 'plot' },
    read: (word) => ({
      objektkategorie: '<vermarktungsart KAUF="true"/><objektart><grundstueck/></objektart>',
      zustand_angaben: `<bebaubar_nach bebaubar_attr="${word}"/>`,
    }),
  },
  objectCondition: {
    path: 'zustand_angaben/zustand',
    attribute: 'zustand_art',
    read: (word) => ({ zustand_angaben: `<zustand zustand_art="${word}"/>` }),
  },
  constructionPhase: {
    path: 'zustand_angaben/zustand',
    attribute: 'zustand_art',
    read: (word) => ({ zustand_angaben: `<zustand zustand_art="${word}"/>` }),
  },
  fittingsQuality: {
    path: 'ausstattung/ausstatt_kategorie',
    read: (word) => ({ ausstattung: `<ausstatt_kategorie>${word}</ausstatt_kategorie>` }),
  },
  parkingType: {
    path: 'ausstattung/stellplatzart',
    read: (word) => ({ preise: `<stp_sonstige anzahl="1" platzart="${word}"/>`, ausstattung: '' }),
  },
  basement: {
    path: 'ausstattung/unterkellert',
    attribute: 'keller',
    read: (word) => ({ ausstattung: `<unterkellert keller="${word}"/>` }),
  },
  furnished: {
    path: 'ausstattung/moebliert',
    attribute: 'moeb',
    read: (word) => ({ ausstattung: `<moebliert moeb="${word}"/>` }),
  },
  energyCertificateType: {
    path: 'zustand_angaben/energiepass/epart',
    read: (word) => ({ zustand_angaben: `<energiepass><epart>${word}</epart></energiepass>` }),
  },
}

/** Whether the word that is written for an option reads as another one, or as none. */
function needsExactName(table: OptionTableName, option: string): boolean {
  const { written }: OptionTable<string> = optionTables[table]
  const word = written[option]
  return !word || readOption(table, word) !== option
}

const options = keysOf(optionTables).flatMap((table) =>
  propertyOptions[table].map((option) => [table, option] as const),
)

test.each(options)('the option %s %s is written with the word of the format, and read back', (table, option) => {
  const { path, attribute, kind } = homes[table]
  const { written }: OptionTable<string> = optionTables[table]
  const element = write({ ...kind, [table]: option })
  const words = elementsAt(element, path).map(({ text, attributes }) =>
    table === 'parkingType' ? Object.keys(attributes)[0] : attribute ? attributes[attribute] : text,
  )
  expect(words).toEqual(written[option] === null ? [] : [written[option]])
  expect(simple({ ...kind, [table]: option }).includes(table)).toBe(needsExactName(table, option))
  const back = readObject(asRead(element), { position: 1, provider: 'A', isOurs: true, today })
  expect(back.values[table]).toBe(option)
})

const words = entriesOf(optionTables).flatMap(
  ([table, { written, ...more }]: [OptionTableName, OptionTable<string>]) => [
    ...Object.entries(written).flatMap(([option, word]) =>
      word === null || needsExactName(table, option) ? [] : [[table, word, option] as const],
    ),
    ...Object.entries(more.alsoRead ?? {}).map(([word, option]) => [table, word, option] as const),
  ],
)

test.each(words)('in %s the word %s means %s', (table, word, option) => {
  for (const spelt of [word, word.toLowerCase()]) {
    const { values } = readObject(anObject(homes[table].read(spelt)), {
      position: 1,
      provider: 'A',
      isOurs: false,
      today,
    })
    expect(values[table]).toBe(option)
  }
})

test.each(keysOf(heatingWritten))('heating %s is written and read back', (heating) => {
  const { heizungsart, befeuerung } = heatingWritten[heating]
  expect(at('ausstattung/heizungsart', { heatingType: heating })).toEqual(
    heizungsart ? [`<heizungsart ${heizungsart}="true"></heizungsart>`] : [],
  )
  expect(at('ausstattung/befeuerung', { heatingType: heating })).toEqual(
    befeuerung ? [`<befeuerung ${befeuerung}="true"></befeuerung>`] : [],
  )
  // Without a source of energy the only fuel would be read as it.
  expect(simple({ heatingType: heating, primaryEnergySource: 'wind', energyCertificate: 'available' })).toEqual([])
  expect(heatingRead.map(({ heating }) => heating)).toContain(heating)
})

test('the containers stand in order, with all that the format wants', () => {
  const element = write()
  const order = elementOrder['']
  const names = element.children.map(({ name }) => name)
  expect(names).toEqual(order?.filter((name) => names.includes(name)))
  const required = [
    ...['objektkategorie/nutzungsart', 'objektkategorie/vermarktungsart', 'objektkategorie/objektart/haus', 'geo/ort'],
    ...[
      'kontaktperson/email_zentrale',
      'kontaktperson/name',
      'verwaltung_techn/objektnr_extern',
      'verwaltung_techn/aktion',
    ],
    ...['verwaltung_techn/openimmo_obid', 'verwaltung_techn/stand_vom', 'preise', 'flaechen', 'freitexte/objekttitel'],
  ]
  for (const path of required) expect([path, elementsAt(element, path).length]).toEqual([path, 1])
  expect(elementsAt(element, 'geo')[0]?.children[0]?.name).toBe('ort')
  expect(names.indexOf('kontaktperson')).toBeLessThan(names.indexOf('preise'))
})

test('an ordinary property needs nothing but the format', () => {
  const ordinary = {
    street: 'Am Wald 3 a',
    postalCode: '52062',
    district: 'Brand',
    livingArea: 140.5,
    plotArea: 600,
    rooms: 5,
    halfRoom: true,
    bedrooms: 3,
    bathrooms: 2,
    floors: 2,
    purchasePrice: 650_000,
    serviceCharge: 300,
    provision: '3,57 % inkl. MwSt.',
    energyCertificate: 'available',
    energyCertificateType: 'demand',
    energyConsumption: 80.5,
    primaryEnergySource: 'gas',
    energyEfficiencyClass: 'C',
    energyCertificateIssuedOn: '2024-01-01',
    energyCertificateValidUntil: '2033-12-31',
    energyYearBuilt: 1998,
    hotWaterIncluded: 'yes',
    heatingType: 'gas',
    availableFrom: 'sofort',
    parkingType: 'garage',
    parkingSpaces: 2,
    parkingPrice: 10_000,
    guestToilet: 'yes',
    basement: 'partial',
    heritageStatus: 'no',
    objectCondition: 'wellKept',
    fittingsQuality: 'normal',
    yearBuilt: 1998,
    description: 'Hell.\n\n- ruhig',
    fittings: 'Parkett',
    locationDescription: 'Zentral',
    otherNotes: 'Keine',
    addressVisible: true,
  } as const
  expect(simple(ordinary)).toEqual([])
  expect(
    simple({
      ...ordinary,
      marketType: 'rent',
      purchasePrice: null,
      baseRent: 900,
      heatingCosts: 100,
      heatingIncluded: 'no',
      deposit: 2700,
      provision: 'provisionsfrei',
    }),
  ).toEqual([])
})

test('street and number are two elements', () => {
  const street = (street: string) => [
    ...at('geo/strasse', { street, addressVisible: true }),
    ...at('geo/hausnummer', { street, addressVisible: true }),
  ]
  expect(street('Am Wald 3 a')).toEqual(['<strasse>Am Wald</strasse>', '<hausnummer>3 a</hausnummer>'])
  expect(street('Straße des 17. Juni 135')).toEqual([
    '<strasse>Straße des 17. Juni</strasse>',
    '<hausnummer>135</hausnummer>',
  ])
  expect(street('Am Wald')).toEqual(['<strasse>Am Wald</strasse>'])
  expect(street('3 Eichen')).toEqual(['<strasse>3 Eichen</strasse>'])
})

test('an address that visitors must not see stays here, whatever was received', () => {
  const rest: UnmappedElement[] = ['geokoordinaten', 'flurstueck', 'bundesland'].map((name) => ({
    container: 'geo',
    element: {
      name,
      attributes: { ...(name === 'geokoordinaten' && { breitengrad: '50.1' }) },
      text: 'x',
      children: [],
    },
  }))
  const hidden = xmlOf(write({ street: 'Am Wald 3' }, { rest }))
  expect(hidden).not.toMatch(/Am Wald|50\.1|flurstueck/)
  expect(hidden).toMatch(/bundesland/)
  for (const [changes, options] of [
    [{ addressVisible: true }, {}],
    [{}, { hidesAddress: false }],
    [{}, { isWholeStock: true }],
  ] as const)
    expect(xmlOf(write({ street: 'Am Wald 3', ...changes }, { rest }, options))).toMatch(/Am Wald.*/)
})

test('a price on request stays here', () => {
  const withheld = { priceOnRequest: true, purchasePrice: 123_456, parkingPrice: 7_891, parkingType: 'garage' } as const
  expect(xmlOf(write(withheld))).not.toMatch(/123456|7891/)
  expect(at('preise/kaufpreis', withheld)).toEqual(['<kaufpreis auf_anfrage="true">0</kaufpreis>'])
  expect(xmlOf(write(withheld, {}, { isWholeStock: true }))).toMatch(/giebel\.purchasePrice">123456</)
})

test('flags and what a kind does not have are for ourselves only', () => {
  expect(xmlOf(write({ highlighted: true, plotType: 'leisure' }))).not.toMatch(/feldname/)
  expect(simple({ plotType: 'leisure' }, {}, { isWholeStock: true })).toEqual([
    'plotType',
    'published',
    'highlighted',
    'reserved',
    'sold',
    'soldOn',
  ])
})

test.each([
  [{}, 'new', '<aktion></aktion>', 'OFFEN'],
  [{}, 'change', '<aktion aktionart="CHANGE"></aktion>', 'OFFEN'],
  [{ reserved: true }, 'change', '<aktion aktionart="CHANGE"></aktion>', 'RESERVIERT'],
  [{ sold: true, reserved: true }, 'change', '<aktion aktionart="REFERENZ"></aktion>', 'VERKAUFT'],
] as const)('%j as %s', (changes, action, xml, stand) => {
  expect(at('verwaltung_techn/aktion', changes, { action })).toEqual([xml])
  expect(at('zustand_angaben/verkaufstatus', changes, { action })).toEqual([
    `<verkaufstatus stand="${stand}"></verkaufstatus>`,
  ])
})

test('what is to go says what the format wants and no more', () => {
  const gone = write({ sold: true, street: 'Am Wald 3', heatingType: 'gas' }, { action: 'delete' })
  expect(gone.children.map(({ name }) => name)).toEqual(['objektkategorie', 'geo', 'kontaktperson', 'verwaltung_techn'])
  expect(elementsAt(gone, 'verwaltung_techn/aktion').map(xmlOf)).toEqual(['<aktion aktionart="DELETE"></aktion>'])
})

test('rents are written three times', () => {
  const rent = { marketType: 'rent', baseRent: 900, serviceCharge: 150.5, heatingCosts: 80 } as const
  const rents = (changes: Partial<PropertyValues>) =>
    ['nettokaltmiete', 'kaltmiete', 'warmmiete', 'nebenkosten'].flatMap((name) =>
      elementsAt(write(changes), `preise/${name}`).map(({ text }) => text),
    )
  expect(rents(rent)).toEqual(['900', '900', '1130.5', '150.5'])
  expect(rents({ ...rent, heatingIncluded: 'yes' })).toEqual(['900', '900', '1050.5', '150.5'])
})

test.each([
  ['2014-04-30', '127c', ['2008']],
  ['2014-05-01', '127c', ['2014']],
  [null, '127c', ['2014']],
  ['2027-01-01', '127c', []],
  ['2027-01-01', '127d', ['2026']],
] as const)('a certificate of %s for %s', (energyCertificateIssuedOn, version, years) => {
  const written = write({ energyCertificate: 'available', energyCertificateIssuedOn }, {}, { version })
  expect(elementsAt(written, 'zustand_angaben/energiepass/jahrgang').map(({ text }) => text)).toEqual(years)
})

test.each([
  ['2036-12-30', ['2014']],
  ['2036-12-31', []],
  ['2037-02-02', []],
] as const)('an undated certificate that ends on %s', (energyCertificateValidUntil, years) => {
  const written = write({ energyCertificate: 'available', energyCertificateValidUntil }, {}, { version: '127d' })
  expect(elementsAt(written, 'zustand_angaben/energiepass/jahrgang').map(({ text }) => text)).toEqual(years)
})

const certificates = {
  demand: { energyCertificateType: 'demand', energyConsumption: null },
  consumption: { energyCertificateType: 'consumption', energyConsumption: null },
  'with final energy': { energyCertificateType: 'demand', energyConsumption: 112.4 },
  'of an open type': { energyCertificateType: null, energyConsumption: null },
} as const

test.each(
  Object.entries(certificates).flatMap(([name, changes]) =>
    (['127c', '127d'] as const).map((version) => ({ name, changes, version })),
  ),
)('a certificate of 2027, $name, comes back the same from $version', ({ changes, version }) => {
  const certificate = {
    ...changes,
    energyCertificate: 'available',
    energyEfficiencyClass: 'C',
    primaryEnergyDemand: 88.5,
    energyCertificateIssuedOn: '2027-02-03',
    energyCertificateValidUntil: '2037-02-02',
    primaryEnergySource: 'gas',
    energyYearBuilt: 1990,
  } as const
  const written = asRead(write(certificate, {}, { version }))
  const whole = readObject(written, { position: 1, provider: 'A', isOurs: true, today: '2027-03-01' })
  expect(whole.values).toMatchObject(certificate)
  const { problems, rest, values } = readObject(written, {
    position: 1,
    provider: 'A',
    isOurs: false,
    today: '2027-03-01',
  })
  expect(problems).toEqual([])
  // The older format has no element for primary energy.
  const { primaryEnergyDemand, ...known } = certificate
  expect(values).toMatchObject(version === '127d' ? { ...known, primaryEnergyDemand } : known)
  expect(rest.filter(({ container }) => container.includes('energiepass'))).toEqual([])
})

test('primary energy demand has an element from 127d on', () => {
  expect(at('zustand_angaben/energiepass/primaerenergiebedarf', { primaryEnergyDemand: 55.5 })).toEqual([])
  expect(
    at('zustand_angaben/energiepass/primaerenergiebedarf', { primaryEnergyDemand: 55.5 }, {}, { version: '127d' }),
  ).toHaveLength(1)
})

test.each([
  [
    '3,57 % inkl. MwSt.',
    [
      '<provisionspflichtig>true</provisionspflichtig>',
      '<aussen_courtage mit_mwst="true">3,57 % inkl. MwSt.</aussen_courtage>',
    ],
  ],
  [
    '3 % zzgl. MwSt.',
    [
      '<provisionspflichtig>true</provisionspflichtig>',
      '<aussen_courtage mit_mwst="false">3 % zzgl. MwSt.</aussen_courtage>',
    ],
  ],
  ['provisionsfrei', ['<provisionspflichtig>false</provisionspflichtig>']],
])('a provision: %s', (provision, xml) => {
  expect([...at('preise/provisionspflichtig', { provision }), ...at('preise/aussen_courtage', { provision })]).toEqual(
    xml,
  )
  expect(simple({ provision })).toEqual([])
})

test('parking is written in three containers, and never as none', () => {
  const parking = { parkingType: 'garage', parkingSpaces: 2, parkingPrice: 9_000 } as const
  expect(at('preise/stp_garage', parking)).toEqual(['<stp_garage stellplatzkaufpreis="9000" anzahl="2"></stp_garage>'])
  expect(at('preise/stp_garage', { ...parking, marketType: 'rent' })).toEqual([
    '<stp_garage stellplatzmiete="9000" anzahl="2"></stp_garage>',
  ])
  expect(at('flaechen/anzahl_stellplaetze', parking)).toHaveLength(1)
  expect(at('flaechen/anzahl_stellplaetze', { parkingSpaces: 0 })).toEqual([])
})

test('the first photo is the title picture, and captions are ours', () => {
  const picture = { file: 'A-1-01.jpg', kind: 'photo', alt: 'Garten', caption: null, texts: [] } as const
  const pictures = [
    { ...picture, file: 'A-1-02.jpg', kind: 'floorPlan', caption: 'Erdgeschoss' } as const,
    picture,
    { ...picture, file: 'A-1-03.jpg', alt: '' },
  ]
  const element = write({}, { pictures })
  expect(elementsAt(element, 'anhaenge/anhang').map(({ attributes }) => attributes.gruppe)).toEqual([
    'GRUNDRISS',
    'TITELBILD',
    'BILD',
  ])
  expect(
    elementsAt(element, 'anhaenge/anhang').map(({ children }) => children.map(({ name }) => name).join(' ')),
  ).toEqual(['anhangtitel format daten', 'anhangtitel format daten', 'format daten'])
  expect(elementsAt(element, 'anhaenge/user_defined_simplefield').map(xmlOf)).toEqual([
    '<user_defined_simplefield feldname="giebel.caption.A-1-02.jpg">Erdgeschoss</user_defined_simplefield>',
  ])
})

test('the responsible person, or the agency', () => {
  const member = { name: 'Jan von der Heide', role: 'Makler', telephone: '1', email: 'jan@a.de', photo: 'jan.jpg' }
  const names = elementsAt(write({}, { member }), 'kontaktperson')[0]?.children.map(
    ({ name, text }) => `${name} ${text}`,
  )
  expect(names).toEqual([
    'email_zentrale info@giebel.example',
    'email_direkt jan@a.de',
    'tel_zentrale 0241 0',
    'tel_durchw 1',
    'name Heide',
    'vorname Jan von der',
    'position Makler',
    'firma Giebel GmbH',
    'foto ',
  ])
  expect(at('kontaktperson/name')).toEqual(['<name>Giebel GmbH</name>'])
  const unreachable = { agencyName: 'G', legalName: 'G GmbH', email: null, phone: null }
  expect(elementsAt(write({}, { agency: unreachable }), 'kontaktperson')[0]?.children.map(({ name }) => name)).toEqual([
    'tel_zentrale',
    'name',
    'firma',
  ])
})

const heating = (readAs: string | null): UnmappedElement => ({
  container: 'ausstattung',
  element: { name: 'heizungsart', attributes: { zentral: 'true', fussboden: 'true' }, text: '', children: [] },
  field: 'heatingType',
  readAs,
})

test('the original is written for as long as our field still says what it said', () => {
  expect(at('ausstattung/heizungsart', { heatingType: 'gas' }, { rest: [heating('gas')] })).toEqual([
    '<heizungsart ZENTRAL="true" FUSSBODEN="true"></heizungsart>',
  ])
  expect(at('ausstattung/heizungsart', { heatingType: 'district' }, { rest: [heating('gas')] })).toEqual([
    '<heizungsart FERN="true"></heizungsart>',
  ])
  const original = { name: 'zinshaus_renditeobjekt', attributes: { zins_typ: 'WOHNANLAGEN' }, text: '', children: [] }
  const rest: UnmappedElement[] = [
    { container: 'objektkategorie/objektart', element: original, field: 'buildingType', readAs: 'multiFamily' },
  ]
  expect(at('objektkategorie/objektart', { buildingType: 'multiFamily' }, { rest })[0]).not.toMatch(/<haus/)
  expect(at('objektkategorie/objektart', { buildingType: 'villa' }, { rest })[0]).toMatch(/^<objektart><haus/)
})

test('what was carried is written once, in its place, beside ours and never instead', () => {
  const leaf = (container: string, name: string, text: string, attributes = {}): UnmappedElement => ({
    container,
    element: { name, attributes, text, children: [] },
  })
  const rest = [
    ...[
      leaf('ausstattung', 'kamin', 'true'),
      leaf('ausstattung', 'kamin', 'false'),
      leaf('ausstattung', 'erfunden', '1'),
      leaf('freitexte', 'objekttitel', 'Alt'),
    ],
    ...[
      leaf('constructor', 'x', '1'),
      leaf('kontaktperson', 'email_privat', 'x@y.de'),
      leaf('', 'weitere_adresse', 'x'),
    ],
    ...[
      leaf('geo', 'user_defined_simplefield', 'a', { feldname: 'x' }),
      leaf('geo', 'user_defined_simplefield', 'b', { feldname: 'y' }),
      leaf('anhaenge', 'anhang', 'x'),
    ],
  ]
  const xml = xmlOf(write({ basement: 'yes' }, { rest }))
  expect(xml).toMatch(/<ausstattung><kamin>true<\/kamin><unterkellert/)
  expect(xml).not.toMatch(/erfunden|Alt|constructor|privat|weitere|<kamin>false/)
  expect(xml).toMatch(/"x">a<.*"y">b</)
  const abroad: UnmappedElement = {
    container: 'geo',
    element: { name: 'land', attributes: { iso_land: 'AUT' }, text: '', children: [] },
  }
  expect(at('geo/land', {}, { rest: [abroad] })).toEqual(['<land iso_land="AUT"></land>'])
  expect(at('geo/land')).toEqual(['<land iso_land="DEU"></land>'])
})

test('a receiver gets no fields of our own, no way to the pages of another site, and nobody to pass it on to', () => {
  const element = (name: string, text: string, attributes = {}, children: Element[] = []) => ({
    name,
    attributes,
    text,
    children,
  })
  const link = element('anhang', '', { gruppe: 'ANBOBJURL', location: 'REMOTE' }, [
    element('daten', '', {}, [element('pfad', 'https://andere.example/4711')]),
  ])
  const rest = [
    { container: 'anhaenge', element: link },
    { container: 'verwaltung_techn', element: element('weitergabe_positiv', 'portal') },
    { container: 'ausstattung', element: element('sauna', 'true') },
  ]
  const leisure = { plotType: 'leisure', highlighted: true } as const
  expect(xmlOf(write({ furnished: 'no' }, { rest }))).toMatch(/"giebel\./)
  expect(xmlOf(write(leisure, { rest }))).toContain('ANBOBJURL')
  const forReceiver = xmlOf(
    write({ ...leisure, houseType: 'house', furnished: 'no' }, { rest }, { isForReceiver: true }),
  )
  expect(forReceiver).not.toMatch(/"giebel\.|ANBOBJURL|andere\.example|weitergabe/)
  expect(forReceiver).toContain('<sauna>true</sauna>')
})
