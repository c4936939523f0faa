import { env } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import { createPasswordToken } from '#app/data/access/password-tokens.server.ts'
import { goodPassword } from '#tests/support/users.ts'
import { aUser, db, password, Visitor } from '#tests/support/visitor.ts'

afterEach(() => vi.restoreAllMocks())

/** What the worker writes to its log meanwhile, each line as the object that it is. */
async function loggedDuring(act: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const spies = [vi.spyOn(console, 'info'), vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')]
  const lines: string[] = []
  for (const spy of spies) spy.mockImplementation((line) => void lines.push(line))
  await act()
  vi.restoreAllMocks()
  const entries = lines.map((line) => JSON.parse(line))
  for (const { requestId, level } of entries) {
    expect(requestId).toMatch(/^[0-9a-f]{8}$/)
    expect(level).toMatch(/^(?:info|warn)$/)
  }
  return entries.map(({ requestId: _, level: __, ...entry }) => entry)
}

const post = (event: string, path: string, details: object = {}) => [{ event, method: 'POST', path, ...details }]

test('signing in and out is one line each, with the id of the account', async () => {
  const { id, email } = await aUser()
  const visitor = new Visitor()
  const signedIn = await loggedDuring(() => visitor.post('/login', { email, password }))
  expect(signedIn).toEqual(post('signIn', '/login', { user: id }))
  expect(await loggedDuring(() => visitor.post('/logout', {}))).toEqual(post('signOut', '/logout', { user: id }))
  expect(await loggedDuring(() => visitor.post('/logout', {}))).toEqual([])
})

test('a failed sign-in names the account if there is one, and never what was typed', async () => {
  const { id, email } = await aUser()
  const known = await loggedDuring(() => new Visitor().post('/login', { email, password: 'geheim-geraten' }))
  expect(known).toEqual(post('signInFailed', '/login', { user: id }))
  const typed = { email: 'niemand@giebel.test', password: 'geheim-geraten' }
  expect(await loggedDuring(() => new Visitor().post('/login', typed))).toEqual(post('signInFailed', '/login'))
})

test('a throttled attempt names its limit', async () => {
  const { email } = await aUser()
  const visitor = new Visitor()
  const entries = await loggedDuring(async () => {
    for (let attempt = 0; attempt < 6; attempt += 1) await visitor.post('/login', { email, password: 'falsch' })
  })
  expect(entries.slice(5)).toEqual(post('throttled', '/login', { limit: 'signInAccountNetwork' }))
  expect(JSON.stringify(entries)).not.toContain(visitor.address)
})

test('a page that is not for the role is one line', async () => {
  const { id, visitor } = await aUser('editor')
  const entries = await loggedDuring(() => visitor.get('/dashboard/users?q=vertraulich'))
  expect(entries).toEqual([{ event: 'forbidden', method: 'GET', path: '/dashboard/users', user: id }])
})

test('a write from a foreign page is one line', async () => {
  const foreign = { Origin: 'https://evil.example' }
  const entries = await loggedDuring(() => new Visitor().post('/login?next=vertraulich', { email: 'a@b.de' }, foreign))
  expect(entries).toEqual(post('crossOrigin', '/login'))
})

test('a new password is one line, by the own hand and by a link, and the link is not in it', async () => {
  const { id, visitor } = await aUser()
  const own = { current: password, next: goodPassword }
  const path = '/dashboard/account/password'
  expect(await loggedDuring(() => visitor.post(path, own))).toEqual([
    ...post('newPassword', path, { user: id }),
    ...post('signIn', path, { user: id }),
  ])
  const token = await createPasswordToken(db, id)
  const entries = await loggedDuring(() => new Visitor().post(`/PASSWORT/${token}`, { next: `${goodPassword}!` }))
  expect(entries).toEqual([
    ...post('newPassword', '/PASSWORT/…', { user: id }),
    ...post('signIn', '/PASSWORT/…', { user: id }),
  ])
})

test('no line of a whole visit holds a name, an address, a password or a token', async () => {
  const { id, email } = await aUser('editor', 'Vera Vertraulich')
  const token = await createPasswordToken(db, id)
  const visitor = new Visitor({ ...env, EMAIL: { send: async () => {} } as never })
  const entries = await loggedDuring(async () => {
    await visitor.post('/login', { email, password: `${password}!` })
    await visitor.post('/login', { email, password })
    await visitor.get('/dashboard/users')
    await visitor.post(`/passwort/${token}`, { next: goodPassword })
    for (let message = 0; message < 11; message += 1)
      await visitor.post('/kontakt', { 'bot-field': '', name: 'Vera', email, message: `vertraulich ${message}` })
    await visitor.post('/logout', {})
  })
  expect(entries.length).toBeGreaterThan(5)
  visitor.cookies.delete('__Host-staff-locale')
  const secrets = [email, password, goodPassword, token, String(visitor.address), ...visitor.cookies.values()]
  const text = JSON.stringify(entries)
  for (const secret of [...secrets, 'Vera', 'vertraulich']) expect(text).not.toContain(secret)
})
