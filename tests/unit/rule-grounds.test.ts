/** What publish rules say about the law they come from. */
import { expect, test } from 'vitest'
import { publishCandidate } from '#app/domain/properties/publish-candidate.ts'
import { isInForce, type PublishRule } from '#app/domain/properties/publish-rule.ts'
import { adviceFor, missingForPublishing, publishRules, rulesAbout } from '#app/domain/properties/publish-rules.ts'
import { aProperty } from '#tests/support/properties.ts'

const certified = publishCandidate(
  aProperty({ energyCertificate: 'available', yearBuilt: 1990, energyCertificateIssuedOn: '2020-05-05' }),
  [{ alt: 'Haus' }],
)

/** By the paragraphs of their grounds on this day. */
function paragraphsOn(day: string, property = certified): Record<string, string[]> {
  const grounds = rulesAbout(property, day).map(({ name, grounds }: PublishRule) => [
    name,
    grounds.flatMap((ground) =>
      isInForce(ground, day) && (ground.covers?.(property) ?? true) ? (ground.source?.paragraph ?? []) : [],
    ),
  ])
  return Object.fromEntries(grounds)
}

test('a ground that was read names its paragraph and where it stands', () => {
  const read = publishRules.flatMap(({ grounds }) => grounds.filter(({ readOn }) => readOn !== null))
  expect(read.length).toBeGreaterThan(5)
  for (const { source } of read) {
    expect(source).toMatchObject({ paragraph: expect.stringMatching(/^§/), url: expect.stringMatching(/^https:/) })
  }
})

test('every rule has one name, however many laws ask for it', () => {
  const names = publishRules.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('from 2027 an old certificate is asked for by § 112, a new one by § 87, and each paragraph once', () => {
  expect(paragraphsOn('2027-01-01')).toMatchObject({
    energyCertificateType: ['§ 112 Abs. 3 GModG'],
    energyConsumption: ['§ 112 Abs. 3 GModG'],
    energyEfficiencyClass: ['§ 112 Abs. 3 GModG'],
  })
  const renewed = paragraphsOn('2027-01-01', { ...certified, energyCertificateIssuedOn: '2027-01-01' })
  expect(renewed).toMatchObject({
    energyCertificateType: ['§ 87 GModG'],
    energyCertificateIssuedOn: ['§ 87 GModG'],
    primaryEnergyDemand: ['§ 87 GModG'],
    energyEfficiencyClass: ['§ 87 GModG'],
  })
  expect(renewed).not.toHaveProperty('energyConsumption')
})

test('the law has its new name from the day on which it was renamed, and asks for the same', () => {
  expect(paragraphsOn('2026-07-28')).toMatchObject({
    energyCertificate: ['§ 80 GEG'],
    energyConsumption: ['§ 87 GEG'],
  })
  expect(paragraphsOn('2026-07-29')).toMatchObject({
    energyCertificate: ['§ 80 GModG'],
    energyConsumption: ['§ 87 GModG'],
  })
  const missing = (day: string) => missingForPublishing(certified, day)
  expect(missing('2026-07-29')).toEqual(missing('2026-07-28'))
  expect(missing('2026-07-29')).toContain('energyEfficiencyClass')
})

test('the year of the house stands in for the certificate’s, with advice', () => {
  const advice = (changes: object) =>
    adviceFor({ ...certified, ...changes }, '2026-11-27').filter((name) => name === 'certificateYear')
  expect(advice({})).toEqual(['certificateYear'])
  expect(advice({ energyYearBuilt: 1991 })).toEqual([])
  expect(advice({ yearBuilt: null })).toEqual([])
  expect(missingForPublishing({ ...certified, yearBuilt: null }, '2026-11-27')).toContain('energyYearBuilt')
})

test('the amount of service charges is a rule of our own, and not for plots', () => {
  const rule = publishRules.find(({ name }) => name === 'serviceCharge')
  expect(rule?.grounds.map(({ source }) => source)).toEqual([null])
  const rental = (houseType: 'apartment' | 'plot') =>
    missingForPublishing({ ...certified, marketType: 'rent', baseRent: 900, houseType }, '2026-11-27')
  expect(rental('apartment')).toContain('serviceCharge')
  expect(rental('plot')).not.toContain('serviceCharge')
})
