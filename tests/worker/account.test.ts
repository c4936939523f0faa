import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessions, users } from '#app/data/tables/access.server.ts'
import { goodPassword, signedIn, userRow } from '#tests/support/users.ts'
import { aUser, controlValue, db, password, textOf, Visitor } from '#tests/support/visitor.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:135.0) Gecko/20100101 Firefox/135.0'

/** Signs in again, in a browser that says what it is. */
async function elsewhere(email: string): Promise<Visitor> {
  const visitor = new Visitor()
  await visitor.post('/login', { email, password }, { 'User-Agent': firefox })
  return visitor
}

const handles = (html: string) => [...html.matchAll(/name="session" value="([^"]*)"/g)].map(([, handle = '']) => handle)

test('everybody sees and changes the own name, and nothing else by it', async () => {
  const { email, visitor } = await aUser('editor')
  const before = await userRow(email)
  const fields = {
    name: '  <b>Petra</b> Neu ',
    role: 'admin',
    email: 'x@giebel.test',
    disabled: 'on',
    id: 'x',
    passwordHash: 'x',
  }
  expect((await visitor.save('/dashboard/account', fields)).status).toBe(303)
  expect(await userRow(email)).toEqual({ ...before, name: '<b>Petra</b> Neu', version: before.version + 1 })
  const html = await (await visitor.get('/dashboard/account')).text()
  expect(textOf(html)).toContain(`Ihr Name ist gespeichert. Rückgängig machen`)
  expect(textOf(html)).toContain(`Angemeldet als ${email}, Rolle Redaktion`)
  expect(html).not.toContain('<b>Petra')
  for (const name of ['', '   ', 'x'.repeat(81), 'Pe\u0000tra']) {
    const answer = await visitor.save('/dashboard/account', { name })
    expect(answer.status).toBe(400)
    const page = await answer.text()
    expect(page).toContain('aria-invalid="true"')
    if (!name.includes('\u0000')) expect(controlValue(page, 'name')).toBe(name)
  }
  expect((await userRow(email)).name).toBe('<b>Petra</b> Neu')
})

test('a new password ends every session and begins a new one here', async () => {
  const { email, visitor } = await aUser('editor')
  const other = await elsewhere(email)
  const token = visitor.cookies.get('__Host-session')
  const fields = { current: password, next: goodPassword, role: 'admin' }
  const answer = await visitor.post('/dashboard/account/password', fields)
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/dashboard/account'])
  expect(visitor.cookies.get('__Host-session')).not.toBe(token)
  const page = await visitor.get('/dashboard/account')
  expect(textOf(await page.text())).toContain('Ihr Passwort ist geändert. Überall sonst sind Sie abgemeldet.')
  expect((await other.get('/dashboard')).status).toBe(302)
  visitor.cookies.set('__Host-session', token ?? '')
  expect((await visitor.get('/dashboard')).status).toBe(302)
  expect((await new Visitor().post('/login', { email, password })).status).toBe(400)
  await signedIn(email, goodPassword)
  expect((await userRow(email)).role).toBe('editor')
})

test.each([
  [{ current: `${password}!`, next: goodPassword }, 'Bisheriges Passwort: Das ist nicht Ihr bisheriges Passwort.'],
  [{ current: '', next: goodPassword }, 'Bisheriges Passwort: Geben Sie ein Passwort ein.'],
  [{ current: password, next: '' }, 'Neues Passwort: Geben Sie ein Passwort ein.'],
  [{ current: password, next: password }, 'Neues Passwort: Das ist Ihr bisheriges Passwort.'],
  [{ current: password, next: 'x7#kL2!pQ9z' }, 'Neues Passwort: Nehmen Sie mindestens 12 Zeichen, jetzt sind es 11.'],
  [{ current: password, next: 'PetraProbe123' }, 'Neues Passwort: Das lässt sich aus Ihrem Namen'],
  [{ current: password, next: 'Q1w2e3r4t5y6' }, 'Neues Passwort: Das ist leicht zu erraten, weil viele es verwenden.'],
  [{}, 'Bisheriges Passwort: Geben Sie ein Passwort ein.'],
] as [Record<string, string>, string][])(
  '%j is refused at its field, and nothing changes',
  async (fields, sentence) => {
    const { email, visitor } = await aUser('editor')
    const before = await userRow(email)
    const answer = await visitor.post('/dashboard/account/password', fields)
    expect(answer.status).toBe(400)
    const html = await answer.text()
    expect(textOf(html)).toContain(sentence)
    expect(controlValue(html, 'current')).toBe('')
    expect(controlValue(html, 'next')).toBe('')
    expect(await userRow(email)).toEqual(before)
    expect((await visitor.get('/dashboard')).status).toBe(200)
  },
)

test('a password that many people use is refused in English as well', async () => {
  const { visitor } = await aUser('editor')
  visitor.speak('en')
  const refusals = [
    ['q1w2e3r4t5y6', 'This is easy to guess because many people use it. Add some other words.'],
    ['letmein', 'Use at least 12 characters. You have entered 7.'],
  ] as const
  for (const [next, sentence] of refusals) {
    const answer = await visitor.post('/dashboard/account/password', { current: password, next })
    expect([answer.status, textOf(await answer.text())]).toEqual([400, expect.stringContaining(sentence)])
  }
})

test('the own sessions are listed by what their browsers say, the present one first and without a button', async () => {
  const { email, visitor } = await aUser('editor')
  const other = await elsewhere(email)
  const html = await (await visitor.get('/dashboard/account')).text()
  const text = textOf(html)
  expect(text).toMatch(/Unbekannter Browser Diese Sitzung Angemeldet am .* Firefox unter Windows Angemeldet am/)
  expect(handles(html)).toHaveLength(1)
  const tokens = [visitor, other].map((browser) => browser.cookies.get('__Host-session') ?? '')
  const ids = await db.select({ id: sessions.id }).from(sessions)
  for (const secret of [...tokens, ...ids.map(({ id }) => id)]) expect(html).not.toContain(secret)
})

test('one session is ended, then all others', async () => {
  const { email, visitor } = await aUser('editor')
  const [first, second, third] = [await elsewhere(email), await elsewhere(email), await elsewhere(email)]
  const [handle = ''] = handles(await (await visitor.get('/dashboard/account')).text())
  await visitor.post('/dashboard/account/sessions', { session: handle })
  expect(textOf(await (await visitor.get('/dashboard/account')).text())).toContain('Die Sitzung ist beendet.')
  const open = async () => {
    const answers = await Promise.all([first, second, third].map((browser) => browser.get('/dashboard')))
    return answers.filter(({ status }) => status === 200).length
  }
  expect(await open()).toBe(2)
  await visitor.post('/dashboard/account/sessions', { session: handle })
  expect(textOf(await (await visitor.get('/dashboard/account')).text())).toContain('Diese Sitzung war schon beendet.')
  await visitor.post('/dashboard/account/sessions', { others: 'on' })
  expect(textOf(await (await visitor.get('/dashboard/account')).text())).toContain('2 andere Sitzungen sind beendet.')
  expect(await open()).toBe(0)
})

test("nobody ends somebody else's session", async () => {
  const victim = await aUser('admin')
  await elsewhere(victim.email)
  const { visitor } = await aUser('editor')
  const rows = await db.select().from(sessions).where(eq(sessions.userId, victim.id))
  const token = victim.visitor.cookies.get('__Host-session') ?? ''
  const guesses = [...rows.flatMap(({ id }) => [id, id.slice(0, 16)]), token, token.slice(0, 16), '%', '', victim.id]
  for (const session of guesses) await visitor.post('/dashboard/account/sessions', { session })
  await visitor.post('/dashboard/account/sessions', { others: 'on', userId: victim.id })
  await visitor.post('/dashboard/account/sessions', {})
  expect(await db.select().from(sessions).where(eq(sessions.userId, victim.id))).toEqual(rows)
  expect((await visitor.get('/dashboard/account')).status).toBe(200)
})

test('sessions that have run out are not listed', async () => {
  const { email, id, visitor } = await aUser('editor')
  const other = await elsewhere(email)
  await db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.userAgent, firefox))
  expect((await other.get('/dashboard')).status).toBe(302)
  expect(handles(await (await visitor.get('/dashboard/account')).text())).toEqual([])
  expect(await db.select().from(sessions).where(eq(sessions.userId, id))).toHaveLength(2)
})

const langOf = async (visitor: Visitor, path: string) =>
  /<html[^>]* lang="(\w+)"/.exec(await (await visitor.get(path)).text())?.[1]

test('the dashboard speaks the language of the account, on every device and from the first page on', async () => {
  const { email, id, visitor } = await aUser('editor')
  const other = await elsewhere(email)
  expect([await langOf(visitor, '/dashboard'), await langOf(other, '/dashboard')]).toEqual(['de', 'de'])
  const answer = await visitor.post('/locale', { language: 'en', redirectTo: '/dashboard/team' })
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/dashboard/team'])
  expect(await langOf(visitor, '/dashboard/team')).toBe('en')
  // The other device is led to the same page once more, in the other language, and stays there.
  const led = await other.get('/dashboard/team?tab=trash')
  expect([led.status, led.headers.get('Location')]).toEqual([302, '/dashboard/team?tab=trash'])
  expect(await langOf(other, '/dashboard/team?tab=trash')).toBe('en')
  const [row] = await db.select().from(users).where(eq(users.id, id))
  expect([row?.locale, row?.version]).toEqual(['en', 1])
})

test('what the visitor of the website has chosen is nothing to the dashboard, nor the other way round', async () => {
  const visitor = await elsewhere((await aUser('editor')).email)
  visitor.cookies.set('__Host-locale', 'en')
  expect(await langOf(visitor, '/dashboard')).toBe('de')
  expect(await langOf(visitor, '/en/team-gibt-es-nicht')).toBe('en')
  visitor.cookies.delete('__Host-locale')
  await visitor.post('/locale', { language: 'en' })
  expect([await langOf(visitor, '/dashboard'), await langOf(visitor, '/unser-team')]).toEqual(['en', 'de'])
})

test('a post on a device that speaks the former language is answered in it, and nothing typed is lost', async () => {
  const { email, visitor } = await aUser('editor')
  const other = await elsewhere(email)
  await visitor.post('/locale', { language: 'en' })
  const refused = await other.post('/dashboard/account', { name: '', version: '1' })
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('<html lang="de"')
  expect(other.cookies.get('__Host-staff-locale')).toBe('en')
})

test('whoever is signed out sets the language of the sign-in form, and of nobody’s account', async () => {
  const visitor = new Visitor()
  await visitor.post('/locale', { language: 'en', redirectTo: '/login' })
  expect(await langOf(visitor, '/login')).toBe('en')
  visitor.cookies.set('__Host-staff-locale', 'fr')
  expect(await langOf(visitor, '/login')).toBe('de')
})
