import { expect, test } from 'vitest'
import { propertyFields } from '#app/domain/properties/property.ts'
import { columnFields } from '#app/fields/columns.server.ts'
import type { Fields } from '#app/fields/field.ts'
import { foreignLocales } from '#app/fields/locale.ts'
import { authoredFields, translationsIn, withTranslations } from '#app/fields/translations.ts'

const fields = withTranslations({
  title: { kind: 'text', max: 9, required: true, translated: true },
  price: { kind: 'money' },
  terms: { kind: 'longText', max: 20, inDetails: true, translated: true },
})

test('a translation follows what it translates, with its kind and limit, and is never required', () => {
  expect(Object.entries(fields)).toEqual([
    ['title', { kind: 'text', max: 9, required: true, translated: true }],
    ['titleEn', { kind: 'text', max: 9, translates: 'title', locale: 'en' }],
    ['price', { kind: 'money' }],
    ['terms', { kind: 'longText', max: 20, inDetails: true, translated: true }],
    ['termsEn', { kind: 'longText', max: 20, translates: 'terms', locale: 'en' }],
  ])
})

test('translations have no columns, and are none of what staff write first', () => {
  expect(Object.keys(columnFields(fields))).toEqual(['title', 'price'])
  expect(Object.keys(authoredFields(fields))).toEqual(['title', 'price', 'terms'])
})

test('each field of a property that is translated has a field for every other language', () => {
  const all: Fields = propertyFields
  const translated = Object.keys(all).filter((name) => all[name]?.translated)
  expect(translationsIn(all)).toHaveLength(translated.length * foreignLocales.length)
  expect(translationsIn(all).map(({ translates }) => translates)).toEqual(translated)
})
