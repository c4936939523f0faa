import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { createEnquiry, type NewEnquiry } from '#app/data/enquiries/enquiries.server.ts'
import { listNewEnquiries } from '#app/data/enquiries/enquiry-lists.server.ts'
import { retryPauses } from '#app/data/outbox/claim.server.ts'
import { listUndelivered } from '#app/data/outbox/report.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { changeStates } from '#app/data/properties/property-states.server.ts'
import { enquiries } from '#app/data/tables/enquiries.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { anAgency, type PostOffice, postOffice } from '#tests/support/post-office.ts'
import { aProperty, setTrashed } from '#tests/support/properties.ts'
import { db, staff, textOf, unescaped, Visitor } from '#tests/support/visitor.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

let counter = 0

type Row = typeof enquiries.$inferInsert

/** Stores an enquiry that nobody has seen yet, with a mail that waits for its first attempt; returns its id. */
async function anEnquiry(values: Partial<NewEnquiry> = {}, changes: Partial<Row> = {}): Promise<string> {
  counter += 1
  const enquiry: NewEnquiry = {
    name: `Annette Thomsen ${counter}`,
    email: 'annette@thomsen.example',
    phone: '040 66969 123',
    message: `Ist das Haus noch zu haben? (${counter})`,
    propertyId: null,
    locale: 'de',
    ...values,
  }
  const payload = { subject: 'Anfrage', text: enquiry.message }
  const { id } = await createEnquiry(db, enquiry, [{ channel: 'mail', payload }])
  if (Object.keys(changes).length > 0) await db.update(enquiries).set(changes).where(eq(enquiries.id, id))
  return id
}

async function anOffer(changes: Partial<PropertyValues> = {}): Promise<{ id: string; values: PropertyValues }> {
  const values = aProperty(changes)
  const id = `p-${values.propertyNumber.toLowerCase().replace(/[^a-z\d]/g, '')}`
  await createProperty(db, id, values, 'Test')
  return { id, values }
}

async function findRow(id: string) {
  const [row] = await db.select().from(enquiries).where(eq(enquiries.id, id))
  return row
}

async function parcelOf(id: string) {
  const [row] = await db.select().from(outbox).where(eq(outbox.enquiryId, id))
  return row
}

type Parcel = Partial<typeof outbox.$inferInsert>

async function setParcel(id: string, changes: Parcel): Promise<void> {
  await db.update(outbox).set(changes).where(eq(outbox.enquiryId, id))
}

const givenUp: Parcel = { attempts: retryPauses.length + 1, nextAttemptAt: null, lastError: 'Antwort 503' }

/** Somebody who is signed in at this post office. */
async function staffAt({ bindings }: PostOffice): Promise<Visitor> {
  const visitor = new Visitor(bindings)
  for (const [name, value] of (await staff()).cookies) visitor.cookies.set(name, value)
  return visitor
}

const path = (id: string, act = '') => `/dashboard/enquiries/${id}${act && `/${act}`}`
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

async function open(visitor: Visitor, address: string): Promise<string> {
  const answer = await visitor.get(address)
  expect([address, answer.status]).toEqual([address, 200])
  return mainOf(await answer.text())
}

/** The names in the list, in its order. */
const namesOn = (html: string) =>
  [...html.matchAll(/<a[^>]*href="\/dashboard\/enquiries\/[\da-f]{32}\?list=[^"]*">([^<]*)<\/a>/g)].map(([, name]) =>
    unescaped(String(name)),
  )

/** What the tabs count. */
const tabsOn = (html: string) =>
  textOf(`<body>${/<nav[^>]*aria-label="(?:Stand|Status)"[\s\S]*?<\/nav>/.exec(html)?.[0]}`)

/** Follows a redirect; the text of the message on the page after it. */
async function messageAfter(visitor: Visitor, answer: Response): Promise<string> {
  expect(answer.status).toBe(303)
  return open(visitor, String(answer.headers.get('Location')))
}

const statusOn = (html: string) => textOf(`<body>${/<div[^>]*role="status"[\s\S]*?<\/div><\/div>/.exec(html)?.[0]}`)

afterEach(async () => {
  vi.restoreAllMocks()
  await db.delete(enquiries)
})

test('an empty inbox says so, in both languages, and offers no file', async () => {
  const visitor = await staff()
  expect(textOf(`<body>${await open(visitor, '/dashboard/enquiries')}`)).toContain('Noch hat niemand geschrieben.')
  const page = await open(visitor, '/dashboard/enquiries?status=new')
  expect(page).toContain('Niemand wartet auf eine Antwort.')
  expect(page).not.toContain('/export')
  visitor.speak('en')
  expect(await open(visitor, '/dashboard/enquiries?q=x')).toContain('No enquiries match your search.')
})

test('the inbox shows the latest first: who, about what, how it begins, when, and what was not delivered', async () => {
  const now = new Date()
  const { id } = await anOffer({ name: 'Landhaus' })
  const long = `Guten Tag,\n\n${'ein Satz '.repeat(40)}Schluss`
  const lost = await anEnquiry(
    { name: 'Alte Anfrage', message: long, propertyId: id },
    { receivedAt: new Date(Date.UTC(2025, 0, 9, 23, 30)), status: 'archived' },
  )
  await setParcel(lost, givenUp)
  await anEnquiry({ name: 'Neue Anfrage', message: 'Hello', locale: 'en' }, { receivedAt: now })
  await anEnquiry({ name: 'Gestern' }, { receivedAt: new Date(now.getTime() - day), status: 'answered' })
  const html = await open(await staff(), '/dashboard/enquiries')
  expect(namesOn(html)).toEqual(['Neue Anfrage', 'Gestern', 'Alte Anfrage'])
  expect(tabsOn(html)).toBe('Alle 3 Neu 1 Beantwortet 1 Archiviert 1')
  const [fresh = '', yesterday = '', old = ''] = [...html.matchAll(/<li[\s\S]*?<\/li>/g)].map(([item]) => item)
  const time = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', hour: 'numeric', minute: '2-digit' })
  const written = time
    .format(now)
    .replace(':', '.')
    .replace(/^0(?=\d)/, '')
  expect(textOf(`<body>${fresh}`)).toBe(
    `Neue Anfrage ohne Objekt, über die Kontaktseite Hello Neu heute, ${written} Uhr`,
  )
  expect(fresh).toContain('lang="en">Hello')
  expect(textOf(`<body>${yesterday}`)).toMatch(/Beantwortet gestern, \d+\.\d\d Uhr$/)
  // 23.30 in Greenwich is the next day in Berlin.
  expect(textOf(`<body>${old}`)).toMatch(
    /^Alte Anfrage Landhaus Guten Tag, (ein Satz )+ein…? ?.* Archiviert Ans Büro nicht zugestellt 10\.01\.2025$/,
  )
  expect(old).not.toContain('Schluss')
})

test('list and page say which mail did not arrive, of several the one to the visitor', async () => {
  const visitor = await staff()
  const id = await anEnquiry({ name: 'Anna Angekommen' }, { status: 'answered' })
  const marks = async () => {
    const list = textOf(`<body>${await open(visitor, '/dashboard/enquiries?q=Angekommen')}`)
    const page = textOf(`<body>${await open(visitor, path(id))}`)
    return [list, page].map((text) => /Beantwortet ((?:\S+ ){1,2}nicht zugestellt)/.exec(text)?.[1])
  }
  expect(await marks()).toEqual([undefined, undefined])
  await setParcel(id, givenUp)
  expect(await marks()).toEqual(['Ans Büro nicht zugestellt', 'Ans Büro nicht zugestellt'])
  await db.insert(outbox).values({ id: `${id}-reply`, channel: 'reply', enquiryId: id, payload: {}, ...givenUp })
  expect(await marks()).toEqual(['Antwort nicht zugestellt', 'Antwort nicht zugestellt'])
})

test('the tabs, the search and the pages are in the address', async () => {
  const visitor = await staff()
  for (let index = 1; index <= 27; index += 1)
    await anEnquiry(
      { name: `Nr. ${index}.` },
      { receivedAt: new Date(Date.now() - index * minute), status: 'answered' },
    )
  await anEnquiry({ name: 'Jemand Neues' })
  const first = await open(visitor, '/dashboard/enquiries?status=answered')
  expect(namesOn(first)).toHaveLength(25)
  expect(textOf(`<body>${first}`)).toContain('1 bis 25 von 27 Anfragen')
  expect(first).toContain('href="/dashboard/enquiries?status=answered&amp;page=2"')
  const second = await open(visitor, '/dashboard/enquiries?status=answered&page=2')
  expect(namesOn(second)).toEqual(['Nr. 26.', 'Nr. 27.'])
  expect(namesOn(await open(visitor, '/dashboard/enquiries?status=new'))).toEqual(['Jemand Neues'])
  const found = await open(visitor, '/dashboard/enquiries?q=neues')
  expect(tabsOn(found)).toBe('Alle 1 Neu 1 Beantwortet 0 Archiviert 0')
  expect(found).toContain('href="/dashboard/enquiries?status=answered&amp;q=neues"')
  expect(found).toContain('href="/dashboard/enquiries/export?q=neues"')
  const none = await open(visitor, '/dashboard/enquiries?status=archived&q=neues')
  expect(none).toContain('Keine Anfrage passt zur Suche.')
  expect(none).toMatch(/href="\/dashboard\/enquiries\?status=archived"><span>Suche aufheben/)
})

test('the search knows names, addresses, numbers, messages and properties, however they are typed', async () => {
  const visitor = await staff()
  const { id } = await anOffer({ name: 'Landhaus Öjendorf', propertyNumber: 'GI-77/4', description: 'Ein Bootssteg.' })
  await anEnquiry({
    name: 'Jörg Çelik-Große',
    email: 'JC@post.example',
    phone: '040 66969 888',
    message: 'Über 100 % sicher: 3_Zimmer\nund ein O\'Neill "Keller"? Анна Łukasz',
    propertyId: id,
  })
  await anEnquiry({ name: 'Somebody Else', message: 'Nothing' })
  for (const q of [
    'jörg',
    'joerg',
    'JORG grosse',
    'celik',
    'jc@POST',
    '66969 888',
    'über',
    '100 %',
    '3_z',
    "o'neill",
    '"keller"',
    'Анна',
    'Łukasz',
    'landhaus öjendorf',
    'gi-77/4',
    'GI77',
    'keller jörg gi-77',
  ])
    expect([q, namesOn(await open(visitor, `/dashboard/enquiries?${new URLSearchParams({ q })}`))]).toEqual([
      q,
      ['Jörg Çelik-Große'],
    ])
  for (const q of ['bootssteg', 'jörg else', '100 % unsicher', '_qq', '%qq'])
    expect([q, namesOn(await open(visitor, `/dashboard/enquiries?${new URLSearchParams({ q })}`))]).toEqual([q, []])
})

test.each([
  'page=-1',
  'page=abc',
  'page=0',
  'page=999999',
  'page=1e9',
  'status=lost',
  'status=new&status=answered',
  "q=%25';--",
  `q=${encodeURIComponent('\u0000\u0007\u202e\ufffe')}`,
  `q=${'x'.repeat(10_000)}`,
  `q=${'ae-ue-oe+'.repeat(1_000)}`,
  `q=${encodeURIComponent(`a${'🏡'.repeat(300)}`)}`,
  'q=%ff%fe',
  'q=+++',
])('nonsense in the address is left out: %s', async (search) => {
  await anEnquiry()
  const visitor = await staff()
  for (const address of ['/dashboard/enquiries', '/dashboard/enquiries/export'])
    expect((await visitor.get(`${address}?${search}`)).status).toBe(200)
})

test('an enquiry shows all that was said, how to answer, and the property as it stands today', async () => {
  const { id: propertyId, values } = await anOffer({ name: 'Landhaus am Park' })
  const id = await anEnquiry(
    { name: 'Annette Thomsen', message: 'Guten Tag,\n\nwann kann ich kommen?\n- vormittags\n\nA. T.', propertyId },
    { receivedAt: new Date('2025-11-20T07:51:00Z') },
  )
  const visitor = await staff()
  const html = await open(visitor, path(id))
  const text = textOf(`<body>${html}`)
  for (const words of [
    'Annette Thomsen Neu Eingegangen am 20.11.2025, 8.51 Uhr',
    'Nachricht Sprache: Deutsch Guten Tag, wann kann ich kommen? - vormittags A. T.',
    'annette@thomsen.example',
    `Landhaus am Park ${values.propertyNumber} Online`,
  ])
    expect(text).toContain(words)
  expect(html).toMatch(/<p>Guten Tag,<\/p><p>wann kann ich kommen\?\n- vormittags<\/p><p>A\. T\.<\/p>/)
  const subject = encodeURIComponent(`Ihre Anfrage zu Landhaus am Park (${values.propertyNumber})`)
  const body = encodeURIComponent('Guten Tag Annette Thomsen,\r\n\r\n')
  expect(unescaped(html)).toContain(
    `href="mailto:annette%40thomsen.example?subject=${subject}&body=${body}"`.replace('%40', '@'),
  )
  expect(html).toContain('href="tel:+494066969123"')
  expect(html).toContain(`href="/dashboard/properties/${propertyId}"`)
  expect(html).toContain(`href="/angebote/${propertyId}"`)

  await changeStates(db, [propertyId], { sold: true }, 'Test')
  expect(await open(visitor, path(id))).toContain(`href="/referenzen/${propertyId}"`)
  await changeStates(db, [propertyId], { published: false }, 'Test')
  expect(await open(visitor, path(id))).not.toMatch(/href="\/(referenzen|angebote)\/p-/)
  await setTrashed(db, propertyId, true, 'Test')
  const trashed = await open(visitor, path(id))
  expect(trashed).toContain('Papierkorb')
  expect(trashed).not.toContain(`/dashboard/properties/${propertyId}`)
})

test('an enquiry in English is marked so and answered in English; without address or property it says so', async () => {
  const visitor = await staff()
  const atMidnight = new Date('2025-11-19T23:05:00Z')
  const english = await anEnquiry({ name: 'Claire', message: 'Hello there', locale: 'en' }, { receivedAt: atMidnight })
  const html = unescaped(await open(visitor, path(english)))
  expect(html).toMatch(/lang="en"><p>Hello there/)
  expect(html).toContain('Sprache: Englisch')
  expect(html).toContain('Eingegangen am 20.11.2025, 0.05 Uhr')
  expect(html).toContain('?subject=Your%20enquiry&body=Dear%20Claire%2C%0D%0A%0D%0A"')
  expect(html).toContain('ohne Objekt, über die Kontaktseite')
  const silent = await open(visitor, path(await anEnquiry({ email: null })))
  expect(silent).toContain('Eine E-Mail-Adresse ist nicht angegeben.')
  expect(silent).not.toContain('mailto:annette')
  visitor.speak('en')
  const german = unescaped(await open(visitor, path(await anEnquiry({ name: 'Hanno', message: 'Guten Tag' }))))
  expect(german).toMatch(/lang="de"><p>Guten Tag/)
  expect(german).toContain('body=Guten%20Tag%20Hanno%2C')
})

test('opening an enquiry changes nothing', async () => {
  const id = await anEnquiry()
  const before = [await findRow(id), await parcelOf(id)]
  const visitor = await staff()
  for (const act of ['', 'removal', 'status', 'delivery']) await visitor.get(path(id, act))
  expect([await findRow(id), await parcelOf(id)]).toEqual(before)
  expect((await visitor.get(path(id, 'status'))).status).toBe(405)
  expect((await visitor.get(path(id, 'delivery'))).status).toBe(405)
})

test('answered, archived, new again: the status and the moment that retention counts from; each can be taken back', async () => {
  const id = await anEnquiry({ name: 'Annette' })
  const visitor = await staff()
  const answered = await messageAfter(visitor, await visitor.post(path(id, 'status'), { status: 'answered' }))
  expect(statusOn(answered)).toContain('Die Anfrage von Annette ist als beantwortet gekennzeichnet.')
  expect(answered).toMatch(/Wird am \d\d\.\d\d\.\d{4} automatisch gelöscht/)
  const { answeredAt } = (await findRow(id)) ?? {}
  expect(Date.now() - Number(answeredAt)).toBeLessThan(minute)
  expect(await findRow(id)).toMatchObject({ status: 'answered' })

  const archived = await messageAfter(visitor, await visitor.post(path(id, 'status'), { status: 'archived' }))
  expect(statusOn(archived)).toContain('ist archiviert')
  expect(await findRow(id)).toMatchObject({ status: 'archived', answeredAt })
  const undo = /<form[^>]*action="([^"]*\/status)"[\s\S]*?name="status" value="(\w+)"/.exec(archived) ?? []
  expect(undo.slice(1)).toEqual([path(id, 'status'), 'answered'])
  const back = await visitor.post(String(undo[1]), { status: String(undo[2]), redirectTo: '/dashboard/enquiries?q=a' })
  expect(back.headers.get('Location')).toBe('/dashboard/enquiries?q=a')
  expect(await findRow(id)).toMatchObject({ status: 'answered', answeredAt })

  await visitor.post(path(id, 'status'), { status: 'new' })
  expect(await findRow(id)).toMatchObject({ status: 'new', answeredAt: null })
  await visitor.post(path(id, 'status'), { status: 'archived' })
  expect((await findRow(id))?.answeredAt).toBeInstanceOf(Date)
})

test('two who set the status at once both succeed, and the last one counts', async () => {
  const id = await anEnquiry()
  const [one, other] = await Promise.all([staff(), staff()])
  const answers = await Promise.all([
    one.post(path(id, 'status'), { status: 'answered' }),
    other.post(path(id, 'status'), { status: 'archived' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  expect(['answered', 'archived']).toContain((await findRow(id))?.status)
  await one.post(path(id, 'status'), { status: 'answered' })
  const again = await messageAfter(other, await other.post(path(id, 'status'), { status: 'answered' }))
  // What has changed nothing cannot be taken back.
  expect(again).not.toContain('Rückgängig')
  expect((await findRow(id))?.status).toBe('answered')
})

test('an unknown status, an unknown enquiry, a foreign target: refused without a change', async () => {
  const id = await anEnquiry()
  const visitor = await staff()
  for (const fields of [{ status: 'lost' }, { status: '' }, {}, { published: 'on' }] as Record<string, string>[])
    expect((await visitor.post(path(id, 'status'), fields)).status).toBe(400)
  const file = new FormData()
  file.set('status', new File(['new'], 'new'))
  expect((await visitor.post(path(id, 'status'), file)).status).toBe(400)
  for (const gone of ['zzzzzzzzzzzz', "'%20OR%201=1", 'x'.repeat(2_000), '%20'])
    for (const act of ['status', 'delivery', 'removal'])
      expect((await visitor.post(path(gone, act), { status: 'new' })).status).toBe(404)
  expect((await visitor.get(path('zzzzzzzzzzzz'))).status).toBe(404)
  const away = await visitor.post(path(id, 'status'), { status: 'new', redirectTo: '//evil.example' })
  expect(away.headers.get('Location')).toBe(path(id))
})

test('the delivery of each parcel is told: waiting, failed, given up, delivered, and an obstacle in words', async () => {
  const visitor = await staff()
  const said = async (changes: Parcel = {}) => {
    const id = await anEnquiry()
    await setParcel(id, { attempts: 0, ...changes })
    const html = await open(visitor, path(id))
    return `${textOf(`<body>${html}`)} ${html.includes(`action="${path(id, 'delivery')}"`) ? 'form' : ''}`
  }
  const soon = new Date(Date.now() + 2 * minute)
  const fresh = await said()
  expect(fresh).toMatch(/E-Mail an Ihr Büro Noch nicht gesendet Nächster Versuch: heute, .* Noch einmal senden/)
  expect(fresh).not.toMatch(/nicht zugestellt/i)
  expect(await said({ attempts: 2, nextAttemptAt: soon, lastError: 'Antwort 503' })).toMatch(
    /Ans Büro nicht zugestellt.*2 Versuche ohne Erfolg Der Formulardienst hat .* nicht angenommen.*Meldung: Antwort 503 Nächster Versuch: .*form$/,
  )
  expect(await said(givenUp)).toMatch(
    /Ans Büro nicht zugestellt.*Aufgegeben nach 8 Versuchen Der Formulardienst .*Meldung: Antwort 503 Noch einmal.*form$/,
  )
  expect(await said({ nextAttemptAt: soon, lastError: 'MAIL_FROM ist nicht gesetzt.' })).toMatch(
    /Ans Büro nicht zugestellt.*Noch nicht gesendet Der Versand ist nicht eingerichtet.*MAIL_FROM ist nicht gesetzt\./,
  )
  const delivered = await said({ attempts: 1, nextAttemptAt: null, deliveredAt: new Date('2025-11-20T07:51:00Z') })
  expect(delivered).toContain('Zugestellt: 20.11.2025, 8.51 Uhr')
  expect(delivered).not.toMatch(/form$|nicht zugestellt/i)
})

test('sent again: what was given up arrives, with a fresh set of attempts, and only once', async () => {
  await anAgency()
  const office = postOffice()
  const visitor = await staffAt(office)
  const id = await anEnquiry({ name: 'Annette', message: 'Was gesagt wurde' })
  await setParcel(id, givenUp)
  const page = await messageAfter(visitor, await visitor.post(path(id, 'delivery'), {}))
  expect(statusOn(page)).toContain('Die Anfrage von Annette ist zugestellt.')
  expect(office.mails.map(({ text }) => text)).toEqual(['Was gesagt wurde'])
  expect(await parcelOf(id)).toMatchObject({ attempts: 1, nextAttemptAt: null, lastError: null, payload: {} })

  const after = await parcelOf(id)
  const again = await messageAfter(visitor, await visitor.post(path(id, 'delivery'), {}))
  expect(statusOn(again)).toContain('Es wurde nichts gesendet: Alles ist schon zugestellt.')
  expect(office.mails).toHaveLength(1)
  expect(await parcelOf(id)).toEqual(after)
})

test('sent again in vain: the message says why, and the pauses begin anew', async () => {
  await anAgency()
  const office = postOffice()
  office.fault = new Error('mailbox unavailable')
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const visitor = await staffAt(office)
  const id = await anEnquiry()
  await setParcel(id, givenUp)
  const page = await messageAfter(visitor, await visitor.post(path(id, 'delivery'), {}))
  expect(statusOn(page)).toContain('Noch nicht zugestellt. Diese Adresse gibt es nicht.')
  const parcel = await parcelOf(id)
  expect(parcel).toMatchObject({ attempts: 1, lastError: 'mailbox unavailable' })
  expect(Number(parcel?.nextAttemptAt) - Date.now()).toBeLessThanOrEqual(retryPauses[0])

  const withoutSender = postOffice({ MAIL_FROM: '' })
  const other = await staffAt(withoutSender)
  const obstacle = await messageAfter(other, await other.post(path(id, 'delivery'), {}))
  expect(statusOn(obstacle)).toContain('Noch nicht zugestellt. Der Versand ist nicht eingerichtet.')
  expect(await parcelOf(id)).toMatchObject({ attempts: 0 })
})

test('a double click, or two who click at once, send once', async () => {
  await anAgency()
  const office = postOffice()
  const [one, other] = [await staffAt(office), await staffAt(office)]
  for (const state of [givenUp, { attempts: 1, nextAttemptAt: new Date(Date.now() + hour), lastError: 'x' }]) {
    office.mails.length = 0
    const id = await anEnquiry()
    await setParcel(id, state)
    const html = await open(one, path(id))
    const parcel = unescaped(/name="parcel" value="([^"]*)"/.exec(html)?.[1] ?? '')
    expect(parcel).toMatch(/-mail /)
    const send = () => Promise.all([one, other, one].map((visitor) => visitor.post(path(id, 'delivery'), { parcel })))
    expect((await send()).map(({ status }) => status)).toEqual([303, 303, 303])
    expect(office.mails).toHaveLength(1)
    // The old form, posted once more after an attempt that failed since, is a repetition as well.
    await setParcel(id, { deliveredAt: null, attempts: 1, nextAttemptAt: new Date(Date.now() + 2 * hour) })
    await one.post(path(id, 'delivery'), { parcel })
    expect(office.mails).toHaveLength(1)
  }
})

test('deleted after a question, with all that was sent out for it; a second time there is nothing', async () => {
  const id = await anEnquiry({ name: 'Annette' })
  const other = await anEnquiry()
  const visitor = await staff()
  const question = textOf(`<body>${await open(visitor, path(id, 'removal'))}`)
  expect(question).toContain('Anfrage von Annette löschen?')
  expect(question).toMatch(/unwiderruflich gelöscht, auch Notizen, Antworten, der Zustellverlauf/)
  const answer = await visitor.post(path(id, 'removal'), {})
  expect(answer.headers.get('Location')).toBe('/dashboard/enquiries')
  expect(statusOn(await messageAfter(visitor, answer))).toContain('Die Anfrage von Annette ist gelöscht.')
  expect([await findRow(id), await parcelOf(id)]).toEqual([undefined, undefined])
  expect(await parcelOf(other)).toBeDefined()
  expect((await visitor.post(path(id, 'removal'), {})).status).toBe(404)
  for (const act of ['', 'removal']) expect((await visitor.get(path(id, act))).status).toBe(404)
})

test('the file holds what the inbox shows, and no cell of it is a formula', async () => {
  const { id: propertyId, values } = await anOffer({ name: 'Haus; am "Fleth"' })
  const formula = '=HYPERLINK("https://evil.example";"Klick")'
  await anEnquiry(
    { name: formula, email: null, phone: '+49 40 66969', message: '@SUM(1)\nzweite "Zeile"; Ende', propertyId },
    { receivedAt: new Date('2025-11-20T07:51:00Z'), status: 'answered', answeredAt: new Date('2025-11-20T22:59:59Z') },
  )
  await anEnquiry({ name: 'Neu dabei', message: '-1+1', locale: 'en' })
  await anEnquiry({ name: 'x,=1+1', message: '\u200b=1' })
  const visitor = await staff()
  const answer = await visitor.get('/dashboard/enquiries/export?status=answered&q=fleth')
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename="anfragen-\d{4}-\d\d-\d\d\.csv"$/)
  expect(answer.headers.get('Cache-Control')).toContain('no-store')
  // Blob.text() would drop the byte order mark.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer())
  expect(text).toBe(
    [
      '\ufeffEingegangen;Art;Name;E-Mail;Telefon;Nachricht;Angaben;Objektnummer;Objekt;Sprache;Stand;Erledigt;Zugewiesen an',
      `2025-11-20 08:51;Nachricht;"'=HYPERLINK(""https://evil.example"";""Klick"")";;"'+49 40 66969";"'@SUM(1)\nzweite ""Zeile""; Ende";;${values.propertyNumber};"Haus; am ""Fleth""";Deutsch;Beantwortet;2025-11-20 23:59;`,
      '',
    ].join('\r\n'),
  )
  visitor.speak('en')
  const english = await (await visitor.get('/dashboard/enquiries/export')).text()
  expect(english).toContain(
    'Received;Kind;Name;Email;Telephone;Message;Details;Property number;Property;Language;Status;Answered',
  )
  expect(english).toMatch(/;Neu dabei;.*;"'-1\+1";;;;English;New;;\r\n/)
  expect(english).toMatch(/;"x,=1\+1";.*;"'\u200b=1";/)
  expect(english.trim().split('\r\n')).toHaveLength(4)
})

test('what visitors type stays text: in the list, on the page, in the question, in the message and in the mail address', async () => {
  const payload = `<script>alert(1)</script>"'{{count}}$t(title)\r\nBcc: all@evil.example`
  const id = await anEnquiry({ name: payload, message: payload, email: 'a?bcc=x&b@evil.example' })
  const visitor = await staff()
  const pages = [
    await open(visitor, '/dashboard/enquiries'),
    await open(visitor, path(id)),
    await open(visitor, path(id, 'removal')),
    await messageAfter(visitor, await visitor.post(path(id, 'status'), { status: 'answered' })),
  ]
  for (const html of pages) {
    expect(html).not.toContain('<script>alert(1)')
    expect(unescaped(html)).toContain(`<script>alert(1)</script>"'{{count}}$t(title)`)
  }
  const [address = ''] = /mailto:[^"]*/.exec(unescaped(pages[1] ?? '')) ?? []
  expect(address).toMatch(/^mailto:a%3Fbcc%3Dx%26b@evil\.example\?subject=Ihre%20Anfrage&body=[^&?]*$/)
  expect(address).not.toMatch(/[\r\n<>]/)
  const { id: propertyId } = await anOffer({ name: 'Haus\r\nBcc: all@evil.example & mehr' })
  const about = unescaped(await open(visitor, path(await anEnquiry({ propertyId }))))
  expect(/subject=([^&"]*)/.exec(about)?.[1]).toMatch(
    /^Ihre%20Anfrage%20zu%20Haus%20Bcc%3A%20all%40evil\.example%20%26%20mehr/,
  )
})

test('the overview is told who waits and what could not be delivered', async () => {
  const { id: propertyId } = await anOffer({ name: 'Landhaus' })
  const old = await anEnquiry({ name: 'A', propertyId }, { receivedAt: new Date(Date.now() - day) })
  const fresh = await anEnquiry({ name: 'B' })
  const answered = await anEnquiry({ name: 'C' }, { status: 'answered', receivedAt: new Date(Date.now() - 2 * day) })
  expect((await listNewEnquiries(db, 5)).enquiries).toMatchObject([
    { id: fresh, name: 'B', propertyName: null },
    { id: old, name: 'A', propertyName: 'Landhaus' },
  ])
  expect((await listNewEnquiries(db, 1)).enquiries).toHaveLength(1)
  const soon = new Date(Date.now() + hour)
  await setParcel(old, givenUp)
  await setParcel(answered, { nextAttemptAt: soon, lastError: 'MAIL_FROM ist nicht gesetzt.' })
  expect(await listUndelivered(db, 5)).toEqual([
    {
      enquiryId: old,
      name: 'A',
      propertyName: 'Landhaus',
      channel: 'mail',
      attempts: 8,
      nextAttemptAt: null,
      lastError: 'Antwort 503',
    },
    expect.objectContaining({ enquiryId: answered, attempts: 0, nextAttemptAt: soon }),
  ])
  await setParcel(old, { deliveredAt: new Date() })
  expect((await listUndelivered(db, 5)).map(({ enquiryId }) => enquiryId)).toEqual([answered])
})

/** The rows that each statement of a page reads, as D1 counts them. */
async function rowsReadBy(visitor: Visitor, address: string): Promise<number[]> {
  const prepare = env.DB.prepare.bind(env.DB)
  const statements: { text: string; values: unknown[] }[] = []
  vi.spyOn(env.DB, 'prepare').mockImplementation((text) => {
    const statement = prepare(text)
    const entry = { text, values: [] as unknown[] }
    statements.push(entry)
    const bind = statement.bind.bind(statement)
    statement.bind = (...values) => {
      entry.values = values
      return bind(...values)
    }
    return statement
  })
  await visitor.get(address)
  vi.restoreAllMocks()
  const counts = []
  for (const { text, values } of statements.filter(({ text }) => /"(enquiries|outbox)"/.test(text))) {
    const { meta } = await env.DB.prepare(text)
      .bind(...values)
      .all()
    counts.push(meta.rows_read)
  }
  return counts
}

test('a page of the inbox takes two queries and an enquiry four in two trips; those of a status cost the same however many others there are', async () => {
  const visitor = await staff()
  const { id: propertyId } = await anOffer()
  const fill = async (status: 'new' | 'archived') => {
    for (let index = 0; index < 40; index += 1) {
      const id = await anEnquiry(
        { propertyId, email: `${status}-${index}@x.example` },
        { status, receivedAt: new Date(Date.now() - (index + 1) * minute) },
      )
      await setParcel(id, { deliveredAt: new Date(), nextAttemptAt: null })
    }
  }
  await fill('new')
  const id = await anEnquiry({ propertyId })
  const addresses = ['/dashboard/enquiries?status=new', path(id), '/dashboard/enquiries', '/dashboard/enquiries?q=haus']
  const measure = async () => {
    const rows = []
    for (const address of addresses) rows.push(await rowsReadBy(visitor, address))
    return rows
  }
  const before = await measure()
  await fill('archived')
  const after = await measure()
  // The layout asks as well, for the number of new ones.
  expect(after.map((rows) => rows.length)).toEqual([3, 6, 3, 3])
  const added = after.map((rows, page) => rows.map((count, query) => count - (before[page]?.[query] ?? 0)))
  const [ofStatus = [], ofOne = [], ofAll = [], ofSearch = []] = added
  const ofLists = [ofStatus, ofAll, ofSearch]
  // Counting reads them all, a search the property and the text of each as well; the page stops where it is full.
  expect(ofLists.map((queries) => queries.slice(0, 2))).toEqual([
    [0, 40],
    [0, 40],
    [0, 120],
  ])
  // Where ids at random put an entry last in its index, a scan ends without a look at the next.
  expect(Math.max(...ofOne, ...ofLists.flatMap((queries) => queries.slice(2)))).toBeLessThanOrEqual(1)
})
