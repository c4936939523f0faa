import { and, desc, eq, gt, inArray, lt, ne, not, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { draftKeys, passkeys, sessions, users } from '#app/data/tables/access.server.ts'
import { settings } from '#app/data/tables/agency.server.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { PasswordProof } from './passwords.server.ts'
import { hasSecondFactor } from './second-factor.server.ts'
import { hashToken, newToken } from './tokens.server.ts'
import type { User } from './users.server.ts'

const hour = 60 * 60 * 1000

/** In milliseconds: `idle` since the last request, `absolute` since the sign-in. */
export const sessionLifetime = { idle: 12 * hour, absolute: 7 * 24 * hour } as const

/** Null if the password has changed, the user is disabled or a second factor is due; the insert itself checks. */
export async function createSession(
  db: Database,
  { id }: Pick<User, 'id'>,
  proof: PasswordProof,
  userAgent: string | null,
  confirmedAt: Date | null = null,
): Promise<string | null> {
  const session = await newSession(userAgent, confirmedAt)
  const isProven = and(eq(users.id, id), eq(users.passwordHash, proof))
  const opened = await session.insertFor(db, and(isProven, confirmedAt ? undefined : not(hasSecondFactor(users.id))))
  return opened.length > 0 ? session.token : null
}

export async function createSessionByPasskey(
  db: Database,
  passkey: string,
  userAgent: string | null,
): Promise<string | null> {
  const owner = db.select({ id: passkeys.userId }).from(passkeys).where(eq(passkeys.id, passkey))
  const { token, insertFor } = await newSession(userAgent, new Date())
  const started = await insertFor(db, inArray(users.id, owner))
  return started.length > 0 ? token : null
}

/** A token, and the statement that opens its session for an enabled user matching `fits`. */
export async function newSession(userAgent: string | null, confirmedAt: Date | null) {
  const token = newToken()
  const id = await hashToken(token)
  const now = Date.now()
  const insertFor = (db: Database, fits: SQL | undefined) => {
    const session = db
      .select({
        id: sql<string>`${id}`.as('id'),
        userId: sql<string>`${users.id}`.as('user_id'),
        userAgent: sql<string | null>`${userAgent?.slice(0, 200) ?? null}`.as('user_agent'),
        createdAt: sql`${now}`.as('created_at'),
        lastSeenAt: sql`${now}`.as('last_seen_at'),
        expiresAt: sql`${now + sessionLifetime.absolute}`.as('expires_at'),
        confirmedAt: sql`${confirmedAt?.getTime() ?? null}`.as('confirmed_at'),
      })
      .from(users)
      .where(and(fits, eq(users.disabled, false)))
    return db.insert(sessions).select(session).returning({ id: sessions.id })
  }
  return { token, insertFor }
}

export async function confirmSession(db: Database, token: string): Promise<void> {
  await db
    .update(sessions)
    .set({ confirmedAt: new Date() })
    .where(eq(sessions.id, await hashToken(token)))
}

export interface SessionUser extends User {
  locale: Locale | null
  version: number
  /** Encrypts unsaved drafts in the browser, so that they are unreadable without this user's session. */
  draftKey: string | null
  hasSecondFactor: boolean
  needsSecondFactor: boolean
  confirmedAt: Date | null
}

export async function findSessionUser(db: Database, token: string): Promise<SessionUser | null> {
  const id = await hashToken(token)
  const now = new Date()
  const [session] = await db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      role: users.role,
      locale: users.locale,
      version: users.version,
      draftKey: sql<string | null>`(select ${draftKeys.key} from ${draftKeys} where ${draftKeys.userId} = ${users.id})`,
      hasSecondFactor: hasSecondFactor(users.id),
      needsSecondFactor: sql<boolean>`(select ${settings.secondFactorRequired} from ${settings})`.mapWith(Boolean),
      confirmedAt: sessions.confirmedAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, id), eq(users.disabled, false), isOpen(now)))
  if (!session) return null
  const { lastSeenAt, ...user } = session
  // A time in the future comes from a clock that was fast.
  const notedAgo = Math.abs(now.getTime() - lastSeenAt.getTime())
  if (notedAgo > hour / 12) await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id))
  return user
}

function isOpen(now: Date) {
  return and(gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, new Date(now.getTime() - sessionLifetime.idle)))
}

export interface OwnSession {
  /** Identifies the session in a form without opening it. */
  handle: string
  userAgent: string | null
  startedAt: Date
  lastSeenAt: Date
  isThis: boolean
}

/** Enough to tell sessions apart, useless for opening one. */
const handle = sql<string>`substr(${sessions.id}, 1, 16)`

export async function listSessions(db: Database, userId: string, token: string): Promise<OwnSession[]> {
  const isThis = sql<boolean>`${sessions.id} = ${await hashToken(token)}`.mapWith(Boolean)
  const { userAgent, createdAt: startedAt, lastSeenAt } = sessions
  return db
    .select({ handle, userAgent, startedAt, lastSeenAt, isThis })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isOpen(new Date())))
    .orderBy(desc(isThis), desc(lastSeenAt))
}

export async function endOwnSession(db: Database, userId: string, posted: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(handle, posted)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

export async function endOtherSessions(db: Database, userId: string, token: string): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, await hashToken(token))))
    .returning({ id: sessions.id })
  return ended.length
}

export async function deleteSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, await hashToken(token)))
}

/** Also caps dates that a fast clock set too far in the future. */
export async function deleteExpiredSessions(db: Database): Promise<void> {
  const now = new Date()
  const end = new Date(now.getTime() + sessionLifetime.absolute)
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(sessions).where(lt(sessions.lastSeenAt, new Date(now.getTime() - sessionLifetime.idle)))
  await db.update(sessions).set({ expiresAt: end }).where(gt(sessions.expiresAt, end))
  await db.update(sessions).set({ lastSeenAt: now }).where(gt(sessions.lastSeenAt, now))
}
