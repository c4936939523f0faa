import { expect, test } from 'vitest'
import { nameWithPlace, placeName } from '#app/domain/offers/place-name.ts'
import { searchable } from '#app/domain/offers/search-words.ts'
import { energyClassFor } from '#app/domain/properties/energy.ts'
import { leadingArea, leadingPrice, roomCount, totalRent } from '#app/domain/properties/measures.ts'
import { totalPrice } from '#app/domain/properties/parking.ts'
import { propertyFieldGroups, propertyFields } from '#app/domain/properties/property.ts'
import { publishCandidate } from '#app/domain/properties/publish-candidate.ts'
import { missingForPublishing, publishRules, unmetRules } from '#app/domain/properties/publish-rules.ts'
import { typedCandidate } from '#app/domain/properties/typed-candidate.ts'
import { aProperty } from '#tests/support/properties.ts'

const candidate = (changes: Parameters<typeof aProperty>[0] = {}, pictureCount = 1) => ({
  ...aProperty(changes),
  pictureCount,
  picturesWithoutAlt: 0,
  picturesUnexplained: 0,
})

const today = '2026-11-23'

test('the catalogue holds every field once, in eight groups', () => {
  const grouped = Object.values(propertyFieldGroups).flatMap((group) => Object.keys(group))
  expect(Object.keys(propertyFieldGroups)).toHaveLength(8)
  expect(grouped).toEqual(Object.keys(propertyFields))
  expect(new Set(grouped).size).toBe(grouped.length)
})

test('half a room counts as half a room', () => {
  expect(roomCount({ rooms: 2, halfRoom: true })).toBe(2.5)
  expect(roomCount({ rooms: 2, halfRoom: false })).toBe(2)
  expect(roomCount({ rooms: null, halfRoom: false })).toBeNull()
})

test('a price on request is in no list of prices', () => {
  expect(leadingPrice(aProperty({ purchasePrice: 1, priceOnRequest: true }))).toBeNull()
  expect(leadingPrice(aProperty({ marketType: 'rent', baseRent: 900, purchasePrice: 1 }))).toBe(900)
})

test('a plot is as large as its ground', () => {
  expect(leadingArea(aProperty({ houseType: 'plot', plotArea: 800, livingArea: 1 }))).toBe(800)
})

test('sums are those of a price box', () => {
  expect(totalPrice(aProperty({ purchasePrice: 600_000, parkingPrice: 25_000 }))).toBe(625_000)
  expect(totalPrice(aProperty({ parkingPrice: null }))).toBeNull()
  const rent = { marketType: 'rent', baseRent: 1000.1, serviceCharge: 200.2, heatingCosts: 90 } as const
  expect(totalRent(aProperty(rent))).toBe(1290.3)
  expect(totalRent(aProperty({ ...rent, heatingIncluded: 'yes' }))).toBe(1200.3)
})

test('search knows umlauts, accents and sharp s', () => {
  expect(searchable('  Größe  ÉTAGE\nWeiß ')).toBe('grosse etage weiss')
})

test('only large cities are joined to their districts', () => {
  expect(placeName({ city: 'Hamburg', district: 'Nienstedten' })).toBe('Hamburg-Nienstedten')
  expect(placeName({ city: 'Jork', district: 'Borstel' })).toBe('Jork, Borstel')
  expect(placeName({ city: 'Jork', district: null })).toBe('Jork')
})

test('a name is followed by its place, but not by what it says itself', () => {
  const inFlottbek = { city: 'Hamburg', district: 'Groß Flottbek' }
  expect(nameWithPlace({ name: 'Wohnhaus am Park', ...inFlottbek })).toBe('Wohnhaus am Park, Hamburg-Groß Flottbek')
  expect(nameWithPlace({ name: 'Wohnhaus in Groß Flottbek', ...inFlottbek })).toBe('Wohnhaus in Groß Flottbek, Hamburg')
  expect(nameWithPlace({ name: 'Villa in Hamburg', ...inFlottbek })).toBe('Villa in Hamburg')
  expect(nameWithPlace({ name: 'Hof', city: 'Jork', district: null })).toBe('Hof, Jork')
  expect(nameWithPlace({ name: 'Haus Hessen', city: 'Essen', district: null })).toBe('Haus Hessen, Essen')
})

test.each([
  [30, 'A+'],
  [30.1, 'A'],
  [100, 'C'],
  [250, 'G'],
  [250.1, 'H'],
])('%d kWh/(m²·a) is class %s', (value, name) => {
  expect(energyClassFor(value)).toBe(name)
})

test('an offer needs a price, a picture and a city', () => {
  expect(missingForPublishing(candidate(), today)).toEqual([])
  expect(missingForPublishing(candidate({ purchasePrice: null }, 0), today)).toEqual(['price', 'picture'])
  expect(missingForPublishing(candidate({ purchasePrice: null, priceOnRequest: true }), today)).toEqual([])
})

test('a rent says what comes on top', () => {
  expect(missingForPublishing(candidate({ marketType: 'rent' }), today)).toEqual(['rent', 'serviceCharge'])
  expect(missingForPublishing(candidate({ marketType: 'rent', baseRent: 900, serviceCharge: 0 }), today)).toEqual([])
})

test('a rental is asked for no commission, which tenants do not pay, and a sale for no rent', () => {
  const unmet = (marketType: 'purchase' | 'rent') =>
    unmetRules(candidate({ marketType }), today).map(({ name }) => name)
  expect(unmet('rent')).not.toContain('provision')
  expect(unmet('purchase')).toContain('provision')
  const concerning = (marketType: 'purchase' | 'rent') =>
    publishRules.filter((rule) => rule.concerns(candidate({ marketType }))).map(({ name }) => name)
  expect(concerning('rent')).toEqual(expect.arrayContaining(['rent', 'serviceCharge']))
  expect(concerning('rent')).not.toContain('price')
  expect(concerning('purchase')).not.toEqual(expect.arrayContaining(['rent']))
})

test('a price on request frees a sale from its price and a rental from nothing', () => {
  expect(missingForPublishing(candidate({ marketType: 'rent', priceOnRequest: true }), today)).toEqual([
    'rent',
    'serviceCharge',
  ])
})

test('an energy certificate is shown whole or not at all', () => {
  expect(missingForPublishing(candidate({ energyCertificate: 'available' }), today)).toEqual([
    'energyCertificateType',
    'energyConsumption',
    'primaryEnergySource',
    'energyYearBuilt',
    'energyEfficiencyClass',
  ])
})

test('the rules can be asked about what is typed, before it is saved', () => {
  const stored = publishCandidate(aProperty({ city: 'Hamburg', purchasePrice: null }), [{ alt: 'Das Haus' }])
  const typed = (texts: Record<string, string>, locale: 'de' | 'en' = 'de') =>
    typedCandidate(stored, Object.keys(texts), texts, locale)
  expect(typed({ purchasePrice: '450.000' }).purchasePrice).toBe(450_000)
  expect(typed({ purchasePrice: '450,000' }, 'en').purchasePrice).toBe(450_000)
  expect(typed({ purchasePrice: 'viel' }).purchasePrice).toBeNull()
  expect(typed({ energyCertificateIssuedOn: '15.03.2021' }).energyCertificateIssuedOn).toBe('2021-03-15')
  expect(typed({ city: '  ' }).city).toBeNull()
  // An unticked box posts nothing.
  expect(typedCandidate({ ...stored, priceOnRequest: true }, ['priceOnRequest'], {}, 'de').priceOnRequest).toBe(false)
  expect(typed({ name: 'Anders', grz: '7' })).toEqual({ ...stored, name: 'Anders' })
})
