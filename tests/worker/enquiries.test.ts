import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { createTeamMember } from '#app/data/entries/team-members.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { enquiries } from '#app/data/tables/enquiries.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import { teamMemberFields } from '#app/domain/entries/team-member.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { emptyValues } from '#app/fields/field.ts'
import worker from '#build/server/index.js'
import { whileDatabaseFails } from '#tests/support/database-faults.ts'
import { anAgency, postOffice } from '#tests/support/post-office.ts'
import { aProperty } from '#tests/support/properties.ts'
import { controlValue, db, origin, textOf, unescaped, Visitor } from '#tests/support/visitor.ts'

let counter = 0

/** A form as a person fills it in; each is different, because the same words are stored once. */
function anEnquiry(changes: Record<string, string> = {}): Record<string, string> {
  counter += 1
  return {
    'form-name': 'contact',
    'bot-field': '',
    name: 'Annette Thomsen',
    email: 'annette@thomsen.example',
    phone: '040 123456',
    message: `Ist das Haus noch zu haben? (${counter})`,
    ...changes,
  }
}

async function anOffer(changes: Partial<PropertyValues> = {}): Promise<{ id: string; values: PropertyValues }> {
  const values = aProperty(changes)
  const id = newId()
  await createProperty(db, id, values, 'Test')
  return { id, values }
}

const stored = (message: string) => db.select().from(enquiries).where(eq(enquiries.message, message))
const countAll = async () => (await db.select().from(enquiries)).length

test('an enquiry about an offer is stored, mailed with what staff need, and thanked for', async () => {
  await anAgency()
  const member = { ...emptyValues(teamMemberFields), name: 'Henrik Lüders' }
  await createTeamMember(db, 'lueders', member, 1, null)
  const { id, values } = await anOffer({ name: 'Landhaus', district: 'Nienstedten', responsibleMember: 'lueders' })
  const office = postOffice()
  const visitor = new Visitor(office.bindings)
  const form = anEnquiry({ propertyId: id })
  const answer = await visitor.post(`/angebote/${id}`, form)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('Location')).toBe(`/kontakt/danke?angebot=${id}`)

  const [row] = await stored(String(form.message))
  expect(row).toMatchObject({
    name: form.name,
    email: form.email,
    phone: form.phone,
    propertyId: id,
    locale: 'de',
    status: 'new',
  })
  expect(office.mails).toHaveLength(1)
  const [mail] = office.mails
  expect(mail).toMatchObject({
    from: { name: 'Probe', email: env.MAIL_FROM },
    to: 'buero@probe.example',
    replyTo: 'annette@thomsen.example',
    subject: `Anfrage zu Landhaus (${values.propertyNumber}) von Annette Thomsen`,
  })
  for (const part of [
    String(form.message),
    '040 123456',
    'annette@thomsen.example',
    'Deutsch',
    `${values.propertyNumber}, Hamburg-Nienstedten`,
    `${env.SITE_URL}/angebote/${id}`,
    'Henrik Lüders',
  ])
    expect(mail?.text).toContain(part)

  const thanks = await (await visitor.get(String(answer.headers.get('Location')))).text()
  expect(thanks).toMatch(/role="status"[^>]*>Ihre Anfrage zu „Landhaus“ ist bei uns angekommen/)
  expect(thanks).toContain('content="noindex"')
  expect(textOf(thanks)).toContain('Henrik Lüders liest Ihre Anfrage')
  expect(thanks).toContain(`href="/angebote/${id}"`)
})

test('an enquiry about a reserved offer asks for the waiting list, and says so in page, mail and thanks', async () => {
  await anAgency()
  const { id, values } = await anOffer({ name: 'Landhaus', reserved: true })
  const office = postOffice()
  const visitor = new Visitor(office.bindings)
  const page = await (await visitor.get(`/angebote/${id}`)).text()
  const message = 'Ich interessiere mich für dieses Haus und möchte auf die Warteliste gesetzt werden.'
  expect(controlValue(page, 'message')).toBe(message)
  expect(textOf(page)).toContain('Wir beantworten Ihre Fragen und setzen Sie gern auf die Warteliste')
  expect(textOf(page)).not.toContain('vereinbaren gern eine Besichtigung')
  const english = await (await new Visitor().speak('en').get(`/angebote/${id}`)).text()
  expect(textOf(english)).toContain('We will be glad to answer your questions and add you to the waiting list')
  const answer = await visitor.post(`/angebote/${id}`, anEnquiry({ propertyId: id, message }))
  expect((await stored(message))[0]?.propertyId).toBe(id)
  const [mail] = office.mails
  expect(mail?.subject).toBe(`Anfrage zu Landhaus (${values.propertyNumber}, reserviert) von Annette Thomsen`)
  expect(mail?.text).toContain('reserviert, Anfrage für die Warteliste')
  const thanks = textOf(await (await visitor.get(String(answer.headers.get('Location')))).text())
  expect(thanks).toContain('melden wir uns zuerst bei allen auf der Warteliste')
  expect(thanks).not.toContain('Wir vereinbaren einen Termin')
})

test('an enquiry in English says so to the staff, whose mail stays German', async () => {
  await anAgency()
  const office = postOffice()
  const visitor = new Visitor(office.bindings).speak('en')
  const form = anEnquiry()
  const answer = await visitor.post('/kontakt', form)
  expect(answer.headers.get('Location')).toBe('/en/kontakt/danke')
  expect(textOf(await (await visitor.get('/kontakt/danke')).text())).toContain('We have received your message.')
  expect((await stored(String(form.message)))[0]?.locale).toBe('en')
  expect(office.mails[0]?.text).toMatch(/Sprache: +Englisch/)
  expect(office.mails[0]?.subject).toBe('Anfrage von Annette Thomsen')
})

test('who leaves only a telephone number is written to nobody', async () => {
  await anAgency()
  const office = postOffice()
  const form = anEnquiry({ email: '' })
  expect((await new Visitor(office.bindings).post('/kontakt', form)).status).toBe(303)
  expect((await stored(String(form.message)))[0]?.email).toBeNull()
  expect(office.mails[0]).not.toHaveProperty('replyTo')
  expect(office.mails[0]?.text).toContain('„Antworten“ führt hier nicht zum Ziel')
})

const badInputs: [string, Record<string, string>, string, string, string][] = [
  ['no name', { name: ' ' }, 'name', 'Ihr Name fehlt noch.', 'Please tell us your name.'],
  [
    'no message',
    { message: '\u200b\n' },
    'message',
    'Schreiben Sie uns, worum es geht.',
    'Please tell us what it is about.',
  ],
  ['half an address', { email: 'annette@' }, 'email', 'vollständige E-Mail-Adresse', 'complete email address'],
  [
    'an address with a second header',
    { email: 'a@b.example\r\nBcc: all@b.example' },
    'email',
    'vollständige E-Mail-Adresse',
    'complete email address',
  ],
  ['a word for a number', { phone: 'abends' }, 'phone', 'eine Telefonnummer', 'a telephone number'],
  ['no way to answer', { email: '', phone: '' }, 'email', 'damit wir Ihnen antworten können', 'so that we can reply'],
  ['50,000 characters', { message: 'ü'.repeat(50_000) }, 'message', '5.000 Zeichen, jetzt sind es 50.000', '5,000'],
  ['a bell in the name', { name: 'Annette\u0007' }, 'name', 'Steuerzeichen', 'control characters'],
  ['a zero byte in the message', { message: 'a\u0000b' }, 'message', 'Steuerzeichen', 'control characters'],
]

test.each(badInputs)(
  '%s: 400 with the sentence at the field, and all that was typed',
  async (_, bad, field, de, en) => {
    const office = postOffice()
    const form = anEnquiry(bad)
    const before = await countAll()
    for (const [visitor, sentence] of [
      [new Visitor(office.bindings), de],
      [new Visitor(office.bindings).speak('en'), en],
    ] as const) {
      const answer = await visitor.post('/kontakt', form)
      expect(answer.status).toBe(400)
      const html = await answer.text()
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
      const control = new RegExp(`<(?:input|textarea)[^>]*\\sname="${field}"[^>]*>`).exec(main)?.[0] ?? ''
      expect(control).toContain('aria-invalid="true"')
      expect(control).toContain(`${field}-error`)
      expect(unescaped(/id="\w+-error"[\s\S]*?<\/p>/.exec(main)?.[0] ?? '')).toContain(sentence)
      const summary = /<div[^>]*role="alert"[\s\S]*?<\/ul>/.exec(main)?.[0] ?? ''
      expect(summary).toContain('autofocus')
      expect(summary).toContain(`href="#${field}"`)
      for (const name of ['name', 'email', 'phone', 'message']) {
        expect(controlValue(main, name)).toBe(String(form[name]).replace(/\r\n/g, '\n'))
      }
    }
    expect(await countAll()).toBe(before)
    expect(office.mails).toEqual([])
  },
)

test('several mistakes are said at once, on the page of the offer', async () => {
  const { id } = await anOffer()
  const answer = await new Visitor().post(`/angebote/${id}`, { 'bot-field': '', name: '', email: 'x', message: '' })
  expect(answer.status).toBe(400)
  const html = await answer.text()
  expect(textOf(html)).toContain('3 Angaben fehlen oder stimmen noch nicht')
  expect(controlValue(html, 'propertyId')).toBe(id)
})

test('line breaks and invisible characters of a name never reach a header', async () => {
  await anAgency({ agencyName: 'Probe\u2028Büro' })
  const office = postOffice()
  const form = anEnquiry({ name: `A\r\nBcc: b@b.example\u200f${'n'.repeat(80)}` })
  await new Visitor(office.bindings).post('/kontakt', form)
  const [mail] = office.mails
  for (const header of [mail?.subject, mail?.replyTo, mail?.from.name]) {
    expect(header).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
  }
  expect(mail?.subject).toMatch(/^Anfrage von A Bcc: b@b\.examplen+$/)
})

test('an encoded word in a name does not reach a header', async () => {
  await anAgency()
  const office = postOffice()
  await new Visitor(office.bindings).post('/kontakt', anEnquiry({ name: '=?utf-8?Q?=0D=0ABcc:_b=40b.example?=' }))
  expect(office.mails[0]?.subject).toMatch(/^Anfrage von = \?utf-8/)
})

test('an answer goes to the whole address, however long it is', async () => {
  await anAgency()
  const office = postOffice()
  const email = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.example`
  await new Visitor(office.bindings).post('/kontakt', anEnquiry({ email }))
  expect(office.mails[0]?.replyTo).toBe(email)
})

test('a subject stays short, however long the names are', async () => {
  await anAgency()
  const office = postOffice()
  const { id } = await anOffer({ name: 'H'.repeat(120) })
  await new Visitor(office.bindings).post('/kontakt', anEnquiry({ name: 'N'.repeat(120), propertyId: id }))
  expect(office.mails[0]?.subject.length).toBe(150)
  expect(office.mails[0]?.text).toContain('N'.repeat(120))
})

test('an address that not every mail server understands is written down, but not answered to', async () => {
  await anAgency()
  const office = postOffice()
  await new Visitor(office.bindings).post('/kontakt', anEnquiry({ email: 'jörg.x@müller.example' }))
  expect(office.mails[0]?.text).toContain('jörg.x@müller.example')
  expect(office.mails[0]).not.toHaveProperty('replyTo')
})

test('a machine is thanked like everybody, and nothing is stored', async () => {
  const { id } = await anOffer()
  const office = postOffice()
  const before = await countAll()
  const { 'bot-field': _, ...without } = anEnquiry({ propertyId: id })
  const spam = anEnquiry({ propertyId: id, 'bot-field': 'https://spam.example' })
  for (const form of [spam, without, anEnquiry({ propertyId: id, 'form-name': 'newsletter' })]) {
    const answer = await new Visitor(office.bindings).post(`/angebote/${id}`, form)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe(`/kontakt/danke?angebot=${id}`)
  }
  expect(await countAll()).toBe(before)
  expect(office.mails).toEqual([])
})

test('a form that is sent twice, one after the other or both at once, is one enquiry and one mail', async () => {
  await anAgency()
  for (const send of [
    async (post: () => Promise<Response>) => [await post(), await post()],
    (post: () => Promise<Response>) => Promise.all([post(), post(), post()]),
  ]) {
    const office = postOffice()
    const form = anEnquiry()
    const answers = await send(() => new Visitor(office.bindings).post('/kontakt', form))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303))
    expect(await stored(String(form.message))).toHaveLength(1)
    expect(office.mails).toHaveLength(1)
  }
})

test('the same words from somebody else are another enquiry', async () => {
  const form = anEnquiry()
  await new Visitor().post('/kontakt', form)
  await new Visitor().post('/kontakt', { ...form, name: 'Bernd Thomsen' })
  expect(await stored(String(form.message))).toHaveLength(2)
})

test('an offer that is not public costs the enquiry only the reference to it', async () => {
  const draft = await anOffer({ published: false, name: 'Geheimes Haus' })
  const sold = await anOffer({ sold: true })
  for (const propertyId of [draft.id, sold.id, 'zzzzzzzzzzzz', "' OR 1=1 --", 'x'.repeat(5_000)]) {
    const form = anEnquiry({ propertyId })
    const answer = await new Visitor().post('/kontakt', form)
    expect(answer.headers.get('Location')).toBe('/kontakt/danke')
    expect((await stored(String(form.message)))[0]?.propertyId).toBeNull()
  }
  const form = anEnquiry()
  expect((await new Visitor().post(`/angebote/${draft.id}`, form)).status).toBe(303)
  expect((await stored(String(form.message)))[0]?.propertyId).toBeNull()
  const thanks = await (await new Visitor().get(`/kontakt/danke?angebot=${draft.id}`)).text()
  expect(thanks).not.toContain('Geheimes Haus')
})

test('the contact page keeps the offer that was posted to it', async () => {
  const { id } = await anOffer()
  const form = anEnquiry({ propertyId: id })
  const rejected = await new Visitor().post('/kontakt', { ...form, name: '' })
  expect(controlValue(await rejected.text(), 'propertyId')).toBe(id)
  const answer = await new Visitor().post('/kontakt', form)
  expect(answer.headers.get('Location')).toBe(`/kontakt/danke?angebot=${id}`)
  expect((await stored(String(form.message)))[0]?.propertyId).toBe(id)
})

test('a mistake in a form about an offer that has gone meanwhile is shown on the contact page, with every word', async () => {
  const sold = await anOffer({ sold: true })
  const form = anEnquiry({ propertyId: sold.id, email: 'keine Adresse' })
  for (const path of [`/angebote/${sold.id}`, '/angebote/zzzzzzzzzzzz']) {
    const answer = await new Visitor().post(path, form)
    expect(answer.status).toBe(307)
    expect(answer.headers.get('Location')).toBe('/kontakt')
  }
  const page = await (await new Visitor().post('/kontakt', form)).text()
  expect(controlValue(page, 'email')).toBe('keine Adresse')
  expect(page).toContain(String(form.message))
})

test('markup stays text, in the database, in the mail and in the page', async () => {
  await anAgency()
  const office = postOffice()
  const payload = `<script>alert(1)</script>"'${Date.now()}`
  const visitor = new Visitor(office.bindings)
  const rejected = await (await visitor.post('/kontakt', anEnquiry({ message: payload, name: '' }))).text()
  expect(rejected).not.toContain('<script>alert(1)')
  expect(controlValue(rejected, 'message')).toBe(payload)
  await visitor.post('/kontakt', anEnquiry({ message: payload, name: payload }))
  expect((await stored(payload))[0]?.name).toBe(payload)
  expect(office.mails[0]?.text).toContain(payload)
})

test('the answer does not wait for the mail', async () => {
  await anAgency()
  let deliver = () => {}
  const delivery = new Promise<void>((resolve) => {
    deliver = resolve
  })
  const form = anEnquiry()
  const execution = createExecutionContext()
  const request = new Request(`${origin}/kontakt`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { Origin: origin },
    redirect: 'manual',
  }) as Parameters<typeof worker.fetch>[0]
  const answer = await worker.fetch(request, { ...env, EMAIL: { send: () => delivery } as never }, execution)
  expect(answer.status).toBe(303)
  const [row] = await stored(String(form.message))
  const ofRow = eq(outbox.enquiryId, String(row?.id))
  expect((await db.select().from(outbox).where(ofRow))[0]?.deliveredAt).toBeNull()
  deliver()
  await waitOnExecutionContext(execution)
  expect((await db.select().from(outbox).where(ofRow))[0]?.deliveredAt).toBeInstanceOf(Date)
})

test('the database refuses: 503, the form with all that was typed, and nothing personal in the log', async () => {
  const form = anEnquiry({ message: 'Eine vertrauliche Frage' })
  const { answer, logged } = await whileDatabaseFails({ matching: /^insert into "enquiries"/ }, () =>
    new Visitor().post('/kontakt', form),
  )
  expect(answer.status).toBe(503)
  const html = await answer.text()
  expect(textOf(html)).toContain('Ihre Nachricht ist noch nicht bei uns')
  expect(controlValue(html, 'message')).toBe('Eine vertrauliche Frage')
  expect(logged).toContain('Network connection lost.')
  expect(logged).not.toContain('vertraulich')
  expect(logged).not.toContain('annette')
  expect(await stored('Eine vertrauliche Frage')).toEqual([])
  expect((await new Visitor().post('/kontakt', form)).status).toBe(303)
})

test('the form asks nothing of the browser that the server would say better, and hides its trap', async () => {
  const { id } = await anOffer({ houseType: 'plot', buildingType: null })
  for (const path of ['/kontakt', `/angebote/${id}`]) {
    const html = await (await new Visitor().get(path)).text()
    const form = /<main[\s\S]*?(<form method="post"[\s\S]*?<\/form>)/.exec(html)?.[1] ?? ''
    expect(form).toMatch(new RegExp(`^<form[^>]*action="${path}"[^>]*novalidate`, 'i'))
    expect(form).not.toMatch(/\srequired|style=/)
    expect(form).toMatch(
      /<p hidden=""><label>[^<]*(<!-- -->)?[^<]*<input type="text" name="bot-field" tabindex="-1" autocomplete="off"/i,
    )
    expect(form).toMatch(/type="email"[^>]*autocomplete="email"/i)
    expect(form).toMatch(/type="tel"[^>]*autocomplete="tel"/i)
    expect(form).toMatch(/name="name"[^>]*autocomplete="name"/i)
    expect(controlValue(form, 'form-name')).toBe('contact')
  }
})

test('a post from a foreign page, a body that is no form and one that is too large leave nothing behind', async () => {
  const before = await countAll()
  const visitor = new Visitor()
  expect((await visitor.post('/kontakt', anEnquiry(), { Origin: 'https://evil.example' })).status).toBe(403)
  const broken = new Request(`${origin}/kontakt`, {
    method: 'POST',
    body: '{',
    headers: { Origin: origin, 'Content-Type': 'application/json' },
  })
  expect((await visitor.send(broken)).status).toBe(400)
  const large = { 'Content-Length': String(1024 * 1024 + 1) }
  expect((await visitor.post('/kontakt', anEnquiry(), large)).status).toBe(413)
  expect(await countAll()).toBe(before)
})

test('the thank-you page makes sense to whoever opens it by hand', async () => {
  for (const path of ['/kontakt/danke', '/kontakt/danke?angebot=zzzzzzzzzzzz']) {
    const answer = await new Visitor().get(path)
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(textOf(html)).toContain('Unser Büro liest Ihre Nachricht')
  }
})
