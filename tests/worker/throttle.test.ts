import { env } from 'cloudflare:test'
import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { createPasswordToken } from '#app/data/access/password-tokens.server.ts'
import { deleteClearedThrottles, type LimitName, takeAttempt, throttleKey } from '#app/data/access/throttles.server.ts'
import { saveUser } from '#app/data/access/users.server.ts'
import { throttles } from '#app/data/tables/access.server.ts'
import { enquiries } from '#app/data/tables/enquiries.server.ts'
import { atFullCost } from '#tests/support/passwords.ts'
import { statementsDuring } from '#tests/support/statements.ts'
import { goodPassword } from '#tests/support/users.ts'
import { aUser, controlValue, db, password, textOf, Visitor } from '#tests/support/visitor.ts'

const second = 1_000
const minute = 60 * second

afterEach(async () => {
  vi.restoreAllMocks()
  await db.delete(throttles)
})

const wrong = (visitor: Visitor, email: string) => visitor.post('/login', { email, password: 'falsch-geraten' })

/** As if this time had passed. */
const wait = (time: number) => db.update(throttles).set({ clearAt: sql`${throttles.clearAt} - ${time}` })

/** As if somebody had just tried so often that there is room in this time. */
async function usedUp(limit: LimitName, subject: string, until: number): Promise<void> {
  const clearAt = new Date(Date.now() + until)
  await db.insert(throttles).values({ key: await throttleKey(limit, subject), clearAt })
}

/** As if many had guessed at this account from everywhere, so that there is room in ten seconds. */
const flooded = (email: string) => usedUp('signInAccount', email, 100 * 10 * second)

async function rowOf(limit: LimitName, subject: string) {
  const [row] = await db
    .select()
    .from(throttles)
    .where(eq(throttles.key, await throttleKey(limit, subject)))
  return row
}

const englishVisitor = () => {
  const visitor = new Visitor()
  visitor.speak('en')
  return visitor
}

/** What every refusal has: the status, the time in seconds, and a sentence with the same time. */
async function refusalIn(answer: Response): Promise<{ seconds: number; alert: string; html: string }> {
  expect(answer.status).toBe(429)
  const seconds = Number(answer.headers.get('Retry-After'))
  expect(seconds).toBeGreaterThan(0)
  const html = await answer.text()
  const alert = textOf(`<body>${/role="alert"[\s\S]*?<\/(?:div|ul)>/.exec(html)?.[0]}`)
  expect(alert).toContain(seconds < 60 ? `${seconds} ` : 'eine')
  return { seconds, alert, html }
}

test('the sixth wrong password in a row waits a minute at most, and keeps the typed address and the interrupted post', async () => {
  const { email } = await aUser()
  const visitor = new Visitor()
  const interrupted = JSON.stringify({ action: '/dashboard/team/new', fields: [['name', 'Petra']], hadFiles: false })
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await wrong(visitor, email)).status).toBe(400)
  const fields = { email: ` ${email.toUpperCase()}`, password, redirectTo: '/dashboard/team', interrupted }
  const { seconds, alert, html } = await refusalIn(await visitor.post('/login', fields))
  expect(seconds).toBeLessThanOrEqual(60)
  expect(alert).toMatch(/Zu viele Versuche\. Versuchen Sie es in (?:\d+ Sekunden|einer Minute) noch einmal\./)
  expect(alert).toContain('Unter „Passwort vergessen?“ bekommen Sie einen Link')
  expect(controlValue(html, 'email')).toBe(fields.email)
  expect(controlValue(html, 'password')).toBe('')
  expect(controlValue(html, 'redirectTo')).toBe('/dashboard/team')
  expect(controlValue(html, 'interrupted')).toBe(interrupted)
  const english = englishVisitor()
  english.address = visitor.address
  expect(textOf(await (await wrong(english, email)).text())).toMatch(
    /Too many attempts\. Try again in (?:\d+ seconds|one minute)\. If it is urgent, use “Forgotten your password\?”/,
  )
})

test('with JavaScript the refusal is the same: the data of the page, 429, the time', async () => {
  const { email } = await aUser()
  await flooded(email)
  const answer = await new Visitor().post('/login.data', { email, password })
  expect(answer.status).toBe(429)
  expect(answer.headers.get('Retry-After')).toMatch(/^(?:10|9)$/)
  expect(await answer.text()).toContain('Zu viele Versuche')
})

test('refused attempts cost nothing: after the time that was named the right password signs in', async () => {
  const { email } = await aUser()
  const visitor = new Visitor()
  await flooded(email)
  const { seconds } = await refusalIn(await visitor.post('/login', { email, password }))
  for (let attempt = 0; attempt < 30; attempt += 1) expect((await wrong(visitor, email)).status).toBe(429)
  await wait(seconds * second)
  expect((await visitor.post('/login', { email, password })).status).toBe(303)
})

test('who signs in has all attempts again, and the network has lost none', async () => {
  const { email } = await aUser()
  const visitor = new Visitor()
  for (let attempt = 0; attempt < 4; attempt += 1) await wrong(visitor, email)
  const before = await rowOf('signInNetwork', String(visitor.address))
  expect((await visitor.post('/login', { email, password })).status).toBe(303)
  expect(await rowOf('signInAccount', email)).toBeUndefined()
  expect(await rowOf('signInNetwork', String(visitor.address))).toEqual(before)
  visitor.cookies.clear()
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await wrong(visitor, email)).status).toBe(400)
  expect((await wrong(visitor, email)).status).toBe(429)
})

test('another account is not affected, from the same network either', async () => {
  const [one, other] = [await aUser(), await aUser()]
  const visitor = new Visitor()
  await flooded(one.email)
  expect((await visitor.post('/login', { email: one.email, password })).status).toBe(429)
  expect((await visitor.post('/login', { email: other.email, password })).status).toBe(303)
})

test('a network that tried twenty accounts waits; other networks do not, and the accounts have lost nothing', async () => {
  const { email } = await aUser()
  const visitor = new Visitor()
  const network = String(visitor.address)
  await usedUp('signInNetwork', network, 19 * (minute / 4))
  expect((await wrong(visitor, 'zwanzigster@giebel.test')).status).toBe(400)
  const { seconds } = await refusalIn(await visitor.post('/login', { email, password }))
  expect(seconds).toBeLessThanOrEqual(15)
  expect(await rowOf('signInAccount', email)).toBeUndefined()
  expect((await new Visitor().post('/login', { email, password })).status).toBe(303)
})

test('an account that is flooded costs the network of whoever tries it nothing', async () => {
  const { email } = await aUser()
  const visitor = new Visitor()
  await flooded(email)
  await wrong(visitor, email)
  const row = await rowOf('signInNetwork', String(visitor.address))
  expect(row?.clearAt.getTime()).toBeLessThanOrEqual(Date.now())
})

test('an address that nobody has is refused like one that somebody has', async () => {
  const { email } = await aUser()
  const answers = []
  for (const address of [email, 'niemand@giebel.test']) {
    const visitor = new Visitor()
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await wrong(visitor, address)).status).toBe(400)
    const { alert } = await refusalIn(await wrong(visitor, address))
    answers.push(alert.replace(/\d+ Sekunden|einer Minute/, '…'))
  }
  expect(answers[1]).toBe(answers[0])
})

test('of ten attempts at once for the last place one has it', async () => {
  const limit = { burst: 3, interval: minute }
  await takeAttempt(db, 'gleichzeitig', limit)
  await takeAttempt(db, 'gleichzeitig', limit)
  const waits = await Promise.all(Array.from({ length: 10 }, () => takeAttempt(db, 'gleichzeitig', limit)))
  expect(waits.filter((time) => time === 0)).toHaveLength(1)
  const { email } = await aUser()
  await usedUp('signInAccount', email, 99 * 10 * second)
  const answers = await Promise.all([1, 2, 3].map(() => wrong(new Visitor(), email)))
  expect(answers.map(({ status }) => status).sort()).toEqual([400, 429, 429])
})

test('a throttled attempt is refused before anybody is looked up and before any hash', () =>
  atFullCost(async () => {
    const email = 'niemand@giebel.test'
    const visitor = new Visitor()
    /** The shortest of three, which says least of what else the machine does. */
    const duration = async (expected: number) => {
      const times: number[] = []
      for (let attempt = 0; attempt < 3; attempt += 1) {
        const started = performance.now()
        expect((await wrong(visitor, email)).status).toBe(expected)
        times.push(performance.now() - started)
      }
      return Math.min(...times)
    }
    const hashed = await duration(400)
    await db.delete(throttles)
    await flooded(email)
    let throttled = 0
    const statements = await statementsDuring(async () => {
      throttled = await duration(429)
    })
    expect(statements.filter(({ text }) => text.includes('"users"'))).toEqual([])
    expect(throttled).toBeLessThan(hashed / 2)
  }))

test('neither the address of an account nor that of a network stands in the table', async () => {
  const visitor = new Visitor()
  visitor.address = '203.0.113.77'
  await wrong(visitor, 'vertraulich@giebel.test')
  const rows = await db.select().from(throttles)
  expect(rows).toHaveLength(3)
  for (const { key } of rows) expect(key).toMatch(/^[0-9a-f]{64}$/)
  expect(JSON.stringify(rows)).not.toMatch(/203\.0|vertraulich/)
})

test.each([
  ['two addresses of one IPv6 network', '2001:db8:1:2::1', '2001:0DB8:1:2:ffff:ffff:ffff:ffff', true],
  ['two IPv6 networks', '2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['two IPv4 addresses', '203.0.113.1', '203.0.113.2', false],
  ['an IPv4 address, written as IPv6 as well', '203.0.113.1', '::ffff:203.0.113.1', true],
  ['an address that is missing, and one that is none', null, 'localhost, 1.2.3.4', true],
])('%s', async (_, first, second, isOne) => {
  for (const address of [first, second]) {
    const visitor = new Visitor()
    visitor.address = address
    await visitor.post(`/passwort/${'0'.repeat(64)}`, { next: goodPassword })
  }
  expect(await db.select().from(throttles)).toHaveLength(isOne ? 1 : 2)
})

test('the database away: an attempt to sign in fails like any other request, and opens nothing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { email } = await aUser()
  const prepare = env.DB.prepare.bind(env.DB)
  vi.spyOn(env.DB, 'prepare').mockImplementation((text) => {
    if (text.includes('throttles')) throw new Error('D1_ERROR: Network connection lost.')
    return prepare(text)
  })
  const answer = await new Visitor().post('/login', { email, password })
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([503, []])
})

test('the own password can be guessed five times, by one user alone; the right one does not count', async () => {
  const [one, other] = [await aUser(), await aUser()]
  const change = (visitor: Visitor, current: string, next = goodPassword) =>
    visitor.post('/dashboard/account/password', { current, next })
  expect((await change(one.visitor, password, 'zu kurz')).status).toBe(400)
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await change(one.visitor, 'falsch-geraten')).status).toBe(400)
  }
  const { alert, html } = await refusalIn(await change(one.visitor, password))
  expect(alert).toMatch(/Zu viele Versuche .* Versuchen Sie es in (?:\d+ Sekunden|einer Minute) noch einmal\./)
  expect(controlValue(html, 'current')).toBe('')
  one.visitor.speak('en')
  expect(await (await change(one.visitor, password)).text()).toContain('Too many attempts')
  expect((await change(other.visitor, password)).status).toBe(303)
  await wait(minute)
  expect((await change(one.visitor, password)).status).toBe(303)
})

test('links are tried twenty times from one network; the link stays whole, and works after the wait', async () => {
  const { id, email } = await aUser()
  const link = `/passwort/${await createPasswordToken(db, id)}`
  const visitor = new Visitor()
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const answer = await visitor.post(`/passwort/${String(attempt).repeat(64).slice(0, 64)}`, { next: goodPassword })
    expect(answer.status).toBe(404)
  }
  const { alert, html } = await refusalIn(await visitor.post(link, { next: goodPassword }))
  expect(alert).toContain('Der Link wird dadurch nicht verbraucht.')
  expect(html).not.toContain(goodPassword)
  expect(controlValue(html, 'next')).toBe('')
  const english = englishVisitor()
  english.address = visitor.address
  expect(textOf(await (await english.post(link, { next: goodPassword })).text())).toContain('Too many attempts.')
  const gone = await refusalIn(await visitor.post(`/passwort/${'f'.repeat(64)}`, { next: goodPassword }))
  expect(textOf(gone.html)).toContain('Dieser Link gilt nicht mehr')
  await wait(minute / 4)
  expect((await visitor.post(link, { next: goodPassword })).status).toBe(303)
  expect((await new Visitor().post('/login', { email, password: goodPassword })).status).toBe(303)
})

test('whose account is flooded gets in by a link, or by a password that the administration sets', async () => {
  const { id, email, name, role } = await aUser()
  await flooded(email)
  const link = `/passwort/${await createPasswordToken(db, id)}`
  expect((await new Visitor().post(link, { next: goodPassword })).status).toBe(303)
  expect((await new Visitor().post('/login', { email, password: goodPassword })).status).toBe(303)
  await flooded(email)
  await saveUser(db, { email, name, role, password })
  expect((await new Visitor().post('/login', { email, password })).status).toBe(303)
})

const anEnquiry = (changes: Record<string, string> = {}) => ({
  'bot-field': '',
  name: 'Annette Thomsen',
  email: 'annette@thomsen.example',
  phone: '',
  message: `Ist das Haus noch zu haben? ${crypto.randomUUID()}`,
  ...changes,
})

test('the eleventh message from one network waits, with every word; mistakes and machines do not count', async () => {
  const visitor = new Visitor()
  for (let post = 0; post < 10; post += 1) {
    expect((await visitor.post('/kontakt', anEnquiry())).status).toBe(303)
    expect((await visitor.post('/kontakt', anEnquiry({ name: '' }))).status).toBe(400)
    expect((await visitor.post('/kontakt', anEnquiry({ 'bot-field': 'x' }))).status).toBe(303)
  }
  const form = anEnquiry()
  const { alert, html } = await refusalIn(await visitor.post('/kontakt', form))
  expect(alert).toContain('Ihre Nachricht ist noch nicht bei uns')
  expect(alert).toMatch(/Senden Sie es in (?:\d+ Sekunden|einer Minute) noch einmal ab, oder rufen Sie uns an\./)
  const main = html.slice(html.indexOf('<main'))
  for (const [name, text] of Object.entries(form)) expect(controlValue(main, name)).toBe(text)
  const stored = () => db.select().from(enquiries).where(eq(enquiries.message, form.message))
  expect(await stored()).toEqual([])
  const data = await visitor.post('/kontakt.data', form)
  expect([data.status, Number(data.headers.get('Retry-After')) > 0]).toEqual([429, true])
  visitor.speak('en')
  expect(textOf(await (await visitor.post('/kontakt', form)).text())).toMatch(/Send it again in .*, or call us\./)
  expect((await new Visitor().post('/kontakt', anEnquiry())).status).toBe(303)
  await wait(minute)
  expect((await visitor.post('/kontakt', form)).status).toBe(303)
  expect(await stored()).toHaveLength(1)
})

test('rows in which everything is forgiven are removed, others stay', async () => {
  await usedUp('enquiry', 'vorbei', -second)
  await usedUp('enquiry', 'noch nicht', minute)
  await deleteClearedThrottles(db)
  expect(await rowOf('enquiry', 'vorbei')).toBeUndefined()
  expect(await rowOf('enquiry', 'noch nicht')).toBeDefined()
})
