import { expect, test } from 'vitest'
import { forms } from '#app/i18n/locales/de/forms/forms.ts'
import { pages } from '#app/i18n/locales/de/pages.ts'
import { site } from '#app/i18n/locales/de/site.ts'
import { floorName, type PropertyWords } from '#app/i18n/property-facts.ts'
import { i18nFor } from '#app/i18n/server.ts'
import { teaserWords } from '#app/words/texts/teaser-words.server.ts'

const wordsOf = (texts: unknown): string[] =>
  typeof texts === 'string' ? [texts] : Object.values(Object(texts)).flatMap(wordsOf)

test('German pages for visitors name people without gender', () => {
  const gendered =
    /innen und \p{Lu}|\p{Ll}in oder \p{Lu}|[a-zäöü][:*_]innen|\b(?:Interessenten|Käufer|Mieter|Kunden|Verbraucher)\b/u
  // The law asks whether testimonials come from customers, and its word is a plural without a neutral form.
  const others = wordsOf([site, pages, forms.asked]).filter((text) => text !== pages.references.unchecked)
  expect(others.filter((text) => gendered.test(text))).toEqual([])
})

test.each([
  [1, '1st floor', '1. Obergeschoss'],
  [2, '2nd floor', '2. Obergeschoss'],
  [3, '3rd floor', '3. Obergeschoss'],
  [5, '5th floor', '5. Obergeschoss'],
  [11, '11th floor', '11. Obergeschoss'],
  [13, '13th floor', '13. Obergeschoss'],
  [22, '22nd floor', '22. Obergeschoss'],
])('floor %i is the %s, and its number stays beside its word', (floor, english, german) => {
  const words = (locale: 'de' | 'en') =>
    i18nFor(locale).getFixedT(locale, ['property', 'site'] as const) as PropertyWords
  expect(floorName(floor, words('en'))).toBe(english)
  expect(floorName(floor, words('de'))).toBe(german.replace(' ', '\u00a0'))
})

test('a teaser ends with a sentence, or after a word', () => {
  const teaserOf = (description: string) => teaserWords({ description, untranslated: [] }).teaser
  expect(teaserOf('Kurz.')).toBe('Kurz.')
  const first = 'Das Haus steht seit 1912 am Ende einer Allee und hat einen Garten bis zum Wasser.'
  expect(teaserOf(`${first} ${'Und noch ein Satz, der zu lang ist '.repeat(5)}.`)).toBe(first)
  const long = teaserOf('Endlos '.repeat(60)) ?? ''
  expect(long).toMatch(/^(?:Endlos )+Endlos…$/)
  expect(long.length).toBeLessThan(195)
})
