import { expect, test } from 'vitest'
import { type Agency, agencyFields } from '#app/domain/agency/agency.ts'
import { machineOpeningHours } from '#app/domain/agency/opening-hours.ts'
import { listingNode } from '#app/domain/offers/listing-data.ts'
import type { Offer } from '#app/domain/offers/offer.ts'
import { agencyNode, breadcrumbNode, personNode, questionsNode } from '#app/domain/offers/structured-data.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { emptyValues } from '#app/fields/field.ts'
import { aProperty } from '#tests/support/properties.ts'

const siteUrl = 'https://giebel.test'
const url = `${siteUrl}/angebote/abc`
const publishedAt = new Date('2026-03-01T08:00:00Z')

const anAgency = (changes: Partial<Agency> = {}): Agency => ({
  ...emptyValues(agencyFields),
  agencyName: 'Giebel',
  legalName: 'Giebel GmbH',
  ...changes,
})

/** As a search engine reads it: without what has no value. */
function listingOf(changes: Partial<PropertyValues>, images: string[] = [], energySources: string[] = []) {
  const unseen = {
    energySources: [],
    isNew: false,
    publishedAt,
    pictures: [],
    member: null,
    germanProvision: null,
    whereabouts: null,
  }
  const offer: Offer = { ...aProperty(changes), id: 'abc', ...unseen }
  return JSON.parse(
    JSON.stringify(listingNode(offer, { siteUrl, url, description: 'Ein Haus.', images, energySources, locale: 'de' })),
  )
}

test('an offer is a listing of a house for sale', () => {
  const listing = listingOf(
    {
      name: 'Haus am See',
      livingArea: 140.5,
      plotArea: 900,
      rooms: 5,
      halfRoom: true,
      bedrooms: 3,
      bathrooms: 2,
      yearBuilt: 1908,
      purchasePrice: 650_000,
      street: 'Seeweg 1',
    },
    ['https://giebel.test/media/1'],
  )
  expect(listing).toEqual({
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: 'Haus am See',
    description: 'Ein Haus.',
    inLanguage: 'de',
    datePosted: '2026-03-01T08:00:00.000Z',
    image: ['https://giebel.test/media/1'],
    mainEntity: {
      '@type': 'House',
      '@id': `${url}#property`,
      name: 'Haus am See',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Seeweg 1',
        postalCode: '20457',
        addressLocality: 'Hamburg',
        addressCountry: 'DE',
      },
      additionalProperty: [{ '@type': 'PropertyValue', name: 'plot area', value: 900, unitCode: 'MTK' }],
      floorSize: { '@type': 'QuantitativeValue', value: 140.5, unitCode: 'MTK' },
      numberOfRooms: 5.5,
      numberOfBedrooms: 3,
      numberOfBathroomsTotal: 2,
      yearBuilt: 1908,
    },
    offers: {
      '@type': 'Offer',
      availability: 'https://schema.org/InStock',
      businessFunction: { '@id': 'http://purl.org/goodrelations/v1#Sell' },
      price: 650_000,
      priceCurrency: 'EUR',
      itemOffered: { '@id': `${url}#property` },
      seller: { '@id': `${siteUrl}/#agency` },
    },
  })
})

const certificate = {
  energyCertificate: 'available',
  energyCertificateType: 'demand',
  energyConsumption: 112.4,
  primaryEnergyDemand: 128.5,
  energyEfficiencyClass: 'D',
  energyCertificateIssuedOn: '2027-01-01',
  energyCertificateValidUntil: '2036-12-31',
  energyYearBuilt: 1990,
} as const

const perYear = { '@type': 'QuantitativeValue', unitText: 'kWh/(m²·a)' }

test.each([
  [
    'new',
    certificate,
    {
      '@type': 'Certification',
      name: 'energy performance certificate, by demand',
      datePublished: '2027-01-01',
      expires: '2036-12-31',
      certificationRating: { '@type': 'Rating', ratingValue: 'D', bestRating: 'A+', worstRating: 'H' },
      hasMeasurement: [
        { ...perYear, name: 'primary energy demand', value: 128.5 },
        { ...perYear, name: 'final energy demand', value: 112.4 },
      ],
    },
  ],
  [
    'old',
    {
      ...certificate,
      energyCertificateType: 'consumption',
      primaryEnergyDemand: null,
      energyCertificateIssuedOn: '2019-02-03',
      energyCertificateValidUntil: null,
    },
    {
      '@type': 'Certification',
      name: 'energy performance certificate, by consumption',
      datePublished: '2019-02-03',
      certificationRating: { '@type': 'Rating', ratingValue: 'D', bestRating: 'A+', worstRating: 'H' },
      hasMeasurement: [{ ...perYear, name: 'final energy consumption', value: 112.4 }],
    },
  ],
] as const)('a certificate that is %s is a certification of the house', (_, changes, expected) => {
  const { mainEntity } = listingOf(changes, [], ['Gas', 'Solarenergie'])
  expect(mainEntity.hasCertification).toEqual(expected)
  expect(mainEntity.additionalProperty).toEqual([
    { '@type': 'PropertyValue', name: 'energy source', value: 'Gas' },
    { '@type': 'PropertyValue', name: 'energy source', value: 'Solarenergie' },
    { '@type': 'PropertyValue', name: 'year built according to the energy certificate', value: 1990 },
  ])
})

test('figures of a certificate that the page hides are not in its data', () => {
  for (const changes of [
    { energyCertificate: 'pending' },
    { energyCertificate: 'notRequired' },
    { energyCertificate: null },
    { houseType: 'plot' },
  ] as const) {
    const said = JSON.stringify(listingOf({ ...certificate, ...changes }))
    expect([changes, /certif|energy|112\.4|128\.5/i.exec(said)]).toEqual([changes, null])
  }
})

test('a rent is a price for each month', () => {
  const { mainEntity, offers } = listingOf({ marketType: 'rent', houseType: 'apartment', baseRent: 1_850, floor: 0 })
  expect(mainEntity['@type']).toBe('Apartment')
  expect(mainEntity.floorLevel).toBe('0')
  expect(offers.businessFunction['@id']).toMatch(/#LeaseOut$/)
  expect(offers.price).toBeUndefined()
  expect(offers.priceSpecification).toEqual({
    '@type': 'UnitPriceSpecification',
    price: 1_850,
    priceCurrency: 'EUR',
    unitCode: 'MON',
  })
})

test('a plot is a place with an area, and has no rooms', () => {
  const { mainEntity } = listingOf({ houseType: 'plot', plotArea: 1_200, rooms: 4, livingArea: 90 })
  expect(mainEntity).toMatchObject({ '@type': 'Place', additionalProperty: [{ value: 1_200, unitCode: 'MTK' }] })
  expect(Object.keys(mainEntity)).not.toContain('numberOfRooms')
  expect(Object.keys(mainEntity)).not.toContain('floorSize')
})

test('what is not known, or not to be told, is left out', () => {
  const { mainEntity, offers } = listingOf({
    priceOnRequest: true,
    purchasePrice: 650_000,
    reserved: true,
    street: null,
    livingArea: null,
    rooms: null,
  })
  expect(JSON.stringify(offers)).not.toMatch(/price|650000/i)
  expect(offers.availability).toBe('https://schema.org/LimitedAvailability')
  expect(Object.keys(mainEntity)).toEqual(['@type', '@id', 'name', 'address'])
  expect(Object.keys(mainEntity.address)).not.toContain('streetAddress')
})

test('the agency says what its settings hold', () => {
  expect(agencyNode(anAgency(), siteUrl)).toEqual({
    '@type': 'RealEstateAgent',
    '@id': `${siteUrl}/#agency`,
    name: 'Giebel',
    legalName: 'Giebel GmbH',
    url: `${siteUrl}/`,
    address: { '@type': 'PostalAddress', addressCountry: 'DE' },
  })
  const full = anAgency({
    street: 'Am Giebelhof 4',
    postalCode: '20457',
    city: 'Hamburg',
    phone: '040 66969 120',
    email: 'kontakt@giebel.example',
    openingHours: 'Montag bis Freitag 9 bis 18 Uhr, Samstag nach Vereinbarung',
    socialLinks: [
      'https://social.example/giebel',
      'Giebel auf dem Wochenmarkt, http://markt.example',
      'https://www.youtube.com:x@evil.example/',
      'https://facebook.com⁄x.evil.example',
      'HTTPS://andere.example/giebel',
    ].join('\n'),
  })
  expect(agencyNode(full, siteUrl)).toMatchObject({
    telephone: '+494066969120',
    email: 'kontakt@giebel.example',
    openingHours: ['Mo-Fr 09:00-18:00'],
    sameAs: ['https://social.example/giebel', 'https://andere.example/giebel'],
    address: { streetAddress: 'Am Giebelhof 4', postalCode: '20457', addressLocality: 'Hamburg' },
  })
})

test('a person works for the agency', () => {
  const member = { id: '1', name: 'Erika Muster', role: null, telephone: null, email: null, bio: 'Text', picture: null }
  expect(personNode(member, siteUrl, null)).toEqual({
    '@type': 'Person',
    name: 'Erika Muster',
    worksFor: { '@id': `${siteUrl}/#agency` },
  })
  expect(personNode({ ...member, role: 'Verkauf', telephone: '0049 40 1' }, siteUrl, `${siteUrl}/p`)).toMatchObject({
    jobTitle: 'Verkauf',
    telephone: '+49401',
    image: `${siteUrl}/p`,
  })
})

test('a trail counts its steps, a question has its answer', () => {
  expect(breadcrumbNode([{ name: 'Angebote', url: `${siteUrl}/angebote` }])).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Angebote', item: `${siteUrl}/angebote` }],
  })
  expect(questionsNode([{ question: 'Wie lange?', answer: 'Drei Monate.' }])).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'Wie lange?', acceptedAnswer: { '@type': 'Answer', text: 'Drei Monate.' } },
    ],
  })
})

test.each([
  ['Montag bis Donnerstag 9 bis 18 Uhr, Freitag 9 bis 16 Uhr', ['Mo-Th 09:00-18:00', 'Fr 09:00-16:00']],
  ['Mo–Fr 9.30–18 Uhr', ['Mo-Fr 09:30-18:00']],
  ['Mo. - Sa.: von 8:00 Uhr bis 20:15 Uhr', ['Mo-Sa 08:00-20:15']],
  ['Mittwoch 10 bis 12 Uhr; Sonntag geschlossen', ['We 10:00-12:00']],
  ['Montag, Mittwoch 9 bis 12 Uhr', []],
  ['Montag bis Freitag 9 bis 12 und 14 bis 18 Uhr', []],
  ['täglich 9 bis 18 Uhr', []],
  ['Montag 9 bis 30 Uhr', []],
  ['nach Vereinbarung', []],
  [null, []],
])('opening hours as they are entered: %s', (entered, expected) => {
  expect(machineOpeningHours(entered)).toEqual(expected)
})

test('a point that only makes sense the other way round is not told to search engines', () => {
  const geoOf = (latitude: number, longitude: number) => listingOf({ latitude, longitude }).mainEntity.geo
  expect(geoOf(53.55, 9.99)).toEqual({ '@type': 'GeoCoordinates', latitude: 53.55, longitude: 9.99 })
  expect(geoOf(9.99, 53.55)).toBeUndefined()
})
