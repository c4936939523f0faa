/** What acts on properties read from their forms, and say of what they did. */
import { expect, test } from 'vitest'
import type { StateResult } from '#app/data/properties/property-states.server.ts'
import { translator } from '#app/i18n/server.ts'
import { takenBack } from '#app/routes/dashboard/property-acts/act-versions.server.ts'
import { isOnlineAgain } from '#app/routes/dashboard/property-acts/acts.server.ts'
import { report } from '#app/routes/dashboard/property-acts/bulk-acts.server.ts'
import { changeOf } from '#app/routes/dashboard/property-acts/saved-change.server.ts'
import { postedMonth } from '#app/routes/dashboard/property-acts/stage-acts.server.ts'
import { aProperty } from '#tests/support/properties.ts'

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const property = { id: 'a', version: 3, propertyNumber: 'G-1', published: true } as StateResult['property']

test('an undo names a version for each of its properties, or it is none of ours', () => {
  expect(takenBack(formOf({}), ['a', 'b'])).toEqual(new Map())
  expect(takenBack(formOf({ since: '3.4' }), ['a', 'b'])).toEqual(
    new Map([
      ['a', 3],
      ['b', 4],
    ]),
  )
  for (const since of ['3', '3.4.5', '', '3.x', '3.-4', '3.9999999999'])
    expect(() => takenBack(formOf({ since }), ['a', 'b'])).toThrow(expect.objectContaining({ status: 400 }))
})

test('out of the trash only that comes online which was, and only where it is asked for', () => {
  const draft = { ...property, published: false }
  expect(isOnlineAgain({ trashed: false, published: true }, property)).toBe(true)
  expect(isOnlineAgain({ trashed: false, published: true }, draft)).toBe(false)
  expect(isOnlineAgain({ trashed: false, published: false }, property)).toBe(false)
})

test('who takes back what was changed since reads who did that, and of themselves "you"', () => {
  const newer = { by: 'Olga Andere', byId: 'olga', changedAt: new Date() } as unknown as NonNullable<
    StateResult['newer']
  >
  const results: StateResult[] = [{ property, result: 'changedSince', missing: [], newer }]
  const textFor = (id: string, name: string) =>
    report('unpublish', { published: false }, 1, results, translator('de'), 'de', { id, name }).text
  expect(textFor('petra', 'Petra Probe')).toContain('G-1 (Olga Andere)')
  expect(textFor('olga', 'Olga Andere')).not.toContain('Olga Andere')
})

test('a save names the featuring that it ends, unless a sale did', () => {
  const before = aProperty({ highlighted: true })
  const reserved = { ...before, highlighted: false, reserved: true }
  expect(changeOf(before, reserved, 2, 'de')).toMatchObject({ what: 'Hervorgehoben', stage: 'propertyReserved' })
  const sold = { ...before, highlighted: false, sold: true, soldOn: '2026-03' }
  expect(changeOf(before, sold, 2, 'de')).toMatchObject({ what: null, stage: 'propertySold' })
})

test('a month of sale is read up to the length that a month has', () => {
  expect(postedMonth(formOf({ soldOn: 'März 2026' }))).toBe('2026-03')
  expect(postedMonth(formOf({ soldOn: `2026-03${' '.repeat(50_000)}` }))).toBeNull()
  expect(postedMonth(formOf({}))).toBeNull()
})
