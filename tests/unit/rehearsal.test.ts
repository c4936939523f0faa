import { expect, test } from 'vitest'
import { announcedThisWeek, comingRules, overviewNotice, rehearse } from '#app/domain/agency/rehearsal.ts'
import { addDays } from '#app/domain/calendar.ts'
import { publishCandidate } from '#app/domain/properties/publish-candidate.ts'
import { missingForPublishing } from '#app/domain/properties/publish-rules.ts'
import { aProperty } from '#tests/support/properties.ts'

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

const newCertificate = { energyCertificateIssuedOn: '2027-01-01', primaryEnergyDemand: 120, energyConsumption: null }
const without = { energyCertificate: 'notRequired', energyCertificateType: null, energyConsumption: null } as const
const issueDate = ['energyCertificateIssuedOn']

const objects: [name: string, changes: Parameters<typeof aProperty>[0], asked2026: string[], asked2027: string[]][] = [
  ['an old certificate', { energyCertificateIssuedOn: '2026-12-31' }, [], []],
  [
    'an old certificate without end energy',
    { energyCertificateIssuedOn: '2020-05-05', energyConsumption: null },
    ['energyConsumption'],
    ['energyConsumption'],
  ],
  ['a new certificate', newCertificate, ['energyConsumption'], []],
  ['a new certificate with both values', { ...newCertificate, energyConsumption: 100 }, [], []],
  [
    'a new certificate without primary energy',
    { ...newCertificate, primaryEnergyDemand: null, energyConsumption: 100 },
    [],
    ['primaryEnergyDemand'],
  ],
  [
    'a new certificate without class',
    { ...newCertificate, energyConsumption: 100, energyEfficiencyClass: null },
    ['energyEfficiencyClass'],
    ['energyEfficiencyClass'],
  ],
  ['no issue date, ending 2036-12-30', { energyCertificateValidUntil: '2036-12-30' }, [], []],
  ['no issue date, ending 2036-12-31', { energyCertificateValidUntil: '2036-12-31' }, [], issueDate],
  ['no date at all', {}, [], issueDate],
  [
    'a listed house without one',
    { ...without, houseType: 'house', heritageStatus: 'listed', livingArea: 180 },
    [],
    ['certificateExemption'],
  ],
  ['a house of 45 m² without one', { ...without, houseType: 'house', livingArea: 45 }, [], []],
  [
    'a house of 60 m² with 45 m² of usable area',
    { ...without, houseType: 'house', livingArea: 60, usableArea: 45 },
    [],
    [],
  ],
  [
    'a house of exactly 50 m² without one',
    { ...without, houseType: 'house', livingArea: 50 },
    [],
    ['certificateExemption'],
  ],
  [
    'a flat of 45 m² without one, in a building of unknown size',
    { ...without, houseType: 'apartment', livingArea: 45 },
    [],
    ['certificateExemption'],
  ],
  ['a plot', { ...without, houseType: 'plot' }, [], []],
]

test.each(objects)('%s: what is asked from 30 December 2026 to 3 January 2027', (_, changes, asked2026, asked2027) => {
  const days = ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03']
  expect(days.map((day) => missingForPublishing(offer(changes), day))).toEqual(
    days.map((day) => (day < '2027-01-01' ? asked2026 : asked2027)),
  )
})

test('before the law there was no rule', () => {
  const bare = offer({ energyEfficiencyClass: null })
  expect(missingForPublishing(bare, '2020-10-31')).toEqual([])
  expect(missingForPublishing(bare, '2020-11-01')).toEqual(['energyEfficiencyClass'])
})

test('a rehearsal leaves out drafts and what is sold', () => {
  const stock = [offer({}), offer({ published: false }), offer({ sold: true })]
  expect(rehearse(stock, '2027-01-01')).toEqual([{ property: stock[0], missing: issueDate }])
  for (const day of ['1000-01-01', '9999-12-31']) expect(rehearse(stock, day).length).toBeLessThan(2)
})

const listed = offer({ ...without, houseType: 'house', heritageStatus: 'listed', livingArea: 180 })

test.each([
  ['2026-09-30', undefined],
  ['2026-10-01', 92],
  ['2026-11-28', 34],
  ['2026-12-31', 1],
  ['2027-01-01', undefined],
])('on %s the overview announces the rules of 2027 with %s days left', (day, daysLeft) => {
  const rules = ['certificateExemption', 'energyCertificateIssuedOn', 'primaryEnergyDemand']
  const found = daysLeft === undefined ? [] : [{ from: '2027-01-01', daysLeft, rules, offerCount: 2, exemptCount: 1 }]
  const stock = [offer({}), listed, offer({ energyCertificateIssuedOn: '2020-05-05' })]
  expect(comingRules(stock, day, overviewNotice)).toEqual(found)
})

test('a paragraph that takes the place of another is not announced as a new rule', () => {
  expect(comingRules([offer({})], '2026-07-01', 60).map(({ from }) => from)).not.toContain('2026-07-29')
})

test('mails announce them in the three weeks of 30, 7 and 1 days before, whatever night they leave', () => {
  const days = Array.from({ length: 50 }, (_, index) => addDays('2026-11-23', index))
  const told = days.filter((day) => announcedThisWeek([], day).length > 0)
  const weeks = [
    ['2026-11-30', 7],
    ['2026-12-21', 7],
    ['2026-12-28', 4],
  ] as const
  expect(told).toEqual(
    weeks.flatMap(([monday, nights]) => Array.from({ length: nights }, (_, index) => addDays(monday, index))),
  )
})
