import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { claimLifetime, retryPauses } from '#app/data/outbox/claim.server.ts'
import { sessions } from '#app/data/tables/access.server.ts'
import { enquiries } from '#app/data/tables/enquiries.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import { readConfig } from '#app/http/config.server.ts'
import {
  anAgency,
  deliveryRun,
  type PostOffice,
  pass,
  postOffice,
  withoutPatience,
} from '#tests/support/post-office.ts'
import { db, origin, staff, textOf, unescaped, Visitor } from '#tests/support/visitor.ts'

let counter = 0

/** Posts an enquiry; returns its message. */
async function enquire({ bindings }: PostOffice): Promise<string> {
  counter += 1
  const message = `Eine vertrauliche Frage, die ${counter}.`
  const form = { 'form-name': 'contact', 'bot-field': '', name: 'Annette', email: 'annette@thomsen.example', phone: '' }
  const answer = await new Visitor(bindings).post('/kontakt', { ...form, message })
  expect(answer.status).toBe(303)
  return message
}

/** What waits for an enquiry, mail first. */
async function parcelsOf(message: string) {
  const rows = await db
    .select({ parcel: outbox })
    .from(outbox)
    .innerJoin(enquiries, eq(outbox.enquiryId, enquiries.id))
    .where(eq(enquiries.message, message))
  return rows.map(({ parcel }) => parcel).sort((a, b) => b.channel.localeCompare(a.channel))
}

/** Collects what the worker logs, so that it can be read for what must not be in it. */
function logbook() {
  const lines: string[] = []
  const spies = (['log', 'info', 'warn', 'error'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((...words) => void lines.push(words.join(' '))),
  )
  return { lines, close: () => spies.forEach((spy) => void spy.mockRestore()) }
}

afterEach(async () => {
  vi.restoreAllMocks()
  await db.delete(outbox)
  await db.delete(sessions)
})

const longest = Math.max(...retryPauses)

test('mail away: the enquiry is stored, the mail waits, and the next run delivers it once', async () => {
  await anAgency()
  const office = postOffice()
  office.fault = new Error('could not reach annette@thomsen.example\nEine vertrauliche Frage')
  const book = logbook()
  const message = await enquire(office)
  book.close()

  const [waiting] = await parcelsOf(message)
  expect(waiting).toMatchObject({ attempts: 1, deliveredAt: null, lastError: 'could not reach …' })
  expect(book.lines.join('\n')).toContain('could not reach')
  expect(book.lines.join('\n')).not.toMatch(/annette|vertraulich/i)

  office.fault = null
  await deliveryRun(office)
  expect(office.mails).toEqual([])
  await pass(retryPauses[0])
  await deliveryRun(office)
  await pass(longest)
  await deliveryRun(office)
  expect(office.mails).toHaveLength(1)
  expect(office.mails[0]?.text).toContain(message)
  const [delivered] = await parcelsOf(message)
  expect(delivered).toMatchObject({ attempts: 2, nextAttemptAt: null, lastError: null, payload: {} })
  expect(delivered?.deliveredAt).toBeInstanceOf(Date)
})

test('the pauses grow, and after the last attempt a mail is given up but kept', async () => {
  await anAgency()
  const office = postOffice()
  office.fault = new Error('away')
  const book = logbook()
  const message = await enquire(office)
  for (const pause of retryPauses) {
    const [parcel] = await parcelsOf(message)
    const wait = Number(parcel?.nextAttemptAt) - Date.now()
    expect(wait).toBeGreaterThan(pause - 30_000)
    expect(wait).toBeLessThanOrEqual(pause)
    await pass(pause)
    await deliveryRun(office)
  }
  book.close()
  const [givenUp] = await parcelsOf(message)
  expect(givenUp).toMatchObject({ attempts: retryPauses.length + 1, nextAttemptAt: null, deliveredAt: null })
  expect(givenUp?.payload.text).toContain(message)
  expect(book.lines.at(-1)).toContain('"isLast":true')
  office.fault = null
  await deliveryRun(office)
  expect(office.mails).toEqual([])
})

test('two runs at once send a mail once', async () => {
  await anAgency()
  const office = postOffice()
  office.fault = new Error('away')
  const book = logbook()
  await enquire(office)
  book.close()
  office.fault = null
  await pass(longest)
  await Promise.all([deliveryRun(office), deliveryRun(office), deliveryRun(office)])
  expect(office.mails).toHaveLength(1)
})

/** Somebody signed in at this post office, who presses "send again" on the enquiry's page. */
async function sendAgain({ bindings }: PostOffice, message: string): Promise<string> {
  const visitor = new Visitor(bindings)
  for (const [name, value] of (await staff()).cookies) visitor.cookies.set(name, value)
  const [enquiry] = await db.select().from(enquiries).where(eq(enquiries.message, message))
  const address = `/dashboard/enquiries/${enquiry?.id}`
  const page = await (await visitor.get(address)).text()
  const stamp = unescaped(/name="parcel" value="([^"]*)"/.exec(page)?.[1] ?? '')
  const answer = await visitor.post(`${address}/delivery`, stamp ? { parcel: stamp } : {})
  return textOf(page) + textOf(await (await visitor.get(String(answer.headers.get('Location')))).text())
}

test('a mail that goes out twice, because the worker died before it noted the first, has one id and no secret in it', async () => {
  await anAgency()
  const office = postOffice({ MAIL_FROM: 'website@probe.example' })
  const [first, other] = [await enquire(office), await enquire(office)]
  const [parcel] = await parcelsOf(first)
  const sent = { attempts: 1, deliveredAt: null, nextAttemptAt: new Date(0), lastError: null }
  await db
    .update(outbox)
    .set({ ...sent, payload: { subject: 'X', text: first } })
    .where(eq(outbox.id, parcel?.id ?? ''))
  await deliveryRun(office)
  const idsOf = (message: string) =>
    office.mails.filter(({ text }) => text.includes(message)).map(({ headers }) => headers?.['X-Message-ID'])
  const [id, again, ...more] = idsOf(first)
  expect([again, more]).toEqual([id, []])
  expect(id).toMatch(/^<[0-9a-f]{32}@probe\.example>$/)
  expect(idsOf(other)).toEqual([expect.not.stringContaining(String(id))])
  expect(id).not.toContain(parcel?.enquiryId)
})

test('"send again" is pressed while the mail is being sent: it goes once', async () => {
  await anAgency()
  const office = postOffice()
  office.fault = new Error('away')
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const message = await enquire(office)
  office.fault = null
  await pass(longest)
  let goOn = () => {}
  office.delay = new Promise<void>((resume) => {
    goOn = resume
  })
  const run = deliveryRun(office)
  await vi.waitFor(async () => expect((await parcelsOf(message))[0]?.attempts).toBe(2))
  office.delay = null
  const said = await sendAgain(office, message)
  expect(said).toContain('Wird gerade gesendet')
  expect(said).toContain('Die Zustellung läuft noch.')
  goOn()
  await run
  expect(office.mails).toHaveLength(1)
  expect((await parcelsOf(message))[0]).toMatchObject({ attempts: 2, lastError: null, nextAttemptAt: null })
})

test('the worker dies while it sends: after a minute the mail is taken up again, by a run or by "send again"', async () => {
  await anAgency()
  for (const again of [deliveryRun, sendAgain]) {
    const office = postOffice()
    office.delay = new Promise(() => {})
    const dying = new Visitor(office.bindings)
    const message = `Eine Frage an einen sterbenden Worker, ${again.name}`
    const form = { 'form-name': 'contact', 'bot-field': '', name: 'Annette', email: 'a@thomsen.example', phone: '' }
    void dying.post('/kontakt', { ...form, message })
    await vi.waitFor(async () => expect((await parcelsOf(message))[0]?.attempts).toBe(1))
    office.delay = null
    await deliveryRun(office)
    expect(office.mails).toEqual([])
    await pass(claimLifetime)
    await again(office, message)
    expect(office.mails).toHaveLength(1)
  }
})

test('the worker dies in every attempt: the mail is given up all the same, and says so', async () => {
  await anAgency()
  const office = postOffice()
  office.fault = new Error('away')
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const message = await enquire(office)
  office.fault = null
  const attempts = retryPauses.length + 1
  await db.update(outbox).set({ attempts, lastError: null, nextAttemptAt: new Date(Date.now() - 1000) })
  await deliveryRun(office)
  expect(office.mails).toEqual([])
  expect((await parcelsOf(message))[0]).toMatchObject({
    attempts,
    nextAttemptAt: null,
    lastError: 'Der letzte Versuch brach ab.',
  })
  await sendAgain(office, message)
  expect(office.mails).toHaveLength(1)
})

test('the mail service hangs: the attempt ends, and the next one delivers', async () => {
  await anAgency()
  const office = postOffice()
  office.delay = new Promise(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  withoutPatience()
  const message = await enquire(office)
  expect((await parcelsOf(message))[0]).toMatchObject({ attempts: 1, lastError: 'Keine Antwort in 10 Sekunden' })
  office.delay = null
  await pass(retryPauses[0])
  await deliveryRun(office)
  expect(office.mails).toHaveLength(1)
})

/** What a form host may do other than take a post. */
const hosts: Record<string, [(signal: AbortSignal | null | undefined) => Promise<Response>, string | null]> = {
  'answers 500': [async () => new Response('broken', { status: 500 }), 'Antwort 500'],
  hangs: [
    (signal) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    'Keine Verbindung, oder keine Antwort in 10 Sekunden',
  ],
  'closes the connection': [
    () => Promise.reject(new TypeError('Network connection lost.')),
    'Keine Verbindung, oder keine Antwort in 10 Sekunden',
  ],
  'has moved': [
    async () => new Response(null, { status: 308, headers: { Location: 'https://elsewhere.example/' } }),
    'Antwort 308: CONTACT_FORM_ENDPOINT ist umgezogen.',
  ],
  'thanks by a redirect': [
    async () => new Response(null, { status: 303, headers: { Location: 'https://forms.example/thanks' } }),
    null,
  ],
}

test.each(Object.keys(hosts))('the form host %s: nobody else gets the fields, and the row tells', async (name) => {
  await anAgency()
  const office = postOffice({ CONTACT_FORM_ENDPOINT: 'https://forms.example/contact' })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  withoutPatience()
  const [behave, reason] = hosts[name] ?? []
  const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    if (!behave) throw new Error(name)
    expect(init?.redirect).toBe('manual')
    return behave(init?.signal)
  })
  const message = await enquire(office)
  expect(fetching).toHaveBeenCalledTimes(1)
  const [mail, post] = await parcelsOf(message)
  expect(mail?.deliveredAt).toBeInstanceOf(Date)
  expect(post).toMatchObject({ attempts: 1, lastError: reason })
  expect(post?.deliveredAt === null).toBe(reason !== null)
})

test('a mail that nobody is set up to send or to get waits and says why, without using up its attempts', async () => {
  await anAgency({ email: null })
  const withoutSender = postOffice({ MAIL_FROM: '' })
  const office = postOffice()
  const message = await enquire(withoutSender)
  expect((await parcelsOf(message))[0]).toMatchObject({ attempts: 0, lastError: 'MAIL_FROM ist nicht gesetzt.' })
  await pass(longest)
  await deliveryRun(office)
  const [waiting] = await parcelsOf(message)
  expect(waiting?.attempts).toBe(0)
  expect(waiting?.lastError).toContain('fehlt die E-Mail-Adresse des Büros')
  await anAgency()
  await pass(longest)
  await deliveryRun(office)
  expect(office.mails.map(({ text }) => text.includes(message))).toEqual([true])
})

test('a worker without a way to send mail keeps the mail', async () => {
  await anAgency()
  const office = postOffice()
  const { EMAIL: _, ...without } = office.bindings
  const message = await enquire({ ...office, bindings: without as typeof office.bindings })
  expect((await parcelsOf(message))[0]?.lastError).toContain('EMAIL')
  await pass(longest)
  await deliveryRun(office)
  expect(office.mails).toHaveLength(1)
})

test('the form host gets the same fields, in a post of its own', async () => {
  await anAgency()
  const endpoint = 'https://forms.example/contact'
  const office = postOffice({ CONTACT_FORM_ENDPOINT: endpoint })
  const posts: Request[] = []
  const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    posts.push(new Request(input, init))
    return new Response('ok')
  })
  const message = await enquire(office)
  fetching.mockRestore()
  expect(posts.map(({ method, url }) => [method, url])).toEqual([['POST', endpoint]])
  expect(posts[0]?.headers.get('Content-Type')).toContain('application/x-www-form-urlencoded')
  expect(Object.fromEntries(new URLSearchParams(await posts[0]?.text()))).toEqual({
    'form-name': 'contact',
    'bot-field': '',
    name: 'Annette',
    email: 'annette@thomsen.example',
    phone: '',
    message,
  })
  expect((await parcelsOf(message)).map(({ channel, deliveredAt }) => [channel, deliveredAt !== null])).toEqual([
    ['mail', true],
    ['formHost', true],
  ])
})

test('form host away: the mail goes all the same, and the post is made up for', async () => {
  await anAgency()
  // Nobody listens there: the connection is refused.
  const office = postOffice({ CONTACT_FORM_ENDPOINT: 'http://127.0.0.1:9/contact' })
  const book = logbook()
  const message = await enquire(office)
  const fetching = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('later', { status: 503 }))
  const [mail, refused] = await parcelsOf(message)
  expect(office.mails).toHaveLength(1)
  expect(mail?.deliveredAt).toBeInstanceOf(Date)
  expect(refused).toMatchObject({ attempts: 1, lastError: 'Keine Verbindung, oder keine Antwort in 10 Sekunden' })
  await pass(retryPauses[0])
  await deliveryRun(office)
  expect((await parcelsOf(message))[1]).toMatchObject({ attempts: 2, lastError: 'Antwort 503' })
  book.close()
  expect(book.lines.join('\n')).not.toMatch(/annette|vertraulich/i)
  fetching.mockResolvedValue(new Response('ok'))
  await pass(retryPauses[1])
  await deliveryRun(office)
  fetching.mockRestore()
  expect((await parcelsOf(message))[1]?.deliveredAt).toBeInstanceOf(Date)
  expect(office.mails).toHaveLength(1)
})

test('every five minutes mail is sent and nothing else; at night both are done', async () => {
  await anAgency()
  const office = postOffice()
  office.fault = new Error('away')
  const book = logbook()
  await enquire(office)
  book.close()
  office.fault = null
  await staff()
  await db.update(sessions).set({ expiresAt: new Date(0) })
  await deliveryRun(office)
  expect(await db.select().from(sessions)).toHaveLength(1)
  await pass(longest)
  await deliveryRun(office, '17 2 * * *')
  expect(await db.select().from(sessions)).toEqual([])
  expect(office.mails).toHaveLength(1)
})

test('an enquiry that is deleted takes with it what still waits', async () => {
  await anAgency()
  const office = postOffice()
  office.fault = new Error('away')
  const book = logbook()
  const message = await enquire(office)
  book.close()
  const [parcel] = await parcelsOf(message)
  await db.delete(enquiries).where(eq(enquiries.message, message))
  expect(
    await db
      .select()
      .from(outbox)
      .where(eq(outbox.id, String(parcel?.id))),
  ).toEqual([])
})

test('a form host that is not encrypted stops the worker, unless it runs on this machine', () => {
  const read = (endpoint: string) =>
    readConfig({ SITE_URL: origin, CONTACT_FORM_ENDPOINT: endpoint }).contactFormEndpoint
  for (const endpoint of ['http://forms.example/contact', 'http://localhost.evil.example/', 'ftp://forms.example/'])
    expect(() => read(endpoint)).toThrow('CONTACT_FORM_ENDPOINT')
  for (const endpoint of ['https://forms.example/contact', 'http://127.0.0.1:9/contact', 'http://localhost/contact'])
    expect(read(endpoint)).toBe(endpoint)
  expect(read('')).toBeNull()
})
