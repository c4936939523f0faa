/** The prose's conscience: what it finds in three hundred sentences, and what it lets pass. */
import { expect, test } from 'vitest'
import { type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import { proseDoubts, prosePatterns } from '#app/domain/prose/prose-doubts.ts'
import { emptyValues } from '#app/fields/field.ts'
import {
  doubtful,
  doubtfulRentals,
  innocent,
  innocentRentals,
  oldFlat,
  rental,
} from '#tests/support/prose-sentences.ts'

const day = '2026-11-27'

function found(description: string, more: Partial<PropertyValues> = oldFlat, today = day) {
  const empty = { ...emptyValues(propertyFields), name: 'Wohnung', houseType: 'apartment' }
  return proseDoubts({ ...empty, ...more, description } as PropertyValues, today)
}

test('of three hundred sentences nine in ten that are doubted deserve it, and few that do are missed', () => {
  const cases = [
    ...doubtful.map(([sentence]) => ({ sentence, property: oldFlat, isDoubtful: true })),
    ...doubtfulRentals.map(([sentence]) => ({ sentence, property: rental, isDoubtful: true })),
    ...innocent.map((sentence) => ({ sentence, property: oldFlat, isDoubtful: false })),
    ...innocentRentals.map((sentence) => ({ sentence, property: rental, isDoubtful: false })),
  ]
  const judged = cases.map((one) => ({ ...one, isFound: found(one.sentence, one.property).length > 0 }))
  const hits = judged.filter(({ isFound }) => isFound)
  const right = hits.filter(({ isDoubtful }) => isDoubtful)
  const asked = judged.filter(({ isDoubtful }) => isDoubtful)
  expect(cases.length).toBeGreaterThanOrEqual(300)
  expect(hits.filter(({ isDoubtful }) => !isDoubtful).map(({ sentence }) => sentence)).toEqual([])
  expect(right.length / hits.length).toBeGreaterThanOrEqual(0.9)
  expect(right.length / asked.length).toBeGreaterThanOrEqual(0.9)
})

test('each pattern finds a sentence of its own', () => {
  const reasons = new Set([...doubtful, ...doubtfulRentals].map(([, reason]) => reason))
  for (const [sentence, reason] of doubtful) {
    const keys = found(sentence).map(({ key }) => key)
    if (keys.length > 0) expect([sentence, keys]).toEqual([sentence, expect.arrayContaining([reason])])
  }
  expect(prosePatterns.map(({ key }) => key).filter((key) => !reasons.has(key))).toEqual([])
})

test('the sentence is cut out around the words', () => {
  const text = 'Drei Zimmer, ruhig. Das klimaneutrale Haus steht am Park. Es hat einen Hof.'
  expect(found(text)).toEqual([
    {
      key: 'climateNeutral',
      advice: 'climate',
      field: 'description',
      before: 'Das ',
      words: 'klimaneutrale',
      after: ' Haus steht am Park.',
    },
  ])
})

test('a rule that begins later is not asked before, and fields decide what contradicts them', () => {
  expect(found('Ein klimaneutrales Haus.', oldFlat, '2026-09-26')).toEqual([])
  expect(found('Provisionsfrei.', { ...oldFlat, provision: null })).toEqual([])
  expect(found('Erstbezug.', { ...oldFlat, yearBuilt: 2025 })).toEqual([])
  expect(found('Bezugsfrei.', { ...oldFlat, rented: 'no' })).toEqual([])
  expect(found('Energieeffizient.', { ...oldFlat, energyEfficiencyClass: 'B' })).toEqual([])
  expect(found('Mit Aufzug.', { ...oldFlat, elevator: null })).toEqual([])
})

test('a clause that denies the words, leaves them open or speaks of the neighbours is left alone', () => {
  const denied = ['Das Haus ist nicht klimaneutral.', 'Ob es klimaneutral ist, wissen wir nicht.']
  for (const text of [...denied, 'Die klimaneutrale Nachbarwohnung ist vergeben.'])
    expect([text, found(text)]).toEqual([text, []])
  for (const text of [
    'Nicht groß, aber klimaneutral.',
    'Klimaneutral, nicht laut.',
    'Nicht alt. Ein klimaneutrales Haus.',
  ])
    expect([text, found(text).length]).toEqual([text, 1])
  expect(found('Klimaneutral ist es nicht. Das klimaneutrale Dach ist neu.')).toMatchObject([
    { words: 'klimaneutrale' },
  ])
  expect(found('Vermietung nicht an Rentner.')).toMatchObject([{ key: 'noElderly' }])
})

test('parts of longer words are left alone, and the next whole one is found', () => {
  expect(found('Das Klimaneutralitätsziel der Stadt.')).toEqual([])
  expect(found('Unser Umweltfreundlichkeitsbericht. Ein umweltfreundliches Haus.').map(({ words }) => words)).toEqual([
    'umweltfreundliches',
  ])
})

test('English texts are read as well, and named by their field', () => {
  const property = { ...oldFlat, descriptionEn: 'A carbon-neutral home.' }
  expect(found('Ein Haus von 1908.', property).map(({ field }) => field)).toEqual(['descriptionEn'])
})
