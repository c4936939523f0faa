/** A clock that jumps a day ahead and back: nothing that it wrote meanwhile locks anybody out, or keeps anything alive. */
import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { deleteExpiredLinks } from '#app/data/access/mailed-links.server.ts'
import { createPasswordToken } from '#app/data/access/password-tokens.server.ts'
import { deleteExpiredSessions, sessionLifetime } from '#app/data/access/sessions.server.ts'
import { takeAttempt } from '#app/data/access/throttles.server.ts'
import { listDueMessages } from '#app/data/outbox/claim.server.ts'
import { insertEnquiryMessage } from '#app/data/outbox/queue.server.ts'
import { sessions } from '#app/data/tables/access.server.ts'
import { mailedLinks } from '#app/data/tables/mailed-links.server.ts'
import { aUser, db, password, Visitor } from '#tests/support/visitor.ts'

const minute = 60_000
const day = 24 * 60 * minute

afterEach(() => void vi.useRealTimers())

/** What somebody does while the clock is a day ahead of itself. */
async function aDayAhead<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + day })
  try {
    return await act()
  } finally {
    vi.useRealTimers()
  }
}

test('attempts that were counted a day ahead: the right password signs in, and does not wait a day', async () => {
  const { email } = await aUser()
  const visitor = new Visitor()
  await aDayAhead(async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await visitor.post('/login', { email, password: 'geraten' })
  })
  expect((await visitor.post('/login', { email, password })).status).toBe(303)
})

test('a bound that was used up a day ahead counts as used up now, and forgives as it always does', async () => {
  const limit = { burst: 3, interval: minute }
  const now = Date.now()
  const at = (time: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: now + time })
    return takeAttempt(db, 'gesprungen', limit)
  }
  for (let attempt = 0; attempt < 3; attempt += 1) await at(day)
  expect(await at(0)).toBe(0)
  expect(await at(0)).toBe(minute)
  expect(await at(minute / 2)).toBe(minute / 2)
  expect(await at(minute)).toBe(0)
  expect(await at(minute)).toBe(minute)
})

test('a session that was used a day ahead is idle from now on, and one begun then ends a week after the next night', async () => {
  const used = await aUser()
  await aDayAhead(() => used.visitor.get('/dashboard'))
  const { id } = await aDayAhead(() => aUser())
  await used.visitor.get('/dashboard')
  const rowOf = async (userId: string) => (await db.select().from(sessions).where(eq(sessions.userId, userId)))[0]
  expect((await rowOf(used.id))?.lastSeenAt.getTime()).toBeLessThanOrEqual(Date.now())
  await deleteExpiredSessions(db)
  const begun = await rowOf(id)
  expect(begun?.lastSeenAt.getTime()).toBeLessThanOrEqual(Date.now())
  expect(begun?.expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + sessionLifetime.absolute)
})

test('a link that was made a day ahead ends a week after the next night', async () => {
  const { id } = await aUser()
  await aDayAhead(() => createPasswordToken(db, id))
  await deleteExpiredLinks(db)
  const [link] = await db.select().from(mailedLinks).where(eq(mailedLinks.subject, id))
  expect(link?.expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 7 * day)
})

test('a mail whose turn is further away than the longest pause is due at once', async () => {
  await env.DB.prepare(
    `insert into enquiries (id, name, message, locale, received_at) values ('gesprungen', 'A', 'B', 'de', 0)`,
  ).run()
  await aDayAhead(() => insertEnquiryMessage(db, 'gesprungen', { channel: 'mail', payload: {} }))
  expect(await listDueMessages(db, 'gesprungen')).toEqual([])
  await db.run(`update outbox set next_attempt_at = next_attempt_at + ${minute}`)
  expect(await listDueMessages(db, 'gesprungen')).toHaveLength(1)
})
