/** Search subscriptions: the way from the list to a mail and out again, as a browser without scripts goes it. */
import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createProperty, findProperty, updateProperty } from '#app/data/properties/properties.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import { deleteOldEvents } from '#app/data/subscriptions/offer-events.server.ts'
import { throttles } from '#app/data/tables/access.server.ts'
import { mailedLinks } from '#app/data/tables/mailed-links.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { knownOffers, offerEvents, subscriptionMatches, subscriptions } from '#app/data/tables/subscriptions.server.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { mostOptIns } from '#app/domain/subscriptions/subscription.ts'
import { pathWithoutLocale } from '#app/i18n/locale-path.ts'
import { whileDatabaseFails } from '#tests/support/database-faults.ts'
import { anAgency, deliveryRun, type PostOffice, pass, postOffice, type SentMail } from '#tests/support/post-office.ts'
import { aProperty, findValues } from '#tests/support/properties.ts'
import { controlValue, db, staff, textOf, Visitor } from '#tests/support/visitor.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
const nightly = '17 2 * * *'

const office = postOffice({ MAIL_TO_ANYONE: '1' })
const visitor = () => new Visitor(office.bindings)

beforeEach(() => anAgency())

afterEach(async () => {
  vi.useRealTimers()
  office.mails.length = 0
  office.fault = null
  for (const table of [outbox, mailedLinks, subscriptions, knownOffers, offerEvents, properties, throttles])
    await db.delete(table)
})

let count = 0

async function anOffer(changes: Partial<PropertyValues> = {}): Promise<string> {
  count += 1
  const id = `offer${String(count).padStart(7, '0')}`
  await createProperty(db, id, aProperty(changes), 'Test')
  return id
}

const form = (email: string, query = '') => ({ email, query, 'bot-field': '' })

/** The address behind the host, with the token of the mail. */
function linkIn({ text }: SentMail): string {
  const [, path = ''] = /https:\/\/[^/]+(\/(?:en\/)?suchauftrag\/[0-9a-f]{64})/.exec(text) ?? []
  return path
}

async function aSubscriber(email: string, query = '', one = visitor()): Promise<string> {
  expect((await one.post('/suchauftrag', form(email, query))).status).toBe(303)
  const mail = office.mails.splice(0).at(-1)
  if (!mail) throw new Error('no mail')
  const confirmed = await one.post(`${pathWithoutLocale(linkIn(mail))}/bestaetigung`, {})
  expect(confirmed.status).toBe(303)
  office.mails.length = 0
  return confirmed.headers.get('Location') ?? ''
}

async function night(some: PostOffice = office): Promise<SentMail[]> {
  office.mails.length = 0
  await deliveryRun(some, nightly)
  await deliveryRun(some)
  // Those to subscribers: on some days the office gets its weekly notice as well.
  const toOffice = office.mails.filter(({ subject }) => subject.startsWith('Ihre Website diese Woche'))
  for (const mail of toOffice) office.mails.splice(office.mails.indexOf(mail), 1)
  return [...office.mails]
}

/** At noon, steps of 24 hours lead to the next day in Berlin, even when its summer time begins or ends in between. */
function startAtNoon(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date().setUTCHours(11, 0, 0, 0) })
}

/** The clock of the worker and of what waits. */
async function nextDay(): Promise<void> {
  vi.setSystemTime(Date.now() + day)
  await pass(0)
}

test('a search is confirmed by the mailed link, and from then on new offers come by mail, each once', async () => {
  startAtNoon()
  await anOffer({ name: 'Schon da', houseType: 'apartment', city: 'Hamburg' })
  const one = visitor()
  const page = await (await one.get('/suchauftrag?houseType=apartment&priceMax=700000')).text()
  expect(textOf(page)).toMatch(/Danach suchen wir Wohnungen, bis 700\.000\s€/)
  expect(textOf(page)).toContain('Heute passt ein Angebot dazu.')
  const sent = await one.post('/suchauftrag', form('ina@post.example', 'houseType=apartment&priceMax=700000'))
  expect(sent.headers.get('Location')).toBe('/suchauftrag?houseType=apartment&priceMax=700000&gesendet')
  expect(textOf(await (await one.get(sent.headers.get('Location') ?? '')).text())).toContain('Fast geschafft')
  const [asked] = office.mails.splice(0)
  expect(asked).toMatchObject({ to: 'ina@post.example', subject: 'Bestätigen Sie Ihren Suchauftrag bei Probe' })
  expect(asked?.headers).not.toHaveProperty('List-Unsubscribe')
  const link = linkIn(asked as SentMail)
  const opened = await (await one.get(link)).text()
  expect(textOf(opened)).toContain('Suchauftrag bestätigen')
  expect(opened).toContain('noindex')
  expect(await night()).toEqual([])
  const confirmed = await one.post(`${link}/bestaetigung`, {})
  const lasting = confirmed.headers.get('Location') ?? ''
  const [welcome] = office.mails.splice(0)
  expect(welcome?.subject).toBe('Ihr Suchauftrag läuft')
  expect(textOf(await (await one.get(lasting)).text())).toContain('Ihr Suchauftrag läuft.')
  expect((await one.get(linkIn(welcome as SentMail))).status).toBe(200)
  expect(textOf(await (await one.get(link)).text())).toContain('Schon bestätigt')
  expect((await one.post(`${link}/ende`, {})).headers.get('Location')).toBe(link)
  expect(await night()).toEqual([])
  await anOffer({ name: 'Neue Wohnung', houseType: 'apartment', purchasePrice: 500_000 })
  await anOffer({ name: 'Zu teuer', houseType: 'apartment', purchasePrice: 900_000 })
  await anOffer({ name: 'Ein Haus', houseType: 'house', purchasePrice: 500_000 })
  await nextDay()
  const [mail, ...others] = await night()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: 'ina@post.example', subject: 'Neu: Neue Wohnung in Hamburg' })
  expect(mail?.text).toContain('500.000')
  expect(mail?.text).not.toContain('Zu teuer')
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  await nextDay()
  expect(await night()).toEqual([])
})

test('a price that was cut and an offer that is to be had again are told, with what they cost before', async () => {
  startAtNoon()
  const cheap = await anOffer({ name: 'Das günstigere', purchasePrice: 650_000 })
  const back = await anOffer({ name: 'Das freie', reserved: true })
  const secret = await anOffer({ name: 'Das verschwiegene', purchasePrice: 900_000, priceOnRequest: true })
  await aSubscriber('ben@post.example', 'marketType=purchase')
  await change(cheap, { purchasePrice: 600_000 })
  await change(secret, { purchasePrice: 800_000 })
  await change(back, { reserved: false })
  await nextDay()
  const [mail, ...others] = await night()
  expect(others).toEqual([])
  expect(mail?.subject).toBe('2 Angebote zu Ihrem Suchauftrag')
  expect(mail?.text).toContain('für Ihren Suchauftrag (Immobilien zum Kauf) gibt es etwas Neues.')
  expect(mail?.text).toMatch(/Preis gesenkt: Das günstigere\n.*\n600\.000\s€, vorher 650\.000\s€\n/)
  expect(mail?.text).toContain('Wieder verfügbar: Das freie')
  expect(mail?.text).not.toContain('verschwiegene')
  // What § 87 GEG asks of an advertisement.
  expect(mail?.text).toContain('Energieausweis')
  await change(cheap, { purchasePrice: 620_000 })
  await change(cheap, { purchasePrice: 600_000 })
  await nextDay()
  expect(await night()).toEqual([])
})

async function change(id: string, changes: Partial<PropertyValues>, by: Author = 'Test'): Promise<void> {
  const values = await findValues(db, id)
  const row = await findProperty(db, id)
  if (!values || !row) throw new Error('no property')
  expect(await updateProperty(db, id, { ...values, ...changes }, row.version, by)).toBe('saved')
}

test('a fall of more than half is told once a person has saved it, and then against the price told before', async () => {
  startAtNoon()
  const id = await anOffer({ name: 'Das Haus', purchasePrice: 650_000 })
  await aSubscriber('ben@post.example', 'marketType=purchase')
  // As a connection writes it.
  await change(id, { purchasePrice: 300_000 }, 'onOffice')
  await nextDay()
  expect(await night()).toEqual([])
  await change(id, { purchasePrice: 310_000 }, { id: 'person000001', name: 'Ada' })
  await nextDay()
  const [mail] = await night()
  expect(mail?.text).toMatch(/310\.000\s€, vorher 650\.000\s€/)
})

test('in English the pages, the mails and their links are English', async () => {
  startAtNoon()
  const one = visitor().speak('en')
  expect(textOf(await (await one.get('/suchauftrag?houseType=house')).text())).toContain(
    'What you are looking for Houses',
  )
  const page = await aSubscriber('ann@post.example', 'houseType=house', one)
  expect(page).toMatch(/^\/en\/suchauftrag\//)
  await anOffer({ name: 'Das Haus' })
  await nextDay()
  const [mail] = await night()
  expect(mail?.subject).toBe('New: Das Haus in Hamburg')
  expect(mail?.text).toContain('https://giebel.test/en/angebote/')
  expect(linkIn(mail as SentMail)).toMatch(/^\/en\//)
})

test('a subscriber changes the search, pauses it, lets it go on and ends it, and nothing is left', async () => {
  startAtNoon()
  const one = visitor()
  const page = await aSubscriber('cora@post.example', 'houseType=house', one)
  const refused = await one.post(page, { houseType: 'apartment', priceMax: 'viel' })
  expect(refused.status).toBe(400)
  const asked = await refused.text()
  expect(controlValue(asked, 'priceMax')).toBe('viel')
  expect(textOf(asked)).toContain('viel')
  expect((await one.post(page, { houseType: 'apartment', priceMax: '500000' })).status).toBe(303)
  const [row] = await db.select().from(subscriptions)
  expect(row?.query).toBe('houseType=apartment&priceMax=500000')
  await anOffer({ houseType: 'apartment', purchasePrice: 400_000, name: 'Die Wohnung' })
  expect((await one.post(`${page}/pause`, { next: 'pause' })).status).toBe(303)
  expect(textOf(await (await one.get(page)).text())).toContain('Er pausiert.')
  await nextDay()
  expect(await night()).toEqual([])
  expect((await one.post(`${page}/pause`, { next: 'resume' })).status).toBe(303)
  await nextDay()
  // What came during the pause stands in the list.
  expect(await night()).toEqual([])
  await anOffer({ houseType: 'apartment', purchasePrice: 400_000, name: 'Die nächste' })
  await nextDay()
  expect((await night()).map(({ subject }) => subject)).toEqual(['Neu: Die nächste in Hamburg'])
  await anOffer({ houseType: 'apartment', purchasePrice: 400_000 })
  office.fault = new Error('421 later')
  await nextDay()
  await night()
  const ended = await one.post(`${page}/ende`, {})
  expect(ended.headers.get('Location')).toBe('/suchauftrag?beendet=0')
  const said = textOf(await (await one.get('/suchauftrag?beendet=0')).text())
  expect(said).toContain('Ihr Suchauftrag ist beendet')
  expect(said).toContain('für Suchaufträge ist Ihre Adresse nicht mehr gespeichert')
  office.fault = null
  await nextDay()
  expect(await night()).toEqual([])
  for (const table of [subscriptions, mailedLinks, subscriptionMatches])
    expect(await db.select().from(table)).toEqual([])
  expect(JSON.stringify(await db.select().from(outbox))).not.toContain('cora')
  expect((await one.get(page)).status).toBe(404)
  for (const act of ['', '/pause', '/ende', '/bestaetigung'])
    expect((await one.get((await one.post(page + act, {})).headers.get('Location') ?? page)).status).toBe(404)
})

test.each(['the page', 'a mail program'])(
  'who ends one of two searches by %s is not told that the address is gone',
  async (by) => {
    const one = visitor()
    const page = await aSubscriber('Zwei@post.example', 'houseType=house', one)
    await aSubscriber('zwei@post.example', 'houseType=apartment', one)
    const fields: Record<string, string> = by === 'the page' ? {} : { 'List-Unsubscribe': 'One-Click' }
    const answer = await one.post(`${page}/ende`, fields)
    const location = answer.headers.get('Location')
    const said = location ? textOf(await (await one.get(location)).text()) : await answer.text()
    expect(said).toContain('Zu Ihrer Adresse ist noch ein anderer Suchauftrag gespeichert.')
    expect(said).not.toContain('nicht mehr gespeichert')
  },
)

test('a place with one wrong letter is found in the form that changes a search, and one that nobody knows is not', async () => {
  const one = visitor()
  await anOffer({ city: 'Hamburg', district: 'Eppendorf', latitude: 53.59, longitude: 9.99 })
  const page = await aSubscriber('emil@post.example', 'houseType=house', one)
  for (const [typed, known] of [
    ['Eppndorf', 'Eppendorf'],
    ['Hamburgg', 'Hamburg'],
  ] as const) {
    expect((await one.post(page, { near: typed, radius: '5' })).status).toBe(303)
    const [row] = await db.select().from(subscriptions)
    expect(new URLSearchParams(row?.query).get('near')).toMatch(new RegExp(`^${known}\\b`))
    expect(textOf(await (await one.get(page)).text())).toContain(`Immobilien bis 5 km um ${known}`)
  }
  const refused = await one.post(page, { near: 'Xyzzyx', radius: '5' })
  expect(refused.status).toBe(400)
  expect(controlValue(await refused.text(), 'near')).toBe('Xyzzyx')
  const [row] = await db.select().from(subscriptions)
  expect(row?.query).toContain('near=Hamburg')
})

test('that a search has ended is said even where no mail can be sent any more', async () => {
  const answer = await new Visitor().get('/suchauftrag?beendet=0')
  expect(answer.status).toBe(200)
  expect(textOf(await answer.text())).toContain('Ihr Suchauftrag ist beendet')
  expect((await new Visitor().get('/suchauftrag')).headers.get('Location')).toBe('/angebote')
})

test('the button of a mail program ends a subscription without a cookie or an origin, and looking at its address does not', async () => {
  startAtNoon()
  await aSubscriber('dora@post.example')
  await anOffer()
  await nextDay()
  const [mail] = await night()
  const [, address = ''] =
    /^<https:\/\/giebel\.test(\/suchauftrag\/\w+\/ende)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '') ?? []
  const program = visitor()
  expect((await program.get(address)).status).toBe(302)
  expect(await db.select().from(subscriptions)).toHaveLength(1)
  const press = () => {
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    return program.send(new Request(`https://giebel.test${address}`, { method: 'POST', body }))
  }
  for (let times = 0; times < 2; times++) {
    const answer = await press()
    expect([answer.status, answer.headers.get('Location')]).toEqual([200, null])
  }
  expect(await db.select().from(subscriptions)).toEqual([])
})

test('whoever asks gets the same answer, and a mailbox at most two mails a day, in whatever spelling', async () => {
  startAtNoon()
  const spellings = ['emil@gmail.com', 'Emil@GMail.com', 'e.mil+eins@gmail.com', 'EMIL+zwei@googlemail.com']
  const ask = async (email: string) => {
    const answer = await visitor().post('/suchauftrag', form(email, 'houseType=house'))
    return [answer.status, answer.headers.get('Location'), await answer.text()]
  }
  const [first, ...others] = await Promise.all(spellings.map(ask))
  for (const answer of others) expect(answer).toEqual(first)
  expect(office.mails).toHaveLength(mostOptIns)
  await nextDay()
  await ask('emil@gmail.com')
  await ask('emil@gmail.com')
  expect(office.mails).toHaveLength(mostOptIns + 1)
  expect(await ask('unbekannt@post.example')).toEqual(first)
})

test('of many sign-ups from one network a handful are taken, and the others told when to come back', async () => {
  const one = visitor()
  const attempts = 60
  let refused = 0
  for (let n = 0; n < attempts; n++) {
    const answer = await one.post('/suchauftrag', form(`opfer${n}@post.example`))
    if (answer.status !== 429) continue
    refused += 1
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    if (refused === 1) expect(textOf(await answer.text())).toContain('Von Ihrem Anschluss kamen gerade viele')
  }
  expect(refused).toBeGreaterThan(attempts - 15)
  expect(office.mails.length).toBe(attempts - refused)
})

test.each([
  ['', 'Ihre E-Mail-Adresse fehlt noch'],
  ['ohne-klammeraffe', 'vollständige E-Mail-Adresse'],
  ['eva@post.example\r\nBcc: alle@post.example', 'E-Mail-Adresse'],
  [`${'e'.repeat(300)}@post.example`, 'E-Mail-Adresse'],
  ['jürgen@müller.example', 'Umlauten'],
  ['eva@post.example, alle@post.example', 'E-Mail-Adresse'],
  ['<script>@post.example', 'E-Mail-Adresse'],
])('the address %j is refused with a sentence, and no mail', async (email, sentence) => {
  const answer = await visitor().post('/suchauftrag', form(email, 'houseType=house'))
  expect(answer.status).toBe(400)
  const page = await answer.text()
  expect(textOf(page)).toContain(sentence)
  expect(page).toContain('role="alert"')
  expect(page).toMatch(/name="email"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="email"/)
  expect(controlValue(page, 'query')).toBe('houseType=house')
  expect(office.mails).toEqual([])
  expect(await db.select().from(subscriptions)).toEqual([])
})

test('machines and searches for nothing leave nothing that the list would not understand', async () => {
  const trapped = await visitor().post('/suchauftrag', { ...form('finn@post.example'), 'bot-field': 'x' })
  expect(trapped.status).toBe(303)
  expect(await db.select().from(subscriptions)).toEqual([])
  const long = await visitor().post('/suchauftrag', form('finn@post.example', `q=${'x'.repeat(5_000)}`))
  expect(long.status).toBe(400)
  expect(textOf(await long.text())).toContain('Diese Suche ist zu lang')
  await visitor().post(
    '/suchauftrag',
    form('finn@post.example', 'houseType=schloss&near=Nirgendwoxyz&priceMin=-3&seite=%00%ff'),
  )
  await visitor().post('/suchauftrag', {
    ...form('gil@post.example', 'priceMin=500000&priceMax=300000&page=7&view=map'),
    query2: 'x',
  })
  const stored = await db.select().from(subscriptions)
  expect(stored.map(({ query }) => query).sort()).toEqual(['', 'priceMin=300000&priceMax=500000'])
  const page = await visitor().get(`/suchauftrag?q=${'y'.repeat(5_000)}&houseType=schloss&near=Nirgendwoxyz`)
  expect(page.status).toBe(200)
  expect(textOf(await page.text())).toContain('Nirgendwoxyz')
})

test('a link is used once, for two days, by whoever it was sent to; nobody confirms by looking', async () => {
  startAtNoon()
  const one = visitor()
  await one.post('/suchauftrag', form('hanna@post.example'))
  await one.post('/suchauftrag', form('ida@post.example'))
  const [hanna, ida] = office.mails.map(linkIn)
  expect((await one.get(`${hanna}/bestaetigung`)).status).toBe(302)
  expect((await one.get(hanna ?? '')).status).toBe(200)
  const isConfirmed = async () => (await db.select().from(subscriptions)).filter((row) => row.confirmedAt).length
  expect(await isConfirmed()).toBe(0)
  expect((await one.post(`${hanna}/bestaetigung`, {})).status).toBe(303)
  expect(await isConfirmed()).toBe(1)
  const again = await one.post(`${hanna}/bestaetigung`, {})
  expect(textOf(await (await one.get(again.headers.get('Location') ?? '')).text())).toContain('Schon bestätigt')
  for (const token of ['x', '0'.repeat(64), 'a'.repeat(300), '%00', 'A'.repeat(64)]) {
    const answer = await one.get(`/suchauftrag/${token}`)
    expect([301, 400, 404]).toContain(answer.status)
  }
  vi.setSystemTime(Date.now() + 49 * hour)
  expect((await one.get(ida ?? '')).status).toBe(404)
  await one.post(`${ida}/bestaetigung`, {})
  expect(await isConfirmed()).toBe(1)
  await night()
  expect((await db.select().from(subscriptions)).map(({ email }) => email)).toEqual(['hanna@post.example'])
})

test('who is silent for a year is asked once, and forgotten a month later, unless there is an answer', async () => {
  startAtNoon()
  const one = visitor()
  await aSubscriber('jan@post.example', '', one)
  await aSubscriber('kim@post.example', '', one)
  vi.setSystemTime(Date.now() + 336 * day)
  const asked = await night()
  expect(asked.map(({ to, subject }) => [to, subject]).sort()).toEqual([
    ['jan@post.example', 'Suchen Sie noch?'],
    ['kim@post.example', 'Suchen Sie noch?'],
  ])
  await nextDay()
  expect(await night()).toEqual([])
  const link = linkIn(asked.find(({ to }) => to === 'jan@post.example') as SentMail)
  expect(textOf(await (await one.get(link)).text())).toContain('Soll der Suchauftrag weiterlaufen?')
  expect((await one.post(link, { next: 'keep' })).status).toBe(303)
  vi.setSystemTime(Date.now() + 31 * day)
  await night()
  expect((await db.select().from(subscriptions)).map(({ email }) => email)).toEqual(['jan@post.example'])
})

test('who is to be asked and has news reads the news, and is asked the next day', async () => {
  startAtNoon()
  await aSubscriber('kim@post.example')
  vi.setSystemTime(Date.now() + 336 * day)
  await anOffer({ name: 'Neuigkeit' })
  expect((await night()).map(({ subject }) => subject)).toEqual(['Neu: Neuigkeit in Hamburg'])
  await nextDay()
  expect((await night()).map(({ subject }) => subject)).toEqual(['Suchen Sie noch?'])
})

test('an address with three searches gets one mail a night, with a section for each that found something', async () => {
  startAtNoon()
  const near = 'houseType=apartment&marketType=rent&near=Ahrensburg&radius=10'
  const pages: string[] = []
  for (const query of ['houseType=house&marketType=purchase', near, 'city=Nirgends']) {
    pages.push(await aSubscriber(query === near ? 'Drei@post.example' : 'drei@post.example', query))
    await nextDay()
  }
  const where = { city: 'Ahrensburg', postalCode: '22926', latitude: 53.675, longitude: 10.235 }
  await anOffer({ name: 'Das Haus', houseType: 'house' })
  await anOffer({ name: 'Die Mietwohnung', houseType: 'apartment', marketType: 'rent', baseRent: 900, ...where })
  await nextDay()
  const [mail, ...others] = await night()
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Neues für Sie: Wohnungen zur Miete bis 10 km um Ahrensburg (1), Häuser zum Kauf (1)')
  const text = mail?.text ?? ''
  expect(text).toContain('für 2 Ihrer Suchaufträge gibt es etwas Neues.')
  expect(text).toMatch(/Neu: Die Mietwohnung\nAhrensburg, unter 1\skm von Ahrensburg, /)
  expect(text).not.toContain('{link')
  const links = [...text.matchAll(/beenden:\nhttps:\/\/giebel\.test(\/suchauftrag\/[0-9a-f]{64})/g)].map(
    ([, to = '']) => to,
  )
  expect(links).toHaveLength(2)
  const [rented = '', bought = ''] = await Promise.all(
    links.map(async (link) => textOf(await (await visitor().get(link)).text())),
  )
  expect(rented).toContain('Danach suchen wir Wohnungen zur Miete bis 10 km um Ahrensburg')
  expect(bought).toContain('Danach suchen wir Häuser zum Kauf')
  await nextDay()
  expect(await night()).toEqual([])

  const [, end = ''] = /<https:\/\/giebel\.test([^>]+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '') ?? []
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  const ended = await visitor().send(new Request(`https://giebel.test${end}`, { method: 'POST', body }))
  expect(await ended.text()).toContain('ist Ihre Adresse nicht mehr gespeichert')
  expect(await db.select().from(subscriptions)).toEqual([])
  for (const page of pages) expect((await visitor().get(page)).status).toBe(404)
})

test('an offer that fits two searches of an address is described once, and both have it', async () => {
  startAtNoon()
  await aSubscriber('zwei@post.example', 'houseType=house')
  await aSubscriber('zwei@post.example', 'marketType=purchase')
  const id = await anOffer({ name: 'Das Haus', houseType: 'house' })
  await nextDay()
  const [mail, ...others] = await night()
  expect(others).toEqual([])
  expect(mail?.text.match(/Energieausweis/g)).toHaveLength(1)
  expect(mail?.text.match(new RegExp(`Neu: Das Haus[^]*?/angebote/${id}`, 'g'))).toHaveLength(2)
  expect(mail?.text).toContain('Neu: Das Haus (Angaben weiter oben)')
})

test.each(['pauses', 'changes', 'ends'])(
  'while a mail about two searches waits, the one that %s is left out, and the other is told another night',
  async (act) => {
    startAtNoon()
    const left = await aSubscriber('zwei@post.example', 'houseType=house')
    await aSubscriber('zwei@post.example', 'houseType=apartment')
    await anOffer({ name: 'Das Haus', houseType: 'house' })
    await anOffer({ name: 'Die Wohnung', houseType: 'apartment' })
    office.fault = new Error('421 later')
    await nextDay()
    await night()
    office.fault = null
    const acts: Record<string, () => Promise<Response>> = {
      pauses: () => visitor().post(`${left}/pause`, { next: 'pause' }),
      changes: () => visitor().post(left, { houseType: 'plot' }),
      ends: () => visitor().post(`${left}/ende`, {}),
    }
    expect((await acts[act]?.())?.status).toBe(303)
    await pass(hour)
    await deliveryRun(office)
    expect(office.mails).toEqual([])
    await nextDay()
    const [mail, ...others] = await night()
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Neu: Die Wohnung in Hamburg')
    expect(mail?.text).not.toContain('Das Haus')
  },
)

test('several searches of an address that are silent for a year are asked about one a day', async () => {
  startAtNoon()
  await aSubscriber('still@post.example', 'houseType=house')
  await aSubscriber('still@post.example', 'houseType=apartment')
  vi.setSystemTime(Date.now() + 336 * day)
  const asked = []
  for (let nights = 0; nights < 3; nights++) {
    asked.push((await night()).map(({ subject }) => subject))
    await nextDay()
  }
  expect(asked).toEqual([['Suchen Sie noch?'], ['Suchen Sie noch?'], []])
})

test('in English mails the telephone number is one that can be dialled from abroad', async () => {
  await anAgency({ phone: '040 123456' })
  await visitor().speak('en').post('/suchauftrag', form('ann@post.example'))
  expect(office.mails.at(-1)?.text).toContain('Telephone +49 40 123456')
})

test('what has happened to offers is forgotten after ninety days, but for the newest', async () => {
  const propertyId = await anOffer()
  const ages = [92, 91, 89, 91]
  const rows = ages.map((age) => ({ propertyId, kind: 'new' as const, createdAt: new Date(Date.now() - age * day) }))
  const ids = (await db.insert(offerEvents).values(rows).returning({ id: offerEvents.id })).map(({ id }) => id)
  await deleteOldEvents(db)
  expect((await db.select({ id: offerEvents.id }).from(offerEvents)).map(({ id }) => id)).toEqual(ids.slice(2))
})

test('the same search of the same address goes on as one, and what it has told is not told again', async () => {
  startAtNoon()
  const first = await aSubscriber('lou@post.example', 'houseType=house')
  await anOffer({ name: 'Einmal' })
  await nextDay()
  expect(await night()).toHaveLength(1)
  const second = await aSubscriber('Lou@post.example', 'houseType=house')
  expect(await db.select().from(subscriptions)).toHaveLength(1)
  await nextDay()
  expect(await night()).toEqual([])
  expect((await visitor().get(first)).status).toBe(200)
  expect((await visitor().get(second)).status).toBe(200)
})

test('a second run of the same night and mail that was away send nobody a second mail', async () => {
  startAtNoon()
  await aSubscriber('mia@post.example')
  await anOffer({ name: 'Erstes' })
  office.fault = new Error('421 later')
  await nextDay()
  await night()
  office.fault = null
  await pass(hour)
  await anOffer({ name: 'Zweites' })
  const sent = [...(await night()), ...(await night())]
  expect(sent).toHaveLength(1)
  expect(sent[0]?.text).toMatch(/Erstes[\s\S]*Zweites|Zweites[\s\S]*Erstes/)
  await anOffer({ name: 'Drittes' })
  expect(await night()).toEqual([])
  await nextDay()
  expect((await night()).map(({ subject }) => subject)).toEqual(['Neu: Drittes in Hamburg'])
})

test('while mail may not go to anybody, nothing offers a subscription, and staff read what is missing', async () => {
  const without = new Visitor(postOffice().bindings)
  expect((await without.get('/suchauftrag')).headers.get('Location')).toBe('/angebote')
  expect((await without.post('/suchauftrag', form('nie@post.example'))).status).toBe(404)
  expect(await (await without.get('/angebote')).text()).not.toContain('/suchauftrag')
  expect(await (await visitor().get('/angebote?houseType=house')).text()).toContain('/suchauftrag?houseType=house')
  await anAgency({ enquiryReceipt: true })
  const member = await staff()
  expect(textOf(await (await member.get('/dashboard')).text())).toContain('In wrangler.local.toml fehlt MAIL_TO_ANYONE')
})

test('staff read how many searches a draft fits and what is wanted most, and no address', async () => {
  await aSubscriber('otto@post.example', 'houseType=apartment&near=Ahrensburg&radius=10')
  await aSubscriber('paula@post.example', 'houseType=apartment&city=Ahrensburg&priceMax=600000')
  await aSubscriber('quirin@post.example', 'city=Bitte%20admin%20pruefen')
  await aSubscriber('rita@post.example', 'city=Bitte%20admin%20pruefen')
  const where = { city: 'Ahrensburg', postalCode: '22926', latitude: 53.675, longitude: 10.235 }
  const id = await anOffer({ houseType: 'apartment', purchasePrice: 500_000, published: false, ...where })
  const member = await staff()
  for (const path of [`/dashboard/properties/${id}`, `/dashboard/properties/${id}/preview`, '/dashboard']) {
    const page = textOf(await (await member.get(path)).text())
    expect(page).toContain(
      path === '/dashboard' ? '4 Suchaufträge laufen. Am meisten gesucht:' : '2 Suchaufträge passen.',
    )
    expect(page).not.toContain('@post.example')
    expect(page).not.toContain('Bitte admin')
  }
  expect(textOf(await (await member.get('/dashboard')).text())).toContain('Wohnungen in Ahrensburg (2)')
})

test('a database that is away at the sign-up is told, and the address stays in its field', async () => {
  const { answer } = await whileDatabaseFails({ matching: /insert into "subscriptions"/ }, () =>
    visitor().post('/suchauftrag', form('rosa@post.example')),
  )
  expect(answer.status).toBe(503)
  const page = await answer.text()
  expect(textOf(page)).toContain('noch nicht gespeichert')
  expect(controlValue(page, 'email')).toBe('rosa@post.example')
  expect(office.mails).toEqual([])
})

test('a sign-up that ends, or goes on as another, gives nobody a third mail', async () => {
  await visitor().post('/suchauftrag', form('sina@post.example'))
  await visitor().post('/suchauftrag', form('sina@post.example'))
  for (const mail of office.mails.splice(0)) await visitor().post(`${linkIn(mail)}/ende`, {})
  expect(await db.select().from(subscriptions)).toEqual([])
  expect((await visitor().post('/suchauftrag', form('sina@post.example'))).status).toBe(303)
  expect(office.mails).toEqual([])
})

test('what has changed or gone since its mail was written is told another night', async () => {
  startAtNoon()
  await aSubscriber('toni@post.example')
  const dear = await anOffer({ name: 'Bald verschwiegen', purchasePrice: 500_000 })
  office.fault = new Error('421 later')
  await nextDay()
  await night()
  vi.setSystemTime(Date.now() + hour)
  await change(dear, { priceOnRequest: true })
  office.fault = null
  await pass(hour)
  await deliveryRun(office)
  expect(office.mails).toEqual([])
  await nextDay()
  const [mail] = await night()
  expect(mail?.subject).toBe('Neu: Bald verschwiegen in Hamburg')
  expect(mail?.text).not.toContain('500.000')
})

test('the same search confirmed while its mail waits loses nothing, and a changed search is not told of the old one', async () => {
  startAtNoon()
  await aSubscriber('ulf@post.example', 'houseType=house')
  await anOffer({ name: 'Noch nicht gesagt' })
  office.fault = new Error('421 later')
  await nextDay()
  await night()
  office.fault = null
  await visitor().post('/suchauftrag', form('ulf@post.example', 'houseType=house'))
  const asked = office.mails.find(({ subject }) => subject.startsWith('Bestätigen'))
  const page = (await visitor().post(`${linkIn(asked as SentMail)}/bestaetigung`, {})).headers.get('Location') ?? ''
  await pass(hour)
  await nextDay()
  expect((await night()).map(({ subject }) => subject)).toEqual(['Neu: Noch nicht gesagt in Hamburg'])
  await anOffer({ name: 'Für die alte Suche' })
  office.fault = new Error('421 later')
  await nextDay()
  await night()
  office.fault = null
  await visitor().post(page, { houseType: 'apartment' })
  await pass(hour)
  await deliveryRun(office)
  await nextDay()
  expect(await night()).toEqual([])
})

test('a thousand new offers reach sixty who wait for everything', async () => {
  startAtNoon()
  const first = await anOffer({ name: 'Vorbild' })
  await aSubscriber('alle@post.example')
  const names = (
    await env.DB.prepare("select name from pragma_table_info('properties')").all<{ name: string }>()
  ).results.map(({ name }) => name)
  const values = names.map((name) =>
    name === 'id' ? "printf('many%08d', i)" : name === 'property_number' ? "'M-' || i" : name,
  )
  await env.DB.batch([
    env.DB.prepare(
      `with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < 1000)
      insert into properties (${names}) select ${values} from properties, numbers where id = ?`,
    ).bind(first),
    env.DB.prepare(
      `with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < 59)
      insert into subscriptions (id, email, mailbox, query, locale, confirmed_at, heard_at, seen_event)
      select 'many' || i, i || email, i || mailbox, query, locale, confirmed_at, heard_at, seen_event
      from subscriptions, numbers`,
    ),
  ])
  await nextDay()
  const [mail] = await night()
  expect(mail?.subject).toBe('1000 Angebote zu Ihrem Suchauftrag')
  expect(mail?.text).toContain('Und 900 weitere.')
  expect(await db.$count(subscriptionMatches)).toBe(60_000)
  expect(await db.$count(outbox, eq(outbox.channel, 'subscription'))).toBeGreaterThanOrEqual(60)
})
