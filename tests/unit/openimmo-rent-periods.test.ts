/** Rents that a file states for another time than a month. */
import { expect, test } from 'vitest'
import { readObject } from '#app/exchange/mapping/read-object.ts'
import { anObject, apartment, rental } from '#tests/support/elements.ts'

const read = (preise: string, objektkategorie = rental) =>
  readObject(anObject({ objektkategorie, preise }), { position: 1, provider: 'A', isOurs: false, today: '2026-11-23' })
const period = (unit: string) => `<preis_zeiteinheit zeiteinheit="${unit}"/>`

test.each([
  ['JAHR', '12000', 1_000],
  ['jahr', '12.000,00', 1_000],
  ['JAHR', '10000.08', 833.34],
  ['JAHR', '10000', null],
  ['WOCHE', '700', null],
  ['TAG', '60', null],
  ['QUARTAL', '3000', 1_000],
  ['SAISON', '3000', null],
  ['MONAT', '1000', 1_000],
  ['', '1000', 1_000],
])('a rent for each %s: %s', (unit, rent, stored) => {
  expect(read(`<nettokaltmiete>${rent}</nettokaltmiete>${period(unit)}`).values.baseRent).toBe(stored)
})

test('a converted rent is said with what it was', () => {
  const { problems, rest } = read(`<nettokaltmiete>12000</nettokaltmiete><warmmiete>15000</warmmiete>${period('JAHR')}`)
  expect(problems).toEqual([
    { code: 'rentPeriod', element: 'preise/nettokaltmiete', found: '12000 / JAHR', became: '1000' },
  ])
  // Written beside a monthly rent, a yearly one would be a second rent.
  expect(rest).toEqual([])
})

test('a rent that cannot be converted is left empty and said', () => {
  expect(read(`<kaltmiete>700</kaltmiete>${period('WOCHE')}`).problems).toEqual([
    { code: 'rentPeriod', element: 'preise/kaltmiete', found: '700 / WOCHE', became: '' },
  ])
})

test('what is paid beside the rent follows its period', () => {
  const { values } = read(
    `<pauschalmiete>12000</pauschalmiete><nebenkosten>2400</nebenkosten><heizkosten>1200</heizkosten><stp_garage stellplatzmiete="600" anzahl="1"/><kaution>3000</kaution>${period('JAHR')}`,
  )
  expect(values).toMatchObject({
    baseRent: 1_000,
    serviceCharge: 200,
    heatingCosts: 100,
    parkingPrice: 50,
    deposit: 3_000,
  })
})

test('the period is stated in the element itself, too, and says nothing about a price', () => {
  expect(read('<kaltmiete>12000</kaltmiete><preis_zeiteinheit>JAHR</preis_zeiteinheit>').values.baseRent).toBe(1_000)
  const sale = read(`<kaufpreis>240000</kaufpreis><hausgeld>240</hausgeld>${period('JAHR')}`, apartment)
  expect(sale.values).toMatchObject({ purchasePrice: 240_000, serviceCharge: 240 })
  expect(sale.problems).toEqual([])
})
