/** The links by which invited users, and those whose password is reset, choose a password once. */
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from './database.server.ts'
import { hashPassword, type PasswordProof } from './passwords.server.ts'
import { passwordTokens, sessions, signIns, users } from './schema.server.ts'
import { hashToken, newToken } from './tokens.server.ts'
import type { User } from './users.server.ts'

/** How long a link may be used. */
export const passwordTokenDays = 7

/** When a link that is made now ends, in milliseconds since 1970. */
export function passwordTokenEnd(): number {
  return Date.now() + passwordTokenDays * 24 * 60 * 60 * 1000
}

/** Makes a token for the user and gives it; older ones of the same user are void. Null when the user is disabled. */
export async function createPasswordToken(db: Database, userId: string): Promise<string | null> {
  const token = newToken()
  const made = db
    .select({
      id: sql<string>`${await hashToken(token)}`.as('id'),
      userId: sql<string>`${users.id}`.as('user_id'),
      createdAt: sql`${Date.now()}`.as('created_at'),
      expiresAt: sql`${passwordTokenEnd()}`.as('expires_at'),
    })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.disabled, false)))
  const [, inserted] = await db.batch([
    db.delete(passwordTokens).where(eq(passwordTokens.userId, userId)),
    db.insert(passwordTokens).select(made).returning({ id: passwordTokens.id }),
  ])
  return inserted.length > 0 ? token : null
}

/** Whose password the token may set; null when it is unknown, used, too old, or of a disabled user. */
export async function findTokenUser(db: Database, token: string): Promise<User | null> {
  const [user] = await db
    .select({ id: users.id, email: users.email, name: users.name, role: users.role })
    .from(passwordTokens)
    .innerJoin(users, eq(users.id, passwordTokens.userId))
    .where(and(isValid(await hashToken(token)), eq(users.disabled, false)))
  return user ?? null
}

/**
 * Sets the password of the token's user, ends the sessions and uses the token up. It gives the proof of the new password;
 * null when the token is not valid any more.
 */
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
    db.delete(sessions).where(inArray(sessions.userId, owner)),
    db.delete(signIns).where(inArray(signIns.userId, owner)),
    db.delete(passwordTokens).where(inArray(passwordTokens.userId, owner)),
  ])
  return updated.length > 0 ? passwordHash : null
}

function isValid(id: string) {
  return and(eq(passwordTokens.id, id), gt(passwordTokens.expiresAt, new Date()))
}

/** Removes the tokens that nobody can use any more. */
export async function deleteExpiredPasswordTokens(db: Database): Promise<void> {
  await db.delete(passwordTokens).where(lt(passwordTokens.expiresAt, new Date()))
}
