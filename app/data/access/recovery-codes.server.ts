import { and, count, eq } from 'drizzle-orm'
import { type Database, randomLetters } from '#app/data/database.server.ts'
import { recoveryCodes } from '#app/data/tables/access.server.ts'
import { recoveryCodeCount, recoveryCodeLength } from '#app/domain/access/second-factor.ts'
import { hashToken } from './tokens.server.ts'

export async function renewRecoveryCodes(db: Database, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => randomLetters(recoveryCodeLength))
  const rows = await Promise.all(codes.map(async (code) => ({ id: await hashToken(code), userId })))
  await db.batch([
    db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
    db.insert(recoveryCodes).values(rows),
  ])
  return codes
}

export async function takeRecoveryCode(db: Database, userId: string, code: string): Promise<boolean> {
  const taken = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.id, await hashToken(code))))
    .returning({ id: recoveryCodes.id })
  return taken.length > 0
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  return row?.count ?? 0
}
