import { expect, test } from 'vitest'
import { doubtsAbout, type PlausibilityName, plausibilityChecks } from '#app/domain/properties/doubts/plausibility.ts'
import { type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import { emptyValues } from '#app/fields/field.ts'
import { demoProperties } from '#scripts/demo/properties.ts'
import { aProperty } from '#tests/support/properties.ts'

const today = new Date('2026-11-21T12:00:00Z')
const hamburg = { latitude: 53.55073, longitude: 9.99302 }
const doubts = (changes: Partial<PropertyValues>) =>
  doubtsAbout(aProperty(changes), today, hamburg).map(({ name }) => name)

const rent = { marketType: 'rent', purchasePrice: null, baseRent: 1200, livingArea: 80 } as const
const certified = { energyCertificate: 'available' } as const
const flat = { houseType: 'apartment' } as const
const plot = { houseType: 'plot', livingArea: null, plotArea: 800, purchasePrice: 240_000 } as const

const doubtful: [name: PlausibilityName, ...Partial<PropertyValues>[]][] = [
  [
    'energyClass',
    { ...certified, energyConsumption: 250, energyEfficiencyClass: 'A' },
    { ...certified, energyConsumption: 30.1, energyEfficiencyClass: 'A+' },
  ],
  ['energyZero', { ...certified, primaryEnergyDemand: 0 }, { ...certified, energyConsumption: 0 }],
  ['livingAreaOnPlot', { livingArea: 1500, plotArea: 300 }, { livingArea: 241, plotArea: 120, floors: 1 }],
  ['bedrooms', { rooms: 3, bedrooms: 4 }, { rooms: 2, halfRoom: true, bedrooms: 4 }],
  ['floor', { ...flat, floor: 5, floors: 4 }],
  [
    'certificateOrder',
    { ...certified, energyCertificateIssuedOn: '2024-05-02', energyCertificateValidUntil: '2014-05-01' },
    { ...certified, energyCertificateIssuedOn: '2026-12-02', energyCertificateValidUntil: '2026-12-02' },
  ],
  [
    'certificateTerm',
    { ...certified, energyCertificateIssuedOn: '2024-05-02', energyCertificateValidUntil: '2043-05-01' },
    { ...certified, energyCertificateIssuedOn: '2024-05-02', energyCertificateValidUntil: '2034-05-04' },
  ],
  ['certificateExpired', { ...certified, energyCertificateValidUntil: '2026-11-20' }],
  ['certificateFuture', { ...certified, energyCertificateIssuedOn: '2026-12-02' }],
  ['certificateEarly', { ...certified, energyCertificateIssuedOn: '2007-09-30' }],
  ['certificateDenied', { energyConsumption: 90 }, { energyCertificate: 'notRequired', primaryEnergyDemand: 90 }],
  ['yearBuilt', { yearBuilt: 2027 }, { yearBuilt: 2028, constructionPhase: 'completed' }],
  ['areaPerRoom', { livingArea: 8_450, rooms: 3 }, { livingArea: 12, rooms: 3 }, { livingArea: 500, rooms: 1 }],
  [
    'pricePerSquareMetre',
    { purchasePrice: 6_500, livingArea: 140 },
    { purchasePrice: 65_000_000, livingArea: 140 },
    { ...plot, purchasePrice: 240 },
    { ...plot, purchasePrice: 24_000_000 },
  ],
  [
    'dearRent',
    { ...rent, baseRent: 450_000 },
    { ...rent, baseRent: 12_001 },
    { ...rent, baseRent: 20_001, livingArea: null },
  ],
  ['deposit', { ...rent, deposit: 3_601 }],
  ['rentOnRequest', { ...rent, priceOnRequest: true }],
  [
    'tenantProvision',
    { ...rent, provision: '2 Monatsmieten inkl. MwSt.' },
    { ...rent, provision: '2,38 % inkl. MwSt.' },
  ],
  ['provisionWithoutVat', { provision: '3,57 %' }, { provision: 'Zwei Monatsmieten' }],
  ['floorSpaceIndex', { ...plot, grz: 0.4, gfz: 0.2 }],
  ['swappedPoint', { latitude: 9.99, longitude: 53.55 }],
  ['farFromPlace', { latitude: 48.14, longitude: 11.58 }, { latitude: 11.58, longitude: 48.14 }],
]

test.each(doubtful.flatMap(([name, ...cases]) => cases.map((changes) => [name, changes] as const)))(
  '%s is doubted in %j',
  (name, changes) => {
    expect(doubts(changes)).toContain(name)
  },
)

const sound: Partial<PropertyValues>[] = [
  {},
  { latitude: 53.65, longitude: 10.18 },
  { ...certified, energyConsumption: 112.4, energyEfficiencyClass: 'D' },
  { livingArea: 200, plotArea: 110, floors: 3 },
  { livingArea: 300, plotArea: null },
  { rooms: 3, bedrooms: 3 },
  { rooms: 2, halfRoom: true, bedrooms: 3 },
  { rooms: null, bedrooms: 3 },
  { ...flat, floor: 4, floors: 4 },
  { ...flat, floor: -1, floors: 4 },
  { ...certified, energyCertificateIssuedOn: '2021-03-15', energyCertificateValidUntil: '2031-03-14' },
  { ...certified, energyCertificateIssuedOn: '2021-03-15', energyCertificateValidUntil: '2031-03-15' },
  { ...certified, energyCertificateIssuedOn: '2024-02-29', energyCertificateValidUntil: '2034-02-28' },
  { ...certified, energyCertificateIssuedOn: '2024-02-29', energyCertificateValidUntil: '2034-03-01' },
  { ...certified, energyCertificateValidUntil: '2026-11-21' },
  { energyCertificate: 'pending', primaryEnergySource: 'gas' },
  { yearBuilt: 2026 },
  { yearBuilt: 2028, constructionPhase: 'projected' },
  { purchasePrice: null },
  { objectCondition: 'demolition', purchasePrice: 2_000, livingArea: 200 },
  { ...plot, plotType: 'agricultural', purchasePrice: 400 },
  plot,
  { ...rent, deposit: 3_600, provision: 'Für Mieter provisionsfrei' },
  { ...rent, provision: 'Keine, der Vermieter hat uns beauftragt' },
  // Whoever leases land does not rent a home.
  { ...plot, marketType: 'rent', purchasePrice: null, baseRent: 900, provision: '2,38 % inkl. MwSt.' },
  { provision: 'Für Käufer provisionsfrei' },
  { provision: '3,57 % inkl. MwSt.' },
  { provision: '3 % zzgl. gesetzlicher Umsatzsteuer' },
  { ...plot, grz: 0.2, gfz: 0.4 },
]

test.each(sound.map((changes) => [changes]))('nothing is doubted in %j', (changes) => {
  expect(doubts(changes)).toEqual([])
})

test('the day on which a certificate begins or ends is Berlin’s', () => {
  const atHalfPast = (changes: Partial<PropertyValues>) =>
    doubtsAbout(aProperty({ ...certified, ...changes }), new Date('2026-12-31T23:30:00Z')).map(({ name }) => name)
  expect(atHalfPast({ energyCertificateIssuedOn: '2027-01-01' })).toEqual([])
  expect(atHalfPast({ energyCertificateIssuedOn: '2027-01-02' })).toEqual(['certificateFuture'])
  expect(atHalfPast({ energyCertificateValidUntil: '2026-12-31' })).toEqual(['certificateExpired'])
})

test('what does not apply to the property is not doubted', () => {
  expect(doubts({ deposit: 90_000, baseRent: 1_200 })).toEqual([])
  expect(doubts({ ...plot, rooms: 1, bedrooms: 9 })).toEqual([])
  expect(doubts({ grz: 0.4, gfz: 0.2 })).toEqual([])
})

test('every check is tried', () => {
  expect(doubtful.map(([name]) => name)).toEqual(plausibilityChecks.map(({ name }) => name))
})

test('the offers of the demo are beyond doubt', () => {
  for (const { values } of demoProperties.filter(({ draft, values }) => !draft && !values.sold)) {
    const property = { ...emptyValues(propertyFields), ...values } as PropertyValues
    expect([values.name, doubtsAbout(property, today)]).toEqual([values.name, []])
  }
})

test('a swapped point is doubted without a place to compare it with, and by that name alone', () => {
  const swappedNames = (latitude: number, longitude: number) =>
    doubtsAbout(aProperty({ latitude, longitude })).flatMap(({ name, fields }) =>
      fields[0] === 'latitude' ? name : [],
    )
  expect(swappedNames(9.99, 53.55)).toEqual(['swappedPoint'])
  expect(swappedNames(53.55, 9.99)).toEqual([])
  expect(swappedNames(39.57, 2.65)).toEqual([])
})
