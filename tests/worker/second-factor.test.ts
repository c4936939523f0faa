/** Sign-in in two steps, as a browser without scripts goes through it. */
import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { createPasswordToken } from '#app/data/access/password-tokens.server.ts'
import { setDisabled } from '#app/data/access/user-changes.server.ts'
import { saveUser } from '#app/data/access/users.server.ts'
import { createPicture } from '#app/data/pictures/images.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import {
  authenticatorApps,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
  signIns,
} from '#app/data/tables/access.server.ts'
import { whileDatabaseFails } from '#tests/support/database-faults.ts'
import { aPasskey, askedOf } from '#tests/support/passkey.ts'
import { aProperty } from '#tests/support/properties.ts'
import { aUserWithApp, codeAt, codesIn, secretIn, setUp, wrongCode } from '#tests/support/second-factor.ts'
import { goodPassword } from '#tests/support/users.ts'
import { aUser, controlValue, db, password, staff, textOf, Visitor } from '#tests/support/visitor.ts'

const minute = 60_000

afterEach(() => {
  vi.useRealTimers()
})

/** As long after now; a code that was just used is followed by another one. */
function later(milliseconds: number): void {
  const now = Date.now() + milliseconds
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(now)
}

/** A browser in which the password of this user was right a moment ago. */
async function afterPassword(email: string): Promise<Visitor> {
  const visitor = new Visitor()
  const answer = await visitor.post('/login', { email, password })
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/login/code?redirectTo=%2Fdashboard'])
  return visitor
}

const isSignedIn = async (visitor: Visitor) => (await visitor.get('/dashboard')).status === 200

test('setting it up takes the password, a code of the app, and shows ten recovery codes once', async () => {
  const { id, email, visitor } = await aUser()
  const other = new Visitor()
  await other.post('/login', { email, password })
  expect(await isSignedIn(other)).toBe(true)

  const refused = await visitor.post('/dashboard/account/second-factor', { current: `${password}!` })
  expect(refused.status).toBe(400)
  expect(await refused.text()).toMatch(/role="alert"[\s\S]*aria-invalid="true"/)
  expect(await db.select().from(authenticatorApps).where(eq(authenticatorApps.userId, id))).toEqual([])

  await visitor.post('/dashboard/account/second-factor', { current: password })
  const page = await (await visitor.get('/dashboard/account/second-factor/app')).text()
  const secret = secretIn(page)
  expect(secret).toHaveLength(32)
  expect(textOf(page)).toContain(secret.match(/.{4}/g)?.join(' '))
  expect(page).toMatch(/<svg[^>]*aria-label="QR-Code für die App"/)
  // Loading the page again shows the same code: it may have been scanned already.
  expect(secretIn(await (await visitor.get('/dashboard/account/second-factor/app')).text())).toBe(secret)

  for (const code of ['', '   ', wrongCode(secret), '12345', '1234567', 'abcdef', '9'.repeat(50_000)]) {
    const answer = await visitor.post('/dashboard/account/second-factor/app', { code })
    expect(answer.status).toBe(400)
    const html = await answer.text()
    expect(html).toMatch(
      /role="alert"[\s\S]*id="code"[^>]*aria-invalid="true"[^>]*aria-describedby="second-factor-app-code-error/,
    )
    expect(secretIn(html)).toBe(secret)
  }
  expect(await isSignedIn(other)).toBe(true)

  const code = codeAt(secret)
  const done = await visitor.post('/dashboard/account/second-factor/app', {
    code: `${code.slice(0, 3)} ${code.slice(3)}`,
  })
  expect(done.status).toBe(200)
  const codes = codesIn(await done.text())
  expect(codes).toHaveLength(10)
  expect(await isSignedIn(visitor)).toBe(true)
  expect(await isSignedIn(other)).toBe(false)
  const state = textOf(await (await visitor.get('/dashboard/account/second-factor')).text())
  expect(state).toContain('Noch 10 Wiederherstellungscodes')
  for (const one of codes) expect(state).not.toContain(one)
  // A second post of the code sets nothing up once more.
  expect((await visitor.post('/dashboard/account/second-factor/app', { code })).status).toBe(400)
  expect(await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id))).toHaveLength(10)
})

test('a password alone opens nothing; the code does, once', async () => {
  const { email, secret } = await aUserWithApp()
  later(minute)
  const visitor = await afterPassword(email)
  expect(visitor.cookies.has('__Host-session')).toBe(false)
  expect(await isSignedIn(visitor)).toBe(false)
  const form = await (await visitor.get('/login/code?redirectTo=%2Fdashboard%2Fteam')).text()
  expect(textOf(form)).toContain('Code aus der App')
  const wrong = await visitor.post('/login/code', { code: wrongCode(secret), redirectTo: '/dashboard/team' })
  expect(wrong.status).toBe(400)
  const html = await wrong.text()
  expect(html).toMatch(/id="code"[^>]*aria-invalid="true"[^>]*aria-describedby="code-error/)
  expect(controlValue(html, 'code')).toBe('')
  expect(controlValue(html, 'redirectTo')).toBe('/dashboard/team')
  const code = codeAt(secret)
  const right = await visitor.post('/login/code', { code, redirectTo: '/dashboard/team' })
  expect([right.status, right.headers.get('Location')]).toEqual([303, '/dashboard/team'])
  expect(visitor.cookies.has('__Host-sign-in')).toBe(false)
  expect(await isSignedIn(visitor)).toBe(true)

  const thief = await afterPassword(email)
  for (const used of [code, codeAt(secret, Date.now() - 30_000)]) {
    expect((await thief.post('/login/code', { code: used })).status).toBe(400)
  }
  expect(await isSignedIn(thief)).toBe(false)
})

test('of two posts of one code at once, one signs in', async () => {
  const { email, secret } = await aUserWithApp()
  later(minute)
  const visitors = [await afterPassword(email), await afterPassword(email)]
  const code = codeAt(secret)
  const answers = await Promise.all(visitors.map((visitor) => visitor.post('/login/code', { code })))
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 400])
})

test('a recovery code stands in for the app, once, however it is typed', async () => {
  const { id, email, codes } = await aUserWithApp()
  const [first = '', second = ''] = codes
  const visitor = await afterPassword(email)
  const typed = ` ${first.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'I')} `
  expect((await visitor.post('/login/code', { code: '', recoveryCode: typed })).status).toBe(303)
  expect(await isSignedIn(visitor)).toBe(true)
  const again = await afterPassword(email)
  expect((await again.post('/login/code', { recoveryCode: first })).status).toBe(400)
  // In the field of the app's code it is understood as well.
  expect((await again.post('/login/code', { code: second })).status).toBe(303)
  expect(await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id))).toHaveLength(8)
})

test('new recovery codes make the old ones void', async () => {
  const { email, visitor, codes } = await aUserWithApp()
  expect((await visitor.get('/dashboard/account/second-factor/recovery-codes')).status).toBe(200)
  const answer = await visitor.post('/dashboard/account/second-factor/recovery-codes', {})
  const fresh = codesIn(await answer.text())
  expect(fresh).toHaveLength(10)
  const other = await afterPassword(email)
  expect((await other.post('/login/code', { recoveryCode: codes[0] ?? '' })).status).toBe(400)
  expect((await other.post('/login/code', { recoveryCode: fresh[0] ?? '' })).status).toBe(303)
})

test('guessing at codes is held up; a recovery code still opens the account', async () => {
  const { email, secret, codes } = await aUserWithApp()
  later(minute)
  const statuses: number[] = []
  const visitor = await afterPassword(email)
  for (let attempt = 0; attempt < 12; attempt++) {
    statuses.push((await visitor.post('/login/code', { code: wrongCode(secret) })).status)
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429])
  const elsewhere = await afterPassword(email)
  const held = await elsewhere.post('/login/code', { code: codeAt(secret) })
  expect(held.status).toBe(429)
  expect(Number(held.headers.get('Retry-After'))).toBeLessThanOrEqual(600)
  expect(textOf(await held.text())).toContain('nehmen Sie einen Wiederherstellungscode')
  expect((await elsewhere.post('/login/code', { recoveryCode: codes[0] ?? '' })).status).toBe(303)
})

test('the same answer for a wrong code, a used one and one of somebody else', async () => {
  const { email, secret } = await aUserWithApp()
  const other = await aUserWithApp()
  later(minute)
  const visitor = await afterPassword(email)
  const pages = []
  for (const code of [
    wrongCode(secret),
    codeAt(other.secret),
    other.codes[0] ?? '',
    codeAt(secret, Date.now() - minute),
  ]) {
    pages.push(textOf(await (await visitor.post('/login/code', { code })).text()))
  }
  expect(new Set(pages).size).toBe(1)
})

test('without a right password there is nothing to give a code to', async () => {
  const { secret } = await aUserWithApp()
  const visitor = new Visitor()
  const page = await visitor.get('/login/code')
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('name="password"')
  visitor.cookies.set('__Host-sign-in', 'f'.repeat(64))
  const answer = await visitor.post('/login/code', { code: codeAt(secret), redirectTo: '/dashboard/team' })
  expect(answer.status).toBe(401)
  const html = await answer.text()
  expect(html).toContain('name="password"')
  expect(controlValue(html, 'redirectTo')).toBe('/dashboard/team')
})

test('a sign-in that waited ten minutes begins again', async () => {
  const { email, secret } = await aUserWithApp()
  later(minute)
  const visitor = await afterPassword(email)
  vi.setSystemTime(Date.now() + 10 * minute)
  expect((await visitor.post('/login/code', { code: codeAt(secret) })).status).toBe(401)
  expect(await isSignedIn(visitor)).toBe(false)
})

test('a password that changes, or a user who is blocked, ends the sign-ins that wait', async () => {
  const changed = await aUserWithApp()
  const blocked = await aUserWithApp()
  later(minute)
  const waiting = await afterPassword(changed.email)
  const answer = await changed.visitor.post('/dashboard/account/password', { current: password, next: goodPassword })
  expect(answer.status).toBe(303)
  expect((await waiting.post('/login/code', { code: codeAt(changed.secret) })).status).toBe(401)
  const shut = await afterPassword(blocked.email)
  await setDisabled(db, blocked.id, true, 'Test')
  expect((await shut.post('/login/code', { code: codeAt(blocked.secret) })).status).toBe(401)
  expect(await db.select().from(signIns).where(eq(signIns.userId, blocked.id))).toEqual([])
})

test('a link to choose a password does not go round the second factor', async () => {
  const { id, email, secret } = await aUserWithApp()
  later(minute)
  const visitor = new Visitor()
  const answer = await visitor.post(`/passwort/${await createPasswordToken(db, id)}`, { next: goodPassword })
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/login/code?redirectTo=%2Fdashboard'])
  expect(await isSignedIn(visitor)).toBe(false)
  expect((await visitor.post('/login/code', { code: codeAt(secret) })).status).toBe(303)
  expect(await isSignedIn(visitor)).toBe(true)
  expect((await new Visitor().post('/login', { email, password })).status).toBe(400)
})

test('what was typed before the session ended waits through both steps', async () => {
  const { email, secret } = await aUserWithApp()
  later(minute)
  const visitor = new Visitor()
  const late = await visitor.post('/dashboard/team/new', { name: 'Erika <Muster>', role: 'Beratung' })
  expect(late.status).toBe(401)
  const interrupted = controlValue(await late.text(), 'interrupted') ?? ''
  const first = await visitor.post('/login', { email, password, interrupted })
  expect(first.status).toBe(200)
  const form = await first.text()
  expect(textOf(form)).toContain('Was Sie eingegeben haben, ist noch da')
  const wrong = await visitor.post('/login/code', {
    code: wrongCode(secret),
    interrupted: controlValue(form, 'interrupted') ?? '',
  })
  const kept = controlValue(await wrong.text(), 'interrupted') ?? ''
  expect(kept).toBe(interrupted)
  const second = await visitor.post('/login/code', { code: codeAt(secret), interrupted: kept })
  expect(second.status).toBe(200)
  const html = await second.text()
  expect(html).toContain('action="/dashboard/team/new"')
  expect(controlValue(html, 'name')).toBe('Erika <Muster>')
})

const confirmedPages = [
  '/dashboard/users',
  '/dashboard/users/new',
  '/dashboard/settings',
  '/dashboard/exchange/connections/new',
  '/dashboard/properties/export',
  '/dashboard/enquiries/export',
  '/dashboard/account/second-factor',
  '/dashboard/account/passkeys',
]

test.each(confirmedPages)('after 15 minutes %s asks for the code again, and goes on', async (address) => {
  const { visitor, secret } = await aUserWithApp('admin')
  expect((await visitor.get(address)).status).toBe(200)
  later(15 * minute + 1_000)
  const asked = await visitor.get(address)
  const confirm = `/login/code?redirectTo=${encodeURIComponent(address)}`
  expect([asked.status, asked.headers.get('Location')]).toEqual([302, confirm])
  expect((await visitor.get('/dashboard/team')).status).toBe(200)
  expect(textOf(await (await visitor.get(confirm)).text())).toContain('Bevor es weitergeht, fragen wir noch einmal.')
  const given = await visitor.post('/login/code', { code: codeAt(secret), redirectTo: address })
  expect([given.status, given.headers.get('Location')]).toEqual([303, address])
  expect((await visitor.get(address)).status).toBe(200)
})

test('a post to the settings after 15 minutes waits for the code with all that was typed', async () => {
  const { visitor, secret } = await aUserWithApp('admin')
  later(16 * minute)
  const late = await visitor.post('/dashboard/users/new', {
    name: 'Neu Hier',
    email: 'neu@giebel.test',
    role: 'editor',
  })
  expect(late.status).toBe(401)
  const html = await late.text()
  expect(textOf(html)).toContain('Code aus der App')
  const given = await visitor.post('/login/code', {
    code: codeAt(secret),
    interrupted: controlValue(html, 'interrupted') ?? '',
  })
  const goOn = await given.text()
  expect(goOn).toContain('action="/dashboard/users/new"')
  expect(controlValue(goOn, 'email')).toBe('neu@giebel.test')
})

test('a clock that was ahead for two hours does not stretch the 15 minutes', async () => {
  const { visitor, secret } = await aUserWithApp('admin')
  later(120 * minute)
  await visitor.post('/login/code', { code: codeAt(secret) })
  expect((await visitor.get('/dashboard/users')).status).toBe(200)
  vi.setSystemTime(Date.now() - 120 * minute)
  expect((await visitor.get('/dashboard/users')).status).toBe(302)
})

test('where the agency wants it of all, nobody gets past setting it up', async () => {
  const { visitor: editor } = await aUser()
  const admin = await staff('admin')
  const settings = await (await admin.get('/dashboard/settings')).text()
  const saved = await admin.post('/dashboard/settings', {
    agencyName: 'Muster',
    legalName: 'Muster GmbH',
    secondFactorRequired: 'on',
    version: controlValue(settings, 'version') ?? '',
  })
  expect(saved.status).toBe(303)
  try {
    for (const visitor of [editor, admin]) {
      const page = await visitor.get('/dashboard/team')
      const setUpAddress = '/dashboard/account/second-factor?redirectTo=%2Fdashboard%2Fteam'
      expect([page.status, page.headers.get('Location')]).toEqual([302, setUpAddress])
      expect(textOf(await (await visitor.get(setUpAddress)).text())).toContain('Ihr Büro verlangt')
      const post = await visitor.post('/dashboard/team/new', { name: 'Erika Muster' })
      expect(post.status).toBe(401)
      const html = await post.text()
      expect(textOf(html)).toContain('Richten Sie die zwei Schritte in einem neuen Tab ein')
      expect(controlValue(html, 'name')).toBe('Erika Muster')
    }
    await setUp(editor)
    expect((await editor.get('/dashboard/team')).status).toBe(200)
    expect((await editor.post('/dashboard/team/new', { name: 'Erika Muster' })).status).toBe(303)
    expect((await editor.post('/dashboard/account/second-factor/removal', {})).status).toBe(303)
    expect((await editor.get('/dashboard/team')).status).toBe(302)
  } finally {
    await env.DB.prepare('update settings set second_factor_required = 0').run()
  }
})

test('turned off, the password alone signs in again, and app, codes and passkeys are gone', async () => {
  const { id, email, visitor } = await aUserWithApp()
  await db.insert(passkeys).values({ id: 'key', userId: id, name: 'Laptop', publicKey: '', counter: 0, transports: [] })
  const waiting = await afterPassword(email)
  expect((await visitor.post('/dashboard/account/second-factor/removal', {})).status).toBe(303)
  for (const table of [authenticatorApps, recoveryCodes, passkeys, signIns]) {
    expect(await db.select().from(table).where(eq(table.userId, id))).toEqual([])
  }
  expect((await waiting.get('/login/code')).status).toBe(200)
  const answer = await new Visitor().post('/login', { email, password })
  expect(answer.headers.get('Location')).toBe('/dashboard')
})

test('the administration resets the second factor of others; editors cannot', async () => {
  const { id, email, visitor } = await aUserWithApp()
  const address = `/dashboard/users/${id}/second-factor`
  const editor = await staff('editor')
  expect((await editor.get(address)).status).toBe(403)
  expect((await editor.post(address, {})).status).toBe(403)
  expect(await isSignedIn(visitor)).toBe(true)
  const admin = await staff('admin')
  expect(await (await admin.get(`/dashboard/users/${id}`)).text()).toContain(address)
  expect(textOf(await (await admin.get(address)).text())).toContain('Prüfen Sie, dass die Bitte wirklich von')
  expect((await admin.post(address, {})).headers.get('Location')).toBe(`/dashboard/users/${id}`)
  expect(await isSignedIn(visitor)).toBe(false)
  expect((await new Visitor().post('/login', { email, password })).headers.get('Location')).toBe('/dashboard')
  await admin.post(address, {})
  const page = textOf(await (await admin.get(`/dashboard/users/${id}`)).text())
  expect(page).toContain('hat keinen zweiten Schritt eingerichtet')
})

test('user:create lets in again whoever lost phone and codes', async () => {
  const { email } = await aUserWithApp()
  await saveUser(db, { email, name: 'Petra Probe', role: 'admin', password })
  expect((await new Visitor().post('/login', { email, password })).headers.get('Location')).toBe('/dashboard')
})

test('neither tables nor log hold a recovery code or a typed code', async () => {
  const lines: unknown[] = []
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => lines.push(line))
  const { email, secret, codes } = await aUserWithApp()
  later(minute)
  const visitor = await afterPassword(email)
  const wrong = wrongCode(secret)
  await visitor.post('/login/code', { code: wrong })
  await visitor.post('/login/code', { code: codes[1] ?? '' })
  vi.restoreAllMocks()
  const log = lines.join('\n')
  expect(log).toContain('"event":"secondFactorFailed"')
  expect(log).toContain('"event":"secondFactorAdded"')
  const rows = JSON.stringify([await db.select().from(recoveryCodes), await db.select().from(signIns)])
  for (const code of codes.flatMap((code) => [code, code.replaceAll('-', '')])) {
    expect(log).not.toContain(code)
    expect(rows).not.toContain(code)
  }
  for (const secretText of [wrong, secret]) expect(log).not.toContain(secretText)
})

test('no password and no code comes back with a page that keeps what was typed', async () => {
  const posts: [string, Record<string, string>][] = [
    ['/dashboard/account/second-factor', { current: 'geheim-geheim', redirectTo: '/dashboard' }],
    ['/dashboard/account/second-factor/app', { code: '123456', redirectTo: '/dashboard' }],
    ['/dashboard/account/passkeys', { credential: '{"id":"geheim"}', name: 'Laptop' }],
  ]
  for (const [path, fields] of posts) {
    const answer = await new Visitor().post(path, fields)
    expect(answer.status).toBe(401)
    const html = await answer.text()
    for (const secret of ['geheim', '123456']) expect(html).not.toContain(secret)
  }
})

test('a set-up that nobody finished ends with its password', async () => {
  const { id, visitor } = await aUser()
  await visitor.post('/dashboard/account/second-factor', { current: password })
  const secret = secretIn(await (await visitor.get('/dashboard/account/second-factor/app')).text())
  later(15 * minute + 1_000)
  expect(secretIn(await (await visitor.get('/dashboard/account/second-factor/app')).text())).toBe('')
  const answer = await visitor.post('/dashboard/account/second-factor/app', { code: codeAt(secret) })
  expect(answer.status).toBe(400)
  expect(await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id))).toEqual([])
})

test('whoever has only the password keeps the owner from nothing on a device of their own', async () => {
  const { email, secret, codes } = await aUserWithApp()
  later(minute)
  const owner = await afterPassword(email)
  expect((await owner.post('/login/code', { recoveryCode: codes[0] ?? '' })).status).toBe(303)
  const thief = await afterPassword(email)
  for (let attempt = 0; attempt < 12; attempt++) await thief.post('/login/code', { code: wrongCode(secret) })
  expect((await thief.post('/login/code', { code: codeAt(secret) })).status).toBe(429)
  owner.cookies.delete('__Host-session')
  await owner.post('/login', { email, password })
  expect((await owner.post('/login/code', { code: codeAt(secret) })).status).toBe(303)
})

test('signing in where a colleague is still signed in asks for the own code, not for theirs', async () => {
  const colleague = await aUserWithApp()
  const { email, secret } = await aUserWithApp()
  later(minute)
  const { visitor } = colleague
  await visitor.post('/login', { email, password })
  expect((await visitor.post('/login/code', { code: codeAt(secret) })).status).toBe(303)
  expect(textOf(await (await visitor.get('/dashboard/account')).text())).toContain(email)
})

test('pictures of drafts wait for the second factor that the agency wants', async () => {
  const { visitor } = await aUser()
  const key = 'd'.repeat(24)
  await createProperty(db, 'draftdraft01', aProperty({ published: false }), 'Test')
  await createPicture(db, 'draftdraft01', { key, width: 64, height: 48, kind: 'photo', alt: '', caption: null })
  await env.DB.prepare(
    "insert into settings (id, agency_name, legal_name) values (1, 'G', 'G') on conflict do nothing",
  ).run()
  // There is no file, so staff see a drawing in its place; nobody else is told even that.
  const drawn = async () =>
    (await visitor.get(`/media/${key}/720`)).headers.get('Content-Type')?.includes('svg') ?? false
  expect(await drawn()).toBe(true)
  await env.DB.prepare('update settings set second_factor_required = 1').run()
  expect(await drawn()).toBe(false)
  await env.DB.prepare('update settings set second_factor_required = 0').run()
})

const brokenCredentials = [
  '',
  'x',
  '{}',
  '[]',
  'null',
  '{"id":1,"response":{}}',
  '{"id":"a","response":{}}',
  '{"id":"key-of-nobody","rawId":"key-of-nobody","type":"public-key","response":{"clientDataJSON":"e30","authenticatorData":"AA","signature":"AA"}}',
  `{"id":"${'a'.repeat(30_000)}","response":{}}`,
  `${'['.repeat(5_000)}`,
]

test('a passkey that is none signs nobody in', async () => {
  const { id, email, visitor } = await aUserWithApp()
  const publicKey = Buffer.from('not a key').toString('base64url')
  await db.insert(passkeys).values({ id: 'a', userId: id, name: 'Kaputt', publicKey, counter: 0, transports: [] })
  const waiting = await afterPassword(email)
  for (const credential of brokenCredentials) {
    const stranger = new Visitor()
    expect((await stranger.post('/login', { credential })).status).toBe(400)
    expect(await isSignedIn(stranger)).toBe(false)
    expect((await waiting.post('/login/code', { credential })).status).toBe(400)
    expect(await isSignedIn(waiting)).toBe(false)
    expect((await visitor.post('/dashboard/account/passkeys', { credential, name: 'Neu' })).status).toBe(400)
  }
  expect(await db.select().from(passkeys).where(eq(passkeys.userId, id))).toHaveLength(1)
})

test('the passkey of another user is no second factor, neither after the password nor after 15 minutes', async () => {
  const [owner, colleague] = [await aUserWithApp(), await aUserWithApp()]
  const [own, foreign] = [await aPasskey(owner.id), await aPasskey(colleague.id)]
  const waiting = await afterPassword(owner.email)
  expect((await waiting.post('/login/code', { credential: await foreign.answer(waiting) })).status).toBe(400)
  expect(await isSignedIn(waiting)).toBe(false)
  expect((await waiting.post('/login/code', { credential: await own.answer(waiting) })).status).toBe(303)
  expect(await isSignedIn(waiting)).toBe(true)

  later(16 * minute)
  const page = '/dashboard/account/passkeys'
  const isConfirmed = async () => (await owner.visitor.get(page)).status === 200
  expect(await isConfirmed()).toBe(false)
  const answer = async (passkey: typeof own, counter: number) =>
    (await owner.visitor.post('/login/code', { credential: await passkey.answer(owner.visitor, { counter }) })).status
  expect([await answer(foreign, 2), await isConfirmed()]).toEqual([400, false])
  expect([await answer(own, 2), await isConfirmed()]).toEqual([303, true])
})

test('a passkey signs in alone, where its device has recognised its owner, and each answer once', async () => {
  const { id } = await aUserWithApp()
  const passkey = await aPasskey(id)
  const visitor = new Visitor()
  const signIn = async (credential: string) => {
    const answer = await visitor.post('/login', { credential })
    return [answer.status, await isSignedIn(visitor)]
  }
  expect(await signIn(await passkey.answer(visitor, { isVerified: false }))).toEqual([400, false])
  expect(await signIn(await passkey.answer(visitor, { challenge: 'invented' }))).toEqual([400, false])
  const challenge = await askedOf(visitor)
  expect(await signIn(await passkey.answer(visitor, { challenge }))).toEqual([303, true])
  await visitor.post('/logout', {})
  expect(await signIn(await passkey.answer(visitor, { challenge, counter: 2 }))).toEqual([400, false])
  // A copy of the key counts from where it was copied.
  expect(await signIn(await passkey.answer(visitor, { counter: 1 }))).toEqual([400, false])
  expect(await signIn(await passkey.answer(visitor, { counter: 2 }))).toEqual([303, true])
})

test('what is no passkey is counted by network, a right one and a right code are not', async () => {
  const { id, email, secret } = await aUserWithApp()
  const passkey = await aPasskey(id)
  const visitor = new Visitor()
  const statuses = new Set<number>()
  for (let counter = 1; counter <= 22; counter++)
    statuses.add((await visitor.post('/login', { credential: await passkey.answer(visitor, { counter }) })).status)
  expect([...statuses]).toEqual([303])
  const stranger = new Visitor()
  const refusals: number[] = []
  for (let attempt = 0; attempt < 22; attempt++)
    refusals.push((await stranger.post('/login', { credential: '{}' })).status)
  expect([refusals[0], refusals.at(-1)]).toEqual([400, 429])

  const codes = new Set<number>()
  for (let time = 0; time < 12; time++) {
    later(minute / 2 + 1_000)
    codes.add((await (await afterPassword(email)).post('/login/code', { code: codeAt(secret) })).status)
  }
  expect([...codes]).toEqual([303])
})

test('a database that fails is not taken for a wrong passkey', async () => {
  const { id } = await aUserWithApp()
  const visitor = new Visitor()
  const credential = await (await aPasskey(id)).answer(visitor)
  const { answer, failures } = await whileDatabaseFails({ matching: /delete from "passkey_challenges"/ }, () =>
    visitor.post('/login', { credential }),
  )
  expect([answer.status, failures > 0, await isSignedIn(visitor)]).toEqual([503, true, false])
})

test('who has no second factor is not asked for one', async () => {
  const { visitor } = await aUser()
  const answer = await visitor.get('/login/code?redirectTo=%2Fdashboard%2Fteam')
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/dashboard/team'])
})

test('what a passkey is to sign is asked for by posts only, and not without end', async () => {
  const visitor = new Visitor()
  expect((await visitor.get('/login/passkey')).headers.get('Location')).toBe('/login')
  const statuses = []
  for (let attempt = 0; attempt < 42; attempt++) statuses.push((await visitor.post('/login/passkey', {})).status)
  expect(statuses).toEqual([...Array(40).fill(200), 429, 429])
  expect((await new Visitor().post('/dashboard/account/passkeys/options', {})).status).toBe(401)
  const { visitor: plain } = await aUser()
  const options = await (await plain.post('/dashboard/account/passkeys/options', {})).json<{ challenge: string }>()
  expect(await db.select().from(passkeyChallenges).where(eq(passkeyChallenges.id, options.challenge))).toHaveLength(1)
})
