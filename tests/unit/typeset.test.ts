import { expect, test } from 'vitest'
import { about as aboutDe } from '#app/i18n/locales/de/about.ts'
import { home as homeDe } from '#app/i18n/locales/de/home.ts'
import { legal as legalDe } from '#app/i18n/locales/de/legal.ts'
import { references as referencesDe } from '#app/i18n/locales/de/references.ts'
import { services as servicesDe } from '#app/i18n/locales/de/services/services.ts'
import { about as aboutEn } from '#app/i18n/locales/en/about.ts'
import { home as homeEn } from '#app/i18n/locales/en/home.ts'
import { legal as legalEn } from '#app/i18n/locales/en/legal.ts'
import { references as referencesEn } from '#app/i18n/locales/en/references.ts'
import { services as servicesEn } from '#app/i18n/locales/en/services/services.ts'
import { typeset } from '#app/i18n/typeset.ts'

/** The text with its no-break spaces made visible. */
const set = (text: string) => typeset(text).replaceAll('\u00a0', '~')

test.each([
  ['nach § 5 DDG', 'nach §~5~DDG'],
  ['(§§ 312g, 355 BGB)', '(§§~312g, 355~BGB)'],
  ['(§ 2 Abs. 1a WoVermRG)', '(§~2 Abs.~1a~WoVermRG)'],
  ['(Art. 6 Abs. 1 Buchst. f DSGVO)', '(Art.~6 Abs.~1 Buchst.~f DSGVO)'],
  ['(section 656c BGB)', '(section~656c~BGB)'],
  ['6 Monate, 10 Jahre, 97 %', '6~Monate, 10~Jahre, 97~%'],
  ['gut 20 m², 350 m zum Park, um 9 Uhr', 'gut 20~m², 350~m zum Park, um 9~Uhr'],
  ['bis {{radius}} km, ab 1 Mio. Euro, 25 Minuten', 'bis {{radius}}~km, ab 1~Mio. Euro, 25~Minuten'],
  ['from 1 September 2019, am 14. März 2031, in 2019 May', 'from 1~September 2019, am 14.~März 2031, in 2019 May'],
  ['etwa 3 Häuser und 2 Wohnungen', 'etwa 3 Häuser und 2 Wohnungen'],
  ['dieser Abschnitt ist ein Satz', 'dieser Abschnitt ist ein Satz'],
])('%s is bound where it must not break', (text, expected) => {
  expect(set(text)).toBe(expected)
})

test('texts within texts are bound as well, and keep their place', () => {
  expect(typeset({ title: '§ 1', list: [{ text: '§ 2' }] })).toEqual({
    title: '§\u00a01',
    list: [{ text: '§\u00a02' }],
  })
})

function textsOf(words: unknown): string[] {
  return typeof words === 'string' ? [words] : Object.values(words as object).flatMap(textsOf)
}

test.each([
  ['German', [aboutDe, homeDe, legalDe, referencesDe, servicesDe], /["“!]|'|\.\.\.| - |\s\s|\bbitte\b/i],
  ['English', [aboutEn, homeEn, legalEn, referencesEn, servicesEn], /["„!]|'|\.\.\.| - |\s\s|\bplease\b/i],
])('the %s texts hold none of the marks that the house style does without', (_language, words, unwanted) => {
  const texts = textsOf(words)
  expect(texts.length).toBeGreaterThan(200)
  expect(texts.filter((text) => unwanted.test(text))).toEqual([])
})
