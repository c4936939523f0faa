/** Staff find what is stored about an address, end its alerts, and delete all of it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { createEnquiry } from '#app/data/enquiries/enquiries.server.ts'
import { throttles } from '#app/data/tables/access.server.ts'
import { enquiries } from '#app/data/tables/enquiries.server.ts'
import { mailedLinks } from '#app/data/tables/mailed-links.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import { subscriptions } from '#app/data/tables/subscriptions.server.ts'
import type { WithdrawalAnswers } from '#app/domain/enquiries/withdrawal.ts'
import { mailboxOf } from '#app/domain/mail-address.ts'
import { anAgency, postOffice } from '#tests/support/post-office.ts'
import { db, staff, textOf, Visitor } from '#tests/support/visitor.ts'

const vars = { MAIL_FROM: 'website@probe.example', MAIL_TO_ANYONE: '1', SITE_URL: 'https://giebel.test' }
const address = 'annette@thomsen.example'
const admin = await staff('admin')
const editor = await staff('editor')
const search = (q: string) => `/dashboard/enquiries/addresses?q=${encodeURIComponent(q)}`
const removalOf = (id: string) => `/dashboard/enquiries/${id}/removal`

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await anAgency({ phone: '040 100', city: 'Hamburg' })
})

afterEach(async () => {
  vi.restoreAllMocks()
  for (const table of [throttles, outbox, enquiries, subscriptions, mailedLinks]) await db.delete(table)
})

async function anEnquiry(email: string | null, changes: Partial<Parameters<typeof createEnquiry>[1]> = {}) {
  const person = { name: 'Annette Thomsen', phone: '040 123456', message: 'Ist das Haus noch zu haben?' }
  const enquiry = { ...person, email, propertyId: null, locale: 'de' as const, ...changes }
  return (await createEnquiry(db, { ...enquiry, formId: newId() }, [])).id
}

async function anAlert(email: string, query = 'city=Jork') {
  const id = newId()
  const row = { id, email, mailbox: mailboxOf(email), query, locale: 'de' as const, confirmedAt: new Date() }
  await db.insert(subscriptions).values(row)
  return id
}

const aWithdrawal: { answers: WithdrawalAnswers } = {
  answers: {
    declaration: 'Hiermit widerrufe ich.',
    contract: 'Maklervertrag',
    street: null,
    postalCode: null,
    city: null,
    contractDate: null,
  },
}

async function aWaitingMail(to: string) {
  await db.insert(outbox).values({ id: newId(), channel: 'subscription', payload: { to }, nextAttemptAt: new Date() })
}

const left = async () => ({
  enquiries: (await db.select().from(enquiries)).map(({ id }) => id),
  alerts: (await db.select().from(subscriptions)).map(({ id }) => id),
  mails: (await db.select().from(outbox)).length,
})

test('the question before an enquiry is deleted names what else the address has', async () => {
  const id = await anEnquiry('Annette@Thomsen.example')
  expect(textOf(await (await admin.get(removalOf(id))).text())).toContain(
    'Sonst ist zu Annette@Thomsen.example nichts gespeichert.',
  )
  await anEnquiry(address)
  await anEnquiry('bernd@thomsen.example')
  await anAlert(address)
  await anAlert(address, 'city=Stade')
  await aWaitingMail(address)
  const question = textOf(await (await admin.get(removalOf(id))).text())
  expect(question).toContain('eine Anfrage, 2 Suchaufträge und eine E-Mail, die noch nicht verschickt ist.')
  expect(question).toContain('Sicherungen bleiben')
  expect((await admin.post(removalOf(id), {})).status).toBe(303)
  expect(await left()).toMatchObject({ enquiries: { length: 2 }, alerts: { length: 2 }, mails: 1 })
})

test('all of an address goes at once, a withdrawal stays with its reason, and another address keeps all', async () => {
  const id = await anEnquiry(address)
  await anEnquiry(address.toUpperCase())
  const withdrawal = await anEnquiry(address, aWithdrawal)
  const other = await anEnquiry('bernd@thomsen.example')
  await anAlert(address)
  const alert = await anAlert('bernd@thomsen.example')
  await aWaitingMail(address)
  const question = textOf(await (await admin.get(removalOf(id))).text())
  expect(question).toContain('ein Widerruf')
  expect(question).toContain('Drei Jahre lang muss sich nachweisen lassen')
  const answer = await admin.post(removalOf(id), { next: 'address' })
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/dashboard/enquiries'])
  expect(textOf(await (await admin.get('/dashboard/enquiries')).text())).toContain('bis auf den Widerruf')
  expect(await left()).toEqual({ enquiries: expect.arrayContaining([withdrawal, other]), alerts: [alert], mails: 0 })
  expect((await left()).enquiries).toHaveLength(2)
})

test('editors read what there is and end alerts; deleting all of an address is for administrators', async () => {
  const id = await anEnquiry(address)
  await anAlert(address)
  const question = await (await editor.get(removalOf(id))).text()
  expect(textOf(question)).toContain('Alles zu dieser Adresse löschen Administratoren.')
  expect(question).not.toContain('value="address"')
  const all = `/dashboard/enquiries/addresses/removal?email=${encodeURIComponent(address)}`
  for (const answer of [
    await editor.post(removalOf(id), { next: 'address' }),
    await editor.get(all),
    await editor.post(all, {}),
  ])
    expect(answer.status).toBe(403)
  expect(await left()).toMatchObject({ enquiries: [id], alerts: { length: 1 } })
})

test('alerts are found by a part of the address, and each can be ended', async () => {
  const kept = await anAlert(address, 'city=Stade')
  const ended = await anAlert(address, 'city=Jork')
  expect(textOf(await (await editor.get(search('niemand'))).text())).toContain('Zu keiner Adresse')
  const html = await (await editor.get(search('ANNETTE@'))).text()
  expect(textOf(html)).toMatch(/Suchaufträge[\s\S]*Jork/)
  expect(textOf(html)).toContain('lässt sich nicht zurückholen')
  expect(html).toContain(`value="${ended}"`)
  const answer = await editor.post('/dashboard/enquiries/addresses', { email: address, alert: ended })
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, search(address)])
  expect(await left()).toMatchObject({ alerts: [kept] })
  const again = await editor.post('/dashboard/enquiries/addresses', { email: address, alert: ended })
  expect(again.status).toBe(303)
  expect(textOf(await (await editor.get(search(address))).text())).toContain('Den Suchauftrag gibt es nicht mehr.')
})

test('an address is found by what was pasted with characters that no one sees', async () => {
  await anAlert(address)
  for (const typed of ['thomsen\u200b', '\u202aAnnette\u202c', 'annette@thom\u00adsen.example', ' \u00a0thomsen\u00a0'])
    expect(textOf(await (await editor.get(search(typed))).text())).toContain(address)
})

test('several addresses are listed, and a whole one leads to its own', async () => {
  await anAlert(address)
  await anAlert(`x-${address}`)
  const several = await (await admin.get(search('thomsen'))).text()
  expect(textOf(several)).toContain('Diese Adressen enthalten das:')
  expect(several).toContain(`href="${search(address)}"`)
  expect(textOf(await (await admin.get(search(address))).text())).toContain('Beenden')
})

test('the page of an address deletes all of it, and says before what goes and what stays', async () => {
  await anEnquiry(address)
  await anAlert(address)
  const all = `/dashboard/enquiries/addresses/removal?email=${encodeURIComponent(address)}`
  expect(textOf(await (await admin.get(all)).text())).toContain(
    'Gelöscht wird: eine Anfrage und ein Suchauftrag. Nichts davon lässt sich zurückholen.',
  )
  expect((await admin.post(all, {})).status).toBe(303)
  expect(await left()).toEqual({ enquiries: [], alerts: [], mails: 0 })
})

test('the link to “Meine Daten” is sent to the address itself, twice a day at most', async () => {
  const office = postOffice(vars)
  const desk = new Visitor(office.bindings)
  for (const [name, value] of editor.cookies) desk.cookies.set(name, value)
  const id = await anEnquiry(address, { locale: 'en' })
  const send = () => desk.post(removalOf(id), { next: 'link' })
  expect((await send()).status).toBe(303)
  expect(textOf(await (await desk.get(`/dashboard/enquiries/${id}`)).text())).toContain('ist unterwegs')
  expect(office.mails).toMatchObject([{ to: address, text: expect.stringContaining('/en/meine-daten/') }])
  await send()
  expect((await send()).status).toBe(303)
  expect(textOf(await (await desk.get(`/dashboard/enquiries/${id}`)).text())).toContain('höchstens zwei Links')
  expect(office.mails).toHaveLength(2)
  expect(await left()).toMatchObject({ enquiries: [id] })
})

test('an enquiry without an address is deleted as before', async () => {
  const id = await anEnquiry(null)
  expect(await (await admin.get(removalOf(id))).text()).not.toContain('name="next"')
  expect((await admin.post(removalOf(id), { next: 'address' })).status).toBe(404)
  expect((await admin.post(removalOf(id), {})).status).toBe(303)
})
