import { expect, test } from 'vitest'
import { staleTranslations } from '#app/domain/saving/stale-translations.ts'

const labels = { labelDe: 'labelEn' }
const values = { labelDe: 'Jahre am Ort', labelEn: 'Years here' }
const at = (day: number, version = day) => ({ version, at: new Date(2026, 10, day) })

test('a translation is stale when its German text was changed after it', () => {
  expect(staleTranslations(labels, values, { labelDe: at(3), labelEn: at(2) })).toEqual({ labelEn: at(3).at })
})

test('a translation that was never changed is as old as its row', () => {
  expect(staleTranslations(labels, values, { labelDe: at(3) })).toEqual({ labelEn: at(3).at })
  expect(staleTranslations(labels, values, {})).toEqual({})
})

test('what was changed together, or afterwards, is not stale', () => {
  expect(staleTranslations(labels, values, { labelDe: at(3), labelEn: at(3) })).toEqual({})
  expect(staleTranslations(labels, values, { labelDe: at(3), labelEn: at(4) })).toEqual({})
})

test('of two saves in the same second the later version decides', () => {
  expect(staleTranslations(labels, values, { labelDe: at(3, 8), labelEn: at(3, 7) })).toEqual({ labelEn: at(3).at })
  expect(staleTranslations(labels, values, { labelDe: at(3, 7), labelEn: at(3, 8) })).toEqual({})
})

test('an empty text is no translation that could be stale', () => {
  expect(staleTranslations(labels, { ...values, labelEn: null }, { labelDe: at(3) })).toEqual({})
  expect(staleTranslations(labels, { ...values, labelDe: null }, { labelDe: at(3) })).toEqual({})
})
