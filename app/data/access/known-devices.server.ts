import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { knownDevices, sessions, users } from '#app/data/tables/access.server.ts'
import { hashToken, newToken } from './tokens.server.ts'
import { normalisedAddress } from './users.server.ts'

export const deviceLifetime = 365 * 24 * 60 * 60 * 1000

/** Replaces the previous token, which may have been copied. Null if the session has ended. */
export async function recordDevice(db: Database, session: string, tokenBefore: string | null): Promise<string | null> {
  const token = newToken()
  const now = Date.now()
  const device = db
    .select({
      id: sql<string>`${await hashToken(token)}`.as('id'),
      userId: sql<string>`${sessions.userId}`.as('user_id'),
      createdAt: sql`${now}`.as('created_at'),
      expiresAt: sql`${now + deviceLifetime}`.as('expires_at'),
    })
    .from(sessions)
    .where(eq(sessions.id, await hashToken(session)))
  const [, noted] = await db.batch([
    db.delete(knownDevices).where(eq(knownDevices.id, await hashToken(tokenBefore ?? ''))),
    db.insert(knownDevices).select(device).returning({ id: knownDevices.id }),
  ])
  return noted.length > 0 ? token : null
}

export async function findDevice(db: Database, token: string, email: string): Promise<string | null> {
  const isTheirs = and(eq(users.email, normalisedAddress(email)), eq(users.disabled, false))
  const [device] = await db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(knownDevices.id, await hashToken(token)), gt(knownDevices.expiresAt, new Date()), isTheirs))
  return device?.id ?? null
}

/** Also caps dates that a fast clock set too far in the future. */
export async function deleteExpiredDevices(db: Database): Promise<void> {
  const end = new Date(Date.now() + deviceLifetime)
  await db.delete(knownDevices).where(lt(knownDevices.expiresAt, new Date()))
  await db.update(knownDevices).set({ expiresAt: end }).where(gt(knownDevices.expiresAt, end))
}
