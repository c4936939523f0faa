/** Where postal codes, addresses and surroundings lie, in the gazetteer that the worker carries. */
import { expect, test } from 'vitest'
import { gazetteer } from '#app/data/places/gazetteer.server.ts'
import { placesAround, placesWithin } from '#app/domain/places/around.ts'
import { placeOf } from '#app/domain/places/place-of.ts'
import { boundsAround, distanceBetween, type Point } from '#app/domain/places/point.ts'

const at = (latitude: number, longitude: number): Point => ({ latitude, longitude })
const nowhere = { postalCode: null, city: null, district: null }
const volksdorf = at(53.6497, 10.1842)

/** As a map shows them. In metres: how far ours may lie beside. */
const known: [code: string, point: Point, metres: number][] = [
  ['20457', at(53.5437, 9.991), 1_000],
  ['22359', at(53.65, 10.17), 1_500],
  ['22926', at(53.675, 10.237), 1_000],
  ['22587', at(53.559, 9.808), 1_000],
  ['21073', at(53.46, 9.985), 1_000],
  ['10117', at(52.517, 13.387), 2_000],
  ['12587', at(52.45, 13.625), 1_000],
  ['50667', at(50.939, 6.956), 1_000],
  ['80331', at(48.136, 11.573), 1_000],
  ['81925', at(48.159, 11.628), 6_000],
  ['60311', at(50.111, 8.683), 1_000],
  ['70173', at(48.778, 9.18), 1_000],
  ['04109', at(51.34, 12.373), 1_000],
  ['01067', at(51.056, 13.728), 1_500],
  ['23552', at(53.868, 10.688), 1_000],
  ['17489', at(54.093, 13.382), 1_500],
  ['25980', at(54.907, 8.311), 2_000],
  ['87561', at(47.409, 10.279), 1_000],
  ['02826', at(51.153, 14.987), 1_000],
  ['52062', at(50.776, 6.084), 1_000],
]

test('postal codes lie where a map shows them: in large towns where somebody has said which quarter, else in the middle', () => {
  const beside = known.flatMap(([code, point, metres]) => {
    const area = gazetteer().postalCodes.get(code)
    const distance = area ? distanceBetween(area, point) : Number.POSITIVE_INFINITY
    return distance > metres ? [`${code}: ${Math.round(distance)} m`] : []
  })
  expect(beside).toEqual([])
})

test('every postal code lies in Germany, and is for a place', () => {
  const { postalCodes } = gazetteer()
  expect(postalCodes.size).toBe(8_168)
  const abroad = [...postalCodes].filter(([, { latitude, longitude }]) => {
    return latitude < 47.2 || latitude > 55.1 || longitude < 5.8 || longitude > 15.1
  })
  expect(abroad).toEqual([])
})

test('a property lies in its quarter, else at its postal code, else in its town', () => {
  const inQuarter = placeOf(gazetteer(), { postalCode: '22359', city: 'Hamburg', district: 'Volksdorf' })
  expect(inQuarter).toEqual(volksdorf)
  expect(placeOf(gazetteer(), { postalCode: '20457', city: 'Hamburg', district: 'Speicherstadt' })).toEqual(
    at(53.5416, 9.9933),
  )
  expect(placeOf(gazetteer(), { ...nowhere, city: 'Ahrensburg' })).toEqual(at(53.6766, 10.2371))
  expect(placeOf(gazetteer(), { ...nowhere, postalCode: '22926' })).toEqual(at(53.6766, 10.2371))
})

test('of namesakes, the town near the postal code is meant, even when the code is one that nobody has', () => {
  const [west, north] = ['67433', '23730'].map((postalCode) =>
    placeOf(gazetteer(), { ...nowhere, postalCode, city: 'Neustadt' }),
  )
  expect(west?.latitude).toBeCloseTo(49.35, 1)
  expect(north?.latitude).toBeCloseTo(54.1, 1)
  expect(placeOf(gazetteer(), { ...nowhere, postalCode: '23731', city: 'Neustadt' })?.latitude).toBeCloseTo(54.1, 1)
})

test('a quarter of another town is none of this one', () => {
  const neustadt = placeOf(gazetteer(), { postalCode: '20355', city: 'Hamburg', district: 'Neustadt' })
  expect(neustadt && distanceBetween(neustadt, at(53.552, 9.9856))).toBeLessThan(100)
  const nowhereNear = placeOf(gazetteer(), { postalCode: '80331', city: 'München', district: 'Volksdorf' })
  expect(nowhereNear?.latitude).toBeCloseTo(48.137, 1)
})

test('a village that only the codes around place lies nowhere until somebody says where', () => {
  const twielenfleth = { postalCode: '21723', city: 'Hollern-Twielenfleth', district: 'Twielenfleth' }
  expect(gazetteer().postalCodes.get('21723')?.place.isRough).toBe(true)
  expect(placeOf(gazetteer(), twielenfleth)).toBe(null)
  const known = new Map([['21723', at(53.604, 9.557)]])
  expect(placeOf(gazetteer(), twielenfleth, known)).toEqual(at(53.604, 9.557))
})

test('what the agency knows of a postal code is believed before the gazetteer, and after the quarter', () => {
  const better = at(53.655, 10.16)
  const points = new Map([['22359', better]])
  expect(placeOf(gazetteer(), { postalCode: '22359', city: 'Hamburg', district: null }, points)).toEqual(better)
  expect(placeOf(gazetteer(), { postalCode: '22359', city: 'Hamburg', district: 'Volksdorf' }, points)).toEqual(
    volksdorf,
  )
})

test('without a word that anybody knows, a property lies nowhere', () => {
  expect(placeOf(gazetteer(), nowhere)).toBe(null)
  expect(placeOf(gazetteer(), { postalCode: 'x'.repeat(5_000), city: 'a '.repeat(2_500), district: '\u0000' })).toBe(
    null,
  )
  expect(placeOf(gazetteer(), { ...nowhere, district: 'Volksdorf' })).toBe(null)
})

test('a sketch has the largest places first, none beyond its bounds, and none that is only roughly known', () => {
  const bounds = boundsAround(volksdorf, 8_000)
  const places = placesWithin(gazetteer(), bounds, 12)
  expect(places).toHaveLength(12)
  expect(places.map(({ weight }) => weight)).toEqual(places.map(({ weight }) => weight).sort((a, b) => b - a))
  expect(placesWithin(gazetteer(), bounds, 100).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Volksdorf', 'Ahrensburg', 'Rahlstedt', 'Großhansdorf']),
  )
  expect(
    placesWithin(gazetteer(), { south: 47, west: 5, north: 56, east: 16 }, 20_000).some(({ isRough }) => isRough),
  ).toBe(false)
  expect(placesWithin(gazetteer(), boundsAround(at(0, 0), 8_000), 12)).toEqual([])
})

test('surroundings are the nearest place, its town, and towns that are larger the further they are', () => {
  const around = placesAround(gazetteer(), at(53.6545, 10.178))
  expect(around).toMatchObject({
    nearest: { place: { name: 'Volksdorf' } },
    town: { place: { name: 'Hamburg' } },
  })
  expect(Math.round(around?.nearest.metres ?? 0)).toBe(672)
  expect(around?.larger[0]).toMatchObject({ place: { name: 'Ahrensburg' } })
  const weights = around?.larger.map(({ place }) => place.weight) ?? []
  expect(weights).toEqual([...weights].sort((a, b) => a - b))
})

test('surroundings begin with the quarter of the address, and never with a borough', () => {
  const eppendorf = at(53.5894, 9.9841)
  expect(placesAround(gazetteer(), eppendorf)?.nearest.place.name).not.toBe('Hamburg-Nord')
  const nearestTo = (district: string) =>
    placesAround(gazetteer(), eppendorf, { city: 'Hamburg', district })?.nearest.place.name
  expect(nearestTo('Eppendorf')).toBe('Eppendorf')
  expect(nearestTo('Eimsbüttel')).toBe('Eimsbüttel')
  expect(nearestTo('Nirgends')).toBe(placesAround(gazetteer(), eppendorf)?.nearest.place.name)
})

test('in the sea there is nothing around', () => {
  expect(placesAround(gazetteer(), at(55, 6))).toBe(null)
})
