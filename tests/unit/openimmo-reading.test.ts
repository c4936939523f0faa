/** What one object of a file says: the design's rules, one by one. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { titleLabels } from '#app/exchange/mapping/containers/picture-titles.ts'
import { readObject } from '#app/exchange/mapping/read-object.ts'
import type { ReadContext } from '#app/exchange/object-types.ts'
import { joinRows } from '#app/fields/format.ts'
import { keysOf, mapNames } from '#app/fields/typed-objects.ts'
import { pictures as german } from '#app/i18n/locales/de/pictures.ts'
import { root } from '#scripts/serve.ts'
import { cpuTime } from '#tests/support/cpu-time.ts'
import { anObject, apartment, elementsAt, parseXml, plot, rental } from '#tests/support/elements.ts'

type Containers = Parameters<typeof anObject>[0]

function read(containers: Containers = {}, context: Partial<ReadContext> = {}) {
  return readObject(anObject(containers), {
    position: 1,
    provider: 'A',
    isOurs: false,
    today: '2026-11-23',
    ...context,
  })
}

const valuesOf = (containers: Containers) => read(containers).values
const codesOf = (containers: Containers) => read(containers).problems.map(({ code }) => code)
const unmappedElements = (containers: Containers) =>
  read(containers).rest.map(({ container, element }) => `${container}/${element.name}`)

test.each([
  ['<aktion/>', 'change'],
  ['<aktion aktionart=""/>', 'change'],
  ['<aktion aktionart="change"/>', 'change'],
  ['<aktion aktionart="Delete"/>', 'delete'],
  ['<aktion>DELETE</aktion>', 'delete'],
  ['<aktion aktionart="REFERENZ"/>', 'reference'],
  ['', 'change'],
])('an action: %s', (xml, action) => {
  const object = read({ verwaltung_techn: `<objektnr_extern>A-1</objektnr_extern>${xml}` })
  expect([object.action, object.problems]).toEqual([action, []])
})

test('another action means change, and is said', () => {
  const { action, problems } = read({
    verwaltung_techn: '<objektnr_intern>1</objektnr_intern><aktion aktionart="ARCHIV"/>',
  })
  expect(action).toBe('change')
  expect(problems).toEqual([
    { code: 'action', element: 'verwaltung_techn/aktion@aktionart', found: 'ARCHIV', became: 'CHANGE' },
  ])
})

test('an object without an action follows the transfer', () => {
  expect(read({}, { defaultAction: 'delete' }).action).toBe('delete')
  const stated = { verwaltung_techn: '<objektnr_extern>A-1</objektnr_extern><aktion aktionart="CHANGE"/>' }
  expect(read(stated, { defaultAction: 'delete' }).action).toBe('change')
})

test('what is to go is known by its numbers and needs to say no more', () => {
  const gone = read({
    objektkategorie: null,
    geo: null,
    freitexte: null,
    verwaltung_techn: '<objektnr_extern>A-1</objektnr_extern><aktion aktionart="DELETE"/>',
  })
  expect(gone).toMatchObject({ action: 'delete', extern: 'A-1', values: {}, pictures: null, problems: [] })
})

test.each([
  ['OFFEN', 'open'],
  ['reserviert', 'reserved'],
  ['VERKAUFT', 'sold'],
])('the state of the sale: %s', (stand, state) => {
  expect(read({ zustand_angaben: `<verkaufstatus stand="${stand}"/>` }).state).toBe(state)
})

test('an unknown state says nothing', () => {
  expect(read().state).toBeNull()
  const { state, problems } = read({ zustand_angaben: '<verkaufstatus stand="HALB"/>' })
  expect([state, problems[0]?.code]).toEqual([null, 'value'])
})

test('an object is known by three numbers, and its own is the first that is given', () => {
  const all =
    '<objektnr_intern>i</objektnr_intern><objektnr_extern> e 1 </objektnr_extern><openimmo_obid>o</openimmo_obid>'
  expect(read({ verwaltung_techn: all })).toMatchObject({
    obid: 'o',
    intern: 'i',
    extern: 'e 1',
    propertyNumber: 'e 1',
  })
  expect(
    read({ verwaltung_techn: '<objektnr_intern>i</objektnr_intern><openimmo_obid>o</openimmo_obid>' }).propertyNumber,
  ).toBe('i')
  expect(valuesOf({ verwaltung_techn: '<openimmo_obid>o</openimmo_obid>' }).propertyNumber).toBe('o')
  expect(codesOf({ verwaltung_techn: '<objektnr_extern> </objektnr_extern>' })).toEqual(['noIdentity'])
  expect(codesOf({ verwaltung_techn: null })).toEqual(['noIdentity'])
})

test('a number of more than 40 characters is too long', () => {
  expect(codesOf({ verwaltung_techn: `<objektnr_extern>${'1'.repeat(40)}</objektnr_extern>` })).toEqual([])
  const { problems } = read({ verwaltung_techn: `<objektnr_extern>${'1'.repeat(41)}</objektnr_extern>` })
  expect(problems).toMatchObject([{ code: 'numberTooLong', count: 41, limit: 40 }])
})

test.each([
  ['<vermarktungsart KAUF="true" MIETE_PACHT="false"/>', '', 'purchase', []],
  ['<vermarktungsart kauf="1"/>', '', 'purchase', []],
  ['<vermarktungsart MIETE_PACHT="ja"/>', '', 'rent', []],
  ['<vermarktungsart ERBPACHT="true"/>', '', 'purchase', ['market']],
  ['<vermarktungsart LEASING="true"/>', '', 'rent', ['market']],
  ['<vermarktungsart KAUF="true" MIETE_PACHT="true"/>', '<kaltmiete>5</kaltmiete>', 'rent', ['market']],
  [
    '<vermarktungsart KAUF="true" MIETE_PACHT="true"/>',
    '<kaltmiete>5</kaltmiete><kaufpreis>5</kaufpreis>',
    'purchase',
    ['market'],
  ],
  ['<vermarktungsart KAUF="true" MIETE_PACHT="true"/>', '', 'purchase', ['market']],
  ['', '<kaufpreis auf_anfrage="true">0</kaufpreis>', 'purchase', ['market']],
  ['', '<warmmiete>900</warmmiete>', 'rent', ['market', 'warmRentOnly']],
  ['', '<kaufpreisnetto>300000</kaufpreisnetto>', 'purchase', ['market']],
  ['', '<richtpreis>300000</richtpreis>', 'purchase', ['market']],
  ['', '<hauptmietzinsnetto>900</hauptmietzinsnetto>', 'rent', ['market']],
  ['', '<gesamtmietebrutto>900</gesamtmietebrutto>', 'rent', ['market']],
  ['', '<pacht>900</pacht>', 'rent', ['market']],
  ['', '<mietpreis_pro_qm>9</mietpreis_pro_qm>', 'rent', ['market']],
  ['', '', undefined, ['noMarket']],
  ['<vermarktungsart KAUF="false" MIETE_PACHT="0"/>', '<kaufpreis>0</kaufpreis>', undefined, ['noMarket']],
])('the market of %s with %s', (xml, preise, marketType, codes) => {
  const object = read({ objektkategorie: `${xml}<objektart><haus/></objektart>`, preise })
  expect([object.values.marketType, object.problems.map(({ code }) => code)]).toEqual([marketType, codes])
})

test.each([
  ['<wohnung wohnungtyp="LOFT-STUDIO-ATELIER"/>', { houseType: 'apartment', apartmentType: 'loft' }],
  ['<wohnung/>', { houseType: 'apartment', apartmentType: null }],
  ['<wohnung wohnungtyp="KEINE_ANGABE"/>', { houseType: 'apartment', apartmentType: null }],
  ['<haus haustyp="burg"/>', { houseType: 'house', buildingType: 'castle' }],
  ['<grundstueck grundst_typ="LAND_FORSTWIRTSCHAFT"/>', { houseType: 'plot', plotType: 'agricultural' }],
  ['<zinshaus_renditeobjekt zins_typ="MEHRFAMILIENHAUS"/>', { houseType: 'house', buildingType: 'multiFamily' }],
  ['<zinshaus_renditeobjekt zins_typ="WOHNANLAGEN"/>', { houseType: 'house', buildingType: 'multiFamily' }],
  ['<land_und_forstwirtschaft land_typ="AUSSIEDLERHOF"/>', { houseType: 'house', buildingType: 'farmhouse' }],
  ['<land_und_forstwirtschaft land_typ="ACKERBAU"/>', { houseType: 'plot', plotType: 'agricultural' }],
  ['<parken/><wohnung/>', { houseType: 'apartment' }],
  ['<objektart_zusatz>x</objektart_zusatz><haus/>', { houseType: 'house' }],
])('the kind of %s', (xml, values) => {
  const object = read({ objektkategorie: `<vermarktungsart KAUF="true"/><objektart>${xml}</objektart>` })
  expect(object.values).toMatchObject(values)
  expect(object.problems).toEqual([])
})

test.each([
  ['<buero_praxen buero_typ="PRAXIS"/>', 'buero_praxen PRAXIS'],
  ['<zinshaus_renditeobjekt zins_typ="BUEROGEBAEUDE"/>', 'zinshaus_renditeobjekt BUEROGEBAEUDE'],
  ['<zimmer zimmertyp="ZIMMER"/>', 'zimmer ZIMMER'],
  ['', ''],
])('a kind that we do not have is named: %s', (xml, found) => {
  const { problems } = read({ objektkategorie: `<vermarktungsart KAUF="true"/><objektart>${xml}</objektart>` })
  expect(problems).toEqual([{ code: 'kindNotSupported', element: 'objektkategorie/objektart', found }])
})

test('an unknown subtype is empty, said, and carried', () => {
  const object = read({
    objektkategorie: '<vermarktungsart KAUF="true"/><objektart><haus haustyp="TINYHOUSE"/></objektart>',
  })
  expect(object.values).toMatchObject({ houseType: 'house', buildingType: null })
  expect(object.problems).toEqual([
    { code: 'value', element: 'objektkategorie/objektart/haus@haustyp', found: 'TINYHOUSE', became: '' },
  ])
  expect(object.rest).toMatchObject([
    { field: 'houseType', readAs: 'house' },
    { field: 'buildingType', readAs: null },
  ])
})

test('a subtype that became another stays in what is carried', () => {
  const { rest } = read({
    objektkategorie: '<vermarktungsart KAUF="true"/><objektart><haus haustyp="BURG"/></objektart>',
  })
  expect(rest).toMatchObject([
    { container: 'objektkategorie/objektart', field: 'houseType', readAs: 'house' },
    { container: 'objektkategorie/objektart', field: 'buildingType', readAs: 'castle' },
  ])
})

test('street and number are one line, and a city may bring its district', () => {
  const geo = '<plz>52062</plz><ort>Aachen / Brand</ort><strasse>Am  Wald</strasse><hausnummer>3 a</hausnummer>'
  expect(valuesOf({ geo })).toMatchObject({
    street: 'Am Wald 3 a',
    postalCode: '52062',
    city: 'Aachen',
    district: 'Brand',
  })
  expect(valuesOf({ geo: '<ort>Aachen / Brand</ort><regionaler_zusatz>Eilendorf</regionaler_zusatz>' }).district).toBe(
    'Eilendorf',
  )
  expect(valuesOf({ geo: '<ort>Aachen</ort><hausnummer>3</hausnummer>' })).toMatchObject({
    street: null,
    district: null,
  })
})

test('without a city an object is skipped', () => {
  expect(codesOf({ geo: '<plz>52062</plz>' })).toEqual(['noCity'])
  expect(codesOf({ geo: '<ort> </ort>' })).toEqual(['noCity'])
  // What is missing altogether changes nothing about an object that we have.
  const object = read({ geo: null })
  expect([object.problems, 'city' in object.values]).toEqual([[], false])
})

test('what is abroad stays a draft, and its postal code is left out', () => {
  const abroad = read({ geo: '<plz>1010</plz><ort>Wien</ort><land iso_land="AUT"/>' })
  expect(abroad).toMatchObject({ isAbroad: true, values: { postalCode: null } })
  expect(abroad.problems).toEqual([{ code: 'country', element: 'geo/land@iso_land', found: 'AUT' }])
  for (const land of ['<land iso_land="DEU"/>', '<land iso_land="de"/>', '<land/>', ''])
    expect(read({ geo: `<ort>Aachen</ort>${land}` })).toMatchObject({ isAbroad: false, problems: [] })
  expect(codesOf({ geo: '<ort>Dresden</ort><plz>1067</plz>' })).toEqual(['value'])
})

test('a field that its kind does not have is left where it is', () => {
  const house = read({ geo: '<ort>Aachen</ort><etage>3</etage>' })
  expect(house.values.floor).toBeNull()
  expect(house.rest).toMatchObject([{ container: 'geo', element: { name: 'etage', text: '3' } }])
  expect(valuesOf({ objektkategorie: apartment, geo: '<ort>Aachen</ort><etage>0</etage>' }).floor).toBe(0)
})

test.each([
  ['3', 3, false, []],
  ['3.5', 3, true, []],
  ['3,50', 3, true, []],
  ['3.3', 3, false, ['value']],
  ['3.7', 3, true, ['value']],
  ['0', null, false, []],
  ['0.5', 0, true, []],
  ['1000', null, false, ['value']],
  ['drei', null, false, ['value']],
  ['-1', null, false, ['value']],
])('rooms: %s', (text, rooms, halfRoom, codes) => {
  const object = read({ flaechen: `<anzahl_zimmer>${text}</anzahl_zimmer>` })
  expect(object.values).toMatchObject({ rooms, halfRoom })
  expect(object.problems.map(({ code }) => code)).toEqual(codes)
})

test('senders fill empty numbers with 0', () => {
  const empty = valuesOf({
    objektkategorie: rental,
    preise:
      '<nettokaltmiete>0.00</nettokaltmiete><nebenkosten>0</nebenkosten><kaution>0</kaution><heizkosten>0</heizkosten>',
    flaechen:
      '<wohnflaeche>0</wohnflaeche><anzahl_badezimmer>0</anzahl_badezimmer><anzahl_schlafzimmer>0</anzahl_schlafzimmer><anzahl_stellplaetze>0</anzahl_stellplaetze>',
  })
  expect(empty).toMatchObject({ baseRent: null, serviceCharge: 0, deposit: null, heatingCosts: null })
  expect(empty).toMatchObject({ livingArea: null, bathrooms: null, bedrooms: null, parkingSpaces: null })
  expect(valuesOf({ preise: '<kaufpreis>0</kaufpreis><hausgeld>0</hausgeld>' })).toMatchObject({
    purchasePrice: null,
    serviceCharge: null,
  })
  expect(
    valuesOf({ flaechen: '<anzahl_zimmer>1</anzahl_zimmer><anzahl_schlafzimmer>0</anzahl_schlafzimmer>' }).bedrooms,
  ).toBe(0)
})

test('a number beyond its field is empty, and part of a bathroom is lost with a word', () => {
  const { values, problems } = read({
    flaechen:
      '<wohnflaeche>1000001</wohnflaeche><anzahl_badezimmer>1.5</anzahl_badezimmer><nutzflaeche>viel</nutzflaeche>',
  })
  expect(values).toMatchObject({ livingArea: null, bathrooms: 1, usableArea: null })
  expect(problems).toEqual([
    { code: 'value', element: 'flaechen/wohnflaeche', found: '1000001', became: '' },
    { code: 'value', element: 'flaechen/nutzflaeche', found: 'viel', became: '' },
    { code: 'value', element: 'flaechen/anzahl_badezimmer', found: '1.5', became: '1' },
  ])
})

test('the price may stand in another element, and on request it is none', () => {
  expect(valuesOf({ preise: '<kaufpreisbrutto>300000</kaufpreisbrutto>' }).purchasePrice).toBe(300_000)
  expect(valuesOf({ preise: '<kaufpreis auf_anfrage="true">0</kaufpreis>' })).toMatchObject({
    purchasePrice: null,
    priceOnRequest: true,
  })
  expect(valuesOf({ preise: '<kaufpreis>1</kaufpreis>' }).priceOnRequest).toBe(false)
})

test.each([
  ['<nettokaltmiete>900</nettokaltmiete><kaltmiete>950</kaltmiete><warmmiete>1100</warmmiete>', 900, []],
  ['<kaltmiete>950</kaltmiete><warmmiete>1100</warmmiete>', 950, []],
  ['<pauschalmiete>1000</pauschalmiete>', 1000, ['flatRent']],
  ['<warmmiete>1100</warmmiete>', null, ['warmRentOnly']],
  ['', null, []],
])('the base rent of %s', (preise, baseRent, codes) => {
  const { values, problems } = read({ objektkategorie: rental, preise })
  expect([values.baseRent, problems.map(({ code }) => code)]).toEqual([baseRent, codes])
})

test('service charges of what is for sale are its Hausgeld', () => {
  const preise = '<nebenkosten>200</nebenkosten><hausgeld>300</hausgeld>'
  expect(valuesOf({ preise }).serviceCharge).toBe(300)
  expect(valuesOf({ objektkategorie: rental, preise }).serviceCharge).toBe(200)
})

test('prices in another currency are not taken, but carried', () => {
  const object = read({
    preise:
      '<kaufpreis>1</kaufpreis><hausgeld>5</hausgeld><waehrung iso_waehrung="CHF"/><stp_garage anzahl="2" stellplatzkaufpreis="9"/>',
  })
  expect(object.values).toMatchObject({
    purchasePrice: null,
    serviceCharge: null,
    parkingPrice: null,
    parkingSpaces: 2,
  })
  expect(object.problems).toMatchObject([{ code: 'currency', found: 'CHF' }])
  const carried = object.rest.map(({ element }) => element.name)
  expect(carried).toEqual(expect.arrayContaining(['kaufpreis', 'hausgeld', 'waehrung']))
  expect(codesOf({ preise: '<waehrung iso_waehrung="eur"/>' })).toEqual([])
})

test.each([
  ['<aussen_courtage mit_mwst="true">3,57 %</aussen_courtage>', '3,57 % inkl. MwSt.'],
  ['<aussen_courtage mit_mwst="true">3,57 % inkl. USt.</aussen_courtage>', '3,57 % inkl. USt.'],
  ['<aussen_courtage mit_mwst="false">3 %</aussen_courtage>', '3 %'],
  ['<aussen_courtage>3 %</aussen_courtage>', '3 %'],
  ['<provisionspflichtig>false</provisionspflichtig>', 'provisionsfrei'],
  ['<provisionspflichtig>true</provisionspflichtig>', null],
  ['', null],
  // Said only where there is room for it.
  [`<aussen_courtage mit_mwst="true">${'x'.repeat(188)}</aussen_courtage>`, `${'x'.repeat(188)} inkl. MwSt.`],
  [`<aussen_courtage mit_mwst="true">${'x'.repeat(189)}</aussen_courtage>`, 'x'.repeat(189)],
])('the provision of %s', (preise, provision) => expect(valuesOf({ preise }).provision).toBe(provision))

test.each([
  ['<stp_garage anzahl="2" stellplatzkaufpreis="15000"/>', '', '', 'garage', 2, 15_000, []],
  ['<stp_garage anzahl="1" stellplatzkaufpreis="15000"/><stp_freiplatz anzahl="3"/>', '', '', 'outside', 3, null, []],
  ['<stp_garage anzahl="0" stellplatzkaufpreis="0"/><stp_carport/>', '', '', null, null, null, []],
  ['<stp_garage anzahl="1"/>', '', '<anzahl_stellplaetze>5</anzahl_stellplaetze>', 'garage', 5, null, []],
  ['<stp_sonstige anzahl="1" platzart="CARPORT"/>', '', '', 'carport', 1, null, []],
  ['<stp_sonstige anzahl="1" platzart="SONSTIGES"/>', '', '', null, 1, null, []],
  ['', '<stellplatzart TIEFGARAGE="true" GARAGE="false"/>', '', 'underground', null, null, []],
  ['', '<stellplatzart TIEFGARAGE="true" GARAGE="true"/>', '', 'underground', null, null, []],
])('parking: %s %s %s', (preise, ausstattung, flaechen, parkingType, parkingSpaces, parkingPrice, codes) => {
  const object = read({ preise, ausstattung, flaechen })
  expect(object.values).toMatchObject({ parkingType, parkingSpaces, parkingPrice })
  expect(object.problems.map(({ code }) => code)).toEqual(codes)
})

test('the date of moving in may be a date', () => {
  expect(
    valuesOf({ verwaltung_objekt: '<verfuegbar_ab>sofort</verfuegbar_ab><abdatum>2027-02-01</abdatum>' }).availableFrom,
  ).toBe('sofort')
  expect(valuesOf({ verwaltung_objekt: '<abdatum>2027-02-01</abdatum>' }).availableFrom).toBe('01.02.2027')
})

test.each([
  ['<jahrgang>nicht_noetig</jahrgang>', 'notRequired', []],
  ['<jahrgang>bei_besichtigung</jahrgang>', 'pending', []],
  ['<jahrgang>2008</jahrgang>', 'available', []],
  ['<jahrgang>2014</jahrgang>', 'available', []],
  ['<jahrgang>2026</jahrgang>', 'available', ['issueDateMissing']],
  ['<jahrgang>2026</jahrgang><ausstelldatum>2027-02-03</ausstelldatum>', 'available', []],
  ['<jahrgang>2024</jahrgang>', 'available', []],
  ['<jahrgang>204</jahrgang>', null, ['value']],
  ['<epart>BEDARF</epart>', 'available', []],
  ['<wertklasse>C</wertklasse>', 'available', []],
  ['<endenergiebedarf>80</endenergiebedarf>', 'available', []],
  ['<jahrgang>ohne</jahrgang>', null, ['noCertificate']],
  ['<jahrgang>bald</jahrgang>', null, ['value']],
  ['<endenergiebedarf>0</endenergiebedarf>', null, []],
  ['', null, []],
])('the certificate of %s', (xml, energyCertificate, codes) => {
  const object = read({ zustand_angaben: `<energiepass>${xml}</energiepass>` })
  expect([object.values.energyCertificate, object.problems.map(({ code }) => code)]).toEqual([energyCertificate, codes])
})

test.each([
  ['<epart>BEDARF</epart><endenergiebedarf>80</endenergiebedarf>', 'demand', 80, []],
  ['<epart>VERBRAUCH</epart><energieverbrauchkennwert>90,5</energieverbrauchkennwert>', 'consumption', 90.5, []],
  ['<epart>VERBRAUCH</epart><endenergiebedarf>80</endenergiebedarf>', 'consumption', 80, ['otherEnergyValue']],
  ['<epart>BEDARF</epart><energieverbrauchkennwert>90</energieverbrauchkennwert>', 'demand', 90, ['otherEnergyValue']],
  ['<endenergiebedarf>80</endenergiebedarf><energieverbrauchkennwert>0</energieverbrauchkennwert>', 'demand', 80, []],
  ['<energieverbrauchkennwert>90</energieverbrauchkennwert>', 'consumption', 90, []],
  [
    '<epart>BEDARF</epart><endenergiebedarf>80</endenergiebedarf><energieverbrauchkennwert>90</energieverbrauchkennwert>',
    'demand',
    80,
    [],
  ],
  [
    '<endenergiebedarf>80</endenergiebedarf><energieverbrauchkennwert>90</energieverbrauchkennwert>',
    null,
    90,
    ['energyTypeOpen'],
  ],
  ['<wertklasse>C</wertklasse><primaerenergiebedarf>99</primaerenergiebedarf>', null, null, []],
])('the energy value of %s', (xml, type, value, codes) => {
  const { values, problems } = read({ zustand_angaben: `<energiepass>${xml}</energiepass>` })
  expect([values.energyCertificateType, values.energyConsumption]).toEqual([type, value])
  expect(problems.map(({ code }) => code)).toEqual(codes)
})

test('of a certificate with demand and consumption the value that is not taken stays with the object', () => {
  const [demand, consumption] = [
    '<endenergiebedarf>80</endenergiebedarf>',
    '<energieverbrauchkennwert>90</energieverbrauchkennwert>',
  ]
  const restOf = (xml: string) =>
    read({ zustand_angaben: `<energiepass>${xml}</energiepass>` }).rest.map(
      ({ element }) => `${element.name} ${element.text}`,
    )
  expect(restOf(`<epart>BEDARF</epart>${demand}${consumption}`)).toEqual(['energieverbrauchkennwert 90'])
  expect(restOf(`<epart>VERBRAUCH</epart>${demand}${consumption}`)).toEqual(['endenergiebedarf 80'])
  expect(restOf(`${demand}${consumption}`)).toEqual(['endenergiebedarf 80'])
})

test('of several certificates only the one counts that is valid longest', () => {
  const object = read({
    zustand_angaben:
      '<energiepass><wertklasse>D</wertklasse><gueltig_bis>2027-01-01</gueltig_bis></energiepass><energiepass><wertklasse>B</wertklasse><gueltig_bis>12.2030</gueltig_bis></energiepass>',
  })
  expect(object.values).toMatchObject({ energyEfficiencyClass: 'B', energyCertificateValidUntil: '2030-12-31' })
  expect(object.problems.map(({ code }) => code)).toEqual(['severalCertificates'])
  expect(object.rest).toEqual([])
})

test('classes are read without blanks and case, and from the fields of older senders', () => {
  expect(
    valuesOf({ zustand_angaben: '<energiepass><wertklasse>a +</wertklasse></energiepass>' }).energyEfficiencyClass,
  ).toBe('A+')
  const older = ['wertklasse">C', 'baujahr">1998', 'ausstelldatum">15.08.2023', 'jahrgang">2014'].map(
    (field) => `<user_defined_simplefield feldname="epass_${field}</user_defined_simplefield>`,
  )
  expect(valuesOf({ zustand_angaben: older.join('') })).toMatchObject({
    energyCertificate: 'available',
    energyEfficiencyClass: 'C',
    energyYearBuilt: 1998,
    energyCertificateIssuedOn: '2023-08-15',
  })
})

test.each([
  ['GAS', 'gas', []],
  ['erdgas_leicht', 'naturalGasLight', []],
  ['LUFTWP', 'ambient', []],
  ['BLOCK', 'chpFossil', []],
  ['Erdgas', 'gas', []],
  ['Heizöl', 'oil', []],
  ['strom', 'electricity', []],
  ['Fernwärme', 'districtHeating', []],
  ['Holzpellets', 'pellets', []],
  ['Luft-Wärmepumpe', 'electricity', []],
  ['Kohle/Koks', 'coalCoke', []],
  ['Gas, Solar', 'gas', []],
  ['Öl und Holz', 'oil', []],
  ['Gas und Windmühle', 'gas', ['value']],
  ['ALTERNATIV', null, ['value']],
  ['WASSER-ELEKTRO', null, ['value']],
])('the source of energy: %s', (word, source, codes) => {
  const { values, problems } = read({
    zustand_angaben: `<energiepass><primaerenergietraeger>${word}</primaerenergietraeger></energiepass>`,
  })
  expect([values.primaryEnergySource, problems.map(({ code }) => code)]).toEqual([source, codes])
})

test('without a source of energy the only fuel is it', () => {
  const zustand_angaben = '<energiepass><epart>BEDARF</epart></energiepass>'
  expect(valuesOf({ zustand_angaben, ausstattung: '<befeuerung OEL="true"/>' }).primaryEnergySource).toBe('oil')
  expect(valuesOf({ zustand_angaben, ausstattung: '<befeuerung OEL="true" SOLAR="true"/>' })).toMatchObject({
    primaryEnergySource: 'oil',
    furtherEnergySources: joinRows([{ source: 'solar' }]),
  })
})

test('several sources of energy are read in their order, each once', () => {
  const said = (text: string) =>
    valuesOf({
      zustand_angaben: `<energiepass><primaerenergietraeger>${text}</primaerenergietraeger></energiepass>`,
      ausstattung: '<befeuerung KOHLE="true"/>',
    })
  expect(said('Öl; Scheitholz mit Solar, Heizöl')).toMatchObject({
    primaryEnergySource: 'oil',
    furtherEnergySources: joinRows([{ source: 'wood' }, { source: 'solar' }]),
  })
  expect(said('Gas')).toMatchObject({ primaryEnergySource: 'gas', furtherEnergySources: null })
  const many = 'Gas, Öl, Strom, Holz, Solar, Kohle, Pellets'
  expect(JSON.parse(said(many).furtherEnergySources ?? '')).toHaveLength(4)
})

test.each([
  ['<zustand zustand_art="VOLL_SANIERT"/>', 'refurbished', null],
  ['<zustand zustand_art="ENTKERNT"/>', 'needsRefurbishment', null],
  ['<zustand zustand_art="TEIL_VOLLSANIERT"/>', 'refurbished', null],
  ['<zustand zustand_art="ROHBAU"/>', 'shell', null],
  ['<zustand zustand_art="PROJEKTIERT"/>', null, 'projected'],
])('the condition of %s', (zustand_angaben, objectCondition, constructionPhase) => {
  const object = read({ zustand_angaben })
  expect(object.values).toMatchObject({ objectCondition, constructionPhase })
  expect(object.problems).toEqual([])
})

test('a listed building, a guest toilet, a balcony', () => {
  expect(valuesOf({ verwaltung_objekt: '<denkmalgeschuetzt>true</denkmalgeschuetzt>' }).heritageStatus).toBe('listed')
  expect(valuesOf({ verwaltung_objekt: '<denkmalgeschuetzt>0</denkmalgeschuetzt>' }).heritageStatus).toBe('no')
  expect(
    valuesOf({ ausstattung: '<gaestewc>nein</gaestewc>', flaechen: '<anzahl_sep_wc>1</anzahl_sep_wc>' }).guestToilet,
  ).toBe('no')
  expect(valuesOf({ ausstattung: '', flaechen: '<anzahl_sep_wc>1</anzahl_sep_wc>' }).guestToilet).toBe('yes')
  expect(valuesOf({ ausstattung: '', flaechen: '<anzahl_sep_wc>0</anzahl_sep_wc>' }).guestToilet).toBeNull()
  expect(valuesOf({ flaechen: '<anzahl_logia>1</anzahl_logia>' }).balconyOrTerrace).toBe('yes')
  expect(valuesOf({ flaechen: '<anzahl_balkone>0</anzahl_balkone>' }).balconyOrTerrace).toBeNull()
})

test('a yes that is none counts as absent, and is said', () => {
  const { values, problems } = read({ ausstattung: '<gaestewc>vielleicht</gaestewc>' })
  expect([values.guestToilet, problems]).toEqual([
    null,
    [{ code: 'value', element: 'ausstattung/gaestewc', found: 'vielleicht', became: '' }],
  ])
})

test('plots have their ratios and what may be built', () => {
  const object = read({
    objektkategorie: plot,
    flaechen: '<grz>0,4</grz><gfz>0.8</gfz>',
    zustand_angaben:
      '<bebaubar_nach bebaubar_attr="KEIN_BAULAND"/><erschliessung erschl_attr="ORTSUEBLICHERSCHLOSSEN"/>',
  })
  expect(object.values).toMatchObject({
    grz: 0.4,
    gfz: 0.8,
    buildableAccordingTo: 'noBuildingLand',
    development: 'locallyCustomary',
  })
  expect(
    codesOf({ objektkategorie: plot, zustand_angaben: '<bebaubar_nach bebaubar_attr="LAENDERSPEZIFISCH"/>' }),
  ).toEqual(['value'])
})

test('without a name it is called by kind and city', () => {
  const object = read({
    objektkategorie: '<vermarktungsart KAUF="true"/><objektart><haus haustyp="EINFAMILIENHAUS"/></objektart>',
    freitexte: '<objekttitel> </objekttitel>',
  })
  expect(object.values.name).toBe('Einfamilienhaus in Aachen')
  expect(object.problems).toEqual([
    { code: 'noTitle', element: 'freitexte/objekttitel', became: 'Einfamilienhaus in Aachen' },
  ])
})

test('a description may stand elsewhere', () => {
  const short = '<dreizeiler>Kurz.</dreizeiler>'
  const english = '<objekt_text lang="en">Short.</objekt_text>'
  expect(valuesOf({ freitexte: `${short}${english}<objektbeschreibung>Lang.</objektbeschreibung>` }).description).toBe(
    'Lang.',
  )
  expect(valuesOf({ freitexte: `${short}<objekt_text lang="de-DE">Text.</objekt_text>` }).description).toBe('Text.')
  expect(valuesOf({ freitexte: `${short}<objekt_text>Text.</objekt_text>` }).description).toBe('Text.')
  expect(valuesOf({ freitexte: `${short}${english}` }).description).toBe('Kurz.')
  expect(valuesOf({ freitexte: `${short}<objekt_text lang="GER"/>` }).description).toBe('Kurz.')
})

test('a long text is cut, and both lengths are said', () => {
  const title = 'Haus '.repeat(40).trim()
  const { values, problems } = read({ freitexte: `<objekttitel>${title}</objekttitel>` })
  expect(values.name).toBe('Haus '.repeat(24).trim())
  expect(problems).toMatchObject([{ code: 'cut', element: 'freitexte/objekttitel', count: 199, limit: 120 }])
})

test('an element that is missing empties its field, a container that is missing leaves its fields alone', () => {
  const object = read({ preise: '', flaechen: null, ausstattung: null })
  expect(object.values.purchasePrice).toBeNull()
  expect('livingArea' in object.values || 'heatingType' in object.values).toBe(false)
  expect('parkingType' in object.values).toBe(false)
  expect(read({ preise: '', ausstattung: '' }).values.parkingType).toBeNull()
})

test('a container that stands twice is read as one', () => {
  const twice = parseXml(
    '<immobilie><flaechen><wohnflaeche>5</wohnflaeche></flaechen><flaechen><nutzflaeche>6</nutzflaeche></flaechen></immobilie>',
  )
  const { values } = readObject(twice, { position: 1, provider: 'A', isOurs: false, today: '2026-11-23' })
  expect(values).toMatchObject({ livingArea: 5, usableArea: 6 })
})

test('the person to turn to, by what names nobody else', () => {
  const kontaktperson =
    '<email_zentrale>info@a.de</email_zentrale><email_direkt>anna@a.de</email_direkt><tel_zentrale>1</tel_zentrale><tel_durchw>02 41</tel_durchw><tel_handy>0170</tel_handy><name>Muster</name><vorname>Anna</vorname>'
  expect(read({ kontaktperson }).contact).toEqual({
    email: 'anna@a.de',
    firstName: 'Anna',
    lastName: 'Muster',
    phones: ['02 41', '0170'],
  })
  expect(read({ kontaktperson: '<email_zentrale>info@a.de</email_zentrale>' }).contact).toBeNull()
  expect('contact' in read()).toBe(false)
  expect(read({ kontaktperson: '<name>Muster GmbH</name><firma>Muster GmbH</firma>' }).contact).toBeNull()
})

const picture = (group: string, source: string, more = '') =>
  `<anhang${group && ` gruppe="${group}"`}>${more}<daten><pfad>${source}</pfad></daten></anhang>`

test('the title picture comes first, the others as in the file', () => {
  const { pictures } = read({
    anhaenge:
      picture('BILD', 'a.jpg') +
      picture('GRUNDRISS', 'b.jpg') +
      picture('titelbild', 'c.jpg') +
      picture('', 'd.jpg') +
      picture('KARTEN_LAGEPLAN', 'e.jpg'),
  })
  expect(pictures?.map(({ source, kind }) => `${source} ${kind}`)).toEqual([
    'c.jpg photo',
    'a.jpg photo',
    'b.jpg floorPlan',
    'd.jpg photo',
    'e.jpg floorPlan',
  ])
})

test('a source is an address if it looks like one, whatever its location says', () => {
  const anhaenge =
    '<anhang location="EXTERN"><daten><pfad>https://a.de/1.jpg</pfad></daten><check ctype="MD5">abc</check></anhang><anhang location="REMOTE"><daten><pfad>bilder\\1.jpg</pfad></daten></anhang><anhang location="INTERN"><daten><anhanginhalt>QUJD</anhanginhalt></daten></anhang>'
  expect(read({ anhaenge }).pictures).toEqual([
    { kind: 'photo', source: 'https://a.de/1.jpg', sourceKind: 'address', alt: '', check: 'abc', file: null },
    { kind: 'photo', source: 'bilder\\1.jpg', sourceKind: 'entry', alt: '', check: null, file: null },
    { kind: 'photo', source: 'inline-3', sourceKind: 'inline', alt: '', check: null, file: null, inline: 'QUJD' },
  ])
})

test.each([
  '<daten><anhanginhalt>\n<base64>QUJD</base64>\n</anhanginhalt></daten>',
  '<daten><base64>QUJD</base64></daten>',
  '<anhanginhalt>QUJD</anhanginhalt>',
])('a picture in the document: %s', (data) => {
  expect(read({ anhaenge: `<anhang location="INTERN">${data}</anhang>` }).pictures).toMatchObject([
    { source: 'inline-1', sourceKind: 'inline', inline: 'QUJD' },
  ])
})

test.each([
  ['Wohnzimmer mit Kamin', 'Wohnzimmer mit Kamin'],
  ['Grundriss', 'Grundriss'],
  ['K&amp;uuml;che', 'Küche'],
  ['IMG_1234.JPG', ''],
  ['wohnzimmer.jpg', ''],
  ['Bild 3', ''],
  ['Foto-12', ''],
  ['image001', ''],
  ['42', ''],
  ['Titelbild', ''],
  ['', ''],
])('the title of a picture: %s', (title, alt) => {
  expect(read({ anhaenge: picture('BILD', 'a.jpg', `<anhangtitel>${title}</anhangtitel>`) }).pictures?.[0]?.alt).toBe(
    alt,
  )
})

test.each([
  ['Garten (Visualisierung)', 'Garten', 'visualisation'],
  ['(Visualisierung)', '', 'visualisation'],
  ['Bild 3 (Visualisierung)', '', 'visualisation'],
  ['Bad (Mit KI bearbeitet)', 'Bad', 'aiEdited'],
  ['Bad (mit KI erzeugt)', 'Bad', 'aiGenerated'],
  ['Innenvisualisierung Küche', 'Innenvisualisierung Küche', 'visualisation'],
  ['Küche, KI-generiert', 'Küche, KI-generiert', 'aiGenerated'],
  ['Visualisierung, mit KI bearbeitet', 'Visualisierung, mit KI bearbeitet', 'aiEdited'],
  ['Wohnzimmer (virtuell möbliert)', 'Wohnzimmer (virtuell möbliert)', 'aiEdited'],
  ['Garten (Foto)', 'Garten (Foto)', undefined],
  ['Skigenerierung', 'Skigenerierung', undefined],
])('a title proposes what its picture is, and is read without our words: %s', (title, alt, foundMark) => {
  const [found] = read({ anhaenge: picture('BILD', 'a.jpg', `<anhangtitel>${title}</anhangtitel>`) }).pictures ?? []
  expect([found?.alt, found?.foundMark, found?.origin]).toEqual([alt, foundMark, undefined])
})

test('a title names what a picture is in the words that visitors read on it', () => {
  const said = mapNames(keysOf(titleLabels), (origin) => `(${german.origins[origin]})`.toLowerCase())
  expect(mapNames(keysOf(titleLabels), (origin) => titleLabels[origin].toLowerCase())).toEqual(said)
})

test('what is no picture is left out, or carried', () => {
  const object = read({
    anhaenge: [
      picture('ANBIETERLOGO', 'logo.jpg'),
      picture('QRCODE', 'q.jpg'),
      picture('EPASS-SKALA', 's.jpg'),
      picture('DOKUMENTE', 'expose.pdf'),
      picture('', 'a.pdf'),
      picture('FILMLINK', 'http://a.de/film'),
    ].join(''),
  })
  expect(object.pictures).toEqual([])
  expect(object.problems.map(({ code }) => code)).toEqual(['attachment', 'attachment', 'attachment'])
  expect(unmappedElements({ anhaenge: picture('ANBIETERLOGO', 'logo.jpg') })).toEqual([])
  expect(object.rest).toHaveLength(3)
})

test('a document inside the file is not carried', () => {
  const anhaenge = '<anhang gruppe="DOKUMENTE"><daten><anhanginhalt>QUJD</anhanginhalt></daten></anhang>'
  expect(read({ anhaenge })).toMatchObject({ pictures: [], rest: [], problems: [{ code: 'attachment' }] })
})

test('pictures may stand in the object itself, and each source counts once', () => {
  const element = parseXml(`<immobilie>${picture('BILD', 'a.jpg')}${picture('TITELBILD', 'a.jpg')}</immobilie>`)
  const { pictures } = readObject(element, { position: 1, provider: 'A', isOurs: false, today: '2026-11-23' })
  expect(pictures?.map(({ source }) => source)).toEqual(['a.jpg'])
  expect(read().pictures).toBeNull()
  expect(read({ anhaenge: '' }).pictures).toEqual([])
})

test('60 pictures are taken, and nameless ones are said', () => {
  const many = Array.from({ length: 61 }, (_, index) => picture('BILD', `${index}.jpg`)).join('')
  const object = read({ anhaenge: many })
  expect(object.pictures).toHaveLength(60)
  expect(object.problems).toEqual([{ code: 'tooManyPictures', element: 'anhaenge', count: 61, limit: 60 }])
  expect(codesOf({ anhaenge: '<anhang gruppe="BILD"><anhangtitel>x</anhangtitel></anhang>' })).toEqual([
    'missingPicture',
  ])
})

test('what has no home is carried with its container', () => {
  const object = read({
    ausstattung: '<kamin>true</kamin><boden PARKETT="true"/><leer/>',
    infrastruktur: '<distanzen distanz_zu="BUS">0.2</distanzen>',
    weitere_adresse: '<name>Eigentümer</name>',
    kontaktperson: '<name>Muster</name><email_privat>x@y.de</email_privat>',
    neu: '<x>1</x>',
  })
  expect(object.rest.map(({ container, element }) => `${container}/${element.name}`)).toEqual([
    'ausstattung/kamin',
    'ausstattung/boden',
    'infrastruktur/distanzen',
    '/neu',
  ])
})

test('a second heating is carried for as long as ours says the same', () => {
  expect(read({ ausstattung: '<heizungsart ZENTRAL="true"/><befeuerung GAS="true"/>' })).toMatchObject({
    values: { heatingType: 'gas' },
    rest: [],
  })
  const { values, rest } = read({
    ausstattung: '<heizungsart ZENTRAL="true" FUSSBODEN="true"/><befeuerung GAS="true"/>',
  })
  expect(values.heatingType).toBe('gas')
  expect(rest).toMatchObject([
    { container: 'ausstattung', field: 'heatingType', readAs: 'gas', element: { name: 'heizungsart' } },
  ])
})

test('of too much only a part is carried, and that is said', () => {
  const object = read({
    bewertung: Array.from({ length: 50 }, (_, index) => `<feld>${index} ${'ä'.repeat(2500)}</feld>`).join(''),
  })
  expect(object.problems).toMatchObject([{ code: 'restTooLong', limit: 200_000 }])
  expect(object.rest.length).toBeGreaterThan(35)
  expect(new TextEncoder().encode(JSON.stringify(object.rest)).length).toBeLessThanOrEqual(200_000)
})

test('fields of ours in the files of others say nothing', () => {
  const own =
    '<objektnr_extern>A-1</objektnr_extern><user_defined_simplefield feldname="giebel.published">true</user_defined_simplefield>'
  expect(read({ verwaltung_techn: own })).toMatchObject({ flags: {}, rest: [] })
  expect(read({ verwaltung_techn: own }, { isOurs: true }).flags).toEqual({ published: true })
})

test.each([
  ['c2pa', 'c2pa'],
  ['digitalArt', 'digitalArt'],
  ['constructor', undefined],
  ['painting', undefined],
])('a mark in our own file is taken if it is one: %s', (text, foundMark) => {
  const own = `<user_defined_simplefield feldname="giebel.foundMark.a.jpg">${text}</user_defined_simplefield>`
  const { pictures } = read({ anhaenge: picture('BILD', 'a.jpg') + own }, { isOurs: true })
  expect(pictures?.[0]?.foundMark).toBe(foundMark)
})

test('fields of ours that make no sense are not taken', () => {
  const field = (name: string, text: string) =>
    `<user_defined_simplefield feldname="giebel.${name}">${text}</user_defined_simplefield>`
  const { values } = read(
    {
      zustand_angaben: field('recommendedUse', 'castle') + field('buildingPermit', 'applied'),
      flaechen: `<wohnflaeche>80</wohnflaeche>${field('livingArea', '-5')}${field('rooms', '9999')}`,
      freitexte: `<objekttitel>Villa</objekttitel>${field('name', '')}`,
    },
    { isOurs: true },
  )
  expect(values).toMatchObject({
    recommendedUse: null,
    buildingPermit: 'applied',
    livingArea: 80,
    rooms: null,
    name: 'Villa',
  })
})

test('nothing of a hostile object is longer than it may be', () => {
  const long = 'x'.repeat(100_000)
  const object = read({
    verwaltung_techn: `<objektnr_extern>${long}</objektnr_extern>`,
    kontaktperson: `<name>${long}</name>`,
    anhaenge: Array.from({ length: 300 }, () => picture('FILM', 'x'.repeat(1_500))).join(''),
  })
  expect(object.problems.length).toBeLessThanOrEqual(200)
  for (const { found = '' } of object.problems) expect(found.length).toBeLessThanOrEqual(80)
  expect(object).toMatchObject({ extern: null, contact: null })
})

test('an object of many elements is read in a moment', () => {
  const leaf = { name: 'anhang', attributes: { gruppe: 'FILM' }, text: 'x', children: [] }
  const many = (name: string) => Array.from({ length: 30_000 }, () => ({ ...leaf, name, children: [leaf] }))
  for (const name of ['anhang', 'geo']) {
    const preise = { name: 'preise', attributes: {}, text: '', children: many(name) }
    const element = { name: 'immobilie', attributes: {}, text: '', children: [...many(name), preise] }
    const begin = cpuTime()
    readObject(element, { position: 1, provider: 'A', isOurs: true, today: '2026-11-23' })
    // Half a second; what is quadratic would take minutes.
    expect([name, cpuTime() - begin < 10_000]).toEqual([name, true])
  }
}, 60_000)

test('the objects of the reference file', () => {
  const transfer = parseXml(readFileSync(join(root, 'tests/support/openimmo/reference.xml'), 'utf8'))
  const objects = elementsAt(transfer, 'anbieter/immobilie').map((element, index) =>
    readObject(element, { position: index + 1, provider: 'A', isOurs: false, today: '2026-11-23' }),
  )
  expect(objects.map(({ values }) => said(values))).toEqual(references)
  expect(objects.map(({ state, action }) => [state, action])).toEqual([
    ['open', 'change'],
    ['reserved', 'change'],
    ['open', 'change'],
    ['sold', 'reference'],
  ])
  expect(objects.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
    ['attachment', 'attachment'],
    [],
    [],
    [],
  ])
  expect(objects[0]).toMatchObject({
    obid: 'OXXX20261120080000000abcdef0001',
    intern: '01J9ZKX0TEST0001',
    extern: 'MH-4711',
    contact: { email: 'anna.muster@example.de', firstName: 'Anna', lastName: 'Muster' },
    pictures: [
      { source: '4711-01.jpg', kind: 'photo', alt: 'Wohnzimmer' },
      { source: '4711-gr.png', kind: 'floorPlan', alt: 'Grundriss' },
    ],
  })
  expect(objects[0]?.rest.map(({ element, field }) => (field ? `${element.name} ${field}` : element.name))).toEqual([
    'bundesland',
    'courtage_hinweis',
    'anzahl_sep_wc guestToilet',
    'heizungsart heatingType',
    'alter',
    'dreizeiler',
    'anhang',
    'anhang',
    'abdatum availableFrom',
    'weitergabe_generell',
    'sprache',
  ])
})

const references = [
  {
    marketType: 'purchase',
    houseType: 'apartment',
    apartmentType: 'attic',
    street: 'Beispielgasse 3a',
    postalCode: '93047',
    city: 'Regensburg',
    latitude: 49.01513,
    longitude: 12.10161,
    floors: 4,
    floor: 4,
    purchasePrice: 489000,
    parkingPrice: 25000,
    priceOnRequest: false,
    serviceCharge: 312.5,
    provision: '3,57 % inkl. MwSt.',
    livingArea: 88.4,
    usableArea: 12,
    rooms: 3,
    halfRoom: false,
    bedrooms: 2,
    bathrooms: 1,
    balconies: 1,
    parkingSpaces: 1,
    fittingsQuality: 'sophisticated',
    heatingType: 'district',
    parkingType: 'underground',
    basement: 'yes',
    guestToilet: 'yes',
    yearBuilt: 1998,
    objectCondition: 'wellKept',
    energyCertificate: 'available',
    energyCertificateType: 'consumption',
    energyConsumption: 92.4,
    energyEfficiencyClass: 'C',
    primaryEnergySource: 'districtHeating',
    energyCertificateIssuedOn: '2023-08-15',
    energyCertificateValidUntil: '2033-08-14',
    energyYearBuilt: 1998,
    hotWaterIncluded: 'yes',
    addressVisible: false,
    availableFrom: 'ab sofort',
    heritageStatus: 'no',
    rented: 'no',
    propertyNumber: 'MH-4711',
    name: 'Helle Dachgeschosswohnung mit Weitblick',
    description: 'Großzügiger Wohn-/Essbereich, 88 m².',
    descriptionEn: 'Bright top-floor flat with a view.',
    fittings: 'Parkett, Einbauküche, bodengleiche Dusche & Wanne.',
    locationDescription: 'Altstadtnah, Bus in 200 m.',
    otherNotes: 'Besichtigung nach Vereinbarung.',
  },
  {
    marketType: 'rent',
    houseType: 'house',
    buildingType: 'semiDetached',
    postalCode: '93049',
    city: 'Regensburg',
    floors: 2,
    parkingPrice: 80,
    priceOnRequest: false,
    baseRent: 1450,
    serviceCharge: 210,
    heatingCosts: 120,
    heatingIncluded: 'yes',
    deposit: 4350,
    provision: 'provisionsfrei',
    livingArea: 132,
    plotArea: 310,
    rooms: 5,
    halfRoom: false,
    bedrooms: 4,
    bathrooms: 2,
    terraces: 1,
    parkingSpaces: 1,
    fittingsQuality: 'normal',
    heatingType: 'heatPump',
    parkingType: 'garage',
    basement: 'no',
    yearBuilt: 2025,
    objectCondition: 'firstTimeUse',
    energyCertificate: 'available',
    energyCertificateType: 'demand',
    energyConsumption: 22.1,
    energyEfficiencyClass: 'A+',
    primaryEnergySource: 'ambient',
    energyCertificateIssuedOn: '2025-07-01',
    energyCertificateValidUntil: '2035-06-30',
    addressVisible: false,
    availableFrom: '01.02.2027',
    propertyNumber: 'MH-4712',
    name: 'Neubau-Doppelhaushälfte zur Miete',
  },
  {
    marketType: 'purchase',
    houseType: 'plot',
    plotType: 'residential',
    postalCode: '93133',
    city: 'Burglengenfeld',
    priceOnRequest: true,
    provision: '3,57 % inkl. MwSt.',
    plotArea: 742,
    halfRoom: false,
    grz: 0.4,
    gfz: 0.8,
    development: 'developed',
    buildableAccordingTo: 'developmentPlan',
    propertyNumber: 'MH-4713',
    name: 'Baugrundstück in Südlage',
  },
  {
    marketType: 'purchase',
    houseType: 'house',
    buildingType: 'villa',
    city: 'Kelheim',
    livingArea: 245,
    halfRoom: false,
    yearBuilt: 1908,
    energyCertificate: 'notRequired',
    addressVisible: false,
    heritageStatus: 'listed',
    propertyNumber: 'MH-R-0815',
    name: 'Gründerzeitvilla (Referenz)',
  },
]

/** Without what is empty. */
function said(values: object) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
}
