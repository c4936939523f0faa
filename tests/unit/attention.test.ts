import { expect, test } from 'vitest'
import { attentionFor, type StockProperty } from '#app/domain/agency/attention.ts'
import { publishCandidate } from '#app/domain/properties/publish-candidate.ts'
import { formatDate } from '#app/fields/format.ts'
import { i18nFor } from '#app/i18n/server.ts'
import { deletionEntry } from '#app/ui/dashboard/overview/inbox-entries.ts'
import { aProperty } from '#tests/support/properties.ts'

const today = '2026-11-21'

function stock(id: string, changes: Parameters<typeof aProperty>[0]): StockProperty {
  return { id, district: null, ...publishCandidate(aProperty(changes), [{ alt: '' }]) }
}

const withCertificate = (energyCertificateValidUntil: string) =>
  ({
    energyCertificate: 'available',
    energyCertificateType: 'demand',
    energyConsumption: 100,
    energyEfficiencyClass: 'C',
    primaryEnergySource: 'gas',
    energyYearBuilt: 1990,
    energyCertificateValidUntil,
  }) as const

test('what is online and lacks something comes before certificates, and drafts come last', () => {
  const found = attentionFor(
    [
      stock('draft', { published: false, purchasePrice: null }),
      stock('soon', withCertificate('2027-01-10')),
      stock('fine', {}),
      stock('over', withCertificate('2026-11-20')),
      stock('online', { purchasePrice: null }),
    ],
    today,
  )
  expect(found.map(({ kind, property }) => [kind, property.id])).toEqual([
    ['offerLacks', 'online'],
    ['certificateExpired', 'over'],
    ['certificateExpires', 'soon'],
    ['draftLacks', 'draft'],
  ])
  expect(found[0]?.missing).toEqual(['price'])
})

test.each([
  ['2026-11-20', 'certificateExpired'],
  ['2026-11-21', 'certificateExpires'],
  ['2027-01-20', 'certificateExpires'],
  ['2027-01-21', undefined],
])('a certificate valid until %s is %s on 21 November 2026 in Berlin', (date, kind) => {
  expect(attentionFor([stock('one', withCertificate(date))], today)[0]?.kind).toBe(kind)
})

test("a draft's certificate, and a date without a certificate, are nobody's business", () => {
  const drafts = stock('draft', { ...withCertificate('2020-01-01'), published: false })
  const without = stock('none', { energyCertificate: 'notRequired', energyCertificateValidUntil: '2020-01-01' })
  expect(attentionFor([drafts, without], today)).toEqual([])
})

test('deletions are announced by their last day, and for the coming night where that day is today or past', () => {
  const t = i18nFor('de').getFixedT('de', 'dashboard')
  const date = (day: unknown) => formatDate(String(day), 'de')
  const textOf = (until: string) => deletionEntry({ count: 2, until }, { t, date, today: '2026-11-21' })?.text
  expect(textOf('2026-11-22')).toBe('2 Anfragen werden bis zum 22.11.2026 gelöscht')
  for (const day of ['2026-11-21', '2026-11-20'])
    expect(textOf(day)).toBe('2 Anfragen werden in der kommenden Nacht gelöscht')
})
