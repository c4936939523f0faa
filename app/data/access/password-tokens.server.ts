/** Single-use links for choosing a password, for invited users and for resets. */
import { and, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { passwordTokens, users } from '#app/data/tables/access.server.ts'
import { endAccess } from './ended-access.server.ts'
import { hashPassword, type PasswordProof } from './passwords.server.ts'
import { hashToken, newToken } from './tokens.server.ts'
import type { User } from './users.server.ts'

export const passwordTokenDays = 7

const hour = 60 * 60 * 1000

/** Mailed links live shorter: the person who requested one is waiting for it. */
export const passwordTokenLifetime = { handed: passwordTokenDays * 24 * hour, mailed: hour } as const

/** In milliseconds since 1970. */
function passwordTokenEnd(): number {
  return Date.now() + passwordTokenLifetime.handed
}

/**
 * Voids the user's tokens that end no later: a mailed link, which anyone can request, must not void a longer one that
 * an admin handed over. Null when the user is disabled.
 */
export async function createPasswordToken(
  db: Database,
  userId: string,
  kind: keyof typeof passwordTokenLifetime = 'handed',
): Promise<string | null> {
  const token = newToken()
  const end = Date.now() + passwordTokenLifetime[kind]
  const made = db
    .select({
      id: sql<string>`${await hashToken(token)}`.as('id'),
      userId: sql<string>`${users.id}`.as('user_id'),
      createdAt: sql`${Date.now()}`.as('created_at'),
      expiresAt: sql`${end}`.as('expires_at'),
    })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.disabled, false)))
  const [, inserted] = await db.batch([
    db
      .delete(passwordTokens)
      .where(and(eq(passwordTokens.userId, userId), lte(passwordTokens.expiresAt, new Date(end)))),
    db.insert(passwordTokens).select(made).returning({ id: passwordTokens.id }),
  ])
  return inserted.length > 0 ? token : null
}

/** The user whose password the token may set; null when it is unknown, used, expired, or the user is disabled. */
export async function findTokenUser(db: Database, token: string): Promise<User | null> {
  const [user] = await db
    .select({ id: users.id, email: users.email, name: users.name, role: users.role })
    .from(passwordTokens)
    .innerJoin(users, eq(users.id, passwordTokens.userId))
    .where(and(isValid(await hashToken(token)), eq(users.disabled, false)))
  return user ?? null
}

/** Sets the password, ends all access of the user and uses up the token; null when the token is no longer valid. */
export async function redeemPasswordToken(
  db: Database,
  token: string,
  password: string,
): Promise<PasswordProof | null> {
  const [passwordHash, id] = await Promise.all([hashPassword(password), hashToken(token)])
  const owner = db.select({ id: passwordTokens.userId }).from(passwordTokens).where(isValid(id))
  const isOwner = and(inArray(users.id, owner), eq(users.disabled, false))
  const [updated] = await db.batch([
    db.update(users).set({ passwordHash }).where(isOwner).returning({ id: users.id }),
    ...endAccess(db, owner),
  ])
  return updated.length > 0 ? passwordHash : null
}

function isValid(id: string) {
  return and(eq(passwordTokens.id, id), gt(passwordTokens.expiresAt, new Date()))
}

/** Also caps expiry dates that a fast clock set too far in the future. */
export async function deleteExpiredPasswordTokens(db: Database): Promise<void> {
  const end = new Date(passwordTokenEnd())
  await db.delete(passwordTokens).where(lt(passwordTokens.expiresAt, new Date()))
  await db.update(passwordTokens).set({ expiresAt: end }).where(gt(passwordTokens.expiresAt, end))
}
