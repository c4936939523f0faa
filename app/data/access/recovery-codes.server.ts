/** Codes that stand in for a lost phone: shown once, kept as hashes, each good once. */
import { and, count, eq } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { recoveryCodes } from '#app/data/schema.server.ts'
import { recoveryCodeCount, recoveryCodeLength } from '#app/domain/access/second-factor.ts'
import { hashToken, randomLetters } from './tokens.server.ts'

/** Gives a user new codes; the ones before are void. */
export async function renewRecoveryCodes(db: Database, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => randomLetters(recoveryCodeLength))
  const rows = await Promise.all(codes.map(async (code) => ({ id: await hashToken(code), userId })))
  await db.batch([
    db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
    db.insert(recoveryCodes).values(rows),
  ])
  return codes
}

/** Whether this is a code of the user's; it is used up by asking. */
export async function takeRecoveryCode(db: Database, userId: string, code: string): Promise<boolean> {
  const taken = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.id, await hashToken(code))))
    .returning({ id: recoveryCodes.id })
  return taken.length > 0
}

/** How many codes the user has left. */
export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  return row?.count ?? 0
}
