/** A user's second factor as a whole: an authenticator app, recovery codes beside it, passkeys on top of it. */
import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { authenticatorApps, passkeys, recoveryCodes, signIns } from '#app/data/schema.server.ts'
import { readCode } from '#app/domain/access/second-factor.ts'
import { takeAppCode } from './authenticator-apps.server.ts'
import { takeRecoveryCode } from './recovery-codes.server.ts'

/** A column of another query: whether the user with this id gives a second factor to sign in. */
export function hasSecondFactor(userId: SQLWrapper) {
  return sql<boolean>`exists (
    select 1 from ${authenticatorApps} where ${authenticatorApps.userId} = ${userId} and ${authenticatorApps.confirmedAt} is not null
  )`.mapWith(Boolean)
}

/** Whether what was typed is a code of this user's. A right one is used up. */
export async function takeCode(db: Database, userId: string, typed: string): Promise<boolean> {
  const read = readCode(typed)
  if (!read) return false
  return (read.kind === 'app' ? takeAppCode : takeRecoveryCode)(db, userId, read.code)
}

/** The statements that take a user's second factor away, for a batch; sign-ins that wait for it are void. */
export function removingSecondFactor(db: Database, userId: string | SQLWrapper) {
  const isTheirs = ({ userId: owner }: { userId: SQLWrapper }) => sql`${owner} in (${userId})`
  return [
    db.delete(authenticatorApps).where(isTheirs(authenticatorApps)),
    db.delete(recoveryCodes).where(isTheirs(recoveryCodes)),
    db.delete(passkeys).where(isTheirs(passkeys)),
    db.delete(signIns).where(isTheirs(signIns)),
  ] as const
}
