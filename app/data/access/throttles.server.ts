/**
 * Rate limits by the generic cell rate algorithm. A row holds the moment when all attempts are forgiven; each attempt
 * moves it on by one interval. Beyond `burst` intervals attempts are refused and move nothing, so asking again never
 * prolongs the wait. A moment well beyond the bound comes from a fast clock: it refuses nothing and is reset.
 */
import { eq, lt, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { throttles } from '#app/data/schema.server.ts'
import { hashToken } from './tokens.server.ts'

export interface Limit {
  /** Attempts allowed at once … */
  burst: number
  /** … and then one every so many milliseconds. */
  interval: number
}

export type LimitName =
  | 'signInAccount'
  | 'signInNetwork'
  | 'signInAccountNetwork'
  | 'signInDevice'
  | 'ownPassword'
  | 'passwordLink'
  | 'resetNetwork'
  | 'resetAddress'
  | 'ownDataNetwork'
  | 'wrongOwnDataLink'
  | 'secondFactor'
  | 'secondFactorDevice'
  | 'passkeyOptions'
  | 'wrongTransferToken'
  | 'transfer'
  | 'enquiry'
  | 'subscription'
  | 'optIn'
  | 'reply'
  | 'mapDrawing'

/** Hashed, so that the table holds no addresses. */
export function throttleKey(name: LimitName, subject: string): Promise<string> {
  return hashToken(`${name} ${subject}`)
}

/** Counts an attempt; returns 0 when it is allowed, otherwise the milliseconds to wait. */
export async function takeAttempt(db: Database, key: string, { burst, interval }: Limit): Promise<number> {
  const now = Date.now()
  const bound = now + burst * interval
  const next = sql`max(${throttles.clearAt}, ${now}) + ${interval}`
  const taken = await db
    .insert(throttles)
    .values({ key, clearAt: new Date(now + interval) })
    .onConflictDoUpdate({
      target: throttles.key,
      set: { clearAt: sql`min(${next}, ${bound})` },
      // Clocks of two isolates differ slightly: one interval beyond the bound is still valid.
      setWhere: sql`${next} <= ${bound} or ${throttles.clearAt} > ${bound + interval}`,
    })
    .returning({ key: throttles.key })
  if (taken.length > 0) return 0
  const [row] = await db.select({ clearAt: throttles.clearAt }).from(throttles).where(eq(throttles.key, key))
  const room = (row?.clearAt.getTime() ?? now) - (burst - 1) * interval
  return Math.max(1, room - now)
}

export async function refundAttempt(db: Database, key: string, { interval }: Limit): Promise<void> {
  await db
    .update(throttles)
    .set({ clearAt: sql`${throttles.clearAt} - ${interval}` })
    .where(eq(throttles.key, key))
}

export function forgetAttempts(db: Database, key: string) {
  return db.delete(throttles).where(eq(throttles.key, key))
}

export async function deleteClearedThrottles(db: Database): Promise<void> {
  await db.delete(throttles).where(lt(throttles.clearAt, new Date()))
}
