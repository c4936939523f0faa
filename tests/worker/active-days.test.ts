/** Objects go online on their first day and offline after their last one. */
import { createExecutionContext, createScheduledController, env, waitOnExecutionContext } from 'cloudflare:test'
import { beforeEach, expect, test, vi } from 'vitest'
import { changeStates } from '#app/data/properties/property-states.server.ts'
import { imports, propertyLinks } from '#app/data/tables/exchange.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { addDays, berlinToday } from '#app/domain/calendar.ts'
import { followActiveDays } from '#app/jobs/exchange/active-days.server.ts'
import worker from '#build/server/index.js'
import { aDesk, type Desk, type House, propertyOf, transferOf } from '#tests/support/exchange.ts'
import { db, textOf } from '#tests/support/visitor.ts'

const day = (offset: number) => addDays(berlinToday(), offset)
const noonOf = (offset: number) => new Date(`${day(offset)}T12:00:00Z`)

let desk: Desk

beforeEach(async () => {
  vi.useRealTimers()
  await db.delete(imports)
  await db.delete(propertyLinks)
  await db.delete(properties)
  desk = await aDesk()
})

const days = (from: number | null, until: number | null, changes: Partial<House> = {}): House => ({
  number: 'A1',
  active: [from === null ? '' : day(from), until === null ? '' : day(until)],
  ...changes,
})
const isPublic = async () => (await propertyOf('A1')).published
const pageText = async () =>
  textOf(await (await desk.visitor.get(`/dashboard/properties/${(await propertyOf('A1')).id}`)).text())
const follow = (offset: number) => followActiveDays({ db }, noonOf(offset))

test('an object is brought online on its first day, and offline after its last', async () => {
  const id = await desk.upload(transferOf([days(1, 3)]))
  const dry = await desk.page(id)
  expect(dry.objects).toEqual(['A1 new draft'])
  expect(dry.text).toContain('An diesem Tag geht es von selbst online, wenn dann nichts Vorgeschriebenes fehlt.')
  await desk.apply(id)
  await desk.deliver()
  const seen: boolean[] = []
  for (const offset of [0, 1, 3, 4, 5]) {
    await follow(offset)
    seen.push(await isPublic())
  }
  expect(seen).toEqual([false, true, true, false, false])
})

test('the cron follows the days', async () => {
  await desk.takeOver(transferOf([days(0, 0)]))
  expect(await isPublic()).toBe(true)
  await db.update(propertyLinks).set({ activeUntil: day(-1) })
  const execution = createExecutionContext()
  await worker.scheduled(createScheduledController({ cron: '*/5 * * * *' }), env, execution)
  await waitOnExecutionContext(execution)
  expect(await isPublic()).toBe(false)
})

test('staff read why it is offline and until when, and the history names the file', async () => {
  await desk.takeOver(transferOf([days(5, null)]))
  expect(await pageText()).toContain(
    'An diesem Tag geht es von selbst online, wenn dann nichts Vorgeschriebenes fehlt.',
  )
  await desk.takeOver(transferOf([days(null, 2)]))
  expect(await isPublic()).toBe(true)
  expect(await pageText()).toContain('Danach geht es von selbst offline.')
  await db.update(propertyLinks).set({ activeUntil: day(-1) })
  await follow(0)
  expect(await pageText()).toContain('Es bleibt offline, bis die Software einen späteren Tag sendet')
  expect((await propertyOf('A1')).updatedBy).toBe('OpenImmo')
})

test('what staff take offline stays there on its first day, and what they publish stays after its last', async () => {
  await desk.takeOver(transferOf([days(0, 9)]))
  const { id } = await propertyOf('A1')
  await changeStates(db, [id], { published: false }, 'Petra Probe')
  await desk.takeOver(transferOf([days(2, 9, { name: 'Später' })]))
  await follow(3)
  expect(await isPublic()).toBe(false)
  await changeStates(db, [id], { published: true }, 'Petra Probe')
  await follow(10)
  expect(await isPublic()).toBe(false)
  await changeStates(db, [id], { published: true }, 'Petra Probe')
  await follow(11)
  expect(await isPublic()).toBe(true)
  expect(await pageText()).not.toContain('geht es von selbst online')
})

test('what staff publish early and take offline again stays there on its first day, and the page says so', async () => {
  const early = async () => {
    await desk.takeOver(transferOf([days(2, 9)]))
    const { id } = await propertyOf('A1')
    for (const published of [true, false]) await changeStates(db, [id], { published }, 'Petra Probe')
  }
  await early()
  expect(await pageText()).toContain('Es bleibt aber auch dann offline, weil es hier offline genommen wurde')
  await follow(2)
  expect(await isPublic()).toBe(false)
  await desk.takeOver(transferOf([days(2, 9, { name: 'Neuer' })]))
  await follow(2)
  expect(await isPublic()).toBe(false)
  await desk.takeOver(transferOf([days(0, 9, { name: 'Am Tag' })]))
  expect(await isPublic()).toBe(false)
  expect(await pageText()).toContain('Es bleibt aber offline, weil es hier offline genommen wurde')
  await changeStates(db, [(await propertyOf('A1')).id], { published: true }, 'Petra Probe')
  await follow(10)
  expect(await isPublic()).toBe(false)
})

test('what the sender takes back before its first day is no word of staff', async () => {
  await desk.takeOver(transferOf([days(2, 9)]))
  await changeStates(db, [(await propertyOf('A1')).id], { published: true }, 'Petra Probe')
  await desk.takeOver(transferOf([days(2, 9, { action: 'DELETE' })]))
  expect(await isPublic()).toBe(false)
  await desk.takeOver(transferOf([days(2, 9)]))
  await follow(2)
  expect(await isPublic()).toBe(true)
})

test('what must not be public waits until it may be', async () => {
  await desk.takeOver(transferOf([days(1, null, { pictures: [] })]))
  await follow(1)
  expect(await isPublic()).toBe(false)
  await desk.takeOver(transferOf([days(1, null, { pictures: ['b.jpg'] })]))
  await follow(1)
  expect(await isPublic()).toBe(true)
})

test('what is withdrawn, sold or in the trash is left alone', async () => {
  await desk.takeOver(transferOf([days(1, null)]))
  await desk.takeOver(transferOf([days(1, null, { action: 'DELETE' })]))
  await follow(2)
  expect(await isPublic()).toBe(false)
})

test('an object of a file without days has its page in both languages', async () => {
  await desk.takeOver(transferOf([days(null, null)]))
  const { id } = await propertyOf('A1')
  for (const locale of ['de', 'en'] as const)
    expect((await desk.visitor.speak(locale).get(`/dashboard/properties/${id}`)).status).toBe(200)
})
