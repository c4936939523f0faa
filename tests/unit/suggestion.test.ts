import { expect, test } from 'vitest'
import type { OfferGroup } from '#app/domain/offers/offer-counts.ts'
import { noFilters, type OfferFilters } from '#app/domain/offers/offer-filters.ts'
import { type NearMiss, nearestBounds, nearMisses, rankSuggestions } from '#app/domain/offers/suggestion.ts'

const filtersWith = (changes: Partial<OfferFilters>): OfferFilters => ({ ...noFilters, ...changes })

function miss(filter: NearMiss['filter'], changes: Partial<NearMiss> = {}): NearMiss {
  return { filter, count: 1, nearest: null, ...changes }
}

test.each([
  ['priceMax', 450_000, 487_300, 490_000],
  ['priceMax', 450_000, 480_000, 480_000],
  ['priceMax', 900_000, 1_000_001, 1_100_000],
  ['priceMax', 800, 842.5, 850],
  ['priceMax', 5, 7.2, 8],
  ['priceMin', 500_000, 487_300, 480_000],
  ['priceMin', 2_000, 999, 990],
  ['roomsMin', 5, 4.5, 4.5],
  ['roomsMin', 5, 3, 3],
  ['areaMin', 120, 97.4, 95],
  ['areaMin', 120, 95, 95],
] as const)('%s %d moves to the nearest offer, outward to a round number', (name, value, nearest, bound) => {
  expect(nearestBounds(filtersWith({ [name]: value }), [miss(name, { nearest })])).toEqual({ [name]: bound })
})

test('a bound that no offer has a value for is not moved, nor one that would come to nothing', () => {
  const filters = filtersWith({ priceMax: 100, roomsMin: 3, areaMin: 100 })
  const misses = [miss('priceMax'), miss('roomsMin', { nearest: 0 }), miss('areaMin', { nearest: 4 })]
  expect(nearestBounds(filters, misses)).toEqual({})
})

test('the nearest change comes first, and giving a filter up costs more than moving it a little', () => {
  const filters = filtersWith({ marketType: 'purchase', houseType: 'house', priceMax: 450_000, roomsMin: 5 })
  const misses = [miss('marketType'), miss('houseType', { count: 7 }), miss('priceMax'), miss('roomsMin')]
  const within = { priceMax: 3, roomsMin: 2 }
  expect(rankSuggestions(filters, misses, { priceMax: 480_000, roomsMin: 4 }, within, null, [])).toEqual([
    { filter: 'priceMax', change: { priceMax: 480_000 }, count: 3 },
    { filter: 'roomsMin', change: { roomsMin: 4 }, count: 2 },
    { filter: 'houseType', change: { houseType: null }, count: 7 },
    { filter: 'marketType', change: { marketType: null }, count: 1 },
  ])
})

test('of changes that are as near as each other, the one that finds more comes first', () => {
  const filters = filtersWith({ elevator: 'on', balcony: 'on', garden: 'on' })
  const misses = [miss('elevator', { count: 2 }), miss('balcony', { count: 1 }), miss('garden', { count: 3 })]
  const ranked = rankSuggestions(filters, misses, {}, {}, null, [])
  expect(ranked.map(({ filter }) => filter)).toEqual(['garden', 'elevator', 'balcony'])
})

test('a price that more than doubles is farther than another type', () => {
  const filters = filtersWith({ houseType: 'house', priceMax: 200_000 })
  const ranked = rankSuggestions(
    filters,
    [miss('houseType'), miss('priceMax')],
    { priceMax: 650_000 },
    { priceMax: 1 },
    null,
    [],
  )
  expect(ranked.map(({ filter }) => filter)).toEqual(['houseType', 'priceMax'])
})

test('at most four are offered, and none that finds nothing', () => {
  const filters = filtersWith({ city: 'Jork', priceMin: 1, priceMax: 9, roomsMin: 5, areaMin: 90, q: 'See' })
  const misses = (['priceMin', 'priceMax', 'roomsMin', 'areaMin', 'q'] as const).map((name) => miss(name))
  const ranked = rankSuggestions(filters, misses, { roomsMin: 4 }, {}, null, [{ city: 'Wedel', count: 2 }])
  expect(ranked).toHaveLength(4)
  expect(ranked.map(({ filter }) => filter)).not.toContain('roomsMin')
})

test('for a town, the two with most to show are named, and then all of them where there are more', () => {
  const towns = [
    { city: 'Ahrensburg', count: 1 },
    { city: 'Jork', count: 0 },
    { city: 'Lüneburg', count: 4 },
    { city: 'Wedel', count: 2 },
  ]
  const rank = (known: typeof towns) =>
    rankSuggestions(filtersWith({ city: 'Jork' }), [miss('city', { count: 7 })], {}, {}, null, known)
  expect(rank(towns).map(({ change, count }) => [change.city, count])).toEqual([
    ['Lüneburg', 4],
    ['Wedel', 2],
    [null, 7],
  ])
  expect(rank(towns.slice(0, 3)).map(({ change }) => change.city)).toEqual(['Lüneburg', 'Ahrensburg'])
})

test('a place is searched further around before it is given up, unless no radius reaches an offer', () => {
  const filters = filtersWith({ near: 'Wedel', radius: 5, garden: 'on' })
  const rank = (wider: Parameters<typeof rankSuggestions>[4]) =>
    rankSuggestions(filters, [miss('near', { count: 9 }), miss('garden')], {}, {}, wider, [])
  expect(rank({ radius: 10, count: 2 })).toEqual([
    { filter: 'near', change: { radius: 10 }, count: 2 },
    { filter: 'garden', change: { garden: null }, count: 1 },
  ])
  expect(rank({ radius: 50, count: 2 }).map(({ filter }) => filter)).toEqual(['garden', 'near'])
  expect(rank(null)).toContainEqual({ filter: 'near', change: { near: null }, count: 9 })
})

test('what the groups of the list know is read: the filters of kind off what fits elsewhere, the others off what just fails', () => {
  const group = (city: string, fitting: number, misses: OfferGroup['misses'] = {}): OfferGroup => ({
    marketType: 'purchase',
    houseType: 'house',
    city,
    district: null,
    all: 9,
    fitting,
    misses,
  })
  const groups = [
    group('Jork', 0, { priceMax: { count: 2, nearest: 480_000 }, q: { count: 1, nearest: null } }),
    { ...group('Jork', 0, { priceMax: { count: 1, nearest: 470_000 } }), marketType: 'rent' as const },
    { ...group('Jork', 0, { priceMax: { count: 1, nearest: 460_000 } }), houseType: 'plot' as const },
    group('Wedel', 3, { priceMax: { count: 5, nearest: 451_000 } }),
  ]
  const filters = filtersWith({ marketType: 'purchase', houseType: 'house', city: 'Jork', priceMax: 450_000, q: 'See' })
  expect(nearMisses(groups, filters)).toEqual([
    { filter: 'city', count: 3, nearest: null },
    { filter: 'priceMax', count: 2, nearest: 480_000 },
    { filter: 'q', count: 1, nearest: null },
  ])
  expect(nearMisses(groups, { ...filters, houseType: null })).toContainEqual({
    filter: 'priceMax',
    count: 3,
    nearest: 460_000,
  })
})
