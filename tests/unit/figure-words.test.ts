import { expect, test } from 'vitest'
import type { Locale } from '#app/fields/locale.ts'
import { type Figure, figureWords } from '#app/words/figure-words.server.ts'
import { inSentence } from '#app/words/summary.server.ts'

function words(value: string, locale: Locale, more: Partial<Pick<Figure, 'label' | 'suffix' | 'untranslated'>> = {}) {
  const untranslated = locale === 'en' ? { untranslated: ['value'] as const } : {}
  const [figure] = figureWords([{ id: 'a', label: 'Häuser', suffix: null, value, ...untranslated, ...more }], locale)
  return figure
}

test.each([
  ['38', '38', '38'],
  ['1987', '1987', '1987'],
  ['1.250', '1.250', '1,250'],
  ['12500', '12.500', '12,500'],
  ['1.250.000', '1.250.000', '1,250,000'],
  ['4,8', '4,8', '4.8'],
  ['4,80', '4,80', '4.80'],
  ['1.250,5', '1.250,5', '1,250.5'],
])('the number %s is written %s in German and %s in English', (typed, german, english) => {
  expect(words(typed, 'de')?.value).toBe(german)
  expect(words(typed, 'en')?.value).toBe(english)
  expect(words(typed, 'en')?.valueLang).toBeUndefined()
})

test.each(['seit 1987', '1.2.3', '24/7', 'ca. 98', '3 bis 4', '+5'])('%s is no number, and stays as typed', (typed) => {
  expect(words(typed, 'de')).toMatchObject({ value: typed })
  expect(words(typed, 'en')).toMatchObject({ value: typed, valueLang: 'de' })
})

test('a label without a translation is marked as German on English pages', () => {
  expect(words('38', 'en', { untranslated: ['label'] })).toMatchObject({ label: 'Häuser', labelLang: 'de' })
  expect(words('38', 'en', { label: 'Houses', untranslated: [] })).not.toHaveProperty('labelLang')
  expect(words('38', 'de')).not.toHaveProperty('labelLang')
})

test('a percent sign stands apart in German only', () => {
  expect(words('97', 'de', { suffix: '%' })?.suffix).toBe('\u00a0%')
  expect(words('97', 'en', { suffix: '%' })?.suffix).toBe('%')
})

test('a value that somebody has translated stays as it was typed', () => {
  expect(words('since 1987', 'en', { untranslated: [] })).toMatchObject({ value: 'since 1987' })
  expect(words('since 1987', 'en', { untranslated: [] })).not.toHaveProperty('valueLang')
  expect(words('1,250', 'en', { untranslated: [] })?.value).toBe('1,250')
})

test('within a sentence English facts begin with small letters, and German nouns stay capital', () => {
  const facts = ['8 rooms', 'Plot 1,480 m²', 'Energy efficiency class F']
  expect(inSentence(facts, 'en')).toBe('8 rooms, plot 1,480 m², energy efficiency class F')
  expect(inSentence(['8 Zimmer', 'Grundstück 1.480 m²'], 'de')).toBe('8 Zimmer, Grundstück 1.480 m²')
})
