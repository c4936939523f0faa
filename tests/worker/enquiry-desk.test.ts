/** Whom an enquiry reaches, and how it is answered from its page. */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { assignEnquiry } from '#app/data/enquiries/assignment.server.ts'
import { createReplyTemplate } from '#app/data/entries/reply-templates.server.ts'
import { createTeamMember } from '#app/data/entries/team-members.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { changeStates } from '#app/data/properties/property-states.server.ts'
import { enquiries, enquiryNotes, enquiryReplies } from '#app/data/tables/enquiries.server.ts'
import { teamMembers } from '#app/data/tables/entries.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import { addDays, berlinToday } from '#app/domain/calendar.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { anAgency, postOffice } from '#tests/support/post-office.ts'
import { aProperty } from '#tests/support/properties.ts'
import { aUser, controlValue, db, textOf, unescaped, Visitor, wayBack } from '#tests/support/visitor.ts'

const today = berlinToday()
let counter = 0

async function aMember(name: string, more: { absentUntil?: string; deputy?: string; email?: string | null } = {}) {
  const id = newId()
  const email = more.email === undefined ? `${id}@probe.example` : more.email
  await createTeamMember(db, id, { name, ...more, email }, 'last')
  return { id, name, email: String(email) }
}

async function anOffer(changes: Partial<PropertyValues> = {}): Promise<string> {
  const id = newId()
  await createProperty(db, id, aProperty({ name: 'Landhaus', ...changes }), 'Test')
  return id
}

/** Asks through the website and answers where the mails went. */
async function asked(propertyId: string | null, changes: Record<string, string> = {}) {
  const office = postOffice()
  const form = await ask(new Visitor(office.bindings), propertyId, changes)
  const [enquiry] = await db.select().from(enquiries).where(eq(enquiries.message, form.message))
  return { office, to: office.mails.map(({ to }) => to).sort(), id: enquiry?.id ?? '', mails: office.mails }
}

async function ask(visitor: Visitor, propertyId: string | null, changes: Record<string, string> = {}) {
  counter += 1
  const form = {
    ...{ 'form-name': 'contact', 'bot-field': '', name: 'Annette Thomsen', email: 'annette@thomsen.example' },
    ...{ phone: '040 123', message: `Ist es noch frei?\nUnd ab wann? (${counter})` },
    ...changes,
  }
  expect((await visitor.post(propertyId ? `/angebote/${propertyId}` : '/kontakt', form)).status).toBe(303)
  return form
}

async function someone(office = postOffice(), name = 'Petra Probe') {
  const { visitor } = await aUser('editor', name)
  const own = new Visitor(office.bindings)
  for (const [cookie, value] of visitor.cookies) own.cookies.set(cookie, value)
  return own
}

const page = (id: string) => `/dashboard/enquiries/${id}`

/** The form of the desk as a browser would post it. */
async function opened(visitor: Visitor, id: string): Promise<Record<string, string>> {
  const html = await (await visitor.get(page(id))).text()
  return formIn(html)
}

function formIn(html: string): Record<string, string> {
  const names = ['version', 'locale', 'filled', 'replyId', 'noteId', 'sender', 'subject', 'text', 'note', 'assignedTo']
  return Object.fromEntries(names.map((name) => [name, controlValue(html, name) ?? '']))
}

const repliesTo = (id: string) => db.select().from(enquiryReplies).where(eq(enquiryReplies.enquiryId, id))
const statusOf = async (id: string) => (await db.select().from(enquiries).where(eq(enquiries.id, id)))[0]?.status

test('an enquiry goes to the responsible person, with a copy to the office unless the settings say otherwise', async () => {
  await anAgency()
  const member = await aMember('Henrik Lüders')
  const offer = await anOffer({ responsibleMember: member.id })
  expect((await asked(offer)).to).toEqual(['buero@probe.example', member.email].sort())
  await anAgency({ enquiriesToPersonOnly: true })
  expect((await asked(offer)).to).toEqual([member.email])
  expect((await asked(null)).to).toEqual(['buero@probe.example'])
  expect((await asked(await anOffer())).to).toEqual(['buero@probe.example'])
})

test('whoever reads the mail of the office gets one mail', async () => {
  await anAgency()
  const member = await aMember('Chefin', { email: 'Buero@Probe.example' })
  expect((await asked(await anOffer({ responsibleMember: member.id }))).to).toEqual(['buero@probe.example'])
})

test('while somebody is away, that day included, their deputy gets it; without one who is there, the office', async () => {
  await anAgency({ enquiriesToPersonOnly: true })
  const deputy = await aMember('Vera Vertretung')
  const away = await aMember('Anton Abwesend', { absentUntil: today, deputy: deputy.id })
  const offer = await anOffer({ responsibleMember: away.id })
  const { to, mails } = await asked(offer)
  expect(to).toEqual([deputy.email])
  expect(mails[0]?.text).toMatch(/Anton Abwesend ist bis .* abwesend\. Es übernimmt Vera Vertretung\./)

  const back = await aMember('Wieder da', { absentUntil: addDays(today, -1), deputy: deputy.id })
  expect((await asked(await anOffer({ responsibleMember: back.id }))).to).toEqual([back.email])
  const both = await aMember('Auch weg', { absentUntil: addDays(today, 5), deputy: away.id })
  expect((await asked(await anOffer({ responsibleMember: both.id }))).to).toEqual(['buero@probe.example'])
  const alone = await aMember('Ohne Adresse', { email: null })
  expect((await asked(await anOffer({ responsibleMember: alone.id }))).to).toEqual(['buero@probe.example'])
})

test('a valuation goes to whoever values', async () => {
  const valuer = await aMember('Dr. Voss')
  await anAgency({ valuer: valuer.id, enquiriesToPersonOnly: true })
  const office = postOffice()
  const answer = await new Visitor(office.bindings).post('/bewertung', {
    ...{ 'form-name': 'valuation', 'bot-field': '', step: '3', id: newId(), houseType: 'house', postalCode: '22391' },
    ...{ city: 'Hamburg', livingArea: '168', rooms: '6', yearBuilt: '1936', occasion: 'sell', timeFrame: 'now' },
    ...{ name: 'Ada', phone: '040 1' },
  })
  expect(answer.status).toBe(303)
  expect(office.mails.map(({ to }) => to)).toEqual([valuer.email])
})

test('who has left the team since is stood in for by the office', async () => {
  await anAgency({ enquiriesToPersonOnly: true })
  const member = await aMember('Geht Bald')
  const offer = await anOffer({ responsibleMember: member.id })
  const office = postOffice()
  office.fault = new Error('550 5.1.1 user unknown')
  const { message } = await ask(new Visitor(office.bindings), offer)
  const [enquiry] = await db.select().from(enquiries).where(eq(enquiries.message, message))
  const visitor = await someone(office)
  await visitor.post(`/dashboard/team/${member.id}/trash`, {})
  office.fault = null
  await visitor.post(`${page(enquiry?.id ?? '')}/delivery`, {})
  expect(office.mails.map(({ to }) => to)).toEqual(['buero@probe.example'])
})

test('absences are said in the team and nowhere on the website', async () => {
  await anAgency()
  const deputy = await aMember('Vera Vertretung')
  const away = await aMember('Anton Abwesend', { absentUntil: '2099-12-03', deputy: deputy.id })
  const offer = await anOffer({ responsibleMember: away.id })
  const visitor = await someone()
  const team = textOf(await (await visitor.get('/dashboard/team')).text())
  expect(team).toMatch(/abwesend bis 0?3\.12\.2099, Vertretung: Vera Vertretung/)
  for (const address of [`/angebote/${offer}`, `/angebote/${offer}.data`, '/unser-team', '/unser-team.data'])
    expect(await (await new Visitor().get(address)).text()).not.toMatch(/2099|absentUntil|deputy/)
  const own = await visitor.save(`/dashboard/team/${away.id}`, { name: 'Anton', deputy: away.id })
  expect(own.status).toBe(400)
  expect(textOf(await own.text())).toContain('Niemand vertritt sich selbst.')
  expect((await visitor.save(`/dashboard/team/${away.id}`, { name: 'Anton', deputy: 'gibtesnicht1' })).status).toBe(400)
  await visitor.post(`/dashboard/team/${deputy.id}/trash`, {})
  expect(controlValue(await (await visitor.get(`/dashboard/team/${away.id}`)).text(), 'deputy')).toBe('')
})

test('a template is filled in, what is open is marked, and nothing is sent until it is filled in', async () => {
  await anAgency()
  const member = await aMember('Miriam Aydın')
  const offer = await anOffer({ responsibleMember: member.id })
  const { id, office } = await asked(offer)
  const template = newId()
  const text = 'Guten Tag [Name], [Objekt] am [Termin]? [link] [Quatsch] [person]'
  await createReplyTemplate(db, template, { name: 'Termin', declines: false, text }, 'last')
  const visitor = await someone(office)
  office.mails.length = 0

  const filled = await visitor.post(page(id), {
    ...(await opened(visitor, id)),
    sender: 'inCharge',
    next: 'fill',
    template,
  })
  expect(filled.status).toBe(200)
  const html = await filled.text()
  const form = formIn(html)
  expect(form.text).toMatch(
    /^Guten Tag Annette Thomsen, Landhaus am \[Termin\]\? http\S+\/angebote\/\w+ \[Quatsch\] Miriam Aydın$/,
  )
  expect(form.subject).toContain('Ihre Anfrage zu Landhaus')
  expect(html).toMatch(/<mark>\[Termin\]<\/mark>.*<mark>\[Quatsch\]<\/mark>/s)
  expect(textOf(html)).toContain('Vor dem Senden ausfüllen: [Termin], [Quatsch]')

  const refused = await visitor.post(page(id), { ...form, next: 'send' })
  expect(refused.status).toBe(400)
  const again = await refused.text()
  expect(textOf(again)).toContain('Füllen Sie noch aus: [Termin], [Quatsch]. Gesendet wird erst,')
  expect(again).toMatch(/name="text"[^>]*aria-invalid="true"/)
  expect(formIn(again).text).toBe(form.text)
  expect(office.mails).toEqual([])

  const ready = form.text?.replace('[Termin]', 'Samstag').replace('[Quatsch] ', '') ?? ''
  expect((await visitor.post(page(id), { ...form, text: ready, next: 'send' })).status).toBe(303)
  expect(office.mails).toHaveLength(1)
  expect(office.mails[0]).toMatchObject({ to: 'annette@thomsen.example', replyTo: member.email })
  expect(office.mails[0]?.from.name).toBe('Miriam Aydın, Probe')
  expect(office.mails[0]?.text).toMatch(
    /Samstag[\s\S]*Am .* schrieb Annette Thomsen:\n\n> Ist es noch frei\?\n> Und ab wann\?/,
  )
  expect(await statusOf(id)).toBe('answered')
  const shown = textOf(await (await visitor.get(page(id))).text())
  expect(shown).toMatch(
    /Gesendet Miriam Aydın, heute.* \(geschrieben von Petra Probe\) Ihre Anfrage zu Landhaus.*Samstag.*An annette@thomsen\.example übergeben/,
  )
  const [row] = await repliesTo(id)
  expect(row).toMatchObject({ by: 'Petra Probe', recipient: 'annette@thomsen.example', text: ready })
  // The outbox keeps no words, the reply does.
  expect(
    (
      await db
        .select()
        .from(outbox)
        .where(eq(outbox.id, row?.parcelId ?? ''))
    )[0]?.payload,
  ).toEqual({})
})

test('a template follows what is typed, replaces another template, and is German where it has no English', async () => {
  await anAgency()
  const english = new Visitor()
  english.speak('en')
  const { message } = await ask(english, null)
  const [enquiry] = await db.select().from(enquiries).where(eq(enquiries.message, message))
  const id = enquiry?.id ?? ''
  const [both, german] = [newId(), newId()]
  await createReplyTemplate(db, both, { name: 'Beide', declines: false, text: 'Moin', textEn: 'Hello [Name]' }, 'last')
  await createReplyTemplate(db, german, { name: 'Eine', declines: false, text: 'Tag [Objekt]' }, 'last')
  const visitor = await someone()
  expect(textOf(await (await visitor.get(page(id))).text())).toContain('Eine (nur auf Deutsch)')
  const fill = async (form: Record<string, string>, template: string) =>
    formIn(await (await visitor.post(page(id), { ...form, next: 'fill', template })).text())
  const first = await fill(await opened(visitor, id), both)
  expect(first.text).toBe('Hello Annette Thomsen')
  const second = await fill(first, german)
  expect(second.text).toBe('Tag [Objekt]')
  const typed = await fill({ ...second, text: 'Selbst getippt', subject: 'Eigener Betreff' }, both)
  expect(typed).toMatchObject({ text: 'Selbst getippt\n\nHello Annette Thomsen', subject: 'Eigener Betreff' })
  const unknown = await visitor.post(page(id), { ...typed, next: 'fill', template: 'gibtesnicht1' })
  expect(unknown.status).toBe(400)
  const html = await unknown.text()
  expect(textOf(html)).toContain('Diese Vorlage gibt es nicht mehr.')
  expect(formIn(html).text).toBe(typed.text)
})

test('a reply posted twice at once is sent once; a second one after a colleague asks first', async () => {
  await anAgency()
  const { id, office } = await asked(null)
  const [one, two] = [await someone(office, 'Ada Erste'), await someone(office, 'Zoe Zweite')]
  office.mails.length = 0
  const [mine, theirs] = [await opened(one, id), await opened(two, id)]
  const post = () => one.post(page(id), { ...mine, text: 'Kommen Sie gern.', next: 'send' })
  expect((await Promise.all([post(), post(), post()])).map(({ status }) => status)).toEqual([303, 303, 303])
  expect(office.mails).toHaveLength(1)

  const late = await two.post(page(id), { ...theirs, text: 'Auch von mir.', next: 'send' })
  expect(late.status).toBe(409)
  const html = await late.text()
  expect(textOf(html)).toContain('Ada Erste war schneller')
  expect(formIn(html).text).toBe('Auch von mir.')
  expect(office.mails).toHaveLength(1)
  expect((await two.post(page(id), { ...formIn(html), next: 'send' })).status).toBe(303)
  expect(office.mails).toHaveLength(2)
})

test.each([
  ['no text', { text: ' ' }, 'Füllen Sie dieses Feld aus.'],
  ['50,000 characters', { text: 'ü'.repeat(50_000) }, '10.000 Zeichen'],
  ['a subject of 500 characters', { subject: 'x'.repeat(500) }, '150 Zeichen'],
])('a reply with %s comes back as it was typed', async (_, changes, sentence) => {
  await anAgency()
  const { id, office } = await asked(null)
  const visitor = await someone(office)
  office.mails.length = 0
  const answer = await visitor.post(page(id), { ...(await opened(visitor, id)), text: 'Ja.', ...changes, next: 'send' })
  expect(answer.status).toBe(400)
  const html = await answer.text()
  expect(textOf(html)).toContain(sentence)
  expect(formIn(html)).toMatchObject(changes)
  expect(office.mails).toEqual([])
  expect(await statusOf(id)).toBe('new')
})

test('a reply leaves in the name that the page shows, signed by the same person, with a copy to the office', async () => {
  await anAgency()
  const member = await aMember('Miriam Aydın')
  const { id, office } = await asked(await anOffer({ responsibleMember: member.id }))
  const visitor = await someone(office)
  office.mails.length = 0
  const form = await opened(visitor, id)
  expect(form.sender).toBe('me')
  expect(form.text).toMatch(/\nPetra Probe$/)
  const own = textOf(await (await visitor.get(page(id))).text())
  expect(own).toContain('Im Namen von Petra Probe (ich) Miriam Aydın')
  expect(own).toMatch(/Von Petra Probe, Probe .*Antwort an \S+ Kopie an buero@probe\.example/)

  const chosen = await visitor.post(page(id), { ...form, sender: 'inCharge', next: 'preview' })
  const html = await chosen.text()
  const signed = formIn(html)
  expect(signed).toMatchObject({ sender: 'inCharge', text: expect.stringMatching(/\nMiriam Aydın$/) })
  expect(textOf(html)).toContain(`Von Miriam Aydın, Probe An annette@thomsen.example Antwort an ${member.email}`)
  const back = formIn(await (await visitor.post(page(id), { ...signed, sender: 'me', next: 'preview' })).text())
  expect(back.text).toBe(form.text)

  await visitor.post(page(id), { ...form, next: 'send' })
  expect(office.mails).toMatchObject([{ from: { name: 'Petra Probe, Probe' }, cc: 'buero@probe.example' }])
  expect(office.mails[0]?.replyTo).not.toBe('buero@probe.example')
  await visitor.post(page(id), {
    ...(await opened(visitor, id)),
    text: form.text ?? '',
    sender: 'inCharge',
    next: 'send',
  })
  expect(office.mails[1]).toMatchObject({
    from: { name: 'Miriam Aydın, Probe' },
    replyTo: member.email,
    cc: 'buero@probe.example',
    text: expect.stringContaining('\nMiriam Aydın\n'),
  })
  expect((await repliesTo(id)).map(({ by, sender }) => [by, sender])).toEqual([
    ['Petra Probe', null],
    ['Petra Probe', 'Miriam Aydın'],
  ])
})

test('the person in charge has no choice, and a colleague’s draft is signed by whoever sends it', async () => {
  await anAgency()
  const member = await aMember('Miriam Aydın')
  const { id, office } = await asked(await anOffer({ responsibleMember: member.id }))
  const inCharge = await someone(office, 'Miriam Aydın')
  const form = await opened(inCharge, id)
  expect(form.sender).toBe('')
  expect(form.text).toMatch(/\nMiriam Aydın$/)
  await inCharge.post(page(id), { ...form, text: `Gern.\n\n${form.text}`, next: 'draft' })
  expect((await opened(await someone(office), id)).text).toMatch(/^Gern\.[\s\S]*\nPetra Probe$/)
})

test('answers to a user who is in the team go to the address of the team, whoever is in charge', async () => {
  await anAgency()
  const [own, other] = [await aMember('Rieke Rahn'), await aMember('Ole Oltmann')]
  const office = postOffice()
  const visitor = await someone(office, 'Rieke Rahn')
  for (const responsibleMember of [own.id, other.id, null]) {
    const { id } = await asked(await anOffer({ responsibleMember }))
    expect(textOf(await (await visitor.get(page(id))).text())).toContain(`Antwort an ${own.email} Kopie an`)
    await visitor.post(page(id), { ...(await opened(visitor, id)), text: 'Ja.', next: 'send' })
  }
  expect(office.mails.map(({ replyTo }) => replyTo)).toEqual([own.email, own.email, own.email])
})

test('replies and declines carry what business letters must state, once, above what they quote', async () => {
  const register = { registerCourt: 'Amtsgericht Hamburg', registerNumber: 'HRB 1', managingDirector: 'Ida Inhaberin' }
  await anAgency({ ...register, city: 'Hamburg' })
  const block = (director: string) =>
    `\n\n-- \nProbe Immobilien GmbH\nHamburg\nbuero@probe.example\nhttps://giebel.test\nAmtsgericht Hamburg, HRB 1\n${director} Ida Inhaberin\n`
  const offer = await anOffer({ reserved: true })
  const { id, office } = await asked(offer)
  const visitor = await someone(office)
  office.mails.length = 0
  const page1 = textOf(await (await visitor.get(page(id))).text())
  expect(page1).toContain('Darunter stehen die Angaben zu Ihrer Firma und die Anfrage.')
  const declines = await declinesPage(visitor, offer)
  expect(declines.text).toContain('Darunter stehen die Angaben zu Ihrer Firma. ')
  expect(declines.text).toContain('[Objekt], [das Objekt] (die Wohnung, das Haus)')
  expect(declines.text).toContain('Auch wer das Objekt bekommt, steht hier')
  const words = { subject: 'A', text: 'Guten Tag\n\nPetra Probe', next: 'send' }
  await visitor.post(`/dashboard/properties/${offer}/declines`, { ...words, enquiry: id })
  await visitor.post(page(id), { ...(await opened(visitor, id)), ...words, expose: '' })
  expect(office.mails.map(({ text }) => text)).toEqual([
    `Guten Tag\n\nPetra Probe${block('Vertreten durch')}`,
    expect.stringMatching(
      /^Guten Tag\n\nPetra Probe\n\n-- \n[^>]*\n\n\nAm .* schrieb Annette Thomsen:\n\n> Ist es noch/,
    ),
  ])
  expect(office.mails[1]?.text).toContain(block('Vertreten durch'))
  const english = new Visitor(office.bindings).speak('en')
  const { message } = await ask(english, null)
  const [enquiry] = await db.select().from(enquiries).where(eq(enquiries.message, message))
  const address = page(enquiry?.id ?? '')
  await visitor.post(address, { ...formIn(await (await visitor.get(address)).text()), ...words })
  expect(office.mails.at(-1)?.text).toContain(block('Represented by'))
})

test('a template links the exposé, and the card below does not repeat it; what is sold has none', async () => {
  await anAgency()
  const template = newId()
  const text = 'Exposé: [Exposé]'
  await createReplyTemplate(db, template, { name: 'Unterlagen', declines: false, text, textEn: '[Brochure]' }, 'last')
  const offer = await anOffer({ published: true })
  const { id, office } = await asked(offer)
  const visitor = await someone(office)
  office.mails.length = 0
  const fill = async () => {
    const filled = await visitor.post(page(id), { ...(await opened(visitor, id)), next: 'fill', template })
    return formIn(await filled.text())
  }
  const form = await fill()
  expect(form.text).toBe(`Exposé: https://giebel.test/angebote/${offer}/expose`)
  await visitor.post(page(id), { ...form, expose: 'on', next: 'send' })
  expect(office.mails[0]?.text.match(/\/angebote\/\w+(\/expose)?$/gm)).toEqual([
    `/angebote/${offer}/expose`,
    `/angebote/${offer}`,
  ])
  await changeStates(db, [offer], { sold: true }, 'Test')
  expect((await fill()).text).toBe(text)
})

test('line breaks in the subject add no header, and none in a name or an address reach one', async () => {
  await anAgency()
  const { id, office } = await asked(null, { name: 'Ada =?utf-8?q?x?=' })
  const visitor = await someone(office)
  office.mails.length = 0
  const form = {
    ...(await opened(visitor, id)),
    subject: 'Ihre Anfrage\r\nBcc: alle@x.example',
    text: 'Ja.',
    next: 'send',
  }
  await visitor.post(page(id), { ...form, replyTo: 'x@y.example\r\nBcc: z@x.example', to: 'fremd@x.example' })
  for (const mail of office.mails) {
    expect(mail).toMatchObject({ to: 'annette@thomsen.example', cc: 'buero@probe.example' })
    expect(mail.subject + mail.from.name + mail.to + mail.replyTo).not.toMatch(/[\r\n]/)
  }
  expect(office.mails).toHaveLength(1)
})

test('a reply to an enquiry that was deleted sends nothing, and what was typed is there to copy', async () => {
  await anAgency()
  const { id, office } = await asked(null)
  const visitor = await someone(office)
  const form = await opened(visitor, id)
  office.mails.length = 0
  await visitor.post(`${page(id)}/removal`, {})
  for (const next of ['send', 'note', 'fill', 'assign', 'preview']) {
    const answer = await visitor.post(page(id), { ...form, text: 'Nicht verloren', note: 'Auch nicht', next })
    expect(answer.status).toBe(404)
    expect(textOf(await answer.text())).toMatch(/gibt es nicht mehr.*Nicht verloren.*Auch nicht/)
  }
  expect(office.mails).toEqual([])
  expect((await visitor.get(page(id))).status).toBe(404)
})

test('a session that has ended keeps the reply', async () => {
  const { id } = await asked(null)
  const form = await opened(await someone(), id)
  const answer = await new Visitor().post(page(id), { ...form, text: 'Nicht verloren', next: 'send' })
  expect(answer.status).toBe(401)
  expect(await answer.text()).toContain('Nicht verloren')
  expect(await repliesTo(id)).toEqual([])
})

test('an address that cannot be written to has no reply form, and a forged post sends nothing', async () => {
  await anAgency()
  const { id, office } = await asked(null, { email: '' })
  const visitor = await someone(office)
  office.mails.length = 0
  const html = await (await visitor.get(page(id))).text()
  expect(html).not.toContain('value="send"')
  const answer = await visitor.post(page(id), { subject: 'A', text: 'B', next: 'send', version: '0' })
  expect(answer.status).toBe(400)
  expect(office.mails).toEqual([])
})

test('where a reply did not arrive, it says why, what to do and what the provider said, and so does the next form', async () => {
  await anAgency()
  const { id, office } = await asked(null)
  const visitor = await someone(office)
  office.fault = Object.assign(new Error('550 5.1.1 user unknown'), { code: 'E_DELIVERY_FAILED' })
  expect((await visitor.post(page(id), { ...(await opened(visitor, id)), text: 'Ja.', next: 'send' })).status).toBe(303)
  const text = textOf(await (await visitor.get(page(id))).text())
  expect(text).toContain('Diese Adresse gibt es nicht. Prüfen Sie die Schreibweise, oder rufen Sie an.')
  expect(text).toContain('Meldung: E_DELIVERY_FAILED: 550 5.1.1 user unknown')
  expect(text).toContain('An diese Adresse kam zuletzt keine Antwort an.')
  office.fault = null
  expect(
    (await visitor.post(page(id), { ...(await opened(visitor, id)), text: 'Noch eins.', next: 'send' })).status,
  ).toBe(303)
  expect(office.mails.at(-1)?.text).toContain('Noch eins.')
})

test('one user sends no more than sixty replies at once', async () => {
  await anAgency()
  const { id } = await asked(null)
  const visitor = await someone()
  let last = 303
  for (let sent = 0; sent < 62 && last === 303; sent += 1) {
    const form = { version: String(sent), replyId: newId(), subject: 'A', text: `Ja (${sent})` }
    const answer = await visitor.post(page(id), { ...form, next: 'send' })
    last = answer.status
    if (last === 429) expect(await answer.text()).toContain(`Ja (${sent})`)
  }
  expect(last).toBe(429)
  expect((await repliesTo(id)).length).toBeGreaterThanOrEqual(60)
})

test('notes say who and when, are only added, and once; an empty one or a long one comes back', async () => {
  const { id } = await asked(null)
  const visitor = await someone()
  const form = await opened(visitor, id)
  const note = { ...form, note: 'Ruft <b>Freitag</b> an', next: 'note' }
  for (const answer of await Promise.all([visitor.post(page(id), note), visitor.post(page(id), note)]))
    expect(answer.headers.get('Location')).toBe(page(id))
  expect(await db.select().from(enquiryNotes).where(eq(enquiryNotes.enquiryId, id))).toHaveLength(1)
  expect(textOf(await (await visitor.get(page(id))).text())).toMatch(/Ruft <b>Freitag<\/b> an Petra Probe, heute/)
  for (const bad of [' ', 'x'.repeat(2_001)]) {
    const answer = await visitor.post(page(id), { ...form, text: 'Begonnen', note: bad, next: 'note' })
    expect(answer.status).toBe(400)
    expect(formIn(await answer.text()).text).toBe('Begonnen')
  }
  // A reply that somebody has begun survives the note.
  const beside = await visitor.post(page(id), {
    ...form,
    noteId: newId(),
    text: 'Begonnen',
    note: 'Zwei',
    next: 'note',
  })
  expect(beside.status).toBe(200)
  const html = await beside.text()
  expect(textOf(html)).toContain('Die Notiz ist gespeichert.')
  expect(formIn(html)).toMatchObject({ text: 'Begonnen', note: '' })
  await visitor.post(`${page(id)}/removal`, {})
  expect(await db.select().from(enquiryNotes).where(eq(enquiryNotes.enquiryId, id))).toEqual([])
})

test('an enquiry is assigned once, with a mail to the person, and given back', async () => {
  await anAgency()
  const member = await aMember('Miriam Aydın')
  const { id, office } = await asked(null)
  const visitor = await someone(office)
  office.mails.length = 0
  const form = await opened(visitor, id)
  const post = () => visitor.post(page(id), { ...form, assignedTo: member.id, next: 'assign' })
  expect((await Promise.all([post(), post()])).map(({ status }) => status)).toEqual([303, 303])
  expect(office.mails.map(({ to }) => to)).toEqual([member.email])
  expect(office.mails[0]?.text).toMatch(
    /^Petra Probe hat Ihnen diese Anfrage zugewiesen\.\nhttp\S+\/dashboard\/enquiries\//,
  )
  expect(textOf(await (await visitor.get('/dashboard/enquiries')).text())).toContain(
    'über die Kontaktseite · Miriam Aydın',
  )
  expect((await opened(visitor, id)).assignedTo).toBe(member.id)
  const gone = await visitor.post(page(id), {
    ...(await opened(visitor, id)),
    assignedTo: 'gibtesnicht1',
    next: 'assign',
  })
  expect(gone.status).toBe(303)
  expect(textOf(await (await visitor.get(page(id))).text())).toContain('Diese Person ist nicht mehr im Team.')
  expect((await opened(visitor, id)).assignedTo).toBe(member.id)
  await visitor.post(`/dashboard/team/${member.id}/trash`, {})
  expect((await opened(visitor, id)).assignedTo).toBe('')
})

test('a mail is queued for the person assigned, and none when it is repeated, given back or the person is gone', async () => {
  const member = await aMember('Miriam Aydın')
  const { id } = await asked(null)
  const before = await db.$count(outbox)
  const mail = { memberId: member.id, payload: { to: member.email } }
  expect(await assignEnquiry(db, id, member.id, mail)).toBe(true)
  expect(await db.$count(outbox)).toBe(before + 1)
  expect(await assignEnquiry(db, id, member.id, mail)).toBe(false)
  expect(await assignEnquiry(db, id, 'gibtesnicht1', mail)).toBe(false)
  const left = await aMember('Wilma Weg')
  await db.update(teamMembers).set({ deletedAt: new Date() }).where(eq(teamMembers.id, left.id))
  expect(await assignEnquiry(db, id, left.id, { memberId: left.id, payload: { to: left.email } })).toBe(false)
  expect(await assignEnquiry(db, id, null, null)).toBe(true)
  expect(await db.$count(outbox)).toBe(before + 1)
  // Later tests read what is delivered.
  await db.delete(outbox).where(eq(outbox.memberId, member.id))
})

test('other enquiries of the same address are linked, however it is spelled', async () => {
  const email = 'Vera.Gleich@Post.example'
  const { id: first } = await asked(null, { email })
  const { id: second } = await asked(null, { email: email.toLowerCase() })
  const { id: other } = await asked(null, { email: 'vera@post.example' })
  const html = await (await (await someone()).get(page(second))).text()
  expect(textOf(html)).toContain('Weitere Anfragen dieser Adresse 1')
  expect(html).toContain(`href="${page(first)}"`)
  expect(html).not.toContain(`href="${page(other)}"`)
})

test('nothing of the desk is public, and its page belongs to staff', async () => {
  const { id } = await asked(null)
  const nobody = new Visitor()
  for (const address of [page(id), '/dashboard/templates', '/dashboard/properties/x/declines'])
    expect((await nobody.get(address)).headers.get('Location')).toContain('/login')
})

async function declinesPage(visitor: Visitor, offer: string) {
  const html = await (await visitor.get(`/dashboard/properties/${offer}/declines`)).text()
  return { html, text: textOf(html) }
}

const ticked = (html: string) =>
  [...html.matchAll(/<input[^>]*name="enquiry"[^>]*>/g)]
    .filter(([tag]) => tag.includes('checked'))
    .map(([tag]) => /value="([^"]*)"/.exec(tag)?.[1] ?? '')

test('everybody who asked is told in one mail for each address, after a preview that says who is left out and why', async () => {
  await anAgency()
  const offer = await anOffer({ reserved: true })
  const { id: older } = await asked(offer, { email: 'Ada@Asks.example', name: 'Ada' })
  // Receipts are counted in seconds.
  await db
    .update(enquiries)
    .set({ receivedAt: new Date(Date.now() - 60_000) })
    .where(eq(enquiries.id, older))
  const { id: newer, office } = await asked(offer, { email: 'ada@asks.example', name: 'Ada' })
  const { id: silent } = await asked(offer, { email: '', name: 'Ohne Mail' })
  const { id: umlaut } = await asked(offer, { email: 'jörg@müller.example', name: 'Jörg' })
  const { id: away } = await asked(offer, { email: 'weg@x.example', name: 'Archiviert' })
  const { id: done } = await asked(offer, { email: 'fertig@x.example', name: 'Fertig' })
  const visitor = await someone(office)
  await visitor.post(`${page(away)}/status`, { status: 'archived' })
  await visitor.post(`${page(done)}/status`, { status: 'answered' })
  office.mails.length = 0

  const { html, text } = await declinesPage(visitor, offer)
  expect(text).toMatch(
    /Ohne Mail keine E-Mail-Adresse.*Ada dieselbe Adresse|Ada dieselbe Adresse.*Ohne Mail keine E-Mail-Adresse/,
  )
  for (const words of ['Jörg die Adresse nimmt der Versand nicht an', 'Archiviert archiviert', 'schon beantwortet'])
    expect(text).toContain(words)
  for (const words of ['An ada@asks.example', 'Gesendet wird erst']) expect(text).toContain(words)
  expect(ticked(html)).toEqual([newer])
  expect(office.mails).toEqual([])

  const form = { subject: '[Objekt] ist weg', text: 'Guten Tag [Name]', next: 'send', enquiry: newer }
  const send = () => visitor.post(`/dashboard/properties/${offer}/declines`, form)
  expect((await Promise.all([send(), send()])).map(({ status }) => status).sort()).toEqual(
    expect.arrayContaining([303]),
  )
  expect(office.mails.map(({ to, subject }) => [to, subject])).toEqual([['ada@asks.example', 'Landhaus ist weg']])
  for (const id of [older, newer]) {
    expect(await statusOf(id)).toBe('answered')
    expect((await repliesTo(id))[0]?.text).toBe('Guten Tag Ada')
  }
  for (const id of [silent, umlaut]) expect(await statusOf(id)).toBe('new')
  expect((await declinesPage(visitor, offer)).text).toContain('Ada hat schon eine Absage')
})

test('who asked in English reads the English name and address; the office reads its own', async () => {
  await anAgency()
  const offer = await anOffer({ nameEn: 'Country house', reserved: true })
  const office = postOffice()
  const english = new Visitor(office.bindings).speak('en')
  const { message } = await ask(english, offer, { email: 'ada@asks.example', name: 'Ada' })
  expect(office.mails[0]?.text).toContain('Landhaus')
  expect(office.mails[0]?.text).not.toContain('Country house')
  const [enquiry] = await db.select().from(enquiries).where(eq(enquiries.message, message))
  const visitor = await someone(office)
  expect((await opened(visitor, enquiry?.id ?? '')).subject).toContain('Country house')
  office.mails.length = 0
  const words = { subjectEn: '[Property] has gone', textEn: 'Dear [Name], see [Link]' }
  const form = { ...words, next: 'send', enquiry: enquiry?.id ?? '' }
  await visitor.post(`/dashboard/properties/${offer}/declines`, form)
  const [mail] = office.mails
  expect(mail?.subject).toBe('Country house has gone')
  expect(mail?.text).toContain(`/en/angebote/${offer}`)
})

test('declining is refused when nothing is open, the property is still there, nobody is ticked or a placeholder is open', async () => {
  await anAgency()
  const offer = await anOffer()
  const { id, office } = await asked(offer)
  const visitor = await someone(office)
  office.mails.length = 0
  const post = (fields: Record<string, string>, of = offer) =>
    visitor.post(`/dashboard/properties/${of}/declines`, {
      subject: 'A',
      text: 'B',
      next: 'send',
      enquiry: id,
      ...fields,
    })
  const saysOn = async (answer: Response, sentence: string) => {
    expect(answer.status).toBe(400)
    expect(textOf(await answer.text())).toContain(sentence)
  }
  const refused = (await declinesPage(visitor, offer)).text
  expect(refused).toContain('weder reserviert noch vermittelt')
  expect(refused).not.toContain('Gesendet wird erst')
  await saysOn(await post({}), 'weder reserviert noch vermittelt')
  const reserved = await visitor.post(`/dashboard/properties/${offer}/reservation`, { reserved: 'on' })
  expect(reserved.status).toBe(303)
  expect(await (await visitor.get('/dashboard/properties')).text()).toContain(`/dashboard/properties/${offer}/declines`)
  await saysOn(await post({ enquiry: 'gibtesnicht1' }), 'Wählen Sie mindestens eine Person aus.')
  await saysOn(await post({ text: 'Am [Termin]' }), 'Füllen Sie noch aus: [Termin].')
  await saysOn(await post({ text: 'x'.repeat(50_000) }), '10.000 Zeichen')
  const lonely = await anOffer({ reserved: true })
  await saysOn(await post({}, lonely), 'Niemand wartet')
  expect((await post({}, 'gibtesnicht1')).status).toBe(404)
  expect(office.mails).toEqual([])
  const many = new FormData()
  for (let place = 0; place < 500; place += 1) many.append('enquiry', `enquiry${place}`)
  many.append('next', 'send')
  expect((await visitor.post(`/dashboard/properties/${offer}/declines`, many)).status).toBe(400)
  expect(await repliesTo(id)).toEqual([])
})

test('only reserving and selling lead on to those who still wait', async () => {
  const offer = await anOffer()
  await asked(offer)
  const visitor = await someone()
  const declines = `/dashboard/properties/${offer}/declines`
  const isLed = async (reserved: string) => {
    await visitor.post(`/dashboard/properties/${offer}/reservation`, { reserved })
    return (await (await visitor.get('/dashboard/properties')).text()).includes(declines)
  }
  expect([await isLed('on'), await isLed('off')]).toEqual([true, false])
})

test('marking as answered is taken back, and the enquiry waits again', async () => {
  const { id } = await asked(null)
  const visitor = await someone()
  await visitor.post(`${page(id)}/status`, { status: 'answered' })
  const undo = wayBack(await (await visitor.get(page(id))).text())
  expect((await visitor.post(undo.action, undo.fields)).status).toBe(303)
  expect(await statusOf(id)).toBe('new')
  expect(unescaped(await (await visitor.get(page(id))).text())).toContain('Bleibt sie unbeantwortet')
})

test('a note beside a reply is kept when the reply is sent, and a begun reply when the enquiry is archived', async () => {
  const { id, office } = await asked(null)
  const visitor = await someone(office)
  const form = await opened(visitor, id)
  const archived = await visitor.post(page(id), {
    ...form,
    text: 'Guten Tag, wir haben',
    note: 'Ruft an',
    next: 'archived',
  })
  expect(archived.status).toBe(200)
  const html = await archived.text()
  expect(textOf(html)).toContain('ist archiviert')
  const back = formIn(html)
  expect([back.text, back.note]).toEqual(['Guten Tag, wir haben', 'Ruft an'])
  const assigned = await visitor.post(page(id), { ...form, note: 'Nur eine Notiz', next: 'answered' })
  expect(formIn(await assigned.text()).note).toBe('Nur eine Notiz')

  const long = await visitor.post(page(id), { ...back, note: 'x'.repeat(2_001), next: 'send' })
  expect(long.status).toBe(400)
  expect(await db.select().from(enquiryReplies).where(eq(enquiryReplies.enquiryId, id))).toEqual([])
  expect((await visitor.post(page(id), { ...back, next: 'send' })).status).toBe(303)
  const notes = await db.select().from(enquiryNotes).where(eq(enquiryNotes.enquiryId, id))
  expect(notes.map(({ text }) => text)).toEqual(['Ruft an'])
})

test('names with brackets of their own hold up no reply, and declines quote nobody', async () => {
  await anAgency()
  const offer = await anOffer({ reserved: true, name: 'Villa [Elbe]' })
  const { id, office } = await asked(offer, { name: 'Frau [Objekt] Klammer', message: 'Ganz fremder Text' })
  const visitor = await someone(office)
  office.mails.length = 0
  const form = formIn(await (await visitor.get(`/dashboard/properties/${offer}/declines`)).text())
  const words = { subject: 'Ihre Anfrage zu [Objekt]', text: 'Guten Tag [Name], [Objekt] ist vergeben.' }
  const sent = await visitor.post(`/dashboard/properties/${offer}/declines`, {
    ...form,
    ...words,
    enquiry: id,
    next: 'send',
  })
  expect(sent.status).toBe(303)
  expect(office.mails.map(({ text }) => text)).toEqual([
    expect.stringContaining('Guten Tag Frau [Objekt] Klammer, Villa [Elbe] ist vergeben.'),
  ])
  expect(office.mails[0]?.text).not.toContain('Ganz fremder Text')
})

test('what is kept is counted from the last answer', async () => {
  const { id, office } = await asked(null)
  const long = new Date(Date.now() - 200 * 86_400_000)
  await db.update(enquiries).set({ status: 'answered', answeredAt: long }).where(eq(enquiries.id, id))
  const visitor = await someone(office)
  const form = await opened(visitor, id)
  expect((await visitor.post(page(id), { ...form, text: 'Noch etwas.', next: 'send' })).status).toBe(303)
  const [row] = await db.select().from(enquiries).where(eq(enquiries.id, id))
  expect(row?.answeredAt?.getTime()).toBeGreaterThan(Date.now() - 60_000)
})
