import { expect, test } from 'vitest'
import { isTagManagerId, isUsualVatId } from '#app/domain/agency/agency.ts'
import { socialLines } from '#app/domain/agency/shown-settings.ts'

test('an id of the tag manager is taken as Google writes it', () => {
  expect(['GTM-AB12CD3', 'GTM-ABCD'].every(isTagManagerId)).toBe(true)
  expect(['G-AB12CD3', 'gtm-ab12cd3', 'GTM-AB', "GTM-A'B);x", 'GTM-AB12CD3 '].some(isTagManagerId)).toBe(false)
})

test('both numbers of § 5 DDG look usual', () => {
  expect(['DE123456789', 'DE 123 456 789', 'DE123456789-00001'].every(isUsualVatId)).toBe(true)
  expect(['123456789', 'DE12345678', 'ATU12345678'].some(isUsualVatId)).toBe(false)
})

test('lines keep their number, empty ones included', () => {
  expect(socialLines({ socialLinks: 'https://a.example\n\n https://b.example ' })).toEqual([
    'https://a.example',
    '',
    'https://b.example',
  ])
})
