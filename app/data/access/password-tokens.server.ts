import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { users } from '#app/data/tables/access.server.ts'
import { mailedLinks } from '#app/data/tables/mailed-links.server.ts'
import { linkLifetimes } from '#app/domain/access/mailed-link.ts'
import { endAccess } from './ended-access.server.ts'
import { insertLink, isLinkTo, linkSubject, newLink } from './mailed-links.server.ts'
import { hashPassword, type PasswordProof } from './passwords.server.ts'
import { hashToken } from './tokens.server.ts'
import type { User } from './users.server.ts'

export const passwordTokenDays = linkLifetimes.password / (24 * 60 * 60 * 1000)

/** Mailed links expire sooner: the person who requested one is waiting for it. Invitations are not requested. */
export const passwordTokenLifetime = {
  handed: linkLifetimes.password,
  invited: linkLifetimes.password,
  mailed: 60 * 60 * 1000,
} as const

/**
 * Leaves tokens that expire later: a link requested by anyone cannot revoke an admin's. `invited` leaves all, since the
 * administrator sees a link while the mail with another is on its way. Null if disabled.
 */
export async function createPasswordToken(
  db: Database,
  userId: string,
  kind: keyof typeof passwordTokenLifetime = 'handed',
): Promise<string | null> {
  const link = await newLink('password', userId, Date.now() + passwordTokenLifetime[kind])
  const isReplaced = kind === 'invited' ? sql`false` : lte(mailedLinks.expiresAt, new Date(link.expiresAt))
  const [, inserted] = await db.batch([
    db.delete(mailedLinks).where(and(isLinkTo([userId], 'password'), isReplaced)),
    insertLink(db, link, sql`from ${users} where ${and(eq(users.id, userId), eq(users.disabled, false))}`),
  ])
  return inserted.length > 0 ? link.token : null
}

export async function findTokenUser(db: Database, token: string): Promise<User | null> {
  const owner = linkSubject(db, await hashToken(token), 'password')
  const [user] = await db
    .select({ id: users.id, email: users.email, name: users.name, role: users.role })
    .from(users)
    .where(and(inArray(users.id, owner), eq(users.disabled, false)))
  return user ?? null
}

export async function redeemPasswordToken(
  db: Database,
  token: string,
  password: string,
): Promise<PasswordProof | null> {
  const [passwordHash, id] = await Promise.all([hashPassword(password), hashToken(token)])
  const owner = linkSubject(db, id, 'password')
  const isOwner = and(inArray(users.id, owner), eq(users.disabled, false))
  const [updated] = await db.batch([
    db.update(users).set({ passwordHash }).where(isOwner).returning({ id: users.id }),
    ...endAccess(db, owner),
  ])
  return updated.length > 0 ? passwordHash : null
}
