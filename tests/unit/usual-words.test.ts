import { expect, test } from 'vitest'
import { readUsualWords } from '#app/domain/properties/usual-words.ts'

const empty = { floor: '', floors: '', deposit: '', baseRent: '', rooms: '' }
const nothing = { numbers: {}, needing: {}, waiting: [], hasHalfRoom: false }

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
  expect(readUsualWords({ ...empty, floor, floors: '5' }, 'de')).toEqual({ ...nothing, numbers: { floor: number } })
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
    ...nothing,
    numbers: { deposit: number },
  })
})

test('words that depend on another field ask for it', () => {
  const words = { ...empty, floor: 'Dachgeschoss', deposit: '3 Monatsmieten' }
  expect(readUsualWords(words, 'de')).toEqual({ ...nothing, needing: { floor: 'floors', deposit: 'baseRent' } })
})

test('where the other field has a mistake of its own, one error is enough', () => {
  const words = { ...empty, deposit: '3 Monatsmieten', baseRent: 'auf Anfrage' }
  expect(readUsualWords(words, 'de')).toEqual({ ...nothing, waiting: ['deposit'] })
})

test.each([
  ['3,5', 3],
  ['3.5', 3],
  ['2½', 2],
  ['4 1/2', 4],
])('%s rooms are whole rooms and a half', (rooms, number) => {
  expect(readUsualWords({ ...empty, rooms }, 'de')).toEqual({
    ...nothing,
    numbers: { rooms: number },
    hasHalfRoom: true,
  })
})

test.each(['3', '3,7', '3,55', ',5', '1000,5', 'x'.repeat(1_000_000)])(
  'rooms like %.6s are left to the form',
  (rooms) => {
    expect(readUsualWords({ ...empty, rooms }, 'de')).toEqual(nothing)
  },
)

test.each(['3', '-1', 'oben', '1000. OG', 'x'.repeat(1_000_000)])('a floor like %.10s is left to the form', (floor) => {
  expect(readUsualWords({ ...empty, floor, deposit: floor }, 'de')).toEqual(nothing)
})
