import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessionLifetime } from '#app/data/access/sessions.server.ts'
import { saveUser } from '#app/data/access/users.server.ts'
import { sessions, users } from '#app/data/tables/access.server.ts'
import { aPicture } from '#tests/support/picture-files.ts'
import { statementsDuring } from '#tests/support/statements.ts'
import { controlValue, db, password, staff, textOf, Visitor } from '#tests/support/visitor.ts'

async function aUser(secret = password): Promise<string> {
  const email = `user-${crypto.randomUUID()}@giebel.test`
  await saveUser(db, { email, name: 'Petra Probe', role: 'editor', password: secret })
  return email
}

test('signing in leads to the dashboard, with a cookie that scripts and other hosts cannot use', async () => {
  const visitor = new Visitor()
  const answer = await visitor.post('/login', { email: await aUser(), password })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('Location')).toBe('/dashboard')
  const [cookie = ''] = answer.headers.getSetCookie()
  expect(cookie).toMatch(/^__Host-session=[0-9a-f]{64}; Path=\/; Max-Age=\d+; HttpOnly; Secure; SameSite=Lax$/)
  const overview = await visitor.get('/dashboard')
  expect(overview.status).toBe(200)
  expect(textOf(await overview.text())).toContain('Petra Probe')
})

test('the address is compared without case and spaces', async () => {
  const email = await aUser()
  const answer = await new Visitor().post('/login', { email: ` ${email.toUpperCase()} `, password })
  expect(answer.status).toBe(303)
})

test('a wrong password and an unknown address get the same answer, and the typed address stays', async () => {
  const email = await aUser()
  const wrong = await new Visitor().post('/login', { email, password: `${password}!` })
  const unknown = await new Visitor().post('/login', { email: 'niemand@giebel.test', password })
  for (const answer of [wrong, unknown]) {
    expect(answer.status).toBe(400)
    expect(answer.headers.getSetCookie()).toEqual([])
  }
  const [wrongPage, unknownPage] = [await wrong.text(), await unknown.text()]
  expect(controlValue(wrongPage, 'email')).toBe(email)
  expect(controlValue(wrongPage, 'password')).toBe('')
  expect(textOf(wrongPage)).toContain('E-Mail-Adresse oder Passwort stimmt nicht')
  expect(textOf(unknownPage)).toBe(textOf(wrongPage))
  // Which of the two is wrong is not said: both are marked, and the sentence belongs to both.
  expect(wrongPage).toMatch(/id="sign-in-problem"[^>]*role="alert"/)
  for (const name of ['email', 'password']) {
    const control = wrongPage.match(new RegExp(`<input[^>]*name="${name}"[^>]*>`))?.[0]
    expect(control).toContain('aria-invalid="true"')
    expect(control).toContain('aria-describedby="sign-in-problem"')
  }
})

test('empty and absurd posts are refused like a wrong password', async () => {
  const long = { email: 'x'.repeat(50_000), password: 'y'.repeat(50_000) }
  const posts: Record<string, string>[] = [{}, { email: '', password: '' }, long]
  for (const fields of posts) {
    expect((await new Visitor().post('/login', fields)).status).toBe(400)
  }
})

test('the database holds neither the password nor the token of a session', async () => {
  const visitor = await staff()
  const rows = JSON.stringify([await db.select().from(users), await db.select().from(sessions)])
  expect(rows).not.toContain(password)
  expect(rows).not.toContain(visitor.cookies.get('__Host-session'))
})

test('signing out ends the session on the server too', async () => {
  const visitor = await staff()
  const token = visitor.cookies.get('__Host-session') ?? ''
  const answer = await visitor.post('/logout', {})
  expect(answer.status).toBe(303)
  expect(visitor.cookies.has('__Host-session')).toBe(false)
  visitor.cookies.set('__Host-session', token)
  expect((await visitor.get('/dashboard')).headers.get('Location')).toContain('/login')
})

test('signing in again ends the session that the browser had', async () => {
  const email = await aUser()
  const visitor = new Visitor()
  await visitor.post('/login', { email, password })
  const first = visitor.cookies.get('__Host-session') ?? ''
  await visitor.post('/login', { email, password })
  const other = new Visitor()
  other.cookies.set('__Host-session', first)
  expect((await other.get('/dashboard')).status).toBe(302)
  expect((await visitor.get('/dashboard')).status).toBe(200)
})

test('a session ends after its idle time, and a disabled user has none', async () => {
  const idle = await staff()
  const [session] = await db.select().from(sessions)
  expect(session).toBeDefined()
  await db.update(sessions).set({ lastSeenAt: new Date(Date.now() - sessionLifetime.idle - 1000) })
  expect((await idle.get('/dashboard')).status).toBe(302)

  const disabled = await staff()
  await db.update(users).set({ disabled: true })
  expect((await disabled.get('/dashboard')).status).toBe(302)
  await db.update(users).set({ disabled: false })
})

test('a session that is used goes on past its idle time', async () => {
  const visitor = await staff()
  const anHourLess = sessionLifetime.idle - 60 * 60 * 1000
  for (let visit = 0; visit < 3; visit += 1) {
    await db.update(sessions).set({ lastSeenAt: sql`${sessions.lastSeenAt} - ${anHourLess}` })
    expect((await visitor.get('/dashboard')).status).toBe(200)
  }
})

test('a password is the same however the keyboard composes its letters', async () => {
  const email = await aUser('vier-wörter-am-ﬁnstern-Abend')
  const decomposed = await new Visitor().post('/login', { email, password: 'vier-wo\u0308rter-am-finstern-Abend' })
  expect(decomposed.status).toBe(303)
  expect((await new Visitor().post('/login', { email, password: 'vier-worter-am-finstern-Abend' })).status).toBe(400)
})

test('a disabled user cannot sign in', async () => {
  const email = await aUser()
  await db.update(users).set({ disabled: true }).where(eq(users.email, email))
  expect((await new Visitor().post('/login', { email, password })).status).toBe(400)
})

test('after signing in the page that was asked for opens, but never a foreign one', async () => {
  const email = await aUser()
  const visitor = new Visitor()
  const turnedAway = await visitor.get('/dashboard/properties?tab=drafts')
  expect(turnedAway.headers.get('Location')).toBe('/login?redirectTo=%2Fdashboard%2Fproperties%3Ftab%3Ddrafts')
  const form = await (await visitor.get(turnedAway.headers.get('Location') ?? '')).text()
  expect(controlValue(form, 'redirectTo')).toBe('/dashboard/properties?tab=drafts')
  for (const target of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/a\nb',
    '/a\u0001b',
    '/日本',
  ]) {
    const answer = await new Visitor().post('/login', { email, password, redirectTo: target })
    expect(answer.headers.get('Location')).toBe('/dashboard')
  }
})

test('whoever is signed in does not see the sign-in form', async () => {
  const visitor = await staff()
  expect((await visitor.get('/login')).headers.get('Location')).toBe('/dashboard')
})

test('a new password ends the sessions that the old one had opened', async () => {
  const email = await aUser()
  const visitor = new Visitor()
  await visitor.post('/login', { email, password })
  await saveUser(db, { email, name: 'Petra Probe', role: 'editor', password: 'ein-anderes-Passwort' })
  expect((await visitor.get('/dashboard')).status).toBe(302)
  expect((await new Visitor().post('/login', { email, password })).status).toBe(400)
})

test('whoever posts after the session has ended signs in on the spot and gets back to the page', async () => {
  const visitor = await staff()
  visitor.cookies.delete('__Host-session')
  const from = 'https://giebel.test/dashboard/properties?tab=drafts'
  const answer = await visitor.post(
    '/dashboard/properties/zzzzzzzzzzzz/visibility',
    { published: 'on' },
    { Referer: from },
  )
  expect(answer.status).toBe(401)
  const page = await answer.text()
  expect(controlValue(page, 'redirectTo')).toBe('/dashboard/properties?tab=drafts')
  expect(textOf(page)).toContain('Melden Sie sich an, dann geht es damit weiter.')
})

test('a post from another site leads back to no page of ours, though its address is as long', async () => {
  const from = 'https://fremde.test/dashboard/users'
  const answer = await new Visitor().post('/dashboard/properties/zzzzzzzzzzzz/visibility', {}, { Referer: from })
  expect([answer.status, controlValue(await answer.text(), 'redirectTo')]).toEqual([401, '/dashboard'])
})

test('an address that is too long for one is looked up nowhere', async () => {
  const post = (email: string) =>
    statementsDuring(() => new Visitor().post('/login', { email, password: 'falsch' })).then((statements) =>
      statements.some(({ text }) => text.includes('from "users"')),
    )
  expect(await post(`${'x'.repeat(50)}@mail.example`)).toBe(true)
  expect(await post(`${'x'.repeat(400)}@mail.example`)).toBe(false)
})

/** The hidden field that the sign-in form keeps a post in. */
function interruptedIn(html: string): string {
  return controlValue(html, 'interrupted') ?? ''
}

test('a form posted after the session ended is kept by the sign-in form, and goes on after signing in', async () => {
  const visitor = new Visitor()
  const typed = {
    id: 'unterbrochen',
    marketType: 'rent',
    houseType: 'plot',
    name: 'Wiese "am" <Bach> & Wald',
    propertyNumber: 'SI-1',
    city: 'Mölln',
    description: 'Erste Zeile\r\n\r\nZweite',
  }
  const late = await visitor.post('/dashboard/properties/new', typed)
  expect(late.status).toBe(401)
  const form = await late.text()
  expect(textOf(form)).toContain('Was Sie eingegeben haben, ist noch da')
  const email = await aUser()
  const mistyped = await visitor.post('/login', { email, password: 'falsch', interrupted: interruptedIn(form) })
  expect(mistyped.status).toBe(400)
  const again = await mistyped.text()
  const answer = await visitor.post('/login', { email, password, interrupted: interruptedIn(again) })
  expect(answer.status).toBe(200)
  const page = await answer.text()
  expect(/<form[^>]*action="([^"]*)"/.exec(page)?.[1]).toBe('/dashboard/properties/new')
  const kept = Object.fromEntries(Object.keys(typed).map((name) => [name, controlValue(page, name)]))
  expect(kept).toEqual(typed)
  const saved = await visitor.post('/dashboard/properties/new', kept as Record<string, string>)
  expect(saved.status).toBe(303)
})

test('files cannot be kept, which the page says; passwords and endless posts are not', async () => {
  const visitor = new Visitor()
  const form = new FormData()
  form.append('name', 'Petra')
  form.append('picture', aPicture())
  const late = await visitor.post('/dashboard/properties/zzzzzzzzzzzz/images', form)
  const signedIn = await visitor.post('/login', {
    email: await aUser(),
    password,
    interrupted: interruptedIn(await late.text()),
  })
  expect(textOf(await signedIn.text())).toContain('Wählen Sie sie danach noch einmal aus')
  const passwords = await new Visitor().post('/dashboard/account/password', { current: 'geheim-1', next: 'geheim-2' })
  expect(passwords.status).toBe(401)
  expect(await passwords.text()).not.toContain('geheim-')
  const endless = await new Visitor().post('/dashboard/properties/new', { description: 'x'.repeat(500_000) })
  expect(endless.status).toBe(401)
  expect(interruptedIn(await endless.text())).toBe('')
})

test.each([
  '',
  'null',
  '{}',
  '{"action":"https://evil.example/","fields":[],"hadFiles":false}',
  '{"action":"//evil.example","fields":[["a","b"]],"hadFiles":false}',
])('an interrupted post that is none is ignored: %s', async (interrupted) => {
  const answer = await new Visitor().post('/login', { email: await aUser(), password, interrupted })
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/dashboard'])
})

test('a password is compared whole: what is typed beyond the thousandth character counts', async () => {
  const long = `${'ein langer Satz '.repeat(62)}am Abend`
  expect(long).toHaveLength(1_000)
  await saveUser(db, { email: 'lang@giebel.test', name: 'Lang', role: 'editor', password: long })
  const attempt = (password: string) => new Visitor().post('/login', { email: 'lang@giebel.test', password })
  expect((await attempt(`${long}!`)).status).toBe(400)
  expect((await attempt(long)).status).toBe(303)
})
