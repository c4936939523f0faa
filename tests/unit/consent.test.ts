import { expect, test } from 'vitest'
import { consentEvent, parseConsent } from '#app/domain/consent.ts'

const record = { necessary: true, analytics: true, marketing: false, date: 1_700_000_000_000 }

test('a stored record is read as it was written', () => {
  expect(parseConsent(JSON.stringify(record))).toEqual(record)
})

test.each([
  [null],
  [''],
  ['null'],
  ['{'],
  ['[]'],
  ['"yes"'],
  [JSON.stringify({ ...record, necessary: false })],
  [JSON.stringify({ ...record, analytics: 'yes' })],
  [JSON.stringify({ ...record, date: undefined })],
])('%j is not a record', (stored) => {
  expect(parseConsent(stored)).toBeNull()
})

test('the data layer is told what was granted and what was denied', () => {
  expect(consentEvent(record)).toEqual({ event: 'consent_update', analytics_storage: 'granted', ad_storage: 'denied' })
})
