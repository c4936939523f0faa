/** The way back for whoever forgot the password: a link by mail, which tells nobody who has an account. */
import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { createPasswordToken } from '#app/data/access/password-tokens.server.ts'
import { throttles } from '#app/data/tables/access.server.ts'
import { mailedLinks } from '#app/data/tables/mailed-links.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import { anAgency, deliveryRun, type PostOffice, pass, postOffice } from '#tests/support/post-office.ts'
import { callsDuring } from '#tests/support/statements.ts'
import { goodPassword } from '#tests/support/users.ts'
import { aUser, controlValue, db, textOf, Visitor } from '#tests/support/visitor.ts'

vi.spyOn(console, 'warn').mockImplementation(() => {})
vi.spyOn(console, 'info').mockImplementation(() => {})
await anAgency()

const minute = 60_000

afterEach(async () => {
  vi.useRealTimers()
  await db.delete(throttles)
  await db.delete(outbox)
})

const vars = { MAIL_FROM: 'website@probe.example', SITE_URL: 'https://giebel.test' }

const asked = (office: PostOffice, email: string, visitor = new Visitor(office.bindings)) =>
  visitor.post('/passwort-vergessen', { email })

const linkIn = (text = '') => /https:\/\/giebel\.test(\/passwort\/[0-9a-f]{64})\n/.exec(text)?.[1] ?? ''

test('a lone administrator comes back without a terminal: page, mail, link, dashboard', async () => {
  const { email } = await aUser('admin', 'Lea Letzte')
  const office = postOffice(vars)
  const visitor = new Visitor(office.bindings)
  expect(await (await visitor.get('/login')).text()).toContain('href="/passwort-vergessen"')
  const page = await visitor.get('/passwort-vergessen')
  expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
  expect(await page.text()).toContain('noindex')

  const answer = await asked(office, ` ${email.toUpperCase()} `, visitor)
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/passwort-vergessen?gesendet'])
  const sent = await (await visitor.get('/passwort-vergessen?gesendet')).text()
  expect(sent).toContain('role="status"')
  expect(textOf(sent)).toContain('Wenn zu dieser Adresse ein Konto gehört, ist eine E-Mail mit einem Link unterwegs.')

  const [mail] = office.mails
  expect(mail).toMatchObject({ to: email, subject: 'Neues Passwort für die Website von Probe' })
  expect(mail?.text).toContain('Guten Tag Lea Letzte')
  expect(mail?.text).toContain('Haben Sie das nicht angefordert?')
  const link = linkIn(mail?.text)
  expect((await visitor.post(link, { next: goodPassword })).headers.get('Location')).toBe('/dashboard')
  expect((await visitor.get('/dashboard')).status).toBe(200)
  expect((await visitor.get(link)).status).toBe(404)
})

test('the mail leaves after a random pause, so the time of the answer shows nothing', async () => {
  const { email } = await aUser()
  const pauses: number[] = []
  const spy = vi.spyOn(scheduler, 'wait').mockImplementation(async (pause) => void pauses.push(pause))
  const delayed = { ...vars, MAILS_AT_ONCE: '' }
  await asked(postOffice(delayed), email)
  await asked(postOffice(delayed), 'unknown@probe.example')
  spy.mockRestore()
  expect(pauses).toHaveLength(2)
  expect(pauses[0]).not.toBe(pauses[1])
  for (const pause of pauses) expect(pause).toBeGreaterThanOrEqual(200)
})

test('in English the mail is English', async () => {
  const { email } = await aUser()
  const office = postOffice(vars)
  const visitor = new Visitor(office.bindings)
  visitor.cookies.set('locale', 'en')
  expect(textOf(await (await visitor.get('/passwort-vergessen')).text())).toContain('Send the link')
  await asked(office, email, visitor)
  expect(office.mails[0]).toMatchObject({ subject: 'A new password for the Probe website' })
  expect(office.mails[0]?.text).toContain('If this wasn’t you')
})

test('known, unknown and blocked addresses get the same answer after the same calls; only the known one a mail', async () => {
  const [known, blocked] = [await aUser(), await aUser()]
  await db.run(`update users set disabled = 1 where id = '${blocked.id}'`)
  const answers = []
  for (const email of [known.email, 'niemand@giebel.test', blocked.email]) {
    // Nobody delivers here: what is sent before the answer is compared.
    const office = postOffice(vars)
    office.delay = new Promise(() => {})
    const visitor = new Visitor({ ...office.bindings, MAIL_FROM: '' })
    let answer: Response | undefined
    const calls = await callsDuring(async () => {
      answer = await asked(office, email, visitor)
    })
    const texts = calls.flat().map(({ text }) => text)
    const untilTheMail = texts.slice(0, texts.findIndex((text) => text.startsWith('insert into "outbox"')) + 1)
    const headers = [...(answer?.headers ?? [])].filter(([name]) => !/nonce|policy|date/i.test(name))
    answers.push({ status: answer?.status, headers, untilTheMail })
  }
  expect(answers[0]?.untilTheMail.length).toBeGreaterThan(0)
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
  expect(await db.select().from(outbox)).toHaveLength(1)
})

test('no token waits in the outbox, none stays there, and the tables hold only its hash', async () => {
  const { id, email } = await aUser()
  const office = postOffice(vars)
  office.fault = new Error('away')
  await asked(office, email)
  const [waiting] = await db.select().from(outbox)
  expect(waiting).toMatchObject({ channel: 'passwordLink', attempts: 1 })
  expect(JSON.stringify(waiting)).not.toMatch(/[0-9a-f]{64}/)
  office.fault = null
  await pass(minute)
  await deliveryRun(office)
  const token = linkIn(office.mails[0]?.text).slice('/passwort/'.length)
  const rows = JSON.stringify([await db.select().from(outbox), await db.select().from(mailedLinks)])
  expect(rows).not.toContain(token)
  expect(rows).not.toContain(email)
  expect(await db.select().from(mailedLinks).where(eq(mailedLinks.subject, id))).toHaveLength(1)
})

test('mail away for over an hour: the link that nobody waits for any more is not sent', async () => {
  const { id, email } = await aUser()
  const office = postOffice(vars)
  office.fault = new Error('away')
  await asked(office, email)
  office.fault = null
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * minute })
  await deliveryRun(office)
  const [parcel] = await db.select().from(outbox)
  expect([office.mails, parcel?.payload]).toEqual([[], {}])
  expect(await db.select().from(mailedLinks).where(eq(mailedLinks.subject, id))).toEqual([])
})

test('a mailed link ends after an hour, a newer one replaces it, and one that was handed over stays', async () => {
  const { id, email } = await aUser()
  const handed = `/passwort/${await createPasswordToken(db, id)}`
  const office = postOffice(vars)
  await asked(office, email)
  await asked(office, email)
  const [first, second] = office.mails.map(({ text }) => linkIn(text))
  const status = async (link = '') => (await new Visitor().get(link)).status
  expect([await status(first), await status(second), await status(handed)]).toEqual([404, 200, 200])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * minute })
  expect([await status(second), await status(handed)]).toEqual([404, 200])
})

test('nobody fills a mailbox: three mails an hour at most, and the answer does not change', async () => {
  const { email } = await aUser()
  const office = postOffice(vars)
  for (let post = 0; post < 6; post += 1) expect((await asked(office, email)).status).toBe(303)
  expect(office.mails).toHaveLength(3)
})

test('one network that asks for many addresses waits, and is told how long; the typed address stays', async () => {
  const office = postOffice(vars)
  const visitor = new Visitor(office.bindings)
  for (let post = 0; post < 5; post += 1) {
    expect((await asked(office, `niemand-${post}@giebel.test`, visitor)).status).toBe(303)
  }
  const refused = await asked(office, 'sechster@giebel.test', visitor)
  expect([refused.status, Number(refused.headers.get('Retry-After'))]).toEqual([429, expect.any(Number)])
  const html = await refused.text()
  expect(textOf(html)).toMatch(/Versuchen Sie es in (?:\d+ Sekunden|einer Minute) noch einmal\./)
  expect(controlValue(html, 'email')).toBe('sechster@giebel.test')
})

test.each(['', 'keine Adresse', `${'x'.repeat(250)}@giebel.test`])('"%s" is refused at its field', async (email) => {
  const answer = await asked(postOffice(vars), email)
  expect(answer.status).toBe(400)
  const html = await answer.text()
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain('role="alert"')
  expect(controlValue(html, 'email')).toBe(email)
})

test('the link leads to where the settings say, whatever host the request names', async () => {
  const { email } = await aUser()
  const office = postOffice(vars)
  const body = new URLSearchParams({ email })
  const headers = { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-Host': 'evil.example' }
  await new Visitor(office.bindings).send(
    new Request('https://evil.example/passwort-vergessen', { method: 'POST', body, headers }),
  )
  expect(office.mails[0]?.text).not.toContain('evil')
  expect(linkIn(office.mails[0]?.text)).not.toBe('')
})
