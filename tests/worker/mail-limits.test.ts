/** How many mails a stranger can have us send to one mailbox, whatever staff or its owner delete in the meantime. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { createEnquiry } from '#app/data/enquiries/enquiries.server.ts'
import { throttles, users } from '#app/data/tables/access.server.ts'
import { enquiries } from '#app/data/tables/enquiries.server.ts'
import { mailedLinks } from '#app/data/tables/mailed-links.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import { ownDataEvents } from '#app/data/tables/own-data.server.ts'
import { subscriptions } from '#app/data/tables/subscriptions.server.ts'
import { ownDataPaths } from '#app/paths/own-data.ts'
import { paths } from '#app/paths/public.ts'
import { anAgency, type PostOffice, postOffice } from '#tests/support/post-office.ts'
import { callsDuring } from '#tests/support/statements.ts'
import { aUser, db, textOf, Visitor } from '#tests/support/visitor.ts'

const [minute, hour] = [60_000, 3_600_000]
const victim = 'opfer@post.example'
const vars = { MAIL_FROM: 'website@probe.example', MAIL_TO_ANYONE: '1', SITE_URL: 'https://giebel.test' }

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-03T13:05:00Z') })
  vi.spyOn(scheduler, 'wait').mockResolvedValue(undefined)
  await anAgency({ enquiryReceipt: true })
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const table of [throttles, outbox, enquiries, subscriptions, mailedLinks, ownDataEvents, users])
    await db.delete(table)
})

const mailsTo = ({ mails }: PostOffice, address = victim) =>
  mails.filter(({ to }) => to.toLowerCase() === address).length

let count = 0
function enquire(office: PostOffice, email = victim) {
  count += 1
  const form = { 'form-name': 'contact', 'bot-field': '', name: 'X', email, phone: '', message: `Unsinn ${count}` }
  return new Visitor(office.bindings).post(paths.contact, form)
}

const askForData = (office: PostOffice, email = victim) =>
  new Visitor(office.bindings).post(ownDataPaths.request, { email, 'bot-field': '' })

const subscribe = (office: PostOffice, email = victim) =>
  new Visitor(office.bindings).post('/suchauftrag', { email, query: 'houseType=house', 'bot-field': '' })

const askForPassword = (office: PostOffice, email = victim) =>
  new Visitor(office.bindings).post(paths.forgottenPassword, { email })

async function anEnquiry(email = victim) {
  const enquiry = { name: 'X', phone: '', message: 'Unsinn', email, propertyId: null, locale: 'de' as const }
  return createEnquiry(db, { ...enquiry, receivedAt: new Date(), formId: newId() }, [])
}

const linkIn = (text = '') => /\/meine-daten\/[0-9a-f]{64}/.exec(text)?.[0] ?? ''

test('staff delete the junk in between: three receipts a day go to a mailbox all the same', async () => {
  const office = postOffice(vars)
  for (let round = 0; round < 5; round += 1) {
    for (let post = 0; post < 3; post += 1) expect((await enquire(office)).status).toBe(303)
    await db.delete(enquiries)
  }
  expect(mailsTo(office)).toBe(3)
})

test('everything is deleted by its own link in between: two links a day go to a mailbox all the same', async () => {
  const office = postOffice(vars)
  for (let round = 0; round < 5; round += 1) {
    await anEnquiry()
    await askForData(office)
    const link = linkIn(office.mails.at(-1)?.text)
    await new Visitor(office.bindings).post(`${link}/loeschung`, {})
    await db.delete(enquiries)
  }
  expect(mailsTo(office)).toBe(2)
})

test('a deletion that was posted already is told as done for ten minutes, and then its link is over', async () => {
  const office = postOffice(vars)
  await anEnquiry()
  await askForData(office)
  const link = `${linkIn(office.mails[0]?.text)}/loeschung`
  const press = async () => (await new Visitor(office.bindings).post(link, {})).status
  expect([await press(), await press()]).toEqual([303, 303])
  vi.setSystemTime(Date.now() + 9 * minute)
  expect(await press()).toBe(303)
  vi.setSystemTime(Date.now() + 2 * minute)
  expect(await press()).toBe(404)
  vi.setSystemTime(Date.now() + 24 * hour)
  expect(await press()).toBe(404)
})

test('pages behind a link show the address as it is compared, not as whoever asked has spelled it', async () => {
  const office = postOffice(vars)
  await anEnquiry()
  await askForData(office, 'OpFeR@PoSt.example')
  const link = linkIn(office.mails[0]?.text)
  for (const path of [link, `${link}/loeschung`, `${link}/datei`]) {
    const text = await (await new Visitor(office.bindings).get(path)).text()
    expect(text).not.toContain('OpFeR')
    expect(text).toContain(victim)
  }
})

test.each([
  ['an email alert', subscribe],
  ['a receipt', enquire],
  ['a link to own data', askForData],
  ['a link for a password', askForPassword],
])('a mailbox that has had its mails for %s costs the same statements as any other', async (_, ask) => {
  const office = postOffice(vars)
  const user = await aUser('editor')
  const address = ask === askForPassword ? user.email : victim
  if (ask === askForData) await anEnquiry()
  const statements: string[][][] = []
  const answers: unknown[] = []
  // The first makes the worker learn what it asks once.
  for (let post = 0; post < 6; post += 1) {
    const calls = await callsDuring(async () => {
      const answer = await ask(office, address)
      const { status, headers } = answer
      answers.push([status, headers.get('Location'), headers.getSetCookie(), textOf(await answer.text())])
    })
    const texts = calls.map((call) => call.map(({ text }) => text))
    // What follows belongs to the mail, which is made some time after the answer.
    const last = texts.findIndex((call) => call.some((text) => text.startsWith('insert into "outbox"')))
    statements.push(texts.slice(0, last + 1))
  }
  expect(mailsTo(office, address)).toBeGreaterThan(0)
  expect(mailsTo(office, address)).toBeLessThan(6)
  expect(statements[0]?.length).toBeGreaterThan(0)
  expect(statements[5]).toEqual(statements[0])
  expect(answers[5]).toEqual(answers[0])
})
