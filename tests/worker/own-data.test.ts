/** What is stored about an address: who gets the link, what it shows, and what deleting leaves. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hashToken, newToken } from '#app/data/access/tokens.server.ts'
import { newId } from '#app/data/database.server.ts'
import { createEnquiry } from '#app/data/enquiries/enquiries.server.ts'
import { addNote } from '#app/data/enquiries/notes.server.ts'
import { sendReply } from '#app/data/enquiries/replies.server.ts'
import { deleteOwnData } from '#app/data/own-data/delete-own-data.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { throttles } from '#app/data/tables/access.server.ts'
import { enquiries, enquiryNotes, enquiryReplies } from '#app/data/tables/enquiries.server.ts'
import { mailedLinks } from '#app/data/tables/mailed-links.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import { ownDataEvents } from '#app/data/tables/own-data.server.ts'
import { subscriptionMatches, subscriptions } from '#app/data/tables/subscriptions.server.ts'
import type { ValuationAnswers } from '#app/domain/enquiries/valuation.ts'
import { ownDataPaths } from '#app/paths/own-data.ts'
import { whileDatabaseFails } from '#tests/support/database-faults.ts'
import { anAgency, deliveryRun, type PostOffice, pass, postOffice } from '#tests/support/post-office.ts'
import { aProperty } from '#tests/support/properties.ts'
import { callsDuring, planOf, statementsDuring } from '#tests/support/statements.ts'
import { controlValue, db, staff, textOf, uncached, Visitor } from '#tests/support/visitor.ts'

const [minute, hour] = [60_000, 3_600_000]
const page = ownDataPaths.request
const vars = { MAIL_FROM: 'website@probe.example', MAIL_TO_ANYONE: '1', SITE_URL: 'https://giebel.test' }
const promise = 'Wenn zu dieser Adresse etwas gespeichert ist, ist eine E-Mail unterwegs.'

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-03T13:05:00Z') })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await anAgency({ phone: '040 100', city: 'Hamburg' })
})

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const table of [throttles, outbox, enquiries, subscriptions, mailedLinks, ownDataEvents]) await db.delete(table)
})

const aPerson = { name: 'Annette Thomsen', phone: '040 123456', message: 'Ist das Haus noch zu haben?' }

async function anEnquiry(email: string, changes: Partial<Parameters<typeof createEnquiry>[1]> = {}): Promise<string> {
  const enquiry = { ...aPerson, email, propertyId: null, locale: 'de' as const, receivedAt: new Date(), ...changes }
  return (await createEnquiry(db, { ...enquiry, formId: newId() }, [])).id
}

const asked = (office: PostOffice, email: string, visitor = new Visitor(office.bindings)) =>
  visitor.post(page, { email, 'bot-field': '' })

const linkIn = (text = '') => /https:\/\/giebel\.test((?:\/en)?\/meine-daten\/[0-9a-f]{64})\n/.exec(text)?.[1] ?? ''

/** A link as the mail has it, without asking for it. */
async function aLink(email: string, age = 0): Promise<string> {
  const token = newToken()
  const createdAt = new Date(Date.now() - age)
  const expiresAt = new Date(createdAt.getTime() + 24 * hour)
  const subject = email.toLowerCase()
  await db.insert(mailedLinks).values({ id: await hashToken(token), purpose: 'ownData', subject, createdAt, expiresAt })
  return ownDataPaths.stored(token)
}

test('ask, read the mail, look, take along, delete: everything is gone, and another visitor loses nothing', async () => {
  await anEnquiry('annette@thomsen.example')
  const other = await anEnquiry('bernd@thomsen.example', { name: 'Bernd' })
  const office = postOffice(vars)
  const visitor = new Visitor(office.bindings)
  const form = await visitor.get(page)
  expect([form.status, form.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
  expect(await form.text()).toContain('<meta name="robots" content="noindex"')

  const answer = await asked(office, ' Annette@Thomsen.example ', visitor)
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${page}?gesendet`])
  const sent = await (await visitor.get(`${page}?gesendet`)).text()
  expect(sent).toContain('role="status"')
  expect(textOf(sent)).toContain(promise)

  const [mail, ...more] = office.mails
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    to: 'Annette@Thomsen.example',
    subject: 'Ihre Daten bei Probe',
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  })
  expect(mail?.text).toContain('Sie brauchen nichts zu tun')
  expect(mail?.text).toContain('-- \nProbe Immobilien GmbH\nHamburg\nTelefon 040 100\nbuero@probe.example\n')
  expect(mail?.text).not.toMatch(/thomsen|Annette|Haus/i)

  const link = linkIn(mail?.text)
  const shown = await visitor.get(link)
  expect(shown.status).toBe(200)
  expect(textOf(await shown.text())).toContain('Ist das Haus noch zu haben?')
  const file = await visitor.get(`${link}/datei`)
  expect(await file.json()).toMatchObject({ enquiries: [{ name: 'Annette Thomsen' }] })
  const question = await (await visitor.get(`${link}/loeschung`)).text()
  expect(textOf(question)).toContain('Alles löschen?')
  expect(question).toContain(`action="${link}/loeschung"`)
  const gone = await visitor.post(`${link}/loeschung`, {})
  expect([gone.status, gone.headers.get('Location')]).toEqual([303, `${page}?geloescht`])
  const said = await (await visitor.get(`${page}?geloescht`)).text()
  expect(said).toContain('role="status"')
  expect(textOf(said)).toContain('Ihre Daten sind gelöscht')

  expect((await db.select({ id: enquiries.id }).from(enquiries)).map(({ id }) => id)).toEqual([other])
  expect(await db.select().from(mailedLinks)).toEqual([])
  for (const path of [link, `${link}/datei`, `${link}/loeschung`]) expect((await visitor.get(path)).status).toBe(404)
})

test('known and unknown addresses get the same answer after the same calls, and only the known one a mail', async () => {
  await anEnquiry('annette@thomsen.example')
  const answers = []
  for (const email of ['annette@thomsen.example', 'niemand@thomsen.example']) {
    const office = postOffice(vars)
    vi.spyOn(scheduler, 'wait').mockResolvedValue(undefined)
    let answer: Response | undefined
    const calls = await callsDuring(async () => {
      answer = await asked(office, email)
    })
    const texts = calls.flat().map(({ text }) => text)
    const beforeTheMail = texts.slice(0, texts.findIndex((text) => text.startsWith('insert into "outbox"')) + 1)
    const headers = [...(answer?.headers ?? [])].filter(([name]) => !/nonce|policy|date/i.test(name))
    answers.push({ status: answer?.status, headers, beforeTheMail })
    expect(office.mails).toHaveLength(email.startsWith('annette') ? 1 : 0)
  }
  expect(answers[0]).toMatchObject({ status: 303, beforeTheMail: expect.arrayContaining([expect.any(String)]) })
  expect(answers[1]).toEqual(answers[0])
  expect(await db.select().from(outbox)).toHaveLength(1)
})

test('at most two mails a day go to one mailbox, however it is spelled, and the answer does not change', async () => {
  const spellings = ['a@x.example', 'A@x.example', 'a+b@x.example', 'A+c@X.example', 'a@x.example']
  for (const email of ['a@x.example', 'a+b@x.example', 'a+c@x.example']) await anEnquiry(email)
  const office = postOffice(vars)
  for (const email of spellings) expect((await asked(office, email)).status).toBe(303)
  expect(office.mails).toHaveLength(2)
  vi.setSystemTime(Date.now() + 23 * hour)
  await asked(office, 'a@x.example')
  expect(office.mails).toHaveLength(2)
  vi.setSystemTime(Date.now() + 2 * hour)
  await asked(office, 'a@x.example')
  expect(office.mails).toHaveLength(3)
})

test('many at once to one mailbox are no more than two', async () => {
  await anEnquiry('a@x.example')
  const office = postOffice(vars)
  await Promise.all(Array.from({ length: 8 }, () => asked(office, 'a@x.example')))
  await pass(minute)
  await deliveryRun(office)
  expect(office.mails.length).toBeGreaterThan(0)
  expect(office.mails.length).toBeLessThanOrEqual(2)
})

test('asking for an address of which nothing is stored uses up nothing of its mailbox', async () => {
  await anEnquiry('a@x.example')
  const office = postOffice(vars)
  for (const tag of ['b', 'c', 'd']) await asked(office, `a+${tag}@x.example`)
  expect(office.mails).toEqual([])
  await asked(office, 'a@x.example')
  expect(office.mails).toHaveLength(1)
})

test('sixty requests from one network: it waits and is told how long, the typed address stays, no more mails', async () => {
  const office = postOffice(vars)
  const visitor = new Visitor(office.bindings)
  for (let number = 0; number < 12; number += 1) await anEnquiry(`p${number}@x.example`)
  vi.spyOn(scheduler, 'wait').mockResolvedValue(undefined)
  const answers: Response[] = []
  for (let post = 0; post < 60; post += 1) answers.push(await asked(office, `p${post % 12}@x.example`, visitor))
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(5)
  expect(office.mails).toHaveLength(5)
  const last = answers.at(-1)
  expect([last?.status, Number(last?.headers.get('Retry-After'))]).toEqual([429, expect.any(Number)])
  const html = (await last?.text()) ?? ''
  expect(textOf(html)).toMatch(/Versuchen Sie es in (?:\d+ Sekunden|einer Minute) noch einmal\./)
  expect(controlValue(html, 'email')).toBe('p11@x.example')
})

test.each([
  ['', 'Ihre E-Mail-Adresse fehlt noch'],
  ['keine Adresse', 'vollständige E-Mail-Adresse'],
  ['jörg@müller.example', 'keine E-Mail senden'],
  [`${'a'.repeat(290)}@x.example`, 'keine E-Mail senden'],
  ['a@x.example\r\nBcc: b@x.example', 'keine E-Mail senden'],
  ['a@x.example, b@x.example', 'keine E-Mail senden'],
  ['"a b"@x.example', 'keine E-Mail senden'],
  ['🏡@x.example', 'keine E-Mail senden'],
])('"%s" is refused at its field with a sentence, and nothing is sent', async (email, sentence) => {
  await anEnquiry('a@x.example')
  const office = postOffice(vars)
  const answer = await asked(office, email)
  expect(answer.status).toBe(400)
  const html = await answer.text()
  expect(html).toMatch(/<input[^>]*name="email"[^>]*aria-invalid="true"/)
  expect(html).toMatch(/<input[^>]*name="email"[^>]*aria-describedby="/)
  expect(html).toMatch(/role="alert"/)
  expect(textOf(html)).toContain(sentence)
  if (!email.includes('\r')) expect(controlValue(html, 'email')).toBe(email)
  expect([office.mails, await db.select().from(outbox)]).toEqual([[], []])
})

test('a machine gets the answer and nothing else', async () => {
  await anEnquiry('a@x.example')
  const office = postOffice(vars)
  const trapped: Record<string, string>[] = [{ email: 'a@x.example', 'bot-field': 'x' }, { email: 'a@x.example' }]
  for (const fields of trapped) {
    const answer = await new Visitor(office.bindings).post(page, fields)
    expect(answer.headers.get('Location')).toBe(`${page}?gesendet`)
  }
  expect([office.mails, await db.select().from(outbox)]).toEqual([[], []])
})

test('no token waits in the outbox, none stays there, the tables hold only its hash, and a mail that failed leaves once', async () => {
  await anEnquiry('a@x.example')
  const office = postOffice(vars)
  office.fault = new Error('away')
  await asked(office, 'a@x.example')
  const [waiting] = await db.select().from(outbox)
  expect(waiting).toMatchObject({ channel: 'ownDataLink', attempts: 1, lastError: 'away' })
  expect(JSON.stringify(waiting)).not.toMatch(/[0-9a-f]{64}/)
  expect(await db.select().from(mailedLinks)).toEqual([])
  const admin = await staff('admin')
  for (const path of ['/dashboard', '/dashboard/enquiries'])
    expect(textOf(await (await admin.get(path)).text())).not.toMatch(/nicht zugestellt/i)
  office.fault = null
  await pass(minute)
  await deliveryRun(office)
  expect(office.mails).toHaveLength(1)
  const token = linkIn(office.mails[0]?.text).split('/').at(-1) ?? ''
  expect(token).toHaveLength(64)
  const rows = JSON.stringify([await db.select().from(outbox), await db.select().from(mailedLinks)])
  expect(rows).not.toContain(token)
  expect((await db.select().from(outbox))[0]?.payload).toEqual({})
})

test('what was asked for longer ago than a link lasts is not sent any more', async () => {
  await anEnquiry('a@x.example')
  const office = postOffice(vars)
  office.fault = new Error('away')
  await asked(office, 'a@x.example')
  office.fault = null
  vi.setSystemTime(Date.now() + 25 * hour)
  await deliveryRun(office)
  expect([office.mails, await db.select().from(mailedLinks)]).toEqual([[], []])
})

test('a link is good for a day, for its own address, and for nothing else', async () => {
  await anEnquiry('a@x.example', { name: 'Ada' })
  await anEnquiry('b@x.example', { name: 'Bea' })
  const [own, old] = [await aLink('a@x.example'), await aLink('a@x.example', 25 * hour)]
  expect(textOf(await (await new Visitor().get(own)).text())).not.toContain('Bea')
  const bad = [old, ownDataPaths.stored('abgelaufen'), ownDataPaths.stored(newToken()), `${own}0`, own.slice(0, -1)]
  for (const link of [...bad, ownDataPaths.stored('a'.repeat(300)), `${own.slice(0, -1)}Z`]) {
    for (const path of [link, `${link}/datei`, `${link}/loeschung`]) {
      const answer = await new Visitor().get(path)
      // An address with capitals leads to the one that has none.
      if (answer.status === 301) continue
      expect([path, answer.status]).toEqual([path, 404])
      const html = await answer.text()
      expect(html).not.toContain('Ada')
      if (path === link) expect(textOf(html)).toContain('Dieser Link gilt nicht mehr')
      if (path === link) expect(html).toContain(`href="${page}"`)
    }
    expect((await new Visitor().post(`${link}/loeschung`, {})).status).not.toBe(303)
  }
  expect(await db.$count(enquiries)).toBe(2)
})

test('guesses are held up by network, and a link that is good works from there all the same', async () => {
  await anEnquiry('a@x.example')
  const guesser = new Visitor()
  const statuses = new Set<number>()
  let last: Response | undefined
  for (let guess = 0; guess < 25; guess += 1) {
    last = await guesser.get(ownDataPaths.stored(newToken()))
    statuses.add(last.status)
  }
  expect([...statuses]).toEqual([404, 429])
  expect(Number(last?.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(textOf((await last?.text()) ?? '')).toContain('Zu viele Versuche')
  expect((await guesser.get(await aLink('a@x.example'))).status).toBe(200)
  expect((await guesser.get(`${ownDataPaths.stored(newToken())}/datei`)).status).toBe(429)
})

/** Two enquiries with all that hangs on them, and those of somebody else. */
async function twoEnquiries() {
  const ids = [newId(), newId()]
  const numbers: string[] = []
  for (const [place, id] of ids.entries()) {
    const values = aProperty({ name: ['Landhaus', 'Stadtvilla'][place] ?? '' })
    numbers.push(values.propertyNumber)
    await createProperty(db, id, values, 'Test')
  }
  const [first = '', second = ''] = ids
  const asking = await anEnquiry('Annette@Thomsen.example', { propertyId: first, furtherIds: [second], receipt: 'due' })
  const answers: ValuationAnswers = {
    houseType: 'house',
    street: 'Im Grünen 3',
    postalCode: '22391',
    city: 'Hamburg',
    livingArea: 168,
    plotArea: null,
    rooms: 6.5,
    yearBuilt: 1936,
    objectCondition: null,
    occasion: 'sell',
    timeFrame: 'now',
  }
  const valuing = await anEnquiry('annette@thomsen.EXAMPLE', { message: 'Was ist es wert?', answers, receipt: 'off' })
  const by = { id: 'u', name: 'Petra Probe' } as never
  const reply = {
    recipient: 'annette@thomsen.example',
    subject: 'Ihre Anfrage',
    text: 'Gern am Montag.',
    mail: { to: 'annette@thomsen.example' },
  }
  await sendReply(db, { id: newId(), enquiryIds: [asking], ...reply }, 0, by)
  await addNote(db, asking, { id: newId(), text: 'Ruft abends an.' }, { id: 'u', name: 'Nora Notiz' } as never)
  const sentAt = new Date('2026-11-03T12:00:00Z')
  await db
    .insert(outbox)
    .values({ id: `${asking}-receipt`, channel: 'receipt', enquiryId: asking, payload: {}, deliveredAt: sentAt })
  const other = await anEnquiry('bernd@thomsen.example', { name: 'Bernd', phone: '0900', message: 'Geheimes.' })
  await addNote(db, other, { id: newId(), text: 'Fremde Notiz.' }, by)
  await sendReply(
    db,
    {
      id: newId(),
      enquiryIds: [other],
      ...reply,
      recipient: 'bernd@thomsen.example',
      text: 'Fremde Antwort.',
      mail: { to: 'bernd@thomsen.example' },
    },
    0,
    by,
  )
  return { asking, valuing, other, numbers }
}

test('the page names everything of two enquiries and nothing of anybody else, and the file says the same', async () => {
  const { numbers } = await twoEnquiries()
  const link = await aLink('annette@thomsen.example')
  const answer = await new Visitor().get(link)
  expect([answer.headers.get('Cache-Control'), answer.headers.get('Referrer-Policy')]).toEqual([
    'private, no-store',
    'same-origin',
  ])
  expect(answer.headers.get('Cache-Status')).toBeNull()
  const html = await answer.text()
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"')
  const said = textOf(html)
  const parts = [
    'Anfrage vom 3. November 2026',
    'Annette Thomsen',
    '040 123456',
    'Ist das Haus noch zu haben?',
    'Gern am Montag.',
    'Ruft abends an.',
    'Im Grünen 3',
    '22391',
    'Was ist es wert?',
    '1936',
  ]
  for (const part of [...parts, `Landhaus (${numbers[0]})`, `Stadtvilla (${numbers[1]})`, 'Petra Probe'])
    expect(said).toContain(part)
  expect(said).toContain('Anfrage zur Bewertung vom 3. November 2026')
  expect(said).toContain('Beantwortet am 3. November 2026. Wird am 3. Mai 2027 gelöscht.')
  expect(said).toContain('Noch nicht beantwortet. Bleibt sie ohne Antwort, wird sie am 3. November 2027 gelöscht.')
  expect(said).toContain('Empfangsbestätigung verschickt am 3. November 2026 um 13.00 Uhr')
  expect(said).toContain('Empfangsbestätigung nicht verschickt')
  expect(said).not.toMatch(/Bernd|Geheimes|Fremde|0900|Nora Notiz/)

  const file = await new Visitor().get(`${link}/datei`)
  expect(file.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
  expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="meine-daten.json"')
  expect([file.headers.get('Cache-Control'), file.headers.get('Referrer-Policy')]).toEqual([
    'private, no-store',
    'no-referrer',
  ])
  const text = await file.text()
  for (const part of [...parts.slice(1), numbers[0] ?? '', numbers[1] ?? '', 'Petra Probe'])
    expect(text).toContain(part)
  expect(text).not.toMatch(/Bernd|Geheimes|Fremde|0900|Nora Notiz/)
  const read = JSON.parse(text) as { enquiries: object[] }
  expect(read).toMatchObject({ source: { agency: 'Probe' }, email: 'annette@thomsen.example' })
  expect([...read.enquiries].sort((a, b) => JSON.stringify(a).length - JSON.stringify(b).length)).toHaveLength(2)
  expect(read.enquiries).toContainEqual(
    expect.objectContaining({
      kind: 'contact',
      language: 'de',
      status: 'answered',
      deletedOn: '2027-05-03',
      receiptSentAt: '2026-11-03T12:00:00.000Z',
      about: [
        { name: 'Landhaus', propertyNumber: numbers[0] },
        { name: 'Stadtvilla', propertyNumber: numbers[1] },
      ],
      replies: [expect.objectContaining({ by: 'Petra Probe', subject: 'Ihre Anfrage', text: 'Gern am Montag.' })],
      notes: [{ writtenAt: '2026-11-03T13:05:00.000Z', text: 'Ruft abends an.' }],
    }),
  )
})

test('markup that somebody wrote stays text', async () => {
  await anEnquiry('a@x.example', { name: '<b onclick=alert(1)>', message: '</script><script>alert(1)</script>' })
  const html = await (await new Visitor().get(await aLink('a@x.example'))).text()
  expect(html).not.toMatch(/<b onclick|<script>alert/)
  expect(textOf(html)).toContain('<b onclick=alert(1)>')
})

test('deleting takes every row of the address and leaves those of others, and pressing twice is told the same', async () => {
  const { other } = await twoEnquiries()
  const office = postOffice(vars)
  office.fault = new Error('away')
  await asked(office, 'ANNETTE@thomsen.example')
  const link = await aLink('annette@thomsen.example')
  const second = await aLink('ANNETTE@thomsen.example')
  const foreign = await aLink('bernd@thomsen.example')
  const presses = [1, 2].map(() => new Visitor().post(`${link}/loeschung`, {}))
  for (const answer of await Promise.all(presses))
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${page}?geloescht`])
  const tables = { enquiries, enquiryNotes, enquiryReplies, outbox, mailedLinks }
  for (const [name, table] of Object.entries(tables)) {
    const rows = JSON.stringify(await db.select().from(table))
    expect([name, rows]).toEqual([name, expect.not.stringMatching(/annette/i)])
    expect([name, await db.$count(table)]).toEqual([name, 1])
  }
  expect((await db.select().from(enquiries))[0]?.id).toBe(other)
  expect((await new Visitor().get(second)).status).toBe(404)
  expect((await new Visitor().get(foreign)).status).toBe(200)
  office.fault = null
  await pass(minute)
  await deliveryRun(office)
  expect(office.mails.filter(({ to }) => /annette/i.test(to))).toEqual([])
})

test('a reply that went to the address is deleted from the enquiry of another spelling, too', async () => {
  const own = await anEnquiry('müller@x.example')
  const other = await anEnquiry('MÜLLER@x.example')
  const recipient = 'müller@x.example'
  const reply = { id: newId(), enquiryIds: [own, other], recipient, subject: 'Ihre Anfrage', text: 'Verkauft.' }
  await sendReply(db, { ...reply, mail: { to: recipient } }, 0, { id: 'u', name: 'Petra Probe' } as never)
  expect(await db.$count(enquiryReplies)).toBe(2)
  await aLink(recipient)
  const [link] = await db.select({ id: mailedLinks.id }).from(mailedLinks)
  expect(await deleteOwnData(db, link?.id ?? '')).toEqual({ keepsWithdrawal: false })
  expect((await db.select({ id: enquiries.id }).from(enquiries)).map(({ id }) => id)).toEqual([other])
  expect(await db.$count(enquiryReplies)).toBe(0)
})

test('the database fails while it deletes: nothing is half deleted, and the next press does it all', async () => {
  await twoEnquiries()
  const link = await aLink('annette@thomsen.example')
  const count = () =>
    Promise.all([enquiries, enquiryNotes, enquiryReplies, outbox, mailedLinks].map((table) => db.$count(table)))
  const before = await count()
  const { answer } = await whileDatabaseFails({ matching: /delete from "mailed_links"/ }, () =>
    new Visitor().post(`${link}/loeschung`, {}),
  )
  expect(answer.status).toBe(503)
  expect(await count()).toEqual(before)
  expect((await new Visitor().post(`${link}/loeschung`, {})).status).toBe(303)
  expect(await db.$count(enquiries)).toBe(1)
})

test('the database is away: the pages say so, and nothing of the link is logged', async () => {
  await anEnquiry('a@x.example')
  const link = await aLink('a@x.example')
  const { answer, logged } = await whileDatabaseFails({}, () => new Visitor().get(link))
  expect(answer.status).toBe(503)
  expect(logged).not.toContain(link.split('/').at(-1))
  const { answer: post } = await whileDatabaseFails({}, () => asked(postOffice(vars), 'a@x.example'))
  expect(post.status).toBe(503)
})

test('staff read that it happened, in one line, and neither who nor what', async () => {
  const admin = await staff('admin')
  const inbox = async () => textOf(await (await admin.get('/dashboard/enquiries')).text())
  expect(await inbox()).not.toContain('Von Absendern selbst')
  await anEnquiry('a@x.example')
  const links = [await aLink('a@x.example'), await aLink('a@x.example'), await aLink('a@x.example')]
  for (const link of [...links, ...links]) await new Visitor().get(link)
  await new Visitor().get(`${links[0]}/datei`)
  await new Visitor().post(`${links[0]}/loeschung`, {})
  expect(await inbox()).toContain(
    'Von Absendern selbst eingesehene und gelöschte Daten, in den letzten 90 Tagen: einmal gelöscht, am 3. November 2026; 3-mal eingesehen; einmal heruntergeladen.',
  )
  const rows = await db.select().from(ownDataEvents)
  expect(rows).toHaveLength(5)
  expect(JSON.stringify(rows)).not.toContain('x.example')
  vi.setSystemTime(Date.now() + 91 * 24 * hour)
  expect(await inbox()).not.toContain('Von Absendern selbst')
})

test('the night deletes links that are over and events after a year', async () => {
  const [now, year] = [Date.now(), 365 * 24 * hour]
  await aLink('a@x.example')
  await aLink('a@x.example', 25 * hour)
  for (const age of [year - hour, year + hour])
    await db.insert(ownDataEvents).values({ id: newId(), kind: 'viewed', at: new Date(now - age) })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await deliveryRun(postOffice(vars), '0 3 * * *')
  expect([await db.$count(mailedLinks), await db.$count(ownDataEvents)]).toEqual([1, 1])
})

test.each([{ MAIL_TO_ANYONE: '' }, { MAIL_FROM: '' }])(
  'with %o nothing offers it, and one may write',
  async (missing) => {
    await anEnquiry('a@x.example')
    const office = postOffice({ ...vars, ...missing })
    const visitor = new Visitor(office.bindings)
    const html = await (await visitor.get(page)).text()
    expect(textOf(html)).toContain('Schreiben Sie uns, wenn Sie wissen möchten')
    expect(html).toContain('mailto:buero@probe.example')
    expect(html).not.toContain(`action="${page}"`)
    expect((await asked(office, 'a@x.example', visitor)).headers.get('Location')).toBe(page)
    expect([office.mails, await db.select().from(outbox)]).toEqual([[], []])
    expect(await (await uncached(office.bindings).get('/datenschutz')).text()).not.toContain(page)
    const on = await (await uncached(postOffice(vars).bindings).get('/datenschutz')).text()
    expect(on).toContain(`href="${page}"`)
  },
)

test('whoever asks in English gets mail, pages and file in English', async () => {
  await anEnquiry('a@x.example', { locale: 'en', message: 'Is it still free?' })
  const office = postOffice(vars)
  const visitor = new Visitor(office.bindings).speak('en')
  expect(textOf(await (await visitor.get(page)).text())).toContain('See what is stored about your email address')
  const answer = await asked(office, 'a@x.example', visitor)
  expect(answer.headers.get('Location')).toBe(`/en${page}?gesendet`)
  expect(textOf(await (await visitor.get(`${page}?gesendet`)).text())).toContain(
    'If anything is stored about this address',
  )
  expect(office.mails[0]?.subject).toBe('Your data at Probe')
  const link = linkIn(office.mails[0]?.text)
  expect(link).toMatch(/^\/en\//)
  const reader = new Visitor(office.bindings)
  const said = textOf(await (await reader.get(link)).text())
  expect(said).toContain('Message of 3 November 2026')
  expect(said).toContain('If it is not answered, it will be deleted on 3 November 2027.')
  expect((await reader.get(`${link}/datei`)).headers.get('Content-Disposition')).toContain('my-data.json')
  expect((await reader.post(`${link}/loeschung`, {})).headers.get('Location')).toBe(`/en${page}?geloescht`)
  expect(textOf(await (await reader.get(`/en${page}?geloescht`)).text())).toContain('Your data has been deleted')
})

test('the link leads to where the settings say, whatever host the request names, and no foreign page deletes', async () => {
  await anEnquiry('a@x.example')
  const office = postOffice(vars)
  const body = new URLSearchParams({ email: 'a@x.example', 'bot-field': '' })
  const headers = { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-Host': 'evil.example' }
  await new Visitor(office.bindings).send(new Request(`https://evil.example${page}`, { method: 'POST', body, headers }))
  expect(office.mails[0]?.text).not.toContain('evil')
  const link = linkIn(office.mails[0]?.text)
  const foreign = { Origin: 'https://evil.example' }
  expect((await new Visitor().post(`${link}/loeschung`, {}, foreign)).status).toBe(403)
  expect((await new Visitor().get(`${link}/loeschung`)).status).toBe(200)
  expect(await db.$count(enquiries)).toBe(1)
})

test('no page of a link reads past the enquiries of its address', async () => {
  await twoEnquiries()
  const link = await aLink('annette@thomsen.example')
  const statements = await statementsDuring(() => new Visitor().get(link))
  const plans = await Promise.all(
    statements.filter(({ text }) => /from "(?:enquir|outbox|mailed_links)/.test(text)).map(planOf),
  )
  expect(plans.length).toBeGreaterThan(5)
  expect(plans.flat().filter((step) => /^SCAN/.test(step) && !/CONSTANT|SUBQUERY/.test(step))).toEqual([])
})

test('an email alert is shown, handed out and deleted like an enquiry, with what it has told', async () => {
  const at = { createdAt: new Date(), locale: 'de' } as const
  const searching = { ...at, email: 'Annette@thomsen.example', mailbox: 'annette@thomsen.example' }
  await db.insert(subscriptions).values([
    { ...searching, id: 'waiting00001', query: 'houseType=house&priceMax=500000', confirmedAt: new Date() },
    { ...searching, id: 'waiting00002', query: '', email: 'bernd@thomsen.example', mailbox: 'bernd@thomsen.example' },
  ])
  await createProperty(db, 'told00000001', aProperty({ name: 'Das genannte Haus' }), 'Test')
  const told = { subscriptionId: 'waiting00001', propertyId: 'told00000001', kind: 'new', cutTo: 0 } as const
  await db.insert(subscriptionMatches).values({ ...told, parcelId: 'digest-1' })
  const office = postOffice(vars)
  await asked(office, 'annette@thomsen.example')
  const link = linkIn(office.mails[0]?.text)
  const visitor = new Visitor(office.bindings)
  const shown = textOf(await (await visitor.get(link)).text())
  expect(shown).toContain('Suchauftrag vom 3. November 2026 Er läuft, bis Sie ihn beenden.')
  expect(shown).toContain('Das genannte Haus')
  expect(shown).not.toContain('bernd')
  const file = await (await visitor.get(`${link}/datei`)).json<Record<string, unknown>>()
  expect(file).toMatchObject({
    searchesByEmail: [
      { search: 'houseType=house&priceMax=500000', told: [{ kind: 'new', name: 'Das genannte Haus' }] },
    ],
  })
  expect((await visitor.post(`${link}/loeschung`, {})).status).toBe(303)
  expect((await db.select().from(subscriptions)).map(({ id }) => id)).toEqual(['waiting00002'])
  expect(await db.select().from(subscriptionMatches)).toEqual([])
})
