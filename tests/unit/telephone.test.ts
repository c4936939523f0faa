import { expect, test } from 'vitest'
import { nationalDigits } from '#app/domain/agency/national-digits.ts'
import { shownTelephone, telephoneParts } from '#app/domain/agency/telephone.ts'
import { cleanTelephone } from '#app/fields/clean-text.ts'
import { isTelephone } from '#app/fields/schema/telephone.ts'

const hamburg = ['tel:+4940123456']
const mobile = ['tel:+491701234567']
const both = ['tel:+49401234567', 'tel:+491707654321']

test.each([
  ['040 123456', hamburg],
  ['040/123456', hamburg],
  ['040 / 12 34 56', hamburg],
  ['(040) 123456', hamburg],
  ['(0 40) 12 34 56', hamburg],
  ['040-123456', hamburg],
  ['040\u2013123456', hamburg],
  ['040 \u2013 123456', hamburg],
  ['040\u2011123456', hamburg],
  ['040.12.34.56', hamburg],
  ['040\u00a0123456', hamburg],
  ['+49 40 123456', hamburg],
  ['+4940123456', hamburg],
  ['+ 49 40 123456', hamburg],
  ['+49 040 123456', hamburg],
  ['+49 (0) 40 123456', hamburg],
  ['+49(0)40/123456', hamburg],
  ['+49 (040) 123456', hamburg],
  ['(+49) 40 123456', hamburg],
  ['(0049) 40 123456', hamburg],
  ['0049 40 123456', hamburg],
  ['0049 040 123456', hamburg],
  ['0049 (0) 40 123456', hamburg],
  ['+49-40-123456', hamburg],
  ['+49.40.123456', hamburg],
  ['0170 1234567', mobile],
  ['01701234567', mobile],
  ['+49 170 1234567', mobile],
  ['0049170 1234567', mobile],
  ['040 123456-7', ['tel:+49401234567']],
  ['+43 1 234567', ['tel:+431234567']],
  ['+43 (0)1 234567', ['tel:+431234567']],
  ['+39 06 1234567', ['tel:+39061234567']],
  ['110', ['tel:110']],
  ['040 1234567 / 0170 7654321', both],
  ['040 1234567/0170 7654321', both],
  ['040 1234567, 0170 7654321', both],
  ['040 1234567 oder 0170 7654321', both],
  ['+49 40 1234567 / +49 170 7654321', both],
  ['040 1234567 \u2013 0170 7654321', both],
  ['Büro: 040 1234567; Mobil: 0170 7654321', both],
  ['+49 [0] 40 123456', hamburg],
  ['+49 0 40 123456', hamburg],
  ['040\u00b7123456', hamburg],
  ['040\u2009/\u2009123456', hamburg],
  ['040\u200b 123456', hamburg],
  ['1701234567', mobile],
  ['49 170 1234567', mobile],
  ['040 1234567/68', ['tel:+49401234567']],
  ['040-1234567/-68', ['tel:+49401234567']],
  ['040 1234567 -68 / -69', ['tel:+4940123456768']],
  ['040 1234567-0 / -12 / -13', ['tel:+494012345670']],
  ['040 1234567/68/69', ['tel:+49401234567']],
  ['040 1234567-10, -11', ['tel:+4940123456710']],
  ['040 1234567\u2013120/\u2013130', ['tel:+49401234567120']],
  ['040 1234567/-68 oder 0170 7654321', both],
  ['040 12345/-68', ['tel:+494012345']],
  ['040 1234567 und 0170 7654321', both],
  ['040 1234567 | 0170 7654321', both],
  ['(Büro) 040 1234567', ['tel:+49401234567']],
  ['040 1234567 Durchwahl 12', ['tel:+49401234567']],
  ['040 1234567 App. 12', ['tel:+49401234567']],
  ['040 1234567 0170 7654321', both],
  ['040 1234567 \u00b7 0170 7654321', both],
  ['040 1234567 + 0170 7654321', both],
  ['040 1234567 | +49 170 7654321', both],
  ['040 1234567 / (0170) 7654321', both],
  ['040 2000 015 123', ['tel:+49402000015123']],
  ['12', []],
  ['24/7', []],
  ['nach Vereinbarung', []],
  ['0000000', []],
  ['12345678901234567890', []],
])('%s dials %j, and nothing that is written is lost', (written, dialled) => {
  const parts = telephoneParts(written)
  expect(parts.flatMap(({ address }) => address ?? [])).toEqual(dialled)
  expect(parts.map((part) => part.written).join('')).toBe(written)
})

test.each([
  '040 1234567 oder 0170 7654321',
  '040 1234567 und 0170 7654321',
  '040 1234567 | 0170 7654321',
  '040 1234567 & 0170 7654321',
  '040 1234567 \u00b7 0170 7654321',
  '(Büro) 040 1234567',
  '040 1234567 (Büro)',
  '040 1234567 Durchwahl 12',
  '040 1234567 App. 12',
  '+49 40 1234567 ext. 5',
  'Festnetz: 040 1234567 Mobil: 0170 7654321',
  'Büro: 040 1234567; Mobil: 0170 7654321',
  '040-1234567/-68',
  '[040] 1234567',
  'T 040 1234567',
  '110',
])('%s is accepted as a telephone number', (typed) => {
  expect(isTelephone(cleanTelephone(typed))).toBe(true)
})

test.each([
  'nach Vereinbarung',
  '0800 GIEBEL',
  '0170 1234567 giebel.example/x',
  '0170 1234567 https://x',
  'a@giebel.example 040 1234567',
  'Bitte nur vormittags unter der Nummer 040 1234567',
  '12',
  '1. OG 12',
])('%s is no telephone number', (typed) => {
  expect(isTelephone(cleanTelephone(typed))).toBe(false)
})

test('in English every number has its country, and words stay', () => {
  expect(shownTelephone('040 1234567 / 0170 7654321', 'en')).toBe('+49 40 1234567 / +49 170 7654321')
  expect(shownTelephone('+49 040 123456', 'en')).toBe('+49 40 123456')
  expect(shownTelephone('nach Vereinbarung', 'en')).toBe('nach Vereinbarung')
})

test.each(['01701234567', '0170 1234567', '+49 170 1234567', '0049170 1234567', '+49 (0) 170/1234567'])(
  '%s has the national digits of every other spelling',
  (typed) => {
    expect(nationalDigits(typed)).toBe('1701234567')
  },
)

test('postal codes and words have no national digits', () => {
  for (const typed of ['22765', 'Müller', '']) expect(nationalDigits(typed)).toBe(null)
})
