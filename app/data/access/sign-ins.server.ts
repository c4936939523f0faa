import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { signIns, users } from '#app/data/tables/access.server.ts'
import type { PasswordProof } from './passwords.server.ts'
import { hasSecondFactor } from './second-factor.server.ts'
import { newSession } from './sessions.server.ts'
import { hashToken, newToken } from './tokens.server.ts'
import type { User } from './users.server.ts'

export const signInLifetime = 10 * 60 * 1000

/** Null without a second factor or for an outdated proof. Changing the password deletes these rows. */
export async function beginSignIn(db: Database, userId: string, proof: PasswordProof): Promise<string | null> {
  const token = newToken()
  const noted = await db
    .insert(signIns)
    .select(sql`
      select ${await hashToken(token)}, ${users.id}, ${Date.now() + signInLifetime} from ${users}
      where ${users.id} = ${userId} and ${users.passwordHash} = ${proof} and ${users.disabled} = 0
        and ${hasSecondFactor(users.id)}`)
    .returning({ id: signIns.id })
  return noted.length > 0 ? token : null
}

export async function findSignInUser(db: Database, token: string): Promise<User | null> {
  const [user] = await db
    .select({ id: users.id, email: users.email, name: users.name, role: users.role })
    .from(signIns)
    .innerJoin(users, eq(users.id, signIns.userId))
    .where(and(isOpen(await hashToken(token)), eq(users.disabled, false)))
  return user ?? null
}

export async function finishSignIn(db: Database, token: string, userAgent: string | null): Promise<string | null> {
  const id = await hashToken(token)
  const owner = db.select({ id: signIns.userId }).from(signIns).where(isOpen(id))
  const session = await newSession(userAgent, new Date())
  const [started] = await db.batch([
    session.insertFor(db, inArray(users.id, owner)),
    db.delete(signIns).where(eq(signIns.id, id)),
  ])
  return started.length > 0 ? session.token : null
}

function isOpen(id: string) {
  return and(eq(signIns.id, id), gt(signIns.expiresAt, new Date()))
}

export async function deleteExpiredSignIns(db: Database): Promise<void> {
  await db.delete(signIns).where(lt(signIns.expiresAt, new Date()))
}
