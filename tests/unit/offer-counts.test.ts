import { expect, test } from 'vitest'
import { rankByViews } from '#app/domain/offers/most-viewed.ts'
import { countOffers, type OfferCounts, type OfferGroup } from '#app/domain/offers/offer-counts.ts'
import { noFilters, type OfferFilters } from '#app/domain/offers/offer-filters.ts'
import { translator } from '#app/i18n/server.ts'
import { orderNote } from '#app/words/filter-words.server.ts'

const groups: OfferGroup[] = [
  { marketType: 'purchase', houseType: 'house', city: 'Hamburg', district: 'Altona', all: 5, fitting: 4 },
  { marketType: 'purchase', houseType: 'apartment', city: 'Hamburg', district: 'Eimsbüttel', all: 3, fitting: 3 },
  { marketType: 'rent', houseType: 'apartment', city: 'Hamburg', district: 'Eimsbüttel', all: 2, fitting: 2 },
  { marketType: 'rent', houseType: 'apartment', city: 'Ähren', district: null, all: 1, fitting: 1 },
  { marketType: 'purchase', houseType: 'plot', city: 'Jork', district: 'Altona', all: 1, fitting: 0 },
]

test('without a choice every option counts all that fits', () => {
  expect(countOffers(groups, noFilters)).toEqual({
    total: 10,
    totalOfAll: 12,
    counts: {
      marketType: { purchase: 7, rent: 3 },
      houseType: { apartment: 6, house: 4, plot: 0 },
      cities: [
        { city: 'Ähren', count: 1 },
        { city: 'Hamburg', count: 9 },
        { city: 'Jork', count: 0 },
      ],
      districts: [],
    },
  })
})

test('a choice counts for the other filters and not for its own', () => {
  const { total, counts } = countOffers(groups, { ...noFilters, marketType: 'rent', city: 'Hamburg' })
  expect(total).toBe(2)
  expect(counts.marketType).toEqual({ purchase: 7, rent: 2 })
  expect(counts.houseType).toEqual({ apartment: 2, house: 0, plot: 0 })
  expect(counts.cities).toEqual([
    { city: 'Ähren', count: 1 },
    { city: 'Hamburg', count: 2 },
    { city: 'Jork', count: 0 },
  ])
})

test('a chosen town without any offer is still an option', () => {
  const { total, counts } = countOffers(groups, { ...noFilters, city: 'Bremen' })
  expect(total).toBe(0)
  expect(counts.cities).toContainEqual({ city: 'Bremen', count: 0 })
})

test('districts are those of the chosen town, each counted with the other filters', () => {
  const hamburg = { ...noFilters, city: 'Hamburg' }
  expect(countOffers(groups, hamburg).counts.districts).toEqual([
    { district: 'Altona', count: 4 },
    { district: 'Eimsbüttel', count: 5 },
  ])
  const { total, counts } = countOffers(groups, { ...hamburg, district: 'Altona', marketType: 'rent' })
  expect(total).toBe(0)
  expect(counts.districts).toEqual([
    { district: 'Altona', count: 0 },
    { district: 'Eimsbüttel', count: 2 },
  ])
  expect(counts.marketType).toEqual({ purchase: 4, rent: 0 })
  expect(counts.cities).toContainEqual({ city: 'Hamburg', count: 2 })
})

test('offers are ranked by their views, without drafts, and no offer stands in both lists', () => {
  const stock = (id: string, published = true) => ({ id, name: id, propertyNumber: id, published })
  const offers = [stock('few'), stock('draft', false), stock('many'), stock('none'), stock('some')]
  const views = new Map(Object.entries({ many: 9, some: 5, few: 2, draft: 99 }))
  const { most, least } = rankByViews(offers, views, 2)
  expect(most.map(({ id, views }) => [id, views])).toEqual([
    ['many', 9],
    ['some', 5],
  ])
  expect(least.map(({ id, views }) => [id, views])).toEqual([
    ['none', 0],
    ['few', 2],
  ])
  expect(rankByViews(offers, views, 10).least.map(({ id }) => id)).toEqual(['none'])
  expect(rankByViews(offers, new Map(), 2)).toEqual({ most: [], least: [] })
})

test('a list by price says that sales come before rents, where it holds both and nobody chose one', () => {
  const note = (marketType: OfferCounts['marketType'], filters: Partial<OfferFilters> = {}) =>
    orderNote({ ...noFilters, sort: 'priceAsc', ...filters }, { ...noCounts, marketType }, translator('de'))
  const said = 'Zuerst Kauf, dann Miete, beides nach dem Preis.'
  expect(note({ purchase: 7, rent: 3 })).toBe(said)
  expect(note({ purchase: 7, rent: 0 })).toBeNull()
  expect(note({ purchase: 0, rent: 3 })).toBeNull()
  expect(note({ purchase: 7, rent: 3 }, { marketType: 'rent' })).toBeNull()
  expect(note({ purchase: 7, rent: 3 }, { sort: 'newest' })).toBeNull()
})

const noCounts = { houseType: { apartment: 0, house: 0, plot: 0 }, cities: [], districts: [] }
