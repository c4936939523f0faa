/** What publish rules say about the law they come from. */
import { expect, test } from 'vitest'
import { publishCandidate } from '#app/domain/properties/publish-candidate.ts'
import { adviceFor, missingForPublishing, publishRules, rulesAbout } from '#app/domain/properties/publish-rules.ts'
import { aProperty } from '#tests/support/properties.ts'

const on = (day: string, unverified = false) => ({ day, unverified })
const certified = publishCandidate(aProperty({ energyCertificate: 'available', yearBuilt: 1990 }), [{ alt: 'Haus' }])

function paragraphsOn(day: string): string[] {
  const sources = rulesAbout(certified, on(day)).flatMap(({ source }) => source?.paragraph ?? [])
  return [...new Set(sources)]
}

test('a rule that was read names its paragraph and a day that has been', () => {
  for (const { source, readOn } of publishRules) {
    if (readOn === null) continue
    expect(source).toMatchObject({ paragraph: expect.stringMatching(/§|Art\./), url: expect.stringMatching(/^https:/) })
    expect(readOn <= new Date().toISOString().slice(0, 10)).toBe(true)
  }
})

test('what only stood in a draft does not call itself read, and applies only where it is switched on', () => {
  const drafts = publishRules.filter(({ isEnacted }) => !isEnacted)
  expect(drafts.map(({ name, readOn }) => [name, readOn])).toEqual([
    ['energyCertificateIssuedOn', null],
    ['primaryEnergyDemand', null],
  ])
  const names = (unverified: boolean) => rulesAbout(certified, on('2027-01-01', unverified)).map(({ name }) => name)
  expect(names(false)).not.toContain('energyCertificateIssuedOn')
  expect(names(true)).toContain('energyCertificateIssuedOn')
})

test('the law has its new name from the day on which it was renamed, and asks for the same', () => {
  expect(paragraphsOn('2026-07-28')).toEqual(['§ 80 GEG', '§ 87 GEG'])
  expect(paragraphsOn('2026-07-29')).toEqual(['§ 80 GModG (früher GEG)', '§ 87 GModG (früher GEG)'])
  const missing = (day: string) => missingForPublishing(certified, on(day))
  expect(missing('2026-07-29')).toEqual(missing('2026-07-28'))
  expect(missing('2026-07-29')).toContain('energyEfficiencyClass')
})

test('the year of the house stands in for the certificate’s, with advice', () => {
  const advice = (changes: object) =>
    adviceFor({ ...certified, ...changes }, on('2026-11-27')).filter((name) => name === 'certificateYear')
  expect(advice({})).toEqual(['certificateYear'])
  expect(advice({ energyYearBuilt: 1991 })).toEqual([])
  expect(advice({ yearBuilt: null })).toEqual([])
  expect(missingForPublishing({ ...certified, yearBuilt: null }, on('2026-11-27'))).toContain('energyYearBuilt')
})

test('the amount of service charges is a rule of our own, and not for plots', () => {
  const rule = publishRules.find(({ name }) => name === 'serviceCharge')
  expect(rule?.source).toBeNull()
  const rental = (houseType: 'apartment' | 'plot') =>
    missingForPublishing({ ...certified, marketType: 'rent', baseRent: 900, houseType }, on('2026-11-27'))
  expect(rental('apartment')).toContain('serviceCharge')
  expect(rental('plot')).not.toContain('serviceCharge')
})
