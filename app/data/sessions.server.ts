/** Sessions of signed-in staff. The browser holds a random token, the table its hash. */
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from './database.server.ts'
import { sessions, users } from './schema.server.ts'
import type { User } from './users.server.ts'

const hour = 60 * 60 * 1000

/** A session ends after 12 hours without a request, and after 7 days in any case. In milliseconds. */
export const sessionLifetime = { idle: 12 * hour, absolute: 7 * 24 * hour } as const

/** Starts a session and gives the token for the cookie: 32 random bytes as hexadecimal digits. */
export async function createSession(db: Database, userId: string, userAgent: string | null): Promise<string> {
  const token = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex')
  const now = Date.now()
  await db.insert(sessions).values({
    id: await hashed(token),
    userId,
    userAgent: userAgent?.slice(0, 200) ?? null,
    lastSeenAt: new Date(now),
    expiresAt: new Date(now + sessionLifetime.absolute),
  })
  return token
}

/** Who holds the token; null once the session has ended or its user is disabled. */
export async function findSessionUser(db: Database, token: string): Promise<User | null> {
  const id = await hashed(token)
  const now = new Date()
  const [session] = await db
    .select({ id: users.id, email: users.email, name: users.name, role: users.role, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, id),
        eq(users.disabled, false),
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, new Date(now.getTime() - sessionLifetime.idle)),
      ),
    )
  if (!session) return null
  const { lastSeenAt, ...user } = session
  const notedAgo = now.getTime() - lastSeenAt.getTime()
  if (notedAgo > hour / 12) await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id))
  return user
}

export async function deleteSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, await hashed(token)))
}

/** Removes the sessions that nobody can use any more. */
export async function deleteExpiredSessions(db: Database): Promise<void> {
  const now = Date.now()
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date(now)))
  await db.delete(sessions).where(lt(sessions.lastSeenAt, new Date(now - sessionLifetime.idle)))
}

async function hashed(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Buffer.from(digest).toString('hex')
}
