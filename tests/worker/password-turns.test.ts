/** Passwords that come all at once: they are derived one at a time, with time for everybody else in between. */
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { createPasswordToken, redeemPasswordToken } from '#app/data/access/password-tokens.server.ts'
import { inTurn, PasswordsBusy } from '#app/data/access/password-turns.server.ts'
import { hashPassword } from '#app/data/access/passwords.server.ts'
import { changePassword } from '#app/data/access/user-changes.server.ts'
import { provePassword, saveUser } from '#app/data/access/users.server.ts'
import { throttles } from '#app/data/tables/access.server.ts'
import { atFullCost } from '#tests/support/passwords.ts'
import { goodPassword, userRow } from '#tests/support/users.ts'
import { aUser, controlValue, db, password, textOf, Visitor } from '#tests/support/visitor.ts'

afterEach(() => db.delete(throttles))

/** As many as are answered after one another, and ten more. */
const crowd = 15

function signInAll() {
  const network = new Visitor()
  return Array.from({ length: crowd }, (_, n) =>
    network.post('/login', { email: `niemand${n}@giebel.test`, password, redirectTo: '/dashboard/enquiries' }),
  )
}

test('of fifteen sign-ins at once a few are checked, and the others get their form again at once', () =>
  atFullCost(async () => {
    const answers = await Promise.all(signInAll())
    const checked = answers.filter(({ status }) => status === 400)
    expect(checked.length).toBeGreaterThanOrEqual(5)
    // Those that arrive once others are through.
    expect(checked.length).toBeLessThanOrEqual(8)
    const refused = answers.findIndex(({ status }) => status === 429)
    expect(answers[refused]?.headers.get('Retry-After')).toBe('4')
    const page = (await answers[refused]?.text()) ?? ''
    expect(textOf(page)).toContain('Versuchen Sie es in 4 Sekunden noch einmal.')
    expect(controlValue(page, 'email')).toBe(`niemand${refused}@giebel.test`)
    expect(controlValue(page, 'redirectTo')).toBe('/dashboard/enquiries')
  }))

test('what was not checked is not counted', async () => {
  const email = `busy-${crypto.randomUUID()}@giebel.test`
  await saveUser(db, { email, name: 'Petra Probe', role: 'editor', password })
  const visitor = new Visitor()
  const others = signInAll()
  await Promise.race(others)
  const tries = await Promise.all(
    Array.from({ length: 5 }, () => visitor.post('/login', { email, password: 'falsch' })),
  )
  expect(tries.filter(({ headers }) => headers.get('Retry-After') === '4')).not.toEqual([])
  await Promise.all(others)
  expect((await visitor.post('/login', { email, password })).status).toBe(303)
})

test('whatever derives a password is refused while too many wait, and has changed nothing', async () => {
  const { id, email } = await aUser()
  const token = (await createPasswordToken(db, id)) ?? ''
  const { passwordHash } = await userRow(email)
  const others = Array.from({ length: 5 }, () => inTurn(() => pause(500)))
  const refused = [
    redeemPasswordToken(db, token, goodPassword),
    changePassword(db, id, passwordHash, goodPassword),
    provePassword(db, id, password),
    hashPassword(goodPassword),
  ]
  const answers = await Promise.allSettled(refused)
  for (const answer of answers) expect(answer.status === 'rejected' && answer.reason).toBeInstanceOf(PasswordsBusy)
  await Promise.all(others)
  expect((await userRow(email)).passwordHash).toBe(passwordHash)
  expect(await redeemPasswordToken(db, token, goodPassword)).not.toBeNull()
})

/** Holds the thread, like scrypt. */
async function hold(milliseconds: number) {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

test('after each of them there is as long a rest', async () => {
  const times: { start: number; end: number }[] = []
  const one = () =>
    inTurn(async () => {
      const start = performance.now()
      await hold(60)
      times.push({ start, end: performance.now() })
    })
  const first = [one(), one(), one()]
  await Promise.all(first)
  const rests = times.slice(1).map(({ start }, n) => start - (times[n]?.end ?? 0))
  expect(rests).toHaveLength(2)
  for (const rest of rests) expect(rest).toBeGreaterThanOrEqual(50)
})

test('more than four do not wait, and a place is free again afterwards', async () => {
  const work = () => inTurn(() => pause(20))
  const answers = await Promise.allSettled(Array.from({ length: 7 }, work))
  expect(answers.map(({ status }) => status)).toEqual([...Array(5).fill('fulfilled'), ...Array(2).fill('rejected')])
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(work()).resolves.toBeUndefined()
  expect(new PasswordsBusy().seconds).toBe(4)
})
