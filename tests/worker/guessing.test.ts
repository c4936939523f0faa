/** A stranger guesses at an account for as long as they like; its owner gets in all the same. */
import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { deleteExpiredDevices, deviceLifetime } from '#app/data/access/known-devices.server.ts'
import { setDisabled } from '#app/data/access/user-changes.server.ts'
import { knownDevices, throttles } from '#app/data/tables/access.server.ts'
import { goodPassword } from '#tests/support/users.ts'
import { aUser, db, password, Visitor } from '#tests/support/visitor.ts'

vi.spyOn(console, 'warn').mockImplementation(() => {})
vi.spyOn(console, 'info').mockImplementation(() => {})

afterEach(async () => {
  vi.useRealTimers()
  await db.delete(throttles)
})

const devicesOf = (userId: string) => db.select().from(knownDevices).where(eq(knownDevices.userId, userId))

const signIn = (visitor: Visitor, email: string, secret = password) =>
  visitor.post('/login', { email, password: secret })

/**
 * 250 guesses in a hundred seconds, and the right password sixteen times meanwhile; gives how often it signed in, how
 * often it was refused, and how many guesses were looked at.
 */
async function siege(email: string, guesser: (guess: number) => Visitor, owner: () => Visitor) {
  const began = Date.now()
  const counts = { signedIn: 0, refused: 0, guessed: 0 }
  for (let guess = 0; guess < 250; guess += 1) {
    vi.useFakeTimers({ toFake: ['Date'], now: began + guess * 400 })
    // The answer as data is as good as the page, and quicker.
    const answer = await guesser(guess).post('/login.data', { email, password: 'geraten' })
    if (answer.status === 400) counts.guessed += 1
    if (guess % 15 !== 14) continue
    const { status } = await signIn(owner(), email)
    counts[status === 303 ? 'signedIn' : 'refused'] += 1
  }
  return counts
}

test('a stranger guesses from one address: the right password from another one signs in 16 times of 16', {
  timeout: 180_000,
}, async () => {
  const { email } = await aUser()
  const stranger = new Visitor()
  const counts = await siege(
    email,
    () => stranger,
    () => new Visitor(),
  )
  expect(counts).toEqual({ signedIn: 16, refused: 0, guessed: 6 })
})

test('a stranger guesses from the same address: the right password from a known device signs in 16 times of 16', {
  timeout: 180_000,
}, async () => {
  const { email } = await aUser()
  const [stranger, owner] = [new Visitor(), new Visitor()]
  owner.address = stranger.address
  await signIn(owner, email)
  const counts = await siege(
    email,
    () => stranger,
    () => owner,
  )
  expect(counts).toEqual({ signedIn: 16, refused: 0, guessed: 6 })
})

test('guesses from 250 addresses: a known device signs in 16 times of 16, and no more than 110 guesses are looked at', {
  timeout: 180_000,
}, async () => {
  const { email } = await aUser()
  const owner = new Visitor()
  await signIn(owner, email)
  const counts = await siege(
    email,
    () => new Visitor(),
    () => owner,
  )
  expect(counts).toMatchObject({ signedIn: 16, refused: 0 })
  expect(counts.guessed).toBeLessThanOrEqual(110)
  expect((await signIn(new Visitor(), email)).status).toBe(429)
})

test('one customer with thousands of IPv6 networks guesses like one network', { timeout: 180_000 }, async () => {
  const { email } = await aUser()
  const guesser = (guess: number) => {
    const visitor = new Visitor()
    visitor.address = `2001:db8:77:${guess.toString(16)}::1`
    return visitor
  }
  const counts = await siege(email, guesser, () => new Visitor())
  expect(counts).toEqual({ signedIn: 16, refused: 0, guessed: 6 })
})

test('a stolen device cookie gives five guesses and then one a minute, and none at another account', async () => {
  const [one, other] = [await aUser(), await aUser()]
  const owner = new Visitor()
  await signIn(owner, one.email)
  const thief = new Visitor()
  thief.cookies.set('__Host-device', owner.cookies.get('__Host-device') ?? '')
  const guesses = async (email: string) => {
    const statuses: number[] = []
    for (let guess = 0; guess < 8; guess += 1) statuses.push((await signIn(thief, email, 'geraten')).status)
    return statuses
  }
  expect(await guesses(one.email)).toEqual([400, 400, 400, 400, 400, 429, 429, 429])
  expect(await guesses(other.email)).toEqual([400, 400, 400, 400, 400, 429, 429, 429])
  // What the device did counts for nobody else: the owner has another browser.
  expect((await signIn(new Visitor(), one.email)).status).toBe(303)
})

test('a device is known by a cookie for this host alone; the table holds no token, and each sign-in makes another', async () => {
  const { id, email } = await aUser()
  const visitor = new Visitor()
  const answer = await signIn(visitor, email)
  const cookie = answer.headers.getSetCookie().find((text) => text.startsWith('__Host-device='))
  expect(cookie).toMatch(/^__Host-device=[0-9a-f]{64}; Path=\/; Max-Age=31536000; HttpOnly; Secure; SameSite=Lax$/)
  const first = visitor.cookies.get('__Host-device')
  const [row] = await devicesOf(id)
  expect(JSON.stringify(row)).not.toContain(first)
  await signIn(visitor, email)
  expect(visitor.cookies.get('__Host-device')).not.toBe(first)
  const after = await devicesOf(id)
  expect(after).toHaveLength(1)
  expect(after[0]?.id).not.toBe(row?.id)
})

test('a wrong password makes no device known', async () => {
  const { id, email } = await aUser()
  const visitor = new Visitor()
  await signIn(visitor, email, 'geraten')
  expect([visitor.cookies.has('__Host-device'), await devicesOf(id)]).toEqual([false, []])
})

test('a new password and a block end all devices; the one that changed the password is known again', async () => {
  const { id, email } = await aUser()
  const [here, there] = [new Visitor(), new Visitor()]
  await signIn(here, email)
  await signIn(there, email)
  expect(await devicesOf(id)).toHaveLength(2)
  await here.post('/dashboard/account/password', { current: password, next: goodPassword })
  expect(await devicesOf(id)).toHaveLength(1)
  expect((await signIn(here, email, goodPassword)).status).toBe(303)
  await setDisabled(db, id, true, 'Test')
  expect(await devicesOf(id)).toEqual([])
})

test('the night removes a device that has not signed in for a year', async () => {
  const { id, email } = await aUser()
  await signIn(new Visitor(), email)
  await deleteExpiredDevices(db)
  expect(await devicesOf(id)).toHaveLength(1)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + deviceLifetime + 1 })
  await deleteExpiredDevices(db)
  expect(await devicesOf(id)).toEqual([])
})
