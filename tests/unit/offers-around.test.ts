/** Which offers a place finds, of a small country with towns of the same name. */
import { expect, test } from 'vitest'
import {
  boundsOfSearch,
  candidatePlaces,
  type LocatedOffer,
  offersAround,
  suggestedPlaces,
} from '#app/domain/offers/offers-around.ts'
import type { Gazetteer, Place } from '#app/domain/places/place.ts'
import { isWithin, pointAt } from '#app/domain/places/point.ts'

const aPlace = (name: string, latitude: number, changes: Partial<Place> = {}): Place => ({
  name,
  latitude,
  longitude: 10,
  among: null,
  region: 'Holstein',
  quarterOf: null,
  weight: 1_000,
  isRough: false,
  postalCode: null,
  ...changes,
})

const wedel = aPlace('Wedel', 53)
const large = aPlace('Neustadt', 49, { among: 'Pfalz', weight: 50_000 })
const small = aPlace('Neustadt', 53.5, { among: 'Holstein', weight: 10_000 })
const places = [large, small, wedel]
const gazetteer: Gazetteer = {
  places,
  postalCodes: new Map([['22880', { latitude: 53, longitude: 10, place: wedel, isPart: false }]]),
}

function anOffer(id: string, metres: number, changes: Partial<LocatedOffer> = {}): LocatedOffer {
  const known = { id, city: 'Anderswo', district: null, hasCode: false, isExact: true }
  return { ...known, ...pointAt(wedel, metres, 30), ...changes }
}

function find(text: string, radius: 0 | 2 | 5 | 10 | 25 | 50, offers: LocatedOffer[]) {
  const meant = candidatePlaces(gazetteer, text)
  const bounds = boundsOfSearch(meant, radius)
  const read = offers.filter((offer) => bounds === null || isWithin(offer, bounds))
  return offersAround(meant, radius, read)
}

const idsOf = (around: ReturnType<typeof find>) => [...(around?.distances.keys() ?? [])]

test('a radius finds what is inside of it, the nearest first', () => {
  const offers = [anOffer('far', 4_999), anOffer('out', 5_001), anOffer('near', 10)]
  expect(idsOf(find('Wedel', 5, offers))).toEqual(['near', 'far'])
})

test('a radius includes the place itself, however far its edges are, with the distance as it is', () => {
  const offers = [
    anOffer('edge', 13_000, { city: 'Wedel' }),
    anOffer('beside', 9_000),
    anOffer('out', 13_000),
    anOffer('namesake', 31_000, { city: 'Wedel' }),
  ]
  const around = find('Wedel', 10, offers)
  expect(idsOf(around)).toEqual(['beside', 'edge'])
  expect(Math.round(around?.distances.get('edge') ?? 0)).toBe(13_000)
  expect(idsOf(find('22880', 2, [anOffer('same', 7_000, { hasCode: true, isExact: false })]))).toEqual(['same'])
})

test('without a radius a place finds what bears its name, as town or quarter, and is not in another country', () => {
  const offers = [
    anOffer('town', 3_000, { city: 'Wedel' }),
    anOffer('quarter', 9_000, { city: 'Hamburg', district: 'wedel' }),
    anOffer('beside', 10),
    anOffer('namesake', 31_000, { city: 'Wedel' }),
  ]
  expect(idsOf(find('Wedel', 0, offers))).toEqual(['town', 'quarter'])
})

test('without a radius a postal code finds what has it', () => {
  const offers = [anOffer('same', 3_000, { hasCode: true }), anOffer('beside', 10)]
  expect(idsOf(find('22880', 0, offers))).toEqual(['same'])
})

test('a postal code lies in the middle of the offers that have it and a point', () => {
  const own = [1_000, 6_000, 7_000].map((metres) => anOffer(`${metres}`, metres, { hasCode: true }))
  const placed = anOffer('placed', 0, { hasCode: true, isExact: false })
  const around = find('22880 Wedel', 2, [...own, placed])
  expect(idsOf(around)).toEqual(['6000', '7000', '1000', 'placed'])
  expect(around?.distances.get('6000')).toBeLessThan(1)
})

test('of places with the same name the one is taken where there are offers, and no village is asked about without offers', () => {
  const there = ['one', 'two'].map((id) => ({ ...anOffer(id, 0), ...pointAt(small, 9_000, 30) }))
  const elsewhere = { ...anOffer('three', 0), ...pointAt(large, 9_000, 30) }
  expect(find('Neustadt', 10, [])).toMatchObject({ place: large, others: [small] })
  expect(find('Neustadt', 10, there)).toMatchObject({ place: small, others: [large] })
  expect(find('Neustadt', 10, [elsewhere])).toMatchObject({ place: large, others: [small] })
  expect(find('Neustadt', 25, [...there, elsewhere])).toMatchObject({ place: small, others: [large] })
  expect(find('Neustadt', 2, [...there, elsewhere])).toMatchObject({ place: small, others: [large] })
  expect(find('Neustadt', 25, [...there, { ...elsewhere, ...pointAt(large, 30_000, 30) }])?.others).toEqual([large])
  const village = aPlace('Wedel', 50, { among: 'Harz', weight: 99 })
  const both = { places: [wedel, village], postalCodes: gazetteer.postalCodes }
  expect(offersAround(candidatePlaces(both, 'Wedel'), 10, [anOffer('one', 0)])).toMatchObject({
    place: wedel,
    others: [],
  })
  expect(find('Neustadt', 2, [{ ...elsewhere, ...pointAt(small, 90_000, 0) }])).toMatchObject({ place: small })
  expect(find('neustadt (pfalz)', 2, [anOffer('one', 20_000)])).toMatchObject({ place: large, others: [] })
})

test('the beginning of a name is taken where there are offers, and asked about where there are none', () => {
  expect(find('Wed', 2, [anOffer('one', 10)])?.place).toBe(wedel)
  expect(find('Wed', 2, [anOffer('far', 9_000)])).toBeNull()
  expect(find('Wedel', 2, [])?.place).toBe(wedel)
  const suggested = (text: string, offers: LocatedOffer[]) =>
    suggestedPlaces(gazetteer, candidatePlaces(gazetteer, text), offers)
  expect(suggested('Wed', [])).toEqual([wedel])
  expect(suggested('Weddel', [])).toEqual([wedel])
  expect(suggested('Neustad', [anOffer('one', 20_000)])).toEqual([small])
  expect(suggested('Neusdtat', [anOffer('one', 20_000)])).toEqual([small])
  expect(suggested('Xqz', [])).toEqual([])
})

test('a place that only offers name lies where these are', () => {
  const offers = [anOffer('in', 8_000, { district: 'Moorhof' }), anOffer('beside', 9_000)]
  expect(find('Moorhof (Anderswo)', 2, offers)?.place.name).toBe('Moorhof')
  expect(idsOf(find('Moorhof', 0, offers))).toEqual(['in'])
  expect(find('Nirgendwo', 2, offers)).toBeNull()
  expect(find('🏡', 2, offers)).toBeNull()
})
