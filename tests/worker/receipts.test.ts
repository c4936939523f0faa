/** The mail that tells whoever has written that it has arrived: to whom it goes, what it says, and what it never repeats. */
import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { createTeamMember } from '#app/data/entries/team-members.server.ts'
import { retryPauses } from '#app/data/outbox/claim.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { enquiries } from '#app/data/tables/enquiries.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import { writeTexts } from '#app/data/texts/write-texts.server.ts'
import type { Agency } from '#app/domain/agency/agency.ts'
import { teamMemberFields } from '#app/domain/entries/team-member.ts'
import { emptyValues } from '#app/fields/field.ts'
import { whileDatabaseFails } from '#tests/support/database-faults.ts'
import {
  anAgency,
  deliveryRun,
  type PostOffice,
  pass,
  postOffice,
  type SentMail,
  withoutPatience,
} from '#tests/support/post-office.ts'
import { aProperty } from '#tests/support/properties.ts'
import { db, staff, textOf, Visitor } from '#tests/support/visitor.ts'

const promise =
  'Haben Sie eine E-Mail-Adresse angegeben, geht in der Regel eine Bestätigung dorthin, höchstens drei am Tag.'

afterEach(async () => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  await db.delete(enquiries)
  await db.delete(outbox)
})

const sending = (vars: Parameters<typeof postOffice>[0] = {}) => postOffice({ MAIL_TO_ANYONE: '1', ...vars })
const anAgencyThatConfirms = (changes: Partial<Agency> = {}) => anAgency({ enquiryReceipt: true, ...changes })

let counter = 0

/** Each comes from another address and says something else. */
function anEnquiry(changes: Record<string, string> = {}): Record<string, string> {
  counter += 1
  const person = { name: 'Annette Thomsen', email: `annette${counter}@thomsen.example`, phone: '' }
  return { 'form-name': 'contact', 'bot-field': '', ...person, message: `Eine Frage, die ${counter}.`, ...changes }
}

/** What somebody reads after the form; the mails are sent by then. */
async function enquire(office: PostOffice, form: Record<string, string>, visitor = new Visitor(office.bindings)) {
  const answer = await visitor.post('/kontakt', form)
  expect(answer.status).toBe(303)
  const thanks = await (await visitor.get('/kontakt/danke')).text()
  return { answer, visitor, thanks: textOf(thanks) }
}

const receiptsTo = ({ mails }: PostOffice, email: string | undefined) => mails.filter(({ to }) => to === email)
const rowOf = async (form: Record<string, string>) =>
  (
    await db
      .select()
      .from(enquiries)
      .where(eq(enquiries.message, String(form.message)))
  )[0]
const parcels = () => db.select().from(outbox).where(eq(outbox.channel, 'receipt'))

async function enquiryPage(form: Record<string, string>): Promise<string> {
  const page = await (await staff()).get(`/dashboard/enquiries/${(await rowOf(form))?.id}`)
  return textOf(await page.text())
}

test('whoever asks about an offer reads when it arrived, what it is about, and who answers', async () => {
  vi.setSystemTime(new Date('2026-07-05T22:40:00Z'))
  await anAgencyThatConfirms({ phone: '040 100', city: 'Hamburg', registerCourt: 'Amtsgericht Hamburg' })
  const member = { ...emptyValues(teamMemberFields), name: 'Henrik Lüders', email: 'lueders@probe.example' }
  await createTeamMember(db, 'lueders', { ...member, telephone: '040 122' }, 1, null)
  const [id, values] = [newId(), aProperty({ name: 'Landhaus', responsibleMember: 'lueders' })]
  await createProperty(db, id, values, 'Test')
  const office = sending()
  const form = anEnquiry({ propertyId: id })
  const { thanks } = await enquire(office, form)
  expect(thanks).toContain(promise)

  const [receipt, ...more] = receiptsTo(office, form.email)
  expect(more).toEqual([])
  expect(receipt).toMatchObject({
    from: { name: 'Probe' },
    replyTo: 'lueders@probe.example',
    subject: `Angekommen: Ihre Anfrage zu Landhaus (${values.propertyNumber})`,
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  })
  for (const part of [
    'am Montag, 6. Juli 2026 um 0.40 Uhr bei uns angekommen',
    `Objekt: Landhaus (${values.propertyNumber})\nhttps://giebel.test/angebote/${id}\n`,
    'Ihnen antwortet Henrik Lüders (Telefon 040 122).',
    'Probe Immobilien GmbH\nHamburg\nTelefon 040 100\nbuero@probe.example\nhttps://giebel.test\nAmtsgericht Hamburg',
  ])
    expect(receipt?.text).toContain(part)
  expect(office.mails.find(({ to }) => to === 'lueders@probe.example')?.headers).not.toHaveProperty('Auto-Submitted')
  // Whoever answers hears of it first.
  expect(office.mails.at(-1)?.to).toBe(form.email)

  const [row] = await parcels()
  expect(row).toMatchObject({ payload: {}, attempts: 1, enquiryId: (await rowOf(form))?.id })
  expect(await enquiryPage(form)).toContain('Empfangsbestätigung Zugestellt: 06.07.2026, 0.40 Uhr')
})

test('without a person in charge the office answers; a request for a valuation gets a receipt of its own', async () => {
  await anAgencyThatConfirms()
  const office = sending()
  const form = anEnquiry()
  await enquire(office, form)
  const [receipt] = receiptsTo(office, form.email)
  expect(receipt).toMatchObject({ subject: 'Angekommen: Ihre Nachricht an Probe', replyTo: 'buero@probe.example' })
  expect(receipt?.text).toContain('Ihnen antwortet unser Büro.')

  const visitor = new Visitor(office.bindings)
  const object = { houseType: 'house', postalCode: '22391', city: 'Hamburg', occasion: 'sell', timeFrame: 'now' }
  const person = { name: 'Johanna', email: 'johanna@matthiesen.example', phone: '', message: '' }
  const machine = { 'form-name': 'valuation', 'bot-field': '', step: '3', locale: 'de' }
  expect((await visitor.post('/bewertung', { ...machine, ...object, ...person })).status).toBe(303)
  const [second] = receiptsTo(office, person.email)
  expect(second?.subject).toBe('Angekommen: Ihre Anfrage zur Bewertung')
  expect(second?.text).not.toContain('22391')
  expect(textOf(await (await visitor.get('/bewertung/danke')).text())).toContain(promise)
})

test('who asks about several offers at once reads in one receipt of each, and of everybody who answers', async () => {
  await anAgencyThatConfirms()
  const offers = ['Landhaus', 'Stadtvilla'].map((name) => {
    return { id: newId(), values: aProperty({ name, responsibleMember: name.toLowerCase() }) }
  })
  for (const [index, { values }] of offers.entries()) {
    const email = `${values.responsibleMember}@probe.example`
    const member = { ...emptyValues(teamMemberFields), name: `Person ${index + 1}`, email, telephone: `040 20${index}` }
    await createTeamMember(db, String(values.responsibleMember), member, index + 2, null)
  }
  for (const { id, values } of offers) await createProperty(db, id, values, 'Test')
  const office = sending()
  const form = new FormData()
  for (const [name, value] of Object.entries(anEnquiry())) form.append(name, value)
  for (const { id } of offers) form.append('propertyId', id)
  const list = `/merkliste/${offers.map(({ id }) => id).join('.')}`
  expect((await new Visitor(office.bindings).post(list, form)).status).toBe(303)

  const [receipt, ...more] = receiptsTo(office, String(form.get('email')))
  expect(more).toEqual([])
  expect(receipt).toMatchObject({ subject: 'Angekommen: Ihre Nachricht an Probe', replyTo: 'landhaus@probe.example' })
  expect(receipt?.text).toContain(
    'Ihnen antworten Person 1 (Telefon 040 200) und Person 2 (Telefon 040 201).\n' +
      'Wenn Sie auf diese E-Mail antworten, schreiben Sie Person 1.',
  )
  for (const { id, values } of offers) {
    expect(receipt?.text).toContain(`Objekt: ${values.name} (${values.propertyNumber})`)
    expect(receipt?.text).toContain(`/angebote/${id}`)
  }
})

test('who writes in English gets it in English, with the English name of the property', async () => {
  await anAgencyThatConfirms()
  const [id, values] = [newId(), aProperty({ name: 'Landhaus' })]
  await createProperty(db, id, values, 'Test')
  const change = { field: 'name', id, locale: 'en', text: 'Country house' } as const
  await db.batch([db.select().from(outbox), ...writeTexts(db, 'property', [change])])
  const office = sending()
  const form = anEnquiry({ propertyId: id })
  const { thanks } = await enquire(office, form, new Visitor(office.bindings).speak('en'))
  const said = 'If you gave an email address, we normally send a confirmation to it, at most three a day.'
  expect(thanks).toContain(said)
  const valuation = await new Visitor(office.bindings).speak('en').get('/bewertung/danke')
  expect(textOf(await valuation.text())).toContain(said)
  const [receipt] = receiptsTo(office, form.email)
  expect(receipt?.subject).toBe(`Received: your enquiry about Country house (${values.propertyNumber})`)
  expect(receipt?.text).toContain(`https://giebel.test/en/angebote/${id}`)
  expect(receipt?.text).toMatch(/We received your message on \w+, \d+ \w+ \d{4} at \d\d:\d\d \(Berlin time\)/)
})

const everything = ({ subject, text, from, replyTo, headers }: SentMail) =>
  JSON.stringify([subject, text, from, replyTo, headers])

test.each([
  ['a link', 'Gewonnen! https://evil.example/x'],
  ['markup', '<a href="//evil.example">Klick</a>'],
  ['a line break', 'Annette\r\nBcc: opfer@evil.example'],
  ['an encoded word', '=?utf-8?Q?=0D=0ABcc:_evil.example?='],
  ['what looks like a signature', 'Ihre Sparkasse, evil.example'],
])('nothing that was typed comes back, with %s for a name', async (_, name) => {
  await anAgencyThatConfirms()
  const office = sending()
  const form = anEnquiry({ name, message: `Lesen Sie evil.example ${counter}`, phone: '0900 123456' })
  await enquire(office, form)
  const [receipt] = receiptsTo(office, form.email)
  expect(receipt && everything(receipt)).not.toMatch(/evil|Gewonnen|Klick|Sparkasse|Bcc|Annette|0900/i)
})

test.each([
  ['a second header', 'a@b.example\r\nBcc: all@b.example', 400],
  ['two addresses', 'a@b.example, c@d.example', 400],
  ['300 characters', `${'a'.repeat(290)}@b.example`, 400],
  ['umlauts', 'jörg@müller.example', 303],
  ['only a phone', '', 303],
])('an address with %s gets none', async (_, email, status) => {
  await anAgencyThatConfirms()
  const office = sending()
  const form = anEnquiry({ email, phone: '040 123456' })
  const visitor = new Visitor(office.bindings)
  expect((await visitor.post('/kontakt', form)).status).toBe(status)
  expect(await parcels()).toEqual([])
  expect(office.mails.filter(({ to }) => to !== 'buero@probe.example')).toEqual([])
  if (status === 400) return
  const why = email ? 'nimmt der Versand nicht an' : 'Keine: Eine E-Mail-Adresse ist nicht angegeben.'
  expect(await enquiryPage(form)).toContain(why)
})

test('three a day go to one address, however it is spelled; a fourth is not sent, and a day later one is', async () => {
  vi.setSystemTime(new Date('2026-10-25T00:30:00Z'))
  await anAgencyThatConfirms()
  const office = sending()
  const spellings = ['opfer@post.example', 'Opfer@post.example', 'OPFER@POST.example', 'opfer@Post.Example']
  const forms = spellings.map((email) => anEnquiry({ email }))
  for (const form of forms) await enquire(office, form)
  expect(await parcels()).toHaveLength(3)
  expect(await rowOf(forms[3] ?? {})).toBeDefined()
  expect(await enquiryPage(forms[3] ?? {})).toContain('Keine: Diese Adresse hatte an diesem Tag schon drei bekommen.')
  await enquire(office, anEnquiry())
  expect(await parcels()).toHaveLength(4)
  // A day has 24 hours, also when the clocks go back.
  vi.setSystemTime(new Date('2026-10-26T00:29:00Z'))
  await enquire(office, anEnquiry({ email: 'opfer@post.example' }))
  expect(await parcels()).toHaveLength(4)
  vi.setSystemTime(new Date('2026-10-26T00:31:00Z'))
  await enquire(office, anEnquiry({ email: 'opfer@post.example' }))
  expect(await parcels()).toHaveLength(5)
})

test('many at once to one address are no more than three', async () => {
  await anAgencyThatConfirms()
  const office = sending()
  const forms = Array.from({ length: 8 }, () => anEnquiry({ email: 'opfer@post.example' }))
  await Promise.all(forms.map((form) => new Visitor(office.bindings).post('/kontakt', form)))
  expect(await db.$count(enquiries)).toBe(8)
  expect(receiptsTo(office, 'opfer@post.example')).toHaveLength(3)
})

test('the same form twice is one receipt, one after the other or both at once, also on a day full of receipts', async () => {
  await anAgencyThatConfirms()
  const office = sending()
  const form = anEnquiry()
  for (const _ of [1, 2]) await enquire(office, form)
  const double = anEnquiry()
  await Promise.all([1, 2, 3].map(() => new Visitor(office.bindings).post('/kontakt', double)))
  expect([receiptsTo(office, form.email).length, receiptsTo(office, double.email).length]).toEqual([1, 1])

  const email = 'opfer@post.example'
  vi.setSystemTime(new Date('2026-07-06T01:00:00Z'))
  for (const _ of [1, 2, 3]) await enquire(office, anEnquiry({ email }))
  vi.setSystemTime(new Date('2026-07-07T00:30:00Z'))
  const late = anEnquiry({ email })
  await enquire(office, late)
  vi.setSystemTime(new Date('2026-07-07T02:00:00Z'))
  await enquire(office, late)
  expect(receiptsTo(office, email)).toHaveLength(3)
})

test('a machine gets the thanks and nothing else', async () => {
  await anAgencyThatConfirms()
  const office = sending()
  const form = anEnquiry({ 'bot-field': 'x' })
  const { thanks, answer } = await enquire(office, form)
  expect([thanks.includes(promise), answer.headers.getSetCookie()]).toEqual([true, []])
  expect([await parcels(), office.mails]).toEqual([[], []])
})

test('switched off, or without a way to everybody, nobody gets one, nothing is promised, and staff read why', async () => {
  const cases = [
    [{ enquiryReceipt: false }, {}, 'Keine: In den Einstellungen ausgeschaltet'],
    [{}, { MAIL_TO_ANYONE: '' }, 'Keine: Der Versand war noch nicht eingerichtet.'],
    [{}, { MAIL_FROM: '' }, 'Keine: Der Versand war noch nicht eingerichtet.'],
  ] as const
  for (const [changes, vars, why] of cases) {
    await anAgencyThatConfirms(changes)
    const office = sending(vars)
    const form = anEnquiry()
    expect((await enquire(office, form)).thanks).not.toMatch(/Bestätigung/)
    expect(await parcels()).toEqual([])
    expect(await enquiryPage(form)).toContain(why)
    const privacy = textOf(await (await new Visitor(office.bindings).get('/datenschutz')).text())
    expect(privacy).not.toContain('bestätigt eine automatische E-Mail')
  }
})

test('the privacy page says so in both languages where receipts are sent', async () => {
  await anAgencyThatConfirms()
  const { bindings } = sending()
  expect(textOf(await (await new Visitor(bindings).get('/datenschutz')).text())).toContain(
    'bestätigt eine automatische E-Mail dorthin den Eingang',
  )
  expect(textOf(await (await new Visitor(bindings).speak('en').get('/datenschutz')).text())).toContain(
    'an automatic email to it confirms that your enquiry has arrived',
  )
})

test('settings and overview name what is missing, and say nothing once it is there', async () => {
  await anAgencyThatConfirms()
  const read = async (path: string, vars: Parameters<typeof postOffice>[0]) => {
    const visitor = new Visitor(sending(vars).bindings)
    for (const [name, value] of (await staff('admin')).cookies) visitor.cookies.set(name, value)
    return textOf(await (await visitor.get(path)).text())
  }
  for (const [vars, name] of [
    [{ MAIL_TO_ANYONE: '' }, 'MAIL_TO_ANYONE'],
    [{ MAIL_FROM: '' }, 'MAIL_FROM'],
  ] as const) {
    expect(await read('/dashboard/settings', vars)).toContain(
      `Noch gehen keine hinaus: In wrangler.local.toml fehlt ${name}.`,
    )
    expect(await read('/dashboard', vars)).toContain(`In wrangler.local.toml fehlt ${name}.`)
  }
  expect(await read('/dashboard/settings', {})).toContain('Höchstens drei am Tag an eine Adresse.')
  expect(await read('/dashboard', {})).not.toContain('wrangler.toml')
  await anAgency()
  expect(await read('/dashboard', { MAIL_TO_ANYONE: '' })).not.toContain('wrangler.toml')
})

test('the thanks are the same page for everybody, and are kept: they tell nothing about a mailbox', async () => {
  await anAgencyThatConfirms()
  const office = sending()
  const read = async (form: Record<string, string>) => {
    const visitor = new Visitor(office.bindings, false)
    const answer = await visitor.post('/kontakt', form)
    const page = await visitor.get(String(answer.headers.get('Location')))
    return {
      cookies: answer.headers.getSetCookie(),
      cache: page.headers.get('Cache-Status'),
      text: textOf(await page.text()),
    }
  }
  const first = await read(anEnquiry({ email: 'opfer@post.example' }))
  expect(first.text).toContain(promise)
  expect(first.cookies).toEqual([])
  const others: Record<string, string>[] = [
    ...[2, 3, 4].map(() => ({ email: 'opfer@post.example' })),
    { email: 'jörg@müller.example' },
    { email: '', phone: '040 123456' },
    { 'bot-field': 'x' },
  ]
  for (const changes of others) expect(await read(anEnquiry(changes))).toEqual({ ...first, cache: 'Giebel; hit' })
  expect(receiptsTo(office, 'opfer@post.example')).toHaveLength(3)
})

test('mail away: the receipt waits like every mail, stands on no list of what waits, and goes once', async () => {
  await anAgencyThatConfirms()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const office = sending()
  office.fault = new Error('away')
  const form = anEnquiry()
  await enquire(office, form)
  expect((await parcels())[0]).toMatchObject({ attempts: 1, lastError: 'away', deliveredAt: null })
  await db.delete(outbox).where(eq(outbox.channel, 'mail'))
  const admin = await staff('admin')
  for (const path of ['/dashboard', '/dashboard/enquiries'])
    expect(textOf(await (await admin.get(path)).text())).not.toMatch(/nicht zugestellt/i)
  expect(await enquiryPage(form)).toContain('Empfangsbestätigung Ein Versuch ohne Erfolg')
  office.fault = null
  await pass(retryPauses[0])
  await deliveryRun(office)
  await pass(retryPauses[1])
  await deliveryRun(office)
  expect(receiptsTo(office, form.email)).toHaveLength(1)
  expect((await parcels())[0]).toMatchObject({ attempts: 2, payload: {} })
})

test('mail to everybody is switched off before a receipt has left: it waits without using up attempts', async () => {
  await anAgencyThatConfirms()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  withoutPatience()
  const office = sending()
  office.delay = new Promise(() => {})
  const form = anEnquiry()
  await enquire(office, form)
  office.delay = null
  const { bindings } = postOffice({ MAIL_TO_ANYONE: '' })
  await pass(retryPauses[0])
  await deliveryRun({ ...office, bindings: { ...office.bindings, MAIL_TO_ANYONE: bindings.MAIL_TO_ANYONE } as never })
  expect((await parcels())[0]).toMatchObject({ attempts: 1, lastError: 'MAIL_TO_ANYONE ist nicht gesetzt.' })
  expect(receiptsTo(office, form.email)).toEqual([])
  expect(await enquiryPage(form)).toContain('Der Versand ist nicht eingerichtet.')
})

test('the database refuses the receipt: the enquiry is not half stored', async () => {
  await anAgencyThatConfirms()
  const office = sending()
  const form = anEnquiry()
  const { answer } = await whileDatabaseFails({ matching: /insert into "outbox"[^;]* from "enquiries"/ }, () =>
    new Visitor(office.bindings).post('/kontakt', form),
  )
  expect(answer.status).toBe(503)
  expect(await rowOf(form)).toBeUndefined()
  expect(await parcels()).toEqual([])
})

test('an enquiry that is deleted takes its receipt along, sent or not', async () => {
  await anAgencyThatConfirms()
  const form = anEnquiry()
  await enquire(sending(), form)
  expect(await parcels()).toHaveLength(1)
  await db.delete(enquiries)
  expect(await parcels()).toEqual([])
})
