/** What somebody means who types a place, in the gazetteer that the worker carries. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gazetteer } from '#app/data/places/gazetteer.server.ts'
import { findPlaces, mostPlaces } from '#app/domain/places/find-places.ts'
import { placeLabel } from '#app/domain/places/place.ts'
import { distanceBetween } from '#app/domain/places/point.ts'

const found = (text: string) => findPlaces(gazetteer(), text).map(placeLabel)
const first = (text: string) => found(text)[0]

test('a town comes before its quarters, and before all that only begins like it', () => {
  expect(first('Hamburg')).toBe('Hamburg')
  expect(found('Hamburg')).toContain('Hamburg-Altstadt')
  expect(found('Ahrens')[0]).toBe('Ahrensburg')
})

test('a quarter is found by itself, with its town before it or behind it', () => {
  for (const text of [
    'Volksdorf',
    'hamburg-volksdorf',
    'Hamburg Volksdorf',
    'Volksdorf, Hamburg',
    'VOLKSDORF (Hamburg)',
  ]) {
    expect(findPlaces(gazetteer(), text)[0]).toMatchObject({
      name: 'Volksdorf',
      quarterOf: 'Hamburg',
      region: 'Hamburg',
    })
  }
})

test('what tells a place from its namesakes need not be typed: the largest comes first', () => {
  expect(found('Frankfurt').slice(0, 2)).toEqual(['Frankfurt am Main', 'Frankfurt (Oder)'])
  expect(first('Halle')).toBe('Halle (Saale)')
  const places = found('Neustadt')
  expect(places[0]).toBe('Neustadt an der Weinstraße')
  expect(places).toContain('Neustadt (Hamburg)')
  expect(new Set(places).size).toBe(places.length)
  expect(found('Neustadt a. d. Weinstr.')).toEqual(['Neustadt an der Weinstraße'])
})

test('namesakes of one Bundesland are told apart by their Kreis', () => {
  expect(found('Tangstedt')).toEqual(['Tangstedt (Kreis Stormarn)', 'Tangstedt (Kreis Pinneberg)'])
  expect(found('tangstedt stormarn')).toEqual(['Tangstedt (Kreis Stormarn)'])
  expect(found('tangstedt kreis stormarn')).toEqual(['Tangstedt (Kreis Stormarn)'])
})

test('umlauts and ß may be spelled as a keyboard allows', () => {
  for (const text of ['München', 'Muenchen', 'MUNCHEN', 'Mu\u0308nchen']) expect(first(text)).toBe('München')
  for (const text of ['Großhansdorf', 'Grosshansdorf']) expect(found(text)).toEqual(['Großhansdorf'])
  for (const text of ['St. Georg', 'Sankt Georg']) expect(first(text)).toBe('St. Georg')
})

test('a postal code is one area, whatever stands around it', () => {
  for (const text of ['22359', ' 22359 Hamburg', 'D-22359', 'Hamburg 22359'])
    expect(found(text)).toEqual(['22359 Hamburg'])
  const [area, quarter] = ['22359', '22359 Volksdorf'].map((text) => findPlaces(gazetteer(), text)[0])
  expect(quarter).toMatchObject({ name: 'Volksdorf', postalCode: null })
  expect(area && quarter && distanceBetween(area, quarter)).toBeLessThan(2_000)
})

test('a place behind a postal code is meant when it lies there, and not when it is a namesake', () => {
  expect(found('22941 Jersbek')).toEqual(['Jersbek'])
  expect(found('22359 Rahlstedt')).toEqual(['Rahlstedt'])
  expect(found('22359 Neustadt an der Weinstraße')).toEqual(['22359 Hamburg'])
})

test('a postal code that nobody has leaves what stands beside it', () => {
  expect(found('99999')).toEqual([])
  expect(first('99999 Hamburg')).toBe('Hamburg')
  expect(found('223590')).toEqual([])
})

test('a point that the agency knows better is the middle of its postal code', () => {
  const known = { latitude: 53.66, longitude: 10.17 }
  expect(findPlaces(gazetteer(), '22359', new Map([['22359', known]]))).toMatchObject([known])
})

test('every place is found again by its label, as the first', () => {
  const { places } = gazetteer()
  expect(places.length).toBeGreaterThan(10_000)
  // All would take seconds.
  for (const place of places.filter((_, at) => at % 37 === 0)) {
    expect(first(placeLabel(place))).toBe(placeLabel(place))
  }
})

test('labels tell places apart, but for a few villages of one Kreis', () => {
  const labels = gazetteer().places.map(placeLabel)
  expect(labels.length - new Set(labels).size).toBeLessThan(5)
})

test('whatever is typed finds twenty places at most, and nothing that is too long is looked at', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 120, unit: 'binary' }), (text) => {
      expect(findPlaces(gazetteer(), text).length).toBeLessThanOrEqual(mostPlaces)
    }),
    { numRuns: 200 },
  )
  for (const text of ['', ' ', '\u0000\u202e', '()', 'Hamburg '.repeat(625), '1'.repeat(5_000), 'a '.repeat(2_500)]) {
    expect(findPlaces(gazetteer(), text)).toEqual([])
  }
  expect(first('\u0000Hamburg\u202e')).toBe('Hamburg')
})
