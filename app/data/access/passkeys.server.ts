import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { passkeyChallenges, passkeys, users } from '#app/data/tables/access.server.ts'
import { hasSecondFactor } from './second-factor.server.ts'

const challengeLifetime = 5 * 60 * 1000

export const mostPasskeys = 20

export type Passkey = typeof passkeys.$inferSelect

export type OwnPasskey = Pick<Passkey, 'id' | 'name' | 'createdAt' | 'lastUsedAt'>

/** For one answer within five minutes; `userId` is null for signing in. */
export async function keepChallenge(db: Database, challenge: string, userId: string | null): Promise<void> {
  const expiresAt = new Date(Date.now() + challengeLifetime)
  await db.insert(passkeyChallenges).values({ id: challenge, userId, expiresAt })
}

/** Uses the challenge up; `userId` is null for signing in. */
export async function takeChallenge(db: Database, challenge: string, userId: string | null): Promise<boolean> {
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.id, challenge),
        sql`${passkeyChallenges.userId} is ${userId}`,
        gt(passkeyChallenges.expiresAt, new Date()),
      ),
    )
    .returning({ id: passkeyChallenges.id })
  return taken.length > 0
}

export async function deleteExpiredChallenges(db: Database): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, new Date()))
}

export async function listPasskeys(db: Database, userId: string): Promise<OwnPasskey[]> {
  const { id, name, createdAt, lastUsedAt } = passkeys
  return db
    .select({ id, name, createdAt, lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(createdAt))
}

export async function findPasskey(db: Database, id: string): Promise<Passkey | null> {
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.id, id))
  return passkey ?? null
}

/** False without a confirmed authenticator app, or with `mostPasskeys` passkeys. */
export async function addPasskey(
  db: Database,
  passkey: Pick<Passkey, 'id' | 'userId' | 'name' | 'publicKey' | 'counter' | 'transports'>,
): Promise<boolean> {
  const { id, userId, name, publicKey, counter, transports } = passkey
  const added = await db
    .insert(passkeys)
    .select(sql`
      select ${id}, ${userId}, ${name}, ${publicKey}, ${counter}, ${JSON.stringify(transports)}, unixepoch() * 1000, null
      from ${users} where ${users.id} = ${userId} and ${users.disabled} = 0
        and ${hasSecondFactor(users.id)}
        and (select count(*) from ${passkeys} own where own.user_id = ${userId}) < ${mostPasskeys}`)
    .onConflictDoNothing()
    .returning({ id: passkeys.id })
  return added.length > 0
}

export async function notePasskeyUse(db: Database, id: string, counter: number): Promise<void> {
  await db.update(passkeys).set({ counter, lastUsedAt: new Date() }).where(eq(passkeys.id, id))
}

export async function removePasskey(db: Database, userId: string, id: string): Promise<string | null> {
  const [removed] = await db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ name: passkeys.name })
  return removed?.name ?? null
}
