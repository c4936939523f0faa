/** How fast enquiries are answered: what counts, and who may read it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findAgency } from '#app/data/agency/settings.server.ts'
import { newId } from '#app/data/database.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { pageSources } from '#app/data/tables/agency.server.ts'
import { enquiries, enquiryReplies } from '#app/data/tables/enquiries.server.ts'
import type { EnquiryStatus } from '#app/domain/enquiries/enquiry.ts'
import { anAgency, deliveryRun, postOffice } from '#tests/support/post-office.ts'
import { aProperty } from '#tests/support/properties.ts'
import { planOf, rowsRead, statementsDuring } from '#tests/support/statements.ts'
import { db, staff, textOf, Visitor } from '#tests/support/visitor.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

interface Answered {
  /** After how long it was marked. */
  marked?: number
  /** After how long each reply was sent. */
  replies?: readonly number[]
  status?: EnquiryStatus
  /** How long ago it came. */
  ago?: number
}

async function anEnquiry({ marked, replies = [], status = 'answered', ago = 10 * day }: Answered): Promise<void> {
  const [id, received] = [newId(), Date.now() - ago]
  const moment = (after: number | undefined) => (after === undefined ? null : new Date(received + after))
  const said = { name: 'Ada', message: 'Noch frei?', locale: 'de' } as const
  const answeredAt = moment(marked ?? replies.at(-1))
  await db.insert(enquiries).values({ id, ...said, status, receivedAt: new Date(received), answeredAt })
  for (const after of replies) {
    const reply = { by: 'Ada', recipient: 'a@b.example', subject: 'Re', text: 'Ja.', parcelId: '' }
    await db
      .insert(enquiryReplies)
      .values({ id: newId(), enquiryId: id, createdAt: new Date(received + after), ...reply })
  }
}

async function answered(times: readonly number[]): Promise<void> {
  for (const time of times) await anEnquiry({ marked: time })
}

const atNight = () => deliveryRun(postOffice(), '17 2 * * *')

async function counted() {
  await atNight()
  const { minutes, count } = (await findAgency(db)).answers
  return [minutes, count]
}

/** A night at another time ends sessions, so each reader signs in. */
const read = async (path: string, visitor?: Visitor) =>
  textOf(await (await (visitor ?? (await staff('admin'))).get(path)).text())

beforeEach(() => anAgency())
afterEach(async () => {
  vi.useRealTimers()
  await db.delete(enquiries)
})

test('of an odd number the one in the middle counts, of an even one the mean of both; of none nothing is said', async () => {
  expect(await counted()).toEqual([null, 0])
  expect(await read('/dashboard/enquiries')).not.toContain('Im Mittel')
  await answered([5 * hour, 2 * minute, 90 * hour])
  expect(await counted()).toEqual([300, 3])
  await answered([3 * hour])
  expect(await counted()).toEqual([240, 4])
  await db.delete(enquiries)
  expect(await counted()).toEqual([null, 0])
})

test('the first reply counts, whenever it was marked; put away without one does not, nor does what waits', async () => {
  await anEnquiry({ replies: [2 * hour, 30 * hour] })
  expect(await counted()).toEqual([120, 1])
  await anEnquiry({ replies: [2 * hour], marked: hour })
  await anEnquiry({ replies: [2 * hour], status: 'archived' })
  await anEnquiry({ replies: [2 * hour], status: 'new' })
  expect(await counted()).toEqual([120, 4])
  await anEnquiry({ marked: minute, status: 'archived' })
  await anEnquiry({ status: 'new' })
  expect(await counted()).toEqual([120, 4])
})

test('what came more than 90 days ago does not count, and hours are hours when clocks change', async () => {
  await anEnquiry({ marked: 2 * hour, ago: 90 * day + minute })
  expect(await counted()).toEqual([null, 0])
  await anEnquiry({ marked: 3 * hour, ago: 90 * day - minute })
  expect(await counted()).toEqual([180, 1])
  await db.delete(enquiries)
  // 1.30 in summer time to 3.30 in winter time: three hours, though the clocks say two.
  vi.setSystemTime(new Date('2026-10-26T12:00:00Z'))
  const received = new Date('2026-10-24T23:30:00Z')
  await anEnquiry({ marked: 3 * hour, ago: Date.now() - received.getTime() })
  expect(await counted()).toEqual([180, 1])
})

test('a fast clock makes no answer come before its question', async () => {
  await anEnquiry({ marked: -hour })
  expect(await counted()).toEqual([0, 1])
  expect(await read('/dashboard')).toContain('Im Mittel nach 1 Min. beantwortet, 90 Tage, eine Anfrage')
})

test.each([
  [20 * minute, 'nach 20 Min.', '20 min'],
  [59.7 * minute, 'nach 1 Std.', '1 h'],
  [3.4 * hour, 'nach 3 Std.', '3 h'],
  [47 * hour, 'nach 47 Std.', '47 h'],
  [60 * hour, 'nach 3 Tagen', '3 days'],
])('staff read %d ms as „%s“ on overview and enquiries', async (time, german, english) => {
  await answered([time, time])
  await atNight()
  const english_ = (await staff('admin')).speak('en')
  for (const path of ['/dashboard', '/dashboard/enquiries']) {
    expect(await read(path)).toContain(`Im Mittel ${german} beantwortet, 90 Tage, 2 Anfragen`)
    expect(await read(path, english_)).toContain(`Average reply time ${english} (last 90 days, 2 enquiries)`)
  }
})

test('visitors read it only where the agency wants it, and from twenty answers on', async () => {
  const id = newId()
  await createProperty(db, id, aProperty(), 'Test')
  const pages = ['/kontakt', `/angebote/${id}`]
  const said = async (visitor = new Visitor()) =>
    Promise.all(pages.map(async (path) => (await read(path, visitor)).match(/(?:Wir antworten|We reply) [^.]*\./)?.[0]))
  const usual = ['Wir antworten an Werktagen in der Regel innerhalb eines Tages.', undefined]
  const measured = 'Wir antworten im Mittel innerhalb von 4 Stunden.'

  await answered(Array.from({ length: 19 }, () => 3.2 * hour))
  await anAgency({ answerTimeShown: true })
  await atNight()
  expect(await said()).toEqual(usual)
  await answered([3.2 * hour])
  expect(await said()).toEqual(usual)
  await atNight()
  expect(await said()).toEqual([measured, measured])
  const english = 'We reply within 4 hours on average.'
  expect(await said(new Visitor().speak('en'))).toEqual([english, english])
  await anAgency({ answerTimeShown: false })
  expect(await said()).toEqual(usual)
  expect(await read('/dashboard')).toContain('20 Anfragen')
})

test('a night that counts the same leaves every kept page as it is; another figure does not', async () => {
  await answered([hour])
  await atNight()
  const revision = async () => (await db.select().from(pageSources)).find(({ name }) => name === 'agency')?.revision
  const before = await revision()
  await atNight()
  expect(await revision()).toBe(before)
  await answered([hour])
  await atNight()
  expect(await revision()).not.toBe(before)
})

test('it is counted in one pass over the enquiries of 90 days', async () => {
  for (let count = 0; count < 30; count++) await anEnquiry({ replies: [hour], ago: 200 * day })
  await anEnquiry({ replies: [hour] })
  const [statement] = (await statementsDuring(atNight)).filter(({ text }) => text.includes('waits as'))
  if (!statement) throw new Error('nothing was counted')
  const plan = (await planOf(statement)).join('\n')
  expect(plan).toMatch(/SEARCH enquiries USING (COVERING )?INDEX enquiries_received/)
  expect(plan).toMatch(/SEARCH reply USING INDEX enquiry_replies_enquiry/)
  expect(plan).not.toMatch(/SCAN (enquiries|reply)/)
  expect(await rowsRead([statement])).toBeLessThan(20)
  expect(await counted()).toEqual([60, 1])
})
