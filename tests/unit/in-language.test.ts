import { expect, test } from 'vitest'
import { inLanguage } from '#app/domain/in-language.ts'
import { propertyFields } from '#app/domain/properties/property.ts'

const row = { name: 'Haus am See', city: 'Jork', description: 'Ein Haus.', fittings: null, provision: '' }

test('a German page shows what staff have written, and says nothing of other languages', () => {
  expect(inLanguage(propertyFields, { ...row, texts: null })).toEqual(row)
})

test('texts lie over what they translate; what is filled without one is named', () => {
  expect(inLanguage(propertyFields, { ...row, texts: { name: 'House by the lake' } })).toEqual({
    ...row,
    name: 'House by the lake',
    untranslated: ['description'],
  })
})

test('a page whose texts are all there has nothing untranslated', () => {
  const texts = { name: 'House', description: 'A house.' }
  expect(inLanguage(propertyFields, { ...row, texts })).toMatchObject({ ...texts, untranslated: [] })
})

test('of what staff have emptied, and of what is no field that is translated, no text is shown', () => {
  const texts = { fittings: 'Sauna', provision: '3.57%', city: 'Hamlet', id: 'x', constructor: 'y' }
  const shown = inLanguage(propertyFields, { ...row, texts })
  expect(shown).toEqual({ ...row, untranslated: ['name', 'description'] })
})
