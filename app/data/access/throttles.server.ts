/**
 * How often somebody has tried something lately, by the generic cell rate algorithm: a row holds the moment at which
 * everything is forgiven. Each attempt moves it on by one interval; an attempt that would move it further than `burst`
 * intervals away is refused and costs nothing, so that however often somebody asks, the wait grows no longer. A moment
 * clearly beyond that can only come from a clock that was ahead: it refuses nothing, and is taken back to the bound.
 */
import { eq, lt, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { throttles } from '#app/data/schema.server.ts'
import { hashToken } from './tokens.server.ts'

export interface Limit {
  /** So many attempts at once … */
  burst: number
  /** … and then one in so many milliseconds. */
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
  | 'secondFactor'
  | 'secondFactorDevice'
  | 'passkeyOptions'
  | 'enquiry'

/** What the attempts of one subject are counted under: no address stands in the table. */
export function throttleKey(name: LimitName, subject: string): Promise<string> {
  return hashToken(`${name} ${subject}`)
}

/** Counts an attempt, and says how many milliseconds are left until there is room for one: 0 when this one had it. */
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
      // Clocks of two isolates are not quite the same: an interval beyond the bound is still believed.
      setWhere: sql`${next} <= ${bound} or ${throttles.clearAt} > ${bound + interval}`,
    })
    .returning({ key: throttles.key })
  if (taken.length > 0) return 0
  const [row] = await db.select({ clearAt: throttles.clearAt }).from(throttles).where(eq(throttles.key, key))
  const room = (row?.clearAt.getTime() ?? now) - (burst - 1) * interval
  return Math.max(1, room - now)
}

/** Makes an attempt as if it had not been. */
export async function returnAttempt(db: Database, key: string, { interval }: Limit): Promise<void> {
  await db
    .update(throttles)
    .set({ clearAt: sql`${throttles.clearAt} - ${interval}` })
    .where(eq(throttles.key, key))
}

/** Forgets all attempts that are counted under this key. */
export function forgetAttempts(db: Database, key: string) {
  return db.delete(throttles).where(eq(throttles.key, key))
}

/** Removes the rows in which everything is forgiven. */
export async function deleteClearedThrottles(db: Database): Promise<void> {
  await db.delete(throttles).where(lt(throttles.clearAt, new Date()))
}
