import { expect, test } from 'vitest'
import { noFilters, type OfferFilters, offerSearch } from '#app/domain/offers/offer-filters.ts'
import { readOfferFilters } from '#app/domain/offers/read-offer-filters.ts'

const read = (query: string, locale: 'de' | 'en' = 'de') => readOfferFilters(new URLSearchParams(query), locale)

test.each<[string, Partial<OfferFilters>]>([
  ['', {}],
  ['marketType=&houseType=&city=&priceMin=&priceMax=&roomsMin=&areaMin=&q=', {}],
  [
    'marketType=rent&houseType=plot&city=Jork&sort=areaDesc&page=3',
    { marketType: 'rent', houseType: 'plot', city: 'Jork', sort: 'areaDesc', page: 3 },
  ],
  ['priceMin=450.000&priceMax=1.250.000,50', { priceMin: 450_000, priceMax: 1_250_000.5 }],
  ['priceMax=450.000 €', { priceMax: 450_000 }],
  ['priceMax=450.000EUR', { priceMax: 450_000 }],
  ['priceMax=450.000,-', { priceMax: 450_000 }],
  ['roomsMin=2,5', { roomsMin: 2.5 }],
  ['roomsMin=3 Zimmer', { roomsMin: 3 }],
  ['areaMin=85 m²', { areaMin: 85 }],
  ['areaMin=85qm', { areaMin: 85 }],
  ['priceMin=0&roomsMin=0&areaMin=0', {}],
  ['city=&city=Jork&city=Wedel', { city: 'Jork' }],
  ['q=%20a%00b%0A%20', { q: 'a b' }],
  ['page=0', {}],
  ['page=-3', {}],
  ['page=1e3', {}],
  ['page=abc', {}],
  ['sort=drop', {}],
  ['page=999999', { page: 10_000 }],
  [`page=${'9'.repeat(400)}`, { page: 10_000 }],
])('%s is understood without a word', (query, filters) => {
  expect(read(query)).toEqual({ filters: { ...noFilters, ...filters }, problems: [] })
})

test.each(['1.600', '1,600', '1600'])('a limit of %s is the same in both languages', (typed) => {
  for (const locale of ['de', 'en'] as const) expect(read(`priceMax=${typed}`, locale).filters.priceMax).toBe(1600)
})

test.each([
  ['priceMin=abc', 'priceMin', 'abc'],
  ['priceMin=-5', 'priceMin', '-5'],
  ['priceMax=0', 'priceMax', '0'],
  ['priceMax=1e9', 'priceMax', '1e9'],
  ['priceMax=99999999999999', 'priceMax', '99999999999999'],
  [`priceMax=${'1'.repeat(50)}`, 'priceMax', '1'.repeat(50)],
  ['roomsMin=viele', 'roomsMin', 'viele'],
  ['areaMin=%3Cb%3E', 'areaMin', '<b>'],
  ['marketType=foo', 'marketType', 'foo'],
  ["houseType='", 'houseType', "'"],
])('%s is left out, and said so', (query, name, typed) => {
  expect(read(query)).toEqual({ filters: noFilters, problems: [{ name, kind: 'ignored', typed }] })
})

test('a text of 5,000 characters is cut, between characters', () => {
  const { filters, problems } = read(`q=${encodeURIComponent('🏡'.repeat(5_000))}`)
  expect(filters.q).toBe('🏡'.repeat(200))
  expect(problems).toMatchObject([{ name: 'q', kind: 'cut' }])
})

test.each([
  ['', { near: null, radius: 10, sort: 'recommended' }],
  ['near=22359', { near: '22359', radius: 10, sort: 'distance' }],
  ['near=+Wedel%0A&radius=0&sort=newest', { near: 'Wedel', radius: 0, sort: 'newest' }],
  ['near=Wedel&sort=nonsense', { near: 'Wedel', radius: 10, sort: 'distance' }],
  ['near=&near=Wedel&near=Jork', { near: 'Wedel' }],
  ['radius=25', { near: null, radius: 10, sort: 'recommended' }],
])('?%s is a search around a place, or none', (query, expected) => {
  const { filters, problems } = read(query)
  expect(filters).toMatchObject(expected)
  expect(problems).toEqual([])
})

test.each(['1e9', '-1', 'NaN', '7', '10 km', '5.0'])('a radius of %s is the usual one, and said so', (typed) => {
  const { filters, problems } = read(`near=Wedel&radius=${typed}`)
  expect(filters.radius).toBe(10)
  expect(problems).toEqual([{ name: 'radius', kind: 'ignored', typed }])
})

test('a place of 5,000 characters is left out, and so is an order by distance from nowhere', () => {
  const long = 'x'.repeat(5_000)
  expect(read(`near=${long}&radius=5`)).toEqual({
    filters: noFilters,
    problems: [{ name: 'near', kind: 'ignored', typed: long }],
  })
  expect(read('sort=distance')).toEqual({
    filters: noFilters,
    problems: [{ name: 'sort', kind: 'ignored', typed: 'distance' }],
  })
})

test('what is left out of a search leaves its radius and its order behind', () => {
  const around = { ...noFilters, near: 'Wedel', radius: 25, sort: 'distance' } as const
  expect(offerSearch(around)).toBe('?near=Wedel&radius=25')
  expect(offerSearch({ ...around, sort: 'recommended' })).toBe('?near=Wedel&radius=25&sort=recommended')
  expect(offerSearch(around, { near: null })).toBe('')
})

test('two prices the wrong way round are put right', () => {
  const { filters, problems } = read('priceMin=500.000&priceMax=300.000')
  expect(filters).toMatchObject({ priceMin: 300_000, priceMax: 500_000 })
  expect(problems).toMatchObject([{ name: 'priceMin', kind: 'swapped' }])
})

test.each(['de', 'en'] as const)('what is written into an address is read as the same filters (%s)', (locale) => {
  const filters: OfferFilters = {
    near: 'Neustadt (Hamburg)',
    radius: 25,
    marketType: 'purchase',
    houseType: 'house',
    city: 'Bad Oldesloe & Ümläut "x"',
    district: 'St. Pauli/Süd',
    priceMin: 1_250.5,
    priceMax: 450_000,
    roomsMin: 2.5,
    areaMin: 85.25,
    elevator: 'on',
    balcony: 'on',
    garden: 'on',
    barrierFree: 'on',
    q: '100 % _ \'"',
    sort: 'priceAsc',
    page: 7,
    view: 'map',
  }
  expect(read(offerSearch(filters, { page: 7 }), locale)).toEqual({ filters, problems: [] })
})

test('a district without its town is left out, and named', () => {
  const { filters, problems } = read('district=Altona')
  expect(filters.district).toBeNull()
  expect(problems).toEqual([{ name: 'district', kind: 'ignored', typed: 'Altona' }])
})
