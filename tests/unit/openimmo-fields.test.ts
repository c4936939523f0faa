/** What visitors filter by and portals show: where it stands in the format, both ways, and as odd senders write it. */
import { expect, test } from 'vitest'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { propertyOptions } from '#app/domain/properties/property-options.ts'
import { readObject } from '#app/exchange/mapping/read-object.ts'
import { writeObject } from '#app/exchange/mapping/write-object.ts'
import type { WriteOptions, WrittenProperty } from '#app/exchange/object-types.ts'
import { statements } from '#app/fields/field.ts'
import { joinLines, joinRows, splitLines } from '#app/fields/format.ts'
import { anObject, asRead, elementsAt, rental, xmlOf } from '#tests/support/elements.ts'
import { aWrittenProperty, today } from '#tests/support/openimmo-properties.ts'

type Containers = Parameters<typeof anObject>[0]
type Changes = Partial<PropertyValues>

const context = { position: 1, provider: 'A', isOurs: false, today }
const forPortals: WriteOptions = { version: '127c', isWholeStock: false, hidesAddress: true }

const read = (containers: Containers) => readObject(anObject(containers), context)
const codesOf = (containers: Containers) => read(containers).problems.map(({ code }) => code)

function write(changes: Changes, options: Partial<WriteOptions> = {}, more: Partial<WrittenProperty> = {}) {
  return writeObject(aWrittenProperty(changes, more), { ...forPortals, ...options })
}

const xml = (...written: Parameters<typeof write>) => xmlOf(write(...written))

/** What any reader of the format understands, without the fields of ours. */
function readByOthers(changes: Changes) {
  return readObject(asRead(write({ ...changes, addressVisible: true })), context)
}

const rented = { marketType: 'rent' } as const
const statementFields = ['elevator', 'fittedKitchen', 'garden', 'rented'] as const

test.each([
  ...statementFields.flatMap((field) => statements.map((said) => ({ [field]: said }))),
  ...propertyOptions.barrierFree.map((barrierFree) => ({ barrierFree })),
  ...(['partly', 'fully'] as const).map((furnished) => ({ furnished })),
  ...(['yes', 'no'] as const).map((petsAllowed) => ({ ...rented, petsAllowed })),
  { balconies: 2 },
  { terraces: 1 },
  { lastModernized: 2019 },
  { rentalIncome: 24_000.5 },
  { ...rented, depositText: 'Bürgschaft einer Bank' },
  { latitude: 50.775346, longitude: -6.083887 },
  { latitude: 1e-6, longitude: 180 },
] satisfies Changes[])('%j is written so that others read it', (changes) => {
  expect(xml({ ...changes, addressVisible: true })).not.toContain('"giebel.')
  expect(readByOthers(changes).values).toMatchObject(changes)
})

test.each([
  { ...rented, petsAllowed: 'byAgreement' },
  { furnished: 'no' },
  { balconies: 0 },
  { latitude: 50 },
  { latitude: 0, longitude: 0 },
] satisfies Changes[])('%j has no words in the format, and stands beside in ours', (changes) => {
  const field = Object.keys(changes).at(-1)
  const written = write({ ...changes, addressVisible: true })
  expect(xmlOf(written)).toContain(`feldname="giebel.${field}"`)
  expect(readObject(asRead(written), { ...context, isOurs: true }).values).toMatchObject(changes)
})

test.each([
  ['geo', '<geokoordinaten breitengrad="50.1" laengengrad="6.2"/>', { latitude: 50.1, longitude: 6.2 }, []],
  ['geo', '<geokoordinaten breitengrad="50,775" laengengrad="6,083"/>', { latitude: 50.775, longitude: 6.083 }, []],
  [
    'geo',
    '<geokoordinaten breitengrad="9,99" laengengrad="53,55"/>',
    { latitude: 53.55, longitude: 9.99 },
    ['swappedPoint'],
  ],
  [
    'geo',
    '<geokoordinaten breitengrad="6.083" laengengrad="50.775"/>',
    { latitude: 50.775, longitude: 6.083 },
    ['swappedPoint'],
  ],
  ['geo', '<geokoordinaten breitengrad="0.0" laengengrad="0"/>', { latitude: null, longitude: null }, []],
  ['geo', '<geokoordinaten breitengrad="" laengengrad=""/>', { latitude: null, longitude: null }, []],
  ['geo', '<geokoordinaten breitengrad="51.4779" laengengrad="0"/>', { latitude: 51.4779, longitude: 0 }, []],
  ['geo', '<geokoordinaten breitengrad="90.1" laengengrad="-180"/>', { latitude: null, longitude: -180 }, ['value']],
  ['geo', '<geokoordinaten breitengrad="50.1" laengengrad="180.5"/>', { latitude: 50.1, longitude: null }, ['value']],
  ['geo', '<geokoordinaten breitengrad="N50" laengengrad="6.2"/>', { latitude: null, longitude: 6.2 }, ['value']],
  ['geo', '<geokoordinaten breitengrad="50.12345678" laengengrad="6"/>', { latitude: 50.123457, longitude: 6 }, []],
  ['ausstattung', '<fahrstuhl PERSONEN="1"/>', { elevator: 'yes' }, []],
  ['ausstattung', '<fahrstuhl LASTEN="true" PERSONEN="false"/>', { elevator: 'yes' }, []],
  ['ausstattung', '<fahrstuhl PERSONEN="0" LASTEN="nein"/>', { elevator: 'no' }, []],
  ['ausstattung', '<fahrstuhl PERSONEN="false"/><fahrstuhl LASTEN="true"/>', { elevator: 'yes' }, []],
  ['ausstattung', '<fahrstuhl>ja</fahrstuhl>', { elevator: 'yes' }, []],
  ['ausstattung', '<fahrstuhl PERSONEN="zwei"/>', { elevator: null }, []],
  ['ausstattung', '<kueche EBK="true" OFFEN="true"/>', { fittedKitchen: 'yes' }, []],
  ['ausstattung', '<kueche EBK="0" PANTRY="1"/>', { fittedKitchen: 'no' }, []],
  ['ausstattung', '<kueche OFFEN="true"/>', { fittedKitchen: null }, []],
  ['ausstattung', '<kueche EBK="modern"/>', { fittedKitchen: null }, ['value']],
  ['ausstattung', '<rollstuhlgerecht>ja</rollstuhlgerecht>', { barrierFree: 'wheelchair' }, []],
  [
    'ausstattung',
    '<rollstuhlgerecht>1</rollstuhlgerecht><barrierefrei>0</barrierefrei>',
    { barrierFree: 'wheelchair' },
    [],
  ],
  ['ausstattung', '<barrierefrei>true</barrierefrei>', { barrierFree: 'stepless' }, []],
  [
    'ausstattung',
    '<rollstuhlgerecht>false</rollstuhlgerecht><barrierefrei>false</barrierefrei>',
    { barrierFree: 'no' },
    [],
  ],
  ['ausstattung', '<rollstuhlgerecht>false</rollstuhlgerecht>', { barrierFree: null }, []],
  ['ausstattung', '<moebliert moeb="voll"/>', { furnished: 'fully' }, []],
  ['ausstattung', '<moebliert>true</moebliert>', { furnished: 'partly' }, []],
  ['ausstattung', '<moebliert>nein</moebliert>', { furnished: 'no' }, []],
  ['ausstattung', '<moebliert moeb="HALB"/>', { furnished: null }, ['value']],
  ['ausstattung', '<moebliert/>', { furnished: null }, []],
  ['ausstattung', '<gartennutzung>vielleicht</gartennutzung>', { garden: null }, ['value']],
  [
    'flaechen',
    '<anzahl_balkone>1.0</anzahl_balkone><anzahl_terrassen>0</anzahl_terrassen>',
    { balconies: 1, terraces: null, balconyOrTerrace: null },
    [],
  ],
  ['flaechen', '<anzahl_balkone>100</anzahl_balkone>', { balconies: null }, ['value']],
  ['flaechen', '<anzahl_logia>1</anzahl_logia>', { balconies: null, balconyOrTerrace: 'yes' }, []],
  ['zustand_angaben', '<letztemodernisierung>ca. 2015</letztemodernisierung>', { lastModernized: 2015 }, ['value']],
  ['zustand_angaben', '<letztemodernisierung>0</letztemodernisierung>', { lastModernized: null }, []],
  ['verwaltung_objekt', '<vermietet>1</vermietet>', { rented: 'yes' }, []],
  ['preise', '<mieteinnahmen_ist periode="MONAT">1250.50</mieteinnahmen_ist>', { rentalIncome: 15_006 }, []],
  ['preise', '<mieteinnahmen_ist periode="jahr">15000</mieteinnahmen_ist>', { rentalIncome: 15_000 }, []],
  ['preise', '<mieteinnahmen_ist>15.000,00 €</mieteinnahmen_ist>', { rentalIncome: 15_000 }, []],
  ['preise', '<mieteinnahmen_ist periode="MONAT">0</mieteinnahmen_ist>', { rentalIncome: null }, []],
  ['preise', '<mieteinnahmen_ist periode="WOCHE">300</mieteinnahmen_ist>', { rentalIncome: null }, ['value']],
  ['preise', '<mieteinnahmen_ist periode="MONAT">100000000</mieteinnahmen_ist>', { rentalIncome: null }, ['value']],
  [
    'preise',
    '<waehrung iso_waehrung="CHF"/><mieteinnahmen_ist>5</mieteinnahmen_ist>',
    { rentalIncome: null },
    ['currency'],
  ],
] as const)('in %s %s says %j', (container, said, values, codes) => {
  const containers = { [container]: container === 'geo' ? `<ort>Aachen</ort>${said}` : said }
  expect(read(containers).values).toMatchObject(values)
  expect(codesOf(containers)).toEqual(codes)
})

test.each([
  ['3 Monatsmieten', 2_940, null],
  ['3 MM', 2_940, null],
  ['2,5 Kaltmieten', 2_450, null],
  ['drei Nettokaltmieten', 2_940, null],
  ['3 x NKM', 2_940, null],
  ['2.940,00 EUR', 2_940, null],
  ['Bürgschaft einer Bank', null, 'Bürgschaft einer Bank'],
  ['3 Monatsmieten (2.940 €)', null, '3 Monatsmieten (2.940 €)'],
  ['-', null, null],
])('a deposit of %s is an amount by the base rent, or stays in words', (said, deposit, depositText) => {
  const preise = `<nettokaltmiete>980</nettokaltmiete><kaution>${said}</kaution>`
  expect(read({ objektkategorie: rental, preise }).values).toMatchObject({ deposit, depositText })
})

test('a deposit in rents stays in words without a base rent, and beside a text of its own', () => {
  const deposits = (preise: string) => read({ objektkategorie: rental, preise }).values
  expect(deposits('<kaution>3 MM</kaution>')).toMatchObject({ deposit: null, depositText: '3 MM' })
  expect(deposits('<kaution>Bürgschaft</kaution><kaution_text>Drei Mieten</kaution_text>')).toMatchObject({
    deposit: null,
    depositText: 'Drei Mieten',
  })
})

test('a deposit in words has its field, and pets are a matter of renting', () => {
  const said = {
    objektkategorie: rental,
    preise: '<kaution_text>3 Monatsmieten</kaution_text>',
    verwaltung_objekt: '<haustiere>false</haustiere>',
  }
  const { values, problems, rest } = read(said)
  expect(values).toMatchObject({ deposit: null, depositText: '3 Monatsmieten', petsAllowed: 'no' })
  expect([problems, rest]).toEqual([[], []])
  const forSale = read({ verwaltung_objekt: '<haustiere>false</haustiere>' })
  expect(forSale.values.petsAllowed).toBeNull()
  expect(forSale.rest).toMatchObject([{ element: { name: 'haustiere' } }])
})

test.each([
  ['ausstattung', '<fahrstuhl LASTEN="true"></fahrstuhl>', { elevator: 'yes' }],
  ['ausstattung', '<kueche EBK="true" OFFEN="true"></kueche>', { fittedKitchen: 'yes' }],
  ['ausstattung', '<kueche PANTRY="true"></kueche>', { fittedKitchen: null }],
  ['ausstattung', '<rollstuhlgerecht>false</rollstuhlgerecht>', { barrierFree: null }],
  ['preise', '<mieteinnahmen_ist periode="MONAT">1000</mieteinnahmen_ist>', { rentalIncome: 12_000 }],
  ['preise', '<mieteinnahmen_ist periode="WOCHE">300</mieteinnahmen_ist>', { rentalIncome: null }],
  [
    'preise',
    '<stp_garage stellplatzmiete="80" stellplatzkaufpreis="15000" anzahl="1"></stp_garage>',
    { parkingPrice: 15_000 },
  ],
] as const)('in %s %s is written back for as long as the field says the same', (container, said, values) => {
  const { rest, values: all } = read({ [container]: said, verwaltung_techn: '<objektnr_extern>1</objektnr_extern>' })
  expect(all).toMatchObject(values)
  const [field] = Object.keys(values)
  const back = (changes: Changes) => xml({ ...all, ...changes } as Changes, {}, { rest })
  expect(back({})).toContain(said)
  const other = field === 'rentalIncome' || field === 'parkingPrice' ? 7 : field === 'barrierFree' ? 'wheelchair' : 'no'
  expect(back({ [field ?? '']: other })).not.toContain(said)
})

test('kinds of parking are rows, those with the most spaces first', () => {
  const preise =
    '<stp_garage anzahl="1" stellplatzkaufpreis="25000"/><stp_freiplatz anzahl="3"/><stp_sonstige anzahl="2" platzart="DUPLEX"/>'
  const { values, problems, rest } = read({
    preise,
    ausstattung: '<stellplatzart CARPORT="true" GARAGE="true" DUPLEX="0"/>',
    flaechen: '<anzahl_stellplaetze>6</anzahl_stellplaetze>',
  })
  expect(values).toMatchObject({ parkingType: 'outside', parkingSpaces: 3, parkingPrice: null })
  expect(values.furtherParking).toBe(
    joinRows([
      { kind: 'duplex', spaces: 2, price: null },
      { kind: 'garage', spaces: 1, price: 25_000 },
      { kind: 'carport', spaces: null, price: null },
    ]),
  )
  expect(problems).toEqual([])
  // Written the same but for what names its kind itself, and the kinds together.
  expect(new Set(rest.map(({ element }) => element.name))).toEqual(new Set(['stp_sonstige', 'stellplatzart']))
})

test('a kind of parking that stands nowhere in the file is not claimed to be none', () => {
  expect(read({ preise: '<stp_garage anzahl="1"/>' }).values).not.toHaveProperty('furtherParking')
  expect(read({ preise: '', ausstattung: '' }).values).toMatchObject({ parkingType: null, furtherParking: null })
})

test.each([
  [
    {
      preise: '<stp_garage anzahl="1"/><stp_carport anzahl="2"/>',
      flaechen: '<anzahl_stellplaetze>5</anzahl_stellplaetze>',
    },
    ['severalParkings'],
  ],
  [
    { preise: Array.from({ length: 10 }, () => '<stp_sonstige anzahl="1" platzart="GARAGE"/>').join('') },
    ['severalParkings'],
  ],
  [{ preise: '<stp_garage anzahl="10000"/>' }, ['value']],
  [{ preise: '<stp_garage anzahl="viele" stellplatzkaufpreis="-1"/>' }, ['value', 'value']],
  [{ preise: '<stp_garage anzahl="1" stellplatzkaufpreis="1000000001"/>' }, ['value']],
] satisfies [Containers, string[]][])('what is lost of %j is said', (containers, codes) => {
  expect(codesOf(containers)).toEqual(codes)
})

const furtherParking = joinRows([
  { kind: 'garage', spaces: 1, price: 20_000.5 },
  { kind: null, spaces: 2, price: null },
  { kind: 'carport', spaces: null, price: null },
])
const parking = { parkingType: 'garage', parkingSpaces: 3, parkingPrice: 9_000, furtherParking } as const

test('parking by kind is written one element each, with all kinds and the sum of spaces', () => {
  const element = write(parking)
  expect(elementsAt(element, 'preise/stp_garage').map(xmlOf)).toEqual([
    '<stp_garage stellplatzkaufpreis="9000" anzahl="3"></stp_garage>',
  ])
  expect(elementsAt(element, 'preise/stp_sonstige').map(xmlOf)).toEqual([
    '<stp_sonstige platzart="GARAGE" stellplatzkaufpreis="20000.5" anzahl="1"></stp_sonstige>',
    '<stp_sonstige platzart="SONSTIGES" anzahl="2"></stp_sonstige>',
  ])
  expect(elementsAt(element, 'ausstattung/stellplatzart').map(xmlOf)).toEqual([
    '<stellplatzart GARAGE="true" CARPORT="true"></stellplatzart>',
  ])
  expect(elementsAt(element, 'flaechen/anzahl_stellplaetze').map(xmlOf)).toEqual([
    '<anzahl_stellplaetze>6</anzahl_stellplaetze>',
  ])
  expect(readObject(asRead(element), { ...context, isOurs: true }).values).toMatchObject(parking)
})

test.each([
  '',
  'x',
  '{}',
  '[1,2]',
  '[{"kind":"attic"}]',
  '[{"spaces":-1}]',
  '[{"spaces":1e9}]',
  '[null]',
  `[${Array.from({ length: 9 }, () => '{"spaces":1}')}]`,
  '['.repeat(9_000),
])('rows of ours that make no sense are not taken: %j', (text) => {
  const field = `<user_defined_simplefield feldname="giebel.furtherParking">${text}</user_defined_simplefield>`
  const said = anObject({ preise: `<stp_garage anzahl="2"/><stp_carport anzahl="1"/>${field}`, ausstattung: '' })
  const { furtherParking } = readObject(said, { ...context, isOurs: true }).values
  expect(furtherParking).toBe(text === '' ? null : joinRows([{ kind: 'carport', spaces: 1, price: null }]))
})

test('a price on request withholds prices of every parking space and the deposit in words', () => {
  const withheld = { ...parking, priceOnRequest: true, purchasePrice: 471_100 } as const
  const rest = [
    { container: 'preise', element: { name: 'provisionnetto', attributes: {}, text: '16818', children: [] } },
    { container: 'preise', element: { name: 'x_fache', attributes: {}, text: '21', children: [] } },
  ].flatMap((one) => [
    {
      ...one,
      field: one.element.name === 'x_fache' ? ('rentalIncome' as const) : ('provision' as const),
      readAs: null,
    },
    { ...one, field: 'purchasePrice' as const, readAs: 471_100 },
  ])
  expect(xml({ ...withheld, priceOnRequest: false }, {}, { rest })).toMatch(/16818.*9000.*20000\.5/)
  const written = xml(withheld, {}, { rest })
  expect(written).not.toMatch(/9000|20000|471100|16818|x_fache/)
  expect(written).toContain('<stp_garage anzahl="3">')
  expect(xml({ ...rented, priceOnRequest: true, depositText: 'Drei Mieten' })).not.toContain('Drei Mieten')
  const backup = readObject(asRead(write(withheld, { isWholeStock: true })), { ...context, isOurs: true })
  expect(backup.values).toMatchObject(withheld)
})

test('a hidden address hides its coordinates', () => {
  const place = { street: 'Am Wald 3', latitude: 50.776, longitude: 6.084 }
  expect(xml(place)).not.toMatch(/50\.776|6\.084|geokoordinaten|"giebel/)
  expect(xml({ ...place, addressVisible: true })).toContain(
    '<geokoordinaten breitengrad="50.776" laengengrad="6.084"></geokoordinaten>',
  )
  const backup = readObject(asRead(write(place, { isWholeStock: true })), { ...context, isOurs: true })
  expect(backup.values).toMatchObject(place)
})

const outside = (group: string, source: string, title = '', format = '') =>
  `<anhang location="REMOTE" gruppe="${group}"><anhangtitel>${title}</anhangtitel><format>${format}</format><daten><pfad>${source}</pfad></daten></anhang>`

test.each([
  ['FILMLINK', 'https://www.youtube.com/watch?v=1', '', 'filmUrl'],
  ['filmlink', 'https://my.matterport.com/show/?m=1', '', 'tourUrl'],
  ['FILM', 'https://a.de/haus.mp4', 'Imagefilm', 'filmUrl'],
  ['LINKS', 'https://a.de/1', '360°-Rundgang', 'tourUrl'],
  ['LINKS', 'https://a.de/1', 'Video mit Tour', 'filmUrl'],
  ['LINKS', 'https://vimeo.com/1', '', 'filmUrl'],
  ['PANORAMA', 'https://a.de/1', '', 'tourUrl'],
  ['LINKS', 'https://a.de/tourismus', 'Tourismus im Ort', null],
  ['LINKS', 'https://a.de/', 'Website', null],
  ['FILMLINK', 'http://a.de/film', 'Film', null],
  ['FILMLINK', 'javascript:alert(1)', 'Film', null],
  ['FILMLINK', 'https://www.youtube.com:x@evil.example/', 'Film', null],
  ['LINKS', 'https://my.matterport.com:x@evil.example/', 'Rundgang', null],
  ['FILMLINK', `https://a.de/${'x'.repeat(500)}`, 'Film', null],
  ['DOKUMENTE', 'https://a.de/film.pdf', 'Film', null],
])('an attachment %s %s %j is read as %s', (group, source, title, field) => {
  const { values, rest, pictures } = read({ anhaenge: outside(group, source, title) })
  const none = { tourUrl: null, filmUrl: null }
  expect(values).toMatchObject(field === null ? none : { ...none, [field]: source })
  // Kept as it came: it says more than the address.
  expect(rest.map((one) => one.field ?? null)).toEqual([field])
  expect(pictures).toEqual([])
})

test('a panorama that is a picture stays one, and an object without attachments says nothing of tours', () => {
  expect(read({ anhaenge: outside('PANORAMA', 'https://a.de/1.jpg') }).pictures).toHaveLength(1)
  expect(read({ anhaenge: outside('PANORAMA', 'https://a.de/1', '', 'image/jpeg') }).values.tourUrl).toBeNull()
  expect(read({}).values).not.toHaveProperty('tourUrl')
})

test('tours and films leave as attachments behind the pictures, and come back', () => {
  const changes = { tourUrl: joinLines(['https://a.de/1', 'https://b.de/2']), filmUrl: 'https://youtu.be/3' }
  const picture = { kind: 'photo', alt: '', caption: null, file: 'a.jpg', texts: [] } as const
  const element = write(changes, {}, { pictures: [picture] })
  expect(elementsAt(element, 'anhaenge/anhang').map(({ attributes }) => attributes.gruppe)).toEqual([
    'TITELBILD',
    'LINKS',
    'LINKS',
    'FILMLINK',
  ])
  expect(xmlOf(element)).not.toContain('"giebel.')
  const back = readObject(asRead(element), context)
  expect(back).toMatchObject({ values: changes, rest: [] })
  expect(back.pictures).toHaveLength(1)
})

test('what came with a tour returns with it, and leaves with it; a fourth one is only carried', () => {
  const three = ['1', '2', '3'].map((name) => outside('LINKS', `https://a.de/${name}`, `Rundgang ${name}`))
  const { values, rest } = read({ anhaenge: [...three, outside('LINKS', 'https://a.de/4', 'Rundgang 4')].join('') })
  expect(splitLines(values.tourUrl ?? null)).toHaveLength(3)
  const titles = (changes: Changes) =>
    elementsAt(write({ ...values, ...changes }, {}, { rest }), 'anhaenge/anhang').map(
      ({ children }) => children[0]?.text,
    )
  expect(titles({})).toEqual(['Rundgang 1', 'Rundgang 2', 'Rundgang 3', 'Rundgang 4'])
  expect(titles({ tourUrl: 'https://a.de/2' })).toEqual(['Virtueller Rundgang', 'Rundgang 4'])
  // Carried before there was a field, and then typed.
  const carried = rest.map(({ container, element }) => ({ container, element }))
  const typed = write({ tourUrl: 'https://a.de/4' }, {}, { rest: carried.slice(3) })
  expect(elementsAt(typed, 'anhaenge/anhang')).toHaveLength(1)
})

test.each([
  ['javascript:alert(1)', false],
  [' java&#9;script:alert(1)', false],
  ['DATA:text/html,x', false],
  ['vbscript:x', false],
  ['https://www.youtube.com:x@evil.example/', false],
  ['//youtube.com@evil.example/', false],
  ['ftp://u:geheim@a.de/film.mp4', false],
  ['http://a.de/film', true],
  ['ftp://a.de/film.mp4', true],
  ['www.a.de/film', true],
  ['//a.de/film', true],
])('an attachment %s that no field takes leaves again: %s', (source, leaves) => {
  const { rest } = read({ anhaenge: outside('FILMLINK', source) })
  expect(rest).toHaveLength(1)
  expect(elementsAt(write({}, {}, { rest }), 'anhaenge/anhang')).toHaveLength(leaves ? 1 : 0)
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'https://www.youtube.com:x@evil.example/', 'https://1.2.3.4/'])(
  'a stored address %s leaves as no attachment',
  (stored) => {
    const element = write({ tourUrl: joinLines([stored, 'https://a.de/1']), filmUrl: stored })
    expect(elementsAt(element, 'anhaenge/anhang')).toHaveLength(1)
    expect(xmlOf(element)).toContain('<pfad>https://a.de/1</pfad>')
    expect(xmlOf(element)).not.toContain(stored)
  },
)

test('of several sources of energy the first is in the certificate and all are among the fuels', () => {
  const changes = {
    heatingType: 'gas',
    primaryEnergySource: 'gas',
    furtherEnergySources: joinRows([{ source: 'solar' }, { source: 'gas' }, { source: 'wind' }]),
  } as const
  const element = write(changes, { isWholeStock: true })
  expect(elementsAt(element, 'zustand_angaben/energiepass/primaerenergietraeger').map(({ text }) => text)).toEqual([
    'GAS',
  ])
  expect(elementsAt(element, 'ausstattung/befeuerung').map(({ attributes }) => attributes)).toEqual([
    { GAS: 'true', SOLAR: 'true' },
  ])
  expect(readObject(asRead(element), { ...context, isOurs: true }).values).toMatchObject(changes)
  expect(xml({ heatingType: 'gas', primaryEnergySource: 'oil' })).toContain('<befeuerung GAS="true">')
})
