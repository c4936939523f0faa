/** `aktiv_von` and `aktiv_bis`: when a file wants its object to be public. */
import { expect, test } from 'vitest'
import { activityOn } from '#app/exchange/active-days.ts'
import { readObject } from '#app/exchange/mapping/read-object.ts'
import { anObject } from '#tests/support/elements.ts'
import { aStock, imported, planOf, received, today, wishing } from '#tests/support/transfers.ts'

const number = '<objektnr_extern>A-1</objektnr_extern>'
const read = (xml: string) =>
  readObject(anObject({ verwaltung_techn: number + xml }), {
    position: 1,
    provider: 'A',
    isOurs: false,
    today: today,
  })

test.each([
  ['<aktiv_von>2026-12-01</aktiv_von><aktiv_bis>2026-12-31</aktiv_bis>', { from: '2026-12-01', until: '2026-12-31' }],
  ['<aktiv_von>01.12.2026</aktiv_von>', { from: '2026-12-01', until: null }],
  ['<aktiv_bis>2026-12-31T23:59:59</aktiv_bis>', { from: null, until: '2026-12-31' }],
  ['<aktiv_von>0001-01-01T00:00:00</aktiv_von><aktiv_bis/>', undefined],
  ['<aktiv_von>00.00.0000</aktiv_von><aktiv_bis>-</aktiv_bis>', undefined],
  ['<aktiv_von>20261201</aktiv_von><aktiv_bis>31122026</aktiv_bis>', { from: '2026-12-01', until: '2026-12-31' }],
  ['<aktiv_bis>20261231235959</aktiv_bis>', { from: null, until: '2026-12-31' }],
  ['<aktiv_bis>2026/12/31</aktiv_bis>', { from: null, until: '2026-12-31' }],
  ['<aktiv_bis>31-12-2026 00:00</aktiv_bis>', { from: null, until: '2026-12-31' }],
  ['<aktiv_bis>1. 12. 2026</aktiv_bis>', { from: null, until: '2026-12-01' }],
  ['', undefined],
])('the days of %s', (xml, active) => {
  expect([read(xml).active, read(xml).problems]).toEqual([active, []])
})

test.each([
  ['aktiv_bis', 'bald'],
  ['aktiv_von', '2026-13-45'],
  ['aktiv_bis', '20261301'],
  ['aktiv_von', '1.12.26'],
])('an unreadable %s "%s" is said, and nothing is published on its word', (name, day) => {
  const other = name === 'aktiv_von' ? '<aktiv_bis>2027-01-31</aktiv_bis>' : '<aktiv_von>2026-11-01</aktiv_von>'
  const object = read(`${other}<${name}>${day}</${name}>`)
  const hint = { code: 'unreadableDay', element: `verwaltung_techn/${name}`, found: day }
  expect(object).toMatchObject({ active: { from: null, until: null, isUnreadable: true }, problems: [hint] })
  const { active, problems } = object
  const sent = received(1, { ...(active && { active }), problems })
  expect(planOf(sent)).toMatchObject({ outcome: 'new', after: 'draft', unmet: [], values: { published: false } })
  // What is public stays so, and what staff have taken offline does.
  for (const published of [true, false])
    expect(planOf(sent, aStock([imported(1, { published })])).values?.published ?? published).toBe(published)
})

test('an object is published once its day can be read', () => {
  const { property, link } = imported(1, { published: false })
  const { published: _, ...values } = link.base.values
  const stock = aStock([{ property, link: { ...link, base: { ...link.base, values } } }])
  expect(planOf(received(1, { active: { from: today, until: null } }), stock).after).toBe('public')
})

test('days go on to other receivers', () => {
  expect(read('<aktiv_bis>2026-12-31</aktiv_bis>').rest.map(({ element }) => element.name)).toEqual(['aktiv_bis'])
})

test.each([
  ['2026-11-30', 'notYet'],
  ['2026-12-01', 'limited'],
  ['2026-12-31', 'limited'],
  ['2027-01-01', 'ended'],
])('both days are included: %s is %s', (day, activity) => {
  expect(activityOn({ from: '2026-12-01', until: '2026-12-31' }, day)).toBe(activity)
})

const yesterday = { from: null, until: '2026-11-22' }
const tomorrow = { from: '2026-11-24', until: null }

test.each([
  ['before its first day', tomorrow, 'notYetActive', '2026-11-24'],
  ['after its last day', yesterday, 'noLongerActive', '2026-11-22'],
])('a new object stays a draft %s, and an offer goes offline', (_when, active, code, found) => {
  const hint = { code, element: 'published', found }
  const fresh = planOf(received(1, { active }))
  expect(fresh).toMatchObject({ after: 'draft', values: { published: false }, problems: [hint] })
  expect(fresh.base?.values.published).toBe(false)
  const known = planOf(received(1, { active }), aStock([imported(1)]))
  expect(known).toMatchObject({ outcome: 'changed', after: 'offline', values: { published: false }, problems: [hint] })
})

test.each([
  ['on its first day', { from: today, until: null }],
  ['on its last day', { from: null, until: today }],
])('an object is public %s', (_when, active) => {
  expect(planOf(received(1, { active }))).toMatchObject({ after: 'public', problems: [] })
})

test('an object comes back online when its days have come', () => {
  const { property, link } = imported(1, { published: false })
  const closed = { ...link, base: { ...link.base, values: { ...link.base.values, published: false } } }
  const stock = aStock([{ property, link: closed }])
  expect(planOf(received(1, { active: { from: today, until: null } }), stock).after).toBe('public')
})

test('what staff have decided by hand wins over the days', () => {
  const { property, link } = imported(1, { published: false })
  // Taken offline here: the day that opens it would not overrule them.
  const kept = planOf(received(1, { active: tomorrow }), aStock([{ property, link }]))
  expect(kept.values?.published ?? false).toBe(false)
  expect((kept.base ?? link.base).values.published).toBe(true)
  // Published here before its time.
  const online = imported(2)
  const before = {
    ...online.link,
    base: { ...online.link.base, values: { ...online.link.base.values, published: false } },
  }
  const early = planOf(received(2, { active: tomorrow }), aStock([{ property: online.property, link: before }]))
  expect(early.values?.published ?? true).toBe(true)
})

test('a new object that nobody wants to publish is not published by its first day either', () => {
  const plan = planOf(received(1, { active: tomorrow }), aStock(), wishing({ publish: false }))
  expect([plan.values?.published, plan.base?.values.published]).toEqual([false, true])
})

test('a reference stays, whatever its days', () => {
  const sold = planOf(received(1, { active: yesterday, state: 'sold' }))
  expect(sold).toMatchObject({ after: 'reference', problems: [] })
})
