import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { authenticatorApps, passkeys, recoveryCodes, signIns } from '#app/data/tables/access.server.ts'
import { readCode } from '#app/domain/access/second-factor.ts'
import { takeAppCode } from './authenticator-apps.server.ts'
import { takeRecoveryCode } from './recovery-codes.server.ts'

export function hasSecondFactor(userId: SQLWrapper) {
  return sql<boolean>`exists (
    select 1 from ${authenticatorApps} where ${authenticatorApps.userId} = ${userId} and ${authenticatorApps.confirmedAt} is not null
  )`.mapWith(Boolean)
}

export async function takeCode(db: Database, userId: string, typed: string): Promise<boolean> {
  const read = readCode(typed)
  if (!read) return false
  return (read.kind === 'app' ? takeAppCode : takeRecoveryCode)(db, userId, read.code)
}

/** Also removes the sign-ins waiting for it. */
export function removingSecondFactor(db: Database, userId: string | SQLWrapper) {
  const isTheirs = ({ userId: owner }: { userId: SQLWrapper }) => sql`${owner} in (${userId})`
  return [
    db.delete(authenticatorApps).where(isTheirs(authenticatorApps)),
    db.delete(recoveryCodes).where(isTheirs(recoveryCodes)),
    db.delete(passkeys).where(isTheirs(passkeys)),
    db.delete(signIns).where(isTheirs(signIns)),
  ] as const
}
