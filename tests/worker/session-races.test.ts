/** Whoever is about to be let in, while the password is changed or the account is blocked: nothing opened by the old one lasts. */

import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { createPasswordToken } from '#app/data/access/password-tokens.server.ts'
import { setDisabled } from '#app/data/access/user-changes.server.ts'
import { saveUser } from '#app/data/access/users.server.ts'
import { sessions, users } from '#app/data/tables/access.server.ts'
import { mailedLinks } from '#app/data/tables/mailed-links.server.ts'
import { farFromTheDatabase, overtaken } from '#tests/support/interleaving.ts'
import { goodPassword, userRow } from '#tests/support/users.ts'
import { aUser, cheapHash, db, password, textOf, Visitor } from '#tests/support/visitor.ts'

const openingSession = /^insert into "sessions"/

const sessionsOf = (userId: string) => db.select().from(sessions).where(eq(sessions.userId, userId))

test('the password is changed between its verification and the session: the sign-in is refused like a wrong one', async () => {
  const { id, email, name, role } = await aUser()
  const late = new Visitor()
  const change = () => saveUser(db, { email, name, role, password: goodPassword })
  const answer = await overtaken(openingSession, change, () => late.post('/login', { email, password }))
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([400, []])
  expect(textOf(await answer.text())).toContain('E-Mail-Adresse oder Passwort stimmt nicht')
  expect(await sessionsOf(id)).toEqual([])
  expect((await new Visitor().post('/login', { email, password: goodPassword })).status).toBe(303)
})

test('the user is blocked between verification and session: the sign-in is refused like a wrong one', async () => {
  const { id, email } = await aUser()
  const late = new Visitor()
  const answer = await overtaken(
    openingSession,
    () => setDisabled(db, id, true, 'Test'),
    () => late.post('/login', { email, password }),
  )
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([400, []])
  await setDisabled(db, id, false, 'Test')
  expect(await sessionsOf(id)).toEqual([])
})

test('sign-ins with the old password, under way while it is changed, leave no session: 66 of them', {
  timeout: 120_000,
}, async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  let [survived, refused] = [0, 0]
  const round = async (wait: number) => {
    const { id, email } = await aUser()
    const signIns = [1, 2, 3].map(() => new Visitor().post('/login', { email, password }))
    await pause(wait)
    const change = db.batch([
      db
        .update(users)
        .set({ passwordHash: cheapHash(goodPassword) })
        .where(eq(users.id, id)),
      db.delete(sessions).where(eq(sessions.userId, id)),
    ])
    const answers = await Promise.all([...signIns, change])
    refused += answers.filter((answer) => answer instanceof Response && answer.status === 400).length
    survived += (await sessionsOf(id)).length
  }
  await farFromTheDatabase(20, async () => {
    // The change comes at first before all sign-ins, at last after them, however slow the machine is.
    const started = performance.now()
    await round(0)
    const whole = performance.now() - started
    for (let count = 1; count < 22; count += 1) await round((count / 21) * 1.2 * whole)
  })
  vi.restoreAllMocks()
  expect({ survived }).toEqual({ survived: 0 })
  // Some were quicker than the change and some came too late for it: else the test saw no race.
  expect(refused).toBeGreaterThan(0)
  expect(refused).toBeLessThan(66)
})

test('a password link is redeemed while the user is blocked: no password, no session, and nothing to come back to', async () => {
  const { id, email } = await aUser()
  const before = await userRow(email)
  const link = `/passwort/${await createPasswordToken(db, id)}`
  const block = () => setDisabled(db, id, true, 'Test')
  const late = new Visitor()
  const answer = await overtaken(/^update "users" set "password_hash"/, block, () =>
    late.post(link, { next: goodPassword }),
  )
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([404, []])
  await setDisabled(db, id, false, 'Test')
  expect([await userRow(email), await sessionsOf(id)]).toEqual([{ ...before, version: 3 }, []])
  expect((await late.get(link)).status).toBe(404)
})

test('the user is blocked after the new password was stored: the link opens no session', async () => {
  const { id } = await aUser()
  const link = `/passwort/${await createPasswordToken(db, id)}`
  const late = new Visitor()
  const answer = await overtaken(
    openingSession,
    () => setDisabled(db, id, true, 'Test'),
    () => late.post(link, { next: goodPassword }),
  )
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([404, []])
  expect(await sessionsOf(id)).toEqual([])
})

test('a link is made while the user is blocked: none is left for the day the block ends', async () => {
  const { visitor: admin } = await aUser('admin')
  const { id } = await aUser()
  const answer = await overtaken(
    /^insert into "mailed_links"/,
    () => setDisabled(db, id, true, 'Test'),
    () => admin.post(`/dashboard/users/${id}/invitation`, {}),
  )
  expect(answer.headers.get('Location')).toBe(`/dashboard/users/${id}`)
  expect(await db.select().from(mailedLinks).where(eq(mailedLinks.subject, id))).toEqual([])
})

test('of two changes of one password the later one is refused: whoever took the account back keeps it', async () => {
  const { id, email, visitor: thief } = await aUser()
  const takeBack = async () => {
    const owner = new Visitor()
    await owner.post(`/passwort/${await createPasswordToken(db, id)}`, { next: goodPassword })
    expect((await owner.get('/dashboard')).status).toBe(200)
  }
  const answer = await overtaken(/^update "users" set "password_hash"/, takeBack, () =>
    thief.post('/dashboard/account/password', { current: password, next: 'ganz-anderer-dieb-am-werk' }),
  )
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([400, []])
  expect(textOf(await answer.text())).toContain('Das ist nicht Ihr bisheriges Passwort.')
  expect((await sessionsOf(id)).length).toBe(1)
  expect((await thief.get('/dashboard')).status).toBe(302)
  expect((await new Visitor().post('/login', { email, password: goodPassword })).status).toBe(303)
})

test('the user is blocked while the own password is changed: the change is refused', async () => {
  const { id, email, visitor } = await aUser()
  const before = await userRow(email)
  const answer = await overtaken(
    /^update "users" set "password_hash"/,
    () => setDisabled(db, id, true, 'Test'),
    () => visitor.post('/dashboard/account/password', { current: password, next: goodPassword }),
  )
  expect(answer.status).toBe(400)
  expect(await userRow(email)).toEqual({ ...before, disabled: true, version: 2 })
  expect(await sessionsOf(id)).toEqual([])
})
