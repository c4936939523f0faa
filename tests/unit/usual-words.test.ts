import { expect, test } from 'vitest'
import { readUsualWords } from '#app/domain/properties/usual-words.ts'

const empty = { floor: '', floors: '', deposit: '', baseRent: '' }

const floors = [
  ['EG', 0],
  ['Erdgeschoss', 0],
  ['2. OG', 2],
  ['2.OG', 2],
  ['3. Etage', 3],
  ['3rd floor', 3],
  ['UG', -1],
  ['2. UG', -2],
  ['DG', 4],
  ['top floor', 4],
] as const

test.each(floors)('in a house of five floors %j is floor %d', (floor, number) => {
  expect(readUsualWords({ ...empty, floor, floors: '5' }, 'de')).toEqual({ numbers: { floor: number }, needing: {} })
})

const deposits = [
  ['3 Monatsmieten', 3750],
  ['drei Kaltmieten', 3750],
  ['2,5 Nettokaltmieten', 3125],
  ['2 MM', 2500],
  ['eine Monatsmiete', 1250],
  ['3 months’ rent', 3750],
] as const

test.each(deposits)('with a base rent of 1.250 € the deposit %j is %d', (deposit, number) => {
  expect(readUsualWords({ ...empty, deposit, baseRent: '1.250,-' }, 'de')).toEqual({
    numbers: { deposit: number },
    needing: {},
  })
})

test('words that depend on another field ask for it', () => {
  const words = { ...empty, floor: 'Dachgeschoss', deposit: '3 Monatsmieten', baseRent: 'auf Anfrage' }
  expect(readUsualWords(words, 'de')).toEqual({ numbers: {}, needing: { floor: 'floors', deposit: 'baseRent' } })
})

test.each(['3', '-1', 'oben', '1000. OG', 'x'.repeat(1_000_000)])('a floor like %.10s is left to the form', (floor) => {
  expect(readUsualWords({ ...empty, floor, deposit: floor }, 'de')).toEqual({ numbers: {}, needing: {} })
})
