import { expect, test } from 'vitest'
import { announcedThisWeek, comingRules, rehearse } from '#app/domain/agency/rehearsal.ts'
import { addDays } from '#app/domain/calendar.ts'
import { publishCandidate } from '#app/domain/properties/publish-candidate.ts'
import type { RuleDate } from '#app/domain/properties/publish-rule.ts'
import { missingForPublishing } from '#app/domain/properties/publish-rules.ts'
import { aProperty } from '#tests/support/properties.ts'

const ruleDate = (day: string, unverified = true): RuleDate => ({ day, unverified })

const certificate = {
  energyCertificate: 'available',
  energyCertificateType: 'demand',
  energyConsumption: 100,
  energyEfficiencyClass: 'C',
  primaryEnergySource: 'gas',
  energyYearBuilt: 1990,
} as const

function offer(changes: Parameters<typeof aProperty>[0]) {
  return publishCandidate(aProperty({ ...certificate, ...changes }), [{ alt: '' }])
}

test.each([
  ['issued in 2026', { energyCertificateIssuedOn: '2026-12-31' }, []],
  ['issued in 2027', { energyCertificateIssuedOn: '2027-01-01' }, ['primaryEnergyDemand']],
  ['issued in 2027, with its demand', { energyCertificateIssuedOn: '2027-01-01', primaryEnergyDemand: 0 }, []],
  ['without any date', {}, ['energyCertificateIssuedOn']],
  ['that ends before those of 2027 do', { energyCertificateValidUntil: '2036-12-30' }, []],
  [
    'that ends when those of 2027 do',
    { energyCertificateValidUntil: '2036-12-31' },
    ['energyCertificateIssuedOn', 'primaryEnergyDemand'],
  ],
])('from 2027, a certificate %s lacks %j', (_, changes, missing) => {
  expect(missingForPublishing(offer(changes), ruleDate('2027-01-01'))).toEqual(missing)
  expect(missingForPublishing(offer(changes), ruleDate('2026-12-31'))).toEqual([])
  expect(missingForPublishing(offer(changes), ruleDate('2027-01-01', false))).toEqual([])
})

test('before the law there was no rule', () => {
  const bare = offer({ energyEfficiencyClass: null })
  expect(missingForPublishing(bare, ruleDate('2020-10-31'))).toEqual([])
  expect(missingForPublishing(bare, ruleDate('2020-11-01'))).toEqual(['energyEfficiencyClass'])
})

test('a rehearsal leaves out drafts and what is sold', () => {
  const stock = [offer({}), offer({ published: false }), offer({ sold: true })]
  expect(rehearse(stock, ruleDate('2027-01-01'))).toEqual([
    { property: stock[0], missing: ['energyCertificateIssuedOn'] },
  ])
  for (const day of ['1000-01-01', '9999-12-31']) expect(rehearse(stock, ruleDate(day)).length).toBeLessThan(2)
})

test.each([
  ['2026-12-01', undefined],
  ['2026-12-02', 30],
  ['2026-12-25', 7],
  ['2026-12-31', 1],
  ['2027-01-01', undefined],
])('on %s the rules of 2027 are announced with %s days left', (day, daysLeft) => {
  const rules = ['energyCertificateIssuedOn', 'primaryEnergyDemand']
  const found = daysLeft === undefined ? [] : [{ from: '2027-01-01', daysLeft, rules, offerCount: 1 }]
  expect(comingRules([offer({}), offer({ energyCertificateIssuedOn: '2020-05-05' })], ruleDate(day))).toEqual(found)
  expect(comingRules([offer({})], ruleDate(day, false))).toEqual([])
})

test('mails announce them in the three weeks of 30, 7 and 1 days before, whatever night they leave', () => {
  const days = Array.from({ length: 50 }, (_, index) => addDays('2026-11-23', index))
  const told = days.filter((day) => announcedThisWeek([], ruleDate(day)).length > 0)
  const weeks = [
    ['2026-11-30', 7],
    ['2026-12-21', 7],
    ['2026-12-28', 4],
  ] as const
  expect(told).toEqual(
    weeks.flatMap(([monday, nights]) => Array.from({ length: nights }, (_, index) => addDays(monday, index))),
  )
})
