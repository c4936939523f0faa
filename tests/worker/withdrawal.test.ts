/** A visitor withdraws from a contract: stored first, confirmed with date, time and words, and kept whatever happens. */
import { createExecutionContext, createScheduledController } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hashToken, newToken } from '#app/data/access/tokens.server.ts'
import { newId } from '#app/data/database.server.ts'
import { throttles } from '#app/data/tables/access.server.ts'
import { settings } from '#app/data/tables/agency.server.ts'
import { enquiries } from '#app/data/tables/enquiries.server.ts'
import { mailedLinks } from '#app/data/tables/mailed-links.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import { ownDataEvents } from '#app/data/tables/own-data.server.ts'
import type { Agency } from '#app/domain/agency/agency.ts'
import { withdrawalFields } from '#app/domain/enquiries/withdrawal.ts'
import { ownDataPaths } from '#app/paths/own-data.ts'
import worker from '#build/server/index.js'
import { whileDatabaseFails } from '#tests/support/database-faults.ts'
import { anAgency, deliveryRun, type PostOffice, pass, postOffice } from '#tests/support/post-office.ts'
import { controlValue, db, staff, textOf, unescaped, Visitor } from '#tests/support/visitor.ts'

const [page, thanks] = ['/widerruf', '/widerruf/danke']
const day = 24 * 60 * 60 * 1000
const offering = (changes: Partial<Agency> = {}) =>
  anAgency({ withdrawalOffered: true, street: 'Am Giebelhof 4', postalCode: '20457', city: 'Hamburg', ...changes })
const sending = (vars: Parameters<typeof postOffice>[0] = {}) =>
  postOffice({ MAIL_FROM: 'website@probe.example', MAIL_TO_ANYONE: '1', ...vars })

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T18:08:00Z') })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await offering()
})

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const table of [throttles, outbox, enquiries, mailedLinks, ownDataEvents, settings]) await db.delete(table)
})

let counter = 0

function aWithdrawal(changes: Record<string, string> = {}): Record<string, string> {
  counter += 1
  const machine = { 'form-name': 'withdrawal', 'bot-field': '', step: '1', locale: 'de' }
  const asked = {
    name: 'Johanna Albers',
    contract: `Maklervertrag GI-${counter}`,
    email: `albers${counter}@mail.example`,
  }
  return {
    ...machine,
    ...asked,
    street: '',
    postalCode: '',
    city: '',
    contractDate: '17.11.2026',
    message: '',
    ...changes,
  }
}

const stored = (contract: string | undefined) =>
  db
    .select()
    .from(enquiries)
    .where(eq(enquiries.kind, 'withdrawal'))
    .then((rows) => rows.filter(({ answers }) => answers && 'contract' in answers && answers.contract === contract))

/** What the second step would post. */
async function confirmation(visitor: Visitor, form: Record<string, string>) {
  const answer = await visitor.post(page, form)
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(html).toContain('>Widerruf bestätigen</button>')
  return { html, fields: { ...form, step: '2', id: controlValue(html, 'id') ?? '' } }
}

async function withdraw(office: PostOffice, form: Record<string, string>) {
  const visitor = new Visitor(office.bindings)
  const { fields } = await confirmation(visitor, form)
  const answer = await visitor.post(page, fields)
  return { visitor, fields, answer, location: answer.headers.get('Location') ?? '' }
}

const mailsTo = ({ mails }: PostOffice, address: string | undefined) => mails.filter(({ to }) => to === address)

test('only where the agency offers it there are the page, the link in every footer and other words about contracts', async () => {
  const visitor = new Visitor()
  const faces = async () => {
    const [home, english, accessibility, privacy, first, post] = await Promise.all([
      visitor.get('/').then((answer) => answer.text()),
      visitor.get('/en').then((answer) => answer.text()),
      visitor.get('/barrierefreiheit').then((answer) => answer.text()),
      visitor.get('/datenschutz').then((answer) => answer.text()),
      visitor.get(page),
      visitor.post(page, aWithdrawal()),
    ])
    return {
      isLinked: [
        home.includes('href="/widerruf">Vertrag widerrufen<'),
        english.includes('href="/en/widerruf">Withdraw'),
      ],
      saysNoContracts: textOf(accessibility).includes('Verträge werden hier nicht geschlossen'),
      isInPrivacy: textOf(privacy).includes('Einen Widerruf bewahren wir drei Jahre'),
      statuses: [first.status, post.status],
    }
  }
  expect(await faces()).toEqual({
    isLinked: [true, true],
    saysNoContracts: false,
    isInPrivacy: true,
    statuses: [200, 200],
  })
  const admin = await staff('admin')
  const form = await (await admin.get('/dashboard/settings')).text()
  expect(form).toMatch(/<input[^>]*name="withdrawalOffered"[^>]*checked/)
  await anAgency()
  expect(await faces()).toEqual({
    isLinked: [false, false],
    saysNoContracts: true,
    isInPrivacy: false,
    statuses: [404, 404],
  })
})

test('two steps: the second repeats it, then it is stored, shown and mailed with date, time and words', async () => {
  const office = sending()
  const form = aWithdrawal({ city: 'Hamburg', message: 'Der Verkauf hat sich erledigt.\nDanke.' })
  const visitor = new Visitor(office.bindings)
  const { html, fields } = await confirmation(visitor, form)
  const declaration = 'Hiermit widerrufe ich den Vertrag, den ich mit Probe Immobilien GmbH geschlossen habe.'
  for (const part of [
    declaration,
    `Vertrag oder Objekt ${form.contract}`,
    'Vertrag vom 17.11.2026',
    'Anschrift Hamburg',
  ])
    expect(textOf(html)).toContain(part)
  expect(textOf(html)).toContain(`Eine Abschrift mit Datum und Uhrzeit schicken wir an ${form.email}.`)
  expect(await stored(form.contract)).toEqual([])
  expect(office.mails).toEqual([])

  const answer = await visitor.post(page, fields)
  const location = answer.headers.get('Location') ?? ''
  const [row] = await stored(form.contract)
  expect([answer.status, location]).toEqual([303, `${thanks}?eingang=${row?.id}`])
  expect(row).toMatchObject({
    kind: 'withdrawal',
    name: 'Johanna Albers',
    email: form.email,
    message: 'Der Verkauf hat sich erledigt.\nDanke.',
    receipt: 'due',
    answers: { contract: form.contract, contractDate: '2026-11-17', street: null, city: 'Hamburg', declaration },
  })
  const shown = await visitor.get(location)
  expect([shown.status, shown.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
  const received = textOf(await shown.text())
  for (const part of ['Ihr Widerruf ist eingegangen', '24. November 2026 um 19.08 Uhr', declaration, form.contract])
    expect(received.replaceAll('\u00a0', ' ')).toContain(part)

  const [copy, ...more] = mailsTo(office, form.email)
  expect(more).toEqual([])
  expect(copy).toMatchObject({
    subject: 'Ihr Widerruf ist bei Probe eingegangen',
    replyTo: 'buero@probe.example',
    headers: { 'Auto-Submitted': 'auto-replied' },
  })
  for (const part of [
    'am Dienstag, 24. November 2026 um 19.08 Uhr bei uns eingegangen',
    `> Erklärung: ${declaration}\n> Ihr Name: Johanna Albers\n> Vertrag oder Objekt: ${form.contract}\n> Vertrag vom: 17.11.2026\n`,
    '> Der Verkauf hat sich erledigt.\n> Danke.\n',
  ])
    expect(copy?.text).toContain(part)
  const [toOffice] = mailsTo(office, 'buero@probe.example')
  expect(toOffice?.subject).toBe(`Widerruf: ${form.contract} von Johanna Albers`)
  expect(toOffice?.text).toContain('Johanna Albers hat über die Website einen Vertrag widerrufen.')
  expect(toOffice?.text).toContain(declaration)
})

test('in English the page, the declaration and the confirmation are English, and the office reads German', async () => {
  const office = sending()
  const visitor = new Visitor(office.bindings).speak('en')
  const form = aWithdrawal({ locale: 'en' })
  const html = await (await visitor.post(page, form)).text()
  expect(html).toContain('>Confirm withdrawal</button>')
  const answer = await visitor.post(page, { ...form, step: '2', id: controlValue(html, 'id') ?? '' })
  expect(answer.headers.get('Location')).toMatch(/^\/en\/widerruf\/danke\?eingang=\w{32}$/)
  const [copy] = mailsTo(office, form.email)
  expect(copy?.text).toContain('I hereby withdraw from the contract I concluded with Probe Immobilien GmbH.')
  expect(mailsTo(office, 'buero@probe.example')[0]?.text).toContain('Sprache:    Englisch')
})

test('back, and to the other language, in either step without losing what was typed or storing anything', async () => {
  const visitor = new Visitor()
  const form = aWithdrawal({ message: 'Zeile 1\nZeile 2', email: 'noch nicht' })
  const ways: Record<string, string>[] = [{ back: '1', step: '2' }, { language: 'de' }]
  for (const way of ways) {
    const html = await (await visitor.post(page, { ...form, ...way })).text()
    expect(html).toContain('>Weiter zum Bestätigen</button>')
    expect(html).not.toContain('role="alert"')
    for (const name of ['name', 'contract', 'email', 'contractDate']) expect(controlValue(html, name)).toBe(form[name])
    expect(unescaped(/<textarea[^>]*>([\s\S]*?)<\/textarea>/.exec(html)?.[1] ?? '').trim()).toBe(form.message)
  }
  const { fields } = await confirmation(visitor, { ...form, email: 'albers@mail.example' })
  const english = await (await visitor.post('/en/widerruf', { ...fields, language: 'en' })).text()
  expect(english).toContain('>Confirm withdrawal</button>')
  expect(await db.$count(enquiries)).toBe(0)
})

const tooLong = (['name', 'contract', 'street', 'postalCode', 'city', 'message'] as const).map(
  (name): [string, Record<string, string>, string, string] => [
    `50,000 characters for ${name}`,
    { [name]: 'ü'.repeat(50_000) },
    name,
    'jetzt sind es 50.000',
  ],
)

test.each([
  ...tooLong,
  ['nobody', { name: ' ' }, 'name', 'Ihr Name fehlt noch.'],
  ['no contract', { contract: '' }, 'contract', 'Nennen Sie den Vertrag oder das Objekt.'],
  ['no address', { email: '' }, 'email', 'Ihre E-Mail-Adresse fehlt noch.'],
  ['half an address', { email: 'albers' }, 'email', 'Geben Sie eine vollständige E-Mail-Adresse ein'],
  ['50,000 characters for an address', { email: `${'a'.repeat(50_000)}@x.de` }, 'email', 'vollständige E-Mail-Adresse'],
  ['a day there is not', { contractDate: '31.02.2026' }, 'contractDate', 'Geben Sie ein Datum ein'],
  ['a zero byte', { contract: 'a\u0000b' }, 'contract', 'Steuerzeichen'],
] as [string, Record<string, string>, string, string][])(
  '%s: 400 in either step, a sentence at the field, all else kept, nothing stored',
  async (_, bad, field, said) => {
    for (const step of ['1', '2']) {
      const form = aWithdrawal({ ...bad, step })
      const answer = await new Visitor().post(page, form)
      const html = await answer.text()
      expect(answer.status).toBe(400)
      expect(textOf(html)).toContain(said)
      expect(html).toContain(`href="#${field}"`)
      expect(html).toMatch(/role="alert"[^>]*autofocus|autofocus[^>]*role="alert"/)
      for (const name of Object.keys(withdrawalFields))
        if (name !== field && name !== 'message') expect([name, controlValue(html, name)]).toEqual([name, form[name]])
    }
    expect(await db.$count(enquiries)).toBe(0)
  },
)

test('line breaks in a name or a contract add neither a header nor a line of ours', async () => {
  const office = sending()
  const break_ = '\r\nBcc: alle@mail.example\r\n'
  const form = aWithdrawal({ name: `Johanna${break_}Albers`, contract: `Vertrag${break_}1` })
  expect((await withdraw(office, form)).answer.status).toBe(303)
  expect(office.mails).toHaveLength(2)
  for (const { subject, text, to } of office.mails) {
    expect(subject).not.toMatch(/[\r\n]/)
    expect(text).not.toMatch(/^Bcc:/m)
    expect(to).not.toContain('alle@')
  }
  expect(office.mails.map(({ text }) => text).join('\n')).toContain('> Ihr Name: Johanna Bcc: […] Albers')
})

test('confirmed twice at once, and replayed after a year, it stays one withdrawal with its first moment', async () => {
  const office = sending()
  const form = aWithdrawal()
  const visitor = new Visitor(office.bindings)
  const { fields } = await confirmation(visitor, form)
  const answers = await Promise.all([1, 2, 3].map(() => visitor.post(page, fields)))
  expect(new Set(answers.map((answer) => `${answer.status} ${answer.headers.get('Location')}`)).size).toBe(1)
  expect(office.mails).toHaveLength(2)
  expect(await stored(form.contract)).toHaveLength(1)

  vi.setSystemTime(Date.now() + 365 * day)
  await worker.scheduled(createScheduledController({ cron: '17 2 * * *' }), office.bindings, createExecutionContext())
  await db.delete(outbox)
  const replayed = await visitor.post(page, fields)
  await deliveryRun(office)
  expect([replayed.status, office.mails.length]).toEqual([303, 2])
  const [row] = await stored(form.contract)
  expect(row?.receivedAt).toEqual(new Date('2026-11-24T18:08:00Z'))
  const shown = textOf(await (await visitor.get(replayed.headers.get('Location') ?? '')).text())
  expect(shown.replaceAll('\u00a0', ' ')).toContain('24. November 2026 um 19.08 Uhr')
  expect(shown).not.toContain(form.contract)
})

test.each([
  ['is not set up', () => postOffice({})],
  ['refuses everything', () => Object.assign(sending(), { fault: new Error('destination not found') })],
])(
  'while mail %s no withdrawal is lost, staff see it first with a warning, and it is confirmed once mail is back',
  async (_, away) => {
    const office = away()
    const forms = Array.from({ length: 8 }, () => aWithdrawal())
    for (const form of forms) expect((await withdraw(office, form)).answer.status).toBe(303)
    const rows = await Promise.all(forms.map(({ contract }) => stored(contract)))
    expect(rows.filter((found) => found.length === 1)).toHaveLength(8)

    const admin = await staff()
    const board = await (await admin.get('/dashboard')).text()
    expect(textOf(board)).toMatch(
      /Das wartet auf Sie Widerruf von Johanna Albers .{0,40}Die Bestätigung ist noch nicht zugestellt/,
    )
    const inbox = await (await admin.get('/dashboard/enquiries')).text()
    expect(textOf(inbox)).toMatch(/Das wartet auf Sie Widerruf von Johanna Albers .* Alle/)
    const desk = textOf(await (await admin.get(`/dashboard/enquiries/${rows[0]?.[0]?.id}`)).text())
    expect(desk).toContain('Bestätigung nicht zugestellt')
    expect(desk).toContain('Bestätigung des Widerrufs')

    await pass(day)
    const back = sending()
    await deliveryRun(back)
    for (const { email } of forms) expect(mailsTo(back, email)).toHaveLength(1)
    const settled = textOf(await (await admin.get('/dashboard')).text())
    expect(settled).toContain('Bestätigung zugestellt')
  },
)

test('an address that no mail server takes does not stop it, and staff read why nothing was sent', async () => {
  const office = sending()
  const { visitor, location } = await withdraw(office, aWithdrawal({ email: 'jörg@müller.example' }))
  expect(office.mails.map(({ to }) => to)).toEqual(['buero@probe.example'])
  expect(textOf(await (await visitor.get(location)).text())).toContain('Drucken Sie diese Seite für Ihre Unterlagen.')
  const admin = await staff()
  expect(textOf(await (await admin.get('/dashboard/enquiries')).text())).toContain(
    'Die Bestätigung ist noch nicht zugestellt',
  )
})

test('it is confirmed with receipts switched off, three times a day to one mailbox, apart from receipts', async () => {
  await offering({ enquiryReceipt: false })
  const office = sending()
  const email = 'immer@mail.example'
  for (let time = 0; time < 5; time++) {
    const { answer } = await withdraw(office, aWithdrawal({ email }))
    expect(answer.status).toBe(303)
  }
  expect(mailsTo(office, email)).toHaveLength(3)
  expect(await db.$count(enquiries)).toBe(5)
})

test('an open one stands above the inbox, also where a search, a state or a filter finds nothing', async () => {
  const form = aWithdrawal({ name: 'Franziska Oltmann' })
  await withdraw(sending(), form)
  const desk = await staff()
  const inbox = async (query: string) => textOf(await (await desk.get(`/dashboard/enquiries${query}`)).text())
  const above = (text: string) => /Widerruf von Franziska Oltmann .* Alle \d/.test(text)
  for (const query of ['', '?q=gibtesnicht', '?status=archived', '?leaving=1', '?q=gibtesnicht&page=9'])
    expect([query, above(await inbox(query))]).toEqual([query, true])
  expect(await inbox('?q=gibtesnicht')).toContain('Alle 0 Neu 0')
  await db.update(enquiries).set({ status: 'answered' })
  expect(above(await inbox('?q=gibtesnicht'))).toBe(false)
})

test('it is kept for three years whatever the retention of enquiries, answered or not', async () => {
  await offering({ enquiryRetentionMonths: 1, unansweredRetentionMonths: 1 })
  const office = sending()
  const forms = [aWithdrawal(), aWithdrawal()]
  for (const form of forms) await withdraw(office, form)
  const [answered] = await stored(forms[0]?.contract)
  await db
    .update(enquiries)
    .set({ status: 'answered', answeredAt: new Date() })
    .where(eq(enquiries.id, answered?.id ?? ''))
  const nightOf = async (date: string) => {
    vi.setSystemTime(new Date(date))
    const run = createExecutionContext()
    await worker.scheduled(createScheduledController({ cron: '17 2 * * *' }), office.bindings, run)
    return db.$count(enquiries)
  }
  expect(await nightOf('2029-11-23T02:17:00Z')).toBe(2)
  const admin = await staff()
  const desk = textOf(await (await admin.get(`/dashboard/enquiries/${answered?.id}`)).text())
  expect(desk).toContain('Wird am 24.11.2029 automatisch gelöscht.')
  expect(await nightOf('2029-11-25T02:17:00Z')).toBe(0)
})

test('deleting own data leaves a withdrawal and its confirmation, and says why, also when pressed twice', async () => {
  const email = 'albers@mail.example'
  const office = postOffice({ MAIL_TO_ANYONE: '1' })
  const form = aWithdrawal({ email })
  await withdraw(office, form)
  const ask = { 'form-name': 'contact', 'bot-field': '', name: 'Johanna', email, phone: '', message: 'Noch frei?' }
  expect((await new Visitor(office.bindings).post('/kontakt', ask)).status).toBe(303)
  const token = newToken()
  const link = { id: await hashToken(token), purpose: 'ownData' as const, subject: email }
  await db.insert(mailedLinks).values({ ...link, createdAt: new Date(), expiresAt: new Date(Date.now() + day) })
  const address = ownDataPaths.stored(token)
  const visitor = new Visitor(sending().bindings)
  const seen = textOf(await (await visitor.get(address)).text())
  expect(seen).toContain('Widerruf vom 24. November 2026')
  expect(seen).toContain('„Alles löschen“ löscht ihn nicht; von selbst gelöscht wird er am 24. November 2029.')
  expect(await (await visitor.get(`${address}/datei`)).json()).toMatchObject({
    enquiries: expect.arrayContaining([
      expect.objectContaining({ withdrawal: expect.objectContaining({ contract: form.contract }) }),
    ]),
  })
  const question = textOf(await (await visitor.get(`${address}/loeschung`)).text())
  expect(question).toContain('Ein Widerruf bleibt mit unseren Antworten und Notizen dazu')

  for (const press of [1, 2]) {
    const gone = await visitor.post(`${address}/loeschung`, {})
    expect([press, gone.status, gone.headers.get('Location')]).toEqual([press, 303, '/meine-daten?geloescht=widerruf'])
  }
  expect(textOf(await (await visitor.get('/meine-daten?geloescht=widerruf')).text())).toContain(
    'Bis auf Ihren Widerruf',
  )
  expect((await db.select().from(enquiries)).map(({ kind }) => kind)).toEqual(['withdrawal'])
  expect((await db.select().from(outbox)).map(({ channel }) => channel).sort()).toEqual(['mail', 'withdrawal'])
})

test('for a day the page of thanks repeats it, then it states the time alone; of an unknown one it claims nothing', async () => {
  const office = sending()
  const form = aWithdrawal()
  const { visitor, location } = await withdraw(office, form)
  vi.setSystemTime(Date.now() + day + 1_000)
  const later = textOf(await (await visitor.get(location)).text())
  expect(later).toContain('Ihr Widerruf ist eingegangen')
  for (const secret of [form.contract, form.email, 'Albers']) expect(later).not.toContain(secret)
  for (const address of [
    thanks,
    `${thanks}?eingang=${'0'.repeat(32)}`,
    `${thanks}?eingang=%00&eingang=${'a'.repeat(400)}`,
  ]) {
    const answer = await visitor.get(address)
    expect(answer.status).toBe(200)
    expect(textOf(await answer.text())).toContain('Hier ist kein Widerruf zu sehen')
  }
})

test('a bot stores nothing; a throttled visitor and one whom the database fails keep everything for another try', async () => {
  const office = sending()
  const visitor = new Visitor(office.bindings)
  const trapped = await visitor.post(page, aWithdrawal({ step: '2', 'bot-field': 'x' }))
  expect([trapped.status, trapped.headers.get('Location')]).toEqual([303, thanks])
  expect(await db.$count(enquiries)).toBe(0)

  const form = aWithdrawal({ step: '2', id: newId() })
  const { answer: failed } = await whileDatabaseFails({ matching: /insert into "enquiries"/ }, () =>
    visitor.post(page, form),
  )
  const said = await failed.text()
  expect(failed.status).toBeGreaterThanOrEqual(500)
  expect(textOf(said)).toContain('Ihr Widerruf ist noch nicht bei uns')
  expect(controlValue(said, 'contract')).toBe(form.contract)
  expect((await visitor.post(page, form)).status).toBe(303)

  let last = await visitor.post(page, aWithdrawal({ step: '2' }))
  for (let time = 0; time < 40 && last.status === 303; time++)
    last = await visitor.post(page, aWithdrawal({ step: '2' }))
  const html = await last.text()
  expect(last.status).toBe(429)
  expect(html).toContain('>Widerruf bestätigen</button>')
  expect(controlValue(html, 'name')).toBe('Johanna Albers')
})

test('confirmations go to twenty mailboxes at once, then to one in a quarter of an hour, and all withdrawals are stored', async () => {
  const office = sending()
  const confirmed = () => office.mails.filter(({ subject }) => subject.startsWith('Ihr Widerruf')).length
  for (let time = 0; time < 30; time++) expect((await withdraw(office, aWithdrawal())).answer.status).toBe(303)
  expect([confirmed(), await db.$count(enquiries)]).toEqual([20, 30])
  const late = aWithdrawal()
  const { visitor, location } = await withdraw(office, late)
  const page = textOf(await (await visitor.get(location)).text())
  expect(page).toContain(`Eine E-Mail an ${late.email} schickt diese Website nicht. Drucken Sie diese Seite`)
  const [row] = await stored(late.contract)
  const desk = textOf(await (await (await staff()).get(`/dashboard/enquiries/${row?.id}`)).text())
  expect(desk).toContain('Bestätigen Sie diesen Widerruf selbst')
  vi.setSystemTime(Date.now() + 15 * 60_000 + 1_000)
  for (let time = 0; time < 3; time++) await withdraw(office, aWithdrawal())
  expect([confirmed(), await db.$count(enquiries)]).toEqual([21, 34])
})

test('its confirmation says what was declared and when, without a link, an address or a number that a stranger typed', async () => {
  const office = sending()
  const form = aWithdrawal({
    name: 'Gewinn www.evil.example',
    contract: 'Vertrag GI-7, sonst https://evil.example/pay',
    street: 'evil.example 4',
    city: 'Hamburg',
    message:
      'Rufen Sie 0900 123456789 an, schreiben Sie an falle@evil.example\noder besuchen Sie evil。example/x. Danke.',
  })
  await withdraw(office, form)
  const [copy] = mailsTo(office, form.email)
  for (const part of [
    'am Dienstag, 24. November 2026 um 19.08 Uhr bei uns eingegangen',
    '> Erklärung: Hiermit widerrufe ich den Vertrag, den ich mit Probe Immobilien GmbH geschlossen habe.\n',
    '> Ihr Name: Gewinn […]\n> Vertrag oder Objekt: Vertrag GI-7, sonst […]\n> Vertrag vom: 17.11.2026\n> Anschrift: […] 4, Hamburg\n',
    '> Rufen Sie […] an, schreiben Sie an […]\n> oder besuchen Sie […] Danke.\n',
    'Dort steht […]. Vollständig liegt Ihr Widerruf uns vor.',
  ])
    expect(copy?.text).toContain(part)
  expect(copy?.text).not.toMatch(/evil|0900|albers/)
  const [toOffice] = mailsTo(office, 'buero@probe.example')
  expect(toOffice?.text).toContain('https://evil.example/pay')
})
