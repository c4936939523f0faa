import { expect, test } from 'vitest'
import { englishOpeningHours } from '#app/domain/agency/opening-hours.ts'
import { shownTelephone } from '#app/domain/agency/telephone.ts'

test.each([
  ['040 123456', '+49 40 123456'],
  ['040 / 12 34 56-7', '+49 40 12 34 56 7'],
  ['(040) 123456', '+49 40 123456'],
  ['+49 (0) 40 123456', '+49 40 123456'],
  ['+43 1 234567', '+43 1 234567'],
  ['0049 40 123456', '0049 40 123456'],
  ['110', '110'],
])('English pages show %s as %s', (written, shown) => {
  expect(shownTelephone(written, 'en')).toBe(shown)
  expect(shownTelephone(written, 'de')).toBe(written)
})

test('opening hours as most write them are said in English', () => {
  const lines = [
    'Montag bis Donnerstag 9 bis 18 Uhr',
    'Fr. 8.30 – 12 Uhr',
    'Samstag nach Vereinbarung',
    'Sonntag geschlossen',
  ]
  expect(englishOpeningHours(lines)?.split('\n')).toEqual([
    'Monday to Thursday 9 am to 6 pm',
    'Friday 8.30 am to 12 pm',
    'Saturday by appointment',
    'Sunday closed',
  ])
})

test('opening hours until midnight end at 12 am, and those until noon at 12 pm', () => {
  expect(englishOpeningHours(['Freitag 18 bis 24 Uhr', 'Samstag 0 bis 12 Uhr'])?.split('\n')).toEqual([
    'Friday 6 pm to 12 am',
    'Saturday 12 am to 12 pm',
  ])
})

test.each([[[]], [['Montag bis Freitag 9 bis 18 Uhr', 'An Feiertagen nach Lust']], [['Heute 9 bis 18 Uhr']]])(
  'opening hours with a part that cannot be read are not translated: %j',
  (lines) => {
    expect(englishOpeningHours(lines)).toBe(null)
  },
)
