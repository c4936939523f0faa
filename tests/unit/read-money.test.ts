/** Words that people write beside a price, and what they make of it in each field. */
import { expect, test } from 'vitest'
import { readOwnPrice } from '#app/domain/costs/own-price.ts'
import { readOfferFilters } from '#app/domain/offers/read-offer-filters.ts'
import { parkingPrices, propertyFields } from '#app/domain/properties/property.ts'
import { readFigure } from '#app/exchange/reading/values.ts'
import { readNumber } from '#app/fields/numbers/read-number.ts'

const { purchasePrice, baseRent, serviceCharge, heatingCosts, rentalIncome, deposit } = propertyFields

const taken = [
  ['ab 450.000 €', purchasePrice, 450_000],
  ['from 450,000 EUR', purchasePrice, 450_000],
  ['VB 450.000 €', purchasePrice, 450_000],
  ['450.000 € VHB', purchasePrice, 450_000],
  ['450.000 € (VB)', purchasePrice, 450_000],
  ['450.000 Euro, Verhandlungsbasis', purchasePrice, 450_000],
  ['nur 450.000,- €', purchasePrice, 450_000],
  ['ab ca. 450.000 €', purchasePrice, 450_000],
  ['Preis: 450.000,00 EUR', purchasePrice, 450_000],
  ['EUR 450.000,-', purchasePrice, 450_000],
  ['450\u00a0000\u202f€', purchasePrice, 450_000],
  ['825 T€', purchasePrice, 825_000],
  ['825 TEUR VB', purchasePrice, 825_000],
  ['ab 1,2 Mio. €', purchasePrice, 1_200_000],
  ['1.450 € kalt', baseRent, 1450],
  ['1.450 € Kaltmiete', baseRent, 1450],
  ['kalt: 1.450 €', baseRent, 1450],
  ['1.450,– € (kalt)', baseRent, 1450],
  ['1.450 €/Monat', baseRent, 1450],
  ['1.450 € mtl.', baseRent, 1450],
  ['mtl. 1.450 €', baseRent, 1450],
  ['1.450 € kalt pro Monat', baseRent, 1450],
  ['ab 1.450 € nettokalt/Monat', baseRent, 1450],
  ['1.450 € zzgl. NK', baseRent, 1450],
  ['1.450 € + Nebenkosten', baseRent, 1450],
  ['EUR 1.450,-', baseRent, 1450],
  ['1,450 pcm', baseRent, 1450],
  ['1,450 EUR p.c.m.', baseRent, 1450],
  ['1,450 EUR per month plus bills', baseRent, 1450],
  ['1.450,00 EUR im Monat', baseRent, 1450],
  ['312,50 € mtl.', serviceCharge, 312.5],
  ['95 €/Monat', heatingCosts, 95],
  ['17.400 € p.a.', rentalIncome, 17_400],
  ['17.400 € im Jahr', rentalIncome, 17_400],
  ['80 €/Monat', parkingPrices.rent, 80],
  ['4.350 €', deposit, 4350],
] as const

test.each(taken)('%j is taken and said back', (typed, field, value) => {
  expect(readNumber(typed, 'de', field)).toEqual({ value, isInterpreted: true })
  expect(readNumber(typed.toUpperCase(), 'en', field)).toEqual({ value, isInterpreted: true })
})

const meansAnother = [
  ['980 € warm', baseRent, 'warm'],
  ['Warmmiete: 980 €', baseRent, 'warm'],
  ['980 € inkl. NK', baseRent, 'warm'],
  ['980 EUR incl. bills', baseRent, 'warm'],
  ['980 € warm/Monat', baseRent, 'warm'],
  ['120 € warm', heatingCosts, 'warm'],
  ['17.400 €/Jahr', baseRent, 'yearly'],
  ['1.200 € p. a.', serviceCharge, 'yearly'],
  ['340 € pro Woche', baseRent, 'weekly'],
  ['340 EUR pw', baseRent, 'weekly'],
  ['12,50 €/m²', baseRent, 'perArea'],
  ['5.200 € pro qm', purchasePrice, 'perArea'],
  ['1.450 €/Monat', purchasePrice, 'monthly'],
  ['1.450 € kalt', purchasePrice, 'cold'],
  ['1.450 € mtl.', rentalIncome, 'monthly'],
  ['80 €/Monat', parkingPrices.purchase, 'monthly'],
] as const

test.each(meansAnother)('%j is refused where another amount is meant', (typed, field, other) => {
  expect(readNumber(typed, 'de', field)).toEqual({ problem: 'otherAmount', other })
})

test.each(['450.000 € und mehr', '1.450 € zzgl. 200 € NK', '300.000 - 400.000 €', 'warm', 'ab', '€/Monat', 'VB'])(
  '%j is no amount',
  (typed) => {
    expect(readNumber(typed, 'de', baseRent)).not.toHaveProperty('value')
  },
)

test('a transfer takes the same words, and leaves what means another amount', () => {
  expect(readFigure('1450.00 EUR mtl.', baseRent)).toMatchObject({ value: 1450 })
  expect(readFigure('ab 350.000 EUR', purchasePrice)).toMatchObject({ value: 350_000 })
  expect(readFigure('980.00 warm', baseRent)).toEqual({ problem: 'otherAmount', other: 'warm' })
})

const searched = [
  ['priceMin=ab 300.000', 300_000, null],
  ['priceMax=bis 500.000 €', null, 500_000],
  ['priceMax=up to 500,000', null, 500_000],
  ['priceMax=max. 500.000', null, 500_000],
  ['marketType=rent&priceMax=1.450 € kalt', null, 1450],
  ['priceMax=1.450 €/Monat', null, 1450],
  ['priceMax=ab 300.000', null, null],
  ['priceMin=bis 300.000', null, null],
  ['marketType=rent&priceMax=980 € warm', null, null],
] as const

test.each(searched)('a search for %j is from %s to %s', (query, priceMin, priceMax) => {
  const { filters, problems } = readOfferFilters(new URLSearchParams(query), 'de')
  expect(filters).toMatchObject({ priceMin, priceMax })
  expect(problems.length).toBe((priceMin ?? priceMax) ? 0 : 1)
})

test('rooms and areas are searched for with the words around them', () => {
  const found = (query: string) => readOfferFilters(new URLSearchParams(query), 'de').filters
  expect(found('roomsMin=ab 3,5 Zi.&areaMin=mind. 80 m²')).toMatchObject({ roomsMin: 3.5, areaMin: 80 })
  for (const typed of ['2-Zimmer', '2 Zi.', '2\u200b', '2\u2011Zimmer'])
    expect(found(`roomsMin=${typed}`)).toMatchObject({ roomsMin: 2 })
  expect(found('roomsMin=2½')).toMatchObject({ roomsMin: 2.5 })
  expect(found('houseType=plot&areaMin=120.000')).toMatchObject({ areaMin: 120_000 })
})

test('an own price beside an offer takes what a purchase price takes', () => {
  expect(['ab 450.000 € VB', '450\u202f000 €', '450 T€'].map(readOwnPrice)).toEqual([450_000, 450_000, 450_000])
  expect(['1.450 €/Monat', '450.000 € pro m²'].map(readOwnPrice)).toEqual([null, null])
})
