import { expect, test } from 'vitest'
import type { Neighbour } from '#app/domain/places/around.ts'
import { placesCredit, postalCodesCredit } from '#app/domain/places/credits.ts'
import { translator } from '#app/i18n/server.ts'
import { creditWords } from '#app/words/maps/credit-words.server.ts'
import { distanceFacts } from '#app/words/maps/distance-facts.server.ts'
import { distanceWords } from '#app/words/maps/distance-words.server.ts'

const [de, en] = [translator('de'), translator('en')]

test('distances are written as each language writes numbers', () => {
  expect([600, 1_180, 16_320].map((metres) => distanceWords(metres, 'de'))).toEqual([
    '600\u00a0m',
    '1,2\u00a0km',
    '16\u00a0km',
  ])
  expect(distanceWords(1_180, 'en')).toBe('1.2\u00a0km')
})

test('a smaller town is named only where it is nearer than the middle of the own one', () => {
  const at = (name: string, metres: number) => ({ place: { name }, metres }) as Neighbour
  const larger = [at('Ahrensburg', 5_000), at('Norderstedt', 17_000)]
  const around = { nearest: at('Volksdorf', 600), town: at('Hamburg', 16_000), larger }
  const labelsOf = (town: Neighbour | null) =>
    distanceFacts({ ...around, town }, 'exact', 'de', de).map(({ label }) => label)
  expect(labelsOf(around.town)).toEqual(['Bis zur Mitte von Volksdorf', 'Nach Ahrensburg', 'Bis zur Mitte von Hamburg'])
  expect(labelsOf(null)).toEqual(['Bis zur Mitte von Volksdorf', 'Nach Ahrensburg', 'Nach Norderstedt'])
})

test('credits name the data, the holder and the licence', () => {
  expect(creditWords(placesCredit, de)).toBe('Orte: GeoNames, CC BY 4.0')
  expect(creditWords(postalCodesCredit, en)).toBe('Postcodes: OpenStreetMap, ODbL 1.0')
})
