import { expect, test } from 'vitest'
import { placesCredit, postalCodesCredit } from '#app/domain/places/credits.ts'
import { directions } from '#app/domain/places/point.ts'
import { translator } from '#app/i18n/server.ts'
import { creditWords } from '#app/words/maps/credit-words.server.ts'
import { distanceAndDirection, distanceWords } from '#app/words/maps/distance-words.server.ts'

const [de, en] = [translator('de'), translator('en')]

test('distances are written as each language writes numbers', () => {
  expect([600, 1_180, 16_320].map((metres) => distanceWords(metres, 'de'))).toEqual([
    '600\u00a0m',
    '1,2\u00a0km',
    '16\u00a0km',
  ])
  expect(distanceWords(1_180, 'en')).toBe('1.2\u00a0km')
})

test('a way has a direction', () => {
  expect(distanceAndDirection({ metres: 4_604, direction: 'northEast' }, 'de', de)).toBe('5\u00a0km, Nordosten')
  expect(distanceAndDirection({ metres: 4_604, direction: 'northEast' }, 'en', en)).toBe('5\u00a0km, north-east')
  const said = directions.map((direction) => distanceAndDirection({ metres: 600, direction }, 'de', de))
  expect(new Set(said).size).toBe(8)
})

test('credits name the data, the holder and the licence', () => {
  expect(creditWords(placesCredit, de)).toBe('Orte: GeoNames, CC BY 4.0')
  expect(creditWords(postalCodesCredit, en)).toBe('Postcodes: OpenStreetMap, ODbL 1.0')
})
