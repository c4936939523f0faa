/** The prose's conscience: what it finds in three hundred sentences, and what it lets pass. */
import { expect, test } from 'vitest'
import { type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import { fieldsInOtherLanguage, proseDoubts, prosePatterns } from '#app/domain/prose/prose-doubts.ts'
import type { ProsePattern } from '#app/domain/prose/prose-pattern.ts'
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

test('a rule counts from its first day', () => {
  expect(found('Ein klimaneutrales Haus.', oldFlat, '2026-09-27')).toMatchObject([{ key: 'climateNeutral' }])
})

test('a first occupancy is doubted from the fifth year on, and not while the house is being built', () => {
  const doubts = (changes: Partial<PropertyValues>) => found('Erstbezug.', { ...oldFlat, ...changes }).length
  expect([doubts({ yearBuilt: 2022 }), doubts({ yearBuilt: 2021 })]).toEqual([0, 1])
  expect(doubts({ yearBuilt: 2021, constructionPhase: 'underConstruction' })).toBe(0)
  expect(doubts({ yearBuilt: 2021, constructionPhase: 'completed' })).toBe(1)
})

test('words that only some fields contradict are left alone where those fields say nothing', () => {
  const silent = {
    marketType: 'purchase',
    yearBuilt: null,
    livingArea: null,
    rented: null,
    elevator: null,
    balconyOrTerrace: null,
    provision: null,
    energyEfficiencyClass: null,
    energyConsumption: 90,
  } as const
  const conditional = new Set(
    prosePatterns.filter((pattern: ProsePattern) => pattern.applies !== undefined).map(({ key }) => key),
  )
  const cases = [...doubtful, ...doubtfulRentals].filter(([, reason]) => conditional.has(reason))
  expect(new Set(cases.map(([, reason]) => reason))).toEqual(conditional)
  for (const [sentence, reason] of cases) {
    const keys = found(sentence, silent).map(({ key }) => key)
    expect([sentence, keys.includes(reason)]).toEqual([sentence, false])
  }
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

test.each([
  ['Nicht schön, aber ehrlich gesagt nicht ohne Grund keine Kinder erwünscht.', 'noChildren'],
  ['Wir wollen keinen Ärger und keine Ausländer.', 'noForeigners'],
  ['Es ist nicht möglich, dass wir an Senioren vermieten, nicht an Rentner und nicht an Studenten.', 'noElderly'],
  ['Haustiere nicht und Kinder leider nicht erwünscht.', 'noChildren'],
  ['Ob möbliert oder nicht nur an Frauen.', 'onlyOneSex'],
  ['We do not smoke and accept no foreigners.', 'germansOnly'],
] as const)('whom one does not want is doubted beside another denial: "%s"', (text, key) => {
  expect(found(text).map((doubt) => doubt.key)).toContain(key)
})

test('parts of longer words are left alone, and the next whole one is found', () => {
  expect(found('Das Klimaneutralitätsziel der Stadt.')).toEqual([])
  expect(found('Ein quasiklimaneutrales Haus.')).toEqual([])
  expect(found('Unser Umweltfreundlichkeitsbericht. Ein umweltfreundliches Haus.').map(({ words }) => words)).toEqual([
    'umweltfreundliches',
  ])
})

test('English texts are read as well, and named by their field', () => {
  const property = { ...oldFlat, descriptionEn: 'A carbon-neutral home.' }
  expect(found('Ein Haus von 1908.', property).map(({ field }) => field)).toEqual(['descriptionEn'])
})

const english = [
  'Bright family house with garden',
  'The house is a few minutes from the river and has a large kitchen.',
  'A quiet flat on the second floor, with two bedrooms and a balcony that faces the garden.',
  'Viewings are possible at any time. Please call us.\n\nThe heating was renewed by the owners in 2021.',
]

const german = [
  'Das Haus ist nicht groß. „Small is the new big“, sagt die Architektin, und es hat sich auch für sie gelohnt.',
  'Das Haus liegt wenige Minuten von der Elbe und hat eine große Küche.',
  'Ruhige Wohnung im zweiten Stock, mit zwei Schlafzimmern und einem Balkon zum Garten.',
  'Besichtigungen sind nach Absprache möglich.\n\nDie Heizung wurde 2021 von den Eigentümern erneuert.',
]

const eitherWay = [
  'Loft Living',
  'Penthouse with View',
  'Home Office, Smart Home, Open Space',
  'Best of both: Stadt und Land',
  'Villa am Probeteich',
  'IT, TV, WLAN',
  '',
]

function inWrongField(field: 'description' | 'descriptionEn', text: string) {
  const empty = { ...emptyValues(propertyFields), name: 'Wohnung', houseType: 'apartment' }
  const more: Partial<PropertyValues> = { ...oldFlat, [field]: text }
  return fieldsInOtherLanguage({ ...empty, ...more } as PropertyValues)
}

test('English in a German field is doubted, and German in an English one', () => {
  for (const text of english) {
    expect([text, inWrongField('description', text)]).toEqual([text, [{ field: 'description', is: 'en' }]])
    expect([text, inWrongField('descriptionEn', text)]).toEqual([text, []])
  }
  for (const text of german) {
    expect([text, inWrongField('descriptionEn', text)]).toEqual([text, [{ field: 'descriptionEn', is: 'de' }]])
    expect([text, inWrongField('description', text)]).toEqual([text, []])
  }
  for (const text of eitherWay)
    for (const field of ['description', 'descriptionEn'] as const)
      expect([text, field, inWrongField(field, text)]).toEqual([text, field, []])
})

test('of the three hundred sentences only English ones are taken for English', () => {
  const all = [...doubtful, ...doubtfulRentals].map(([sentence]) => sentence).concat(innocent, innocentRentals)
  expect(all.filter((text) => inWrongField('description', text).length > 0)).toEqual([
    'The room is for women only.',
    'Last chance to buy on this street.',
    'Enjoy a view that will never be built on.',
    'There is no agent’s fee for buyers.',
    'The flat is vacant.',
    'There is a lift to all floors.',
    'The flat is on the third floor of a house built in 1908.',
    'The gym next door is popular with women.',
    'You can see the river from the kitchen.',
    'The living room has 28 m².',
    'The pool is women only on Mondays.',
  ])
})
