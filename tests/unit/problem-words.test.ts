/** What a dry run says of a problem. */
import { expect, test } from 'vitest'
import { readObject } from '#app/exchange/mapping/read-object.ts'
import { problemView } from '#app/words/exchange/problem-words.server.ts'
import { anObject, rental } from '#tests/support/elements.ts'

test.each([
  ['de', '„Haus am See“, „Wohnung im Hof“'],
  ['en', '“Haus am See”, “Wohnung im Hof”'],
] as const)('names of properties that share a circle are quoted as in %s', (locale, names) => {
  const problem = { code: 'sharedCircle', found: 'Haus am See\nWohnung im Hof' } as const
  expect(problemView(problem, locale).text).toContain(`: ${names}. `)
})

const sentences = (containers: Parameters<typeof anObject>[0]) =>
  readObject(anObject(containers), { position: 1, provider: 'A', isOurs: false, today: '2026-11-23' }).problems.map(
    (problem) => problemView(problem, 'de').text.replaceAll('\u00a0', ' '),
  )
const pass = (said: string) => ({ zustand_angaben: `<energiepass>${said}</energiepass>` })

test.each([
  [
    pass('<epart>Ausweis</epart><energieverbrauchkennwert>98.5</energieverbrauchkennwert>'),
    'Art des Energieausweises: „Ausweis“ lässt sich nicht lesen. Übernommen wurde: Verbrauchsausweis.',
  ],
  [
    { preise: '<kaufpreis>siehe Text</kaufpreis><kaufpreisbrutto>350000</kaufpreisbrutto>' },
    'Kaufpreis: „siehe Text“ lässt sich nicht lesen. Übernommen wurde: 350.000 €.',
  ],
  [
    { preise: '<kaufpreis>siehe Text</kaufpreis>' },
    'Kaufpreis: „siehe Text“ lässt sich nicht lesen. Das Feld bleibt leer.',
  ],
  [
    {
      objektkategorie: rental,
      preise: '<nettokaltmiete>10000</nettokaltmiete><preis_zeiteinheit zeiteinheit="JAHR"/>',
    },
    'Nettokaltmiete: „10000 / JAHR“ ist kein Betrag für einen Monat. Das Feld bleibt leer.',
  ],
  [
    { objektkategorie: rental, preise: '<kaution>Bürgschaft</kaution>' },
    'Kaution: „Bürgschaft“ ist kein Betrag und steht jetzt als Kaution in Worten.',
  ],
  [
    { objektkategorie: rental, preise: '<nettokaltmiete>980</nettokaltmiete><kaution>3 Monatsmieten</kaution>' },
    'Kaution: „3 Monatsmieten“ sind nach der Kaltmiete 2.940 €.',
  ],
])('what became of an unreadable element is said: %j', (containers, sentence) => {
  expect(sentences(containers)).toEqual([sentence])
})

test.each(['Verbrauchsausweis', 'verbrauch', 'Energieverbrauchsausweis'])('%s is a type of certificate', (word) => {
  expect(sentences(pass(`<epart>${word}</epart>`))).toEqual([])
})

test('a provider that has only a firm is called by it alone', () => {
  const said = (became: string) => problemView({ code: 'wrongProvider', found: 'Neu GmbH', became }, 'de').text
  expect(said('Neu GmbH')).toContain('noch nicht: „Neu GmbH“. Mit')
  expect(said('4711')).toContain('noch nicht: „Neu GmbH“, Anbieternummer „4711“. Mit')
})
