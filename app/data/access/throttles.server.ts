/** Generic cell rate algorithm. Refused attempts do not prolong the wait; times far ahead come from a fast clock. */
import { eq, lt, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Database } from '#app/data/database.server.ts'
import { throttles } from '#app/data/tables/access.server.ts'
import { mostOwnDataLinks } from '#app/domain/enquiries/own-data.ts'
import { mostReceipts } from '#app/domain/enquiries/receipt.ts'
import { mostOptIns } from '#app/domain/subscriptions/subscription.ts'
import { hashToken } from './tokens.server.ts'

export interface Limit {
  burst: number
  interval: number
}

const hour = 60 * 60 * 1000

/** Per mailbox, as anyone may type any address. Deleting the cause of a mail does not reset its count. */
const mailLimits = {
  /** For the whole site, since these mails have words in them that anyone may have typed. */
  everyWithdrawal: { burst: 20, interval: hour / 4 },
  receipt: { burst: mostReceipts, interval: 24 * hour },
  withdrawal: { burst: mostReceipts, interval: 24 * hour },
  ownDataLink: { burst: mostOwnDataLinks, interval: 24 * hour },
  optIn: { burst: mostOptIns, interval: 24 * hour },
  passwordLink: { burst: 3, interval: hour },
} as const satisfies Record<string, Limit>

export type LimitName =
  | 'signInAccount'
  | 'signInNetwork'
  | 'signInAccountNetwork'
  | 'signInDevice'
  | 'ownPassword'
  | 'passwordLink'
  | 'resetNetwork'
  | 'ownDataNetwork'
  | 'wrongOwnDataLink'
  | 'wrongSellerLink'
  | 'sellerDecision'
  | 'secondFactor'
  | 'secondFactorDevice'
  | 'passkeyOptions'
  | 'wrongTransferToken'
  | 'transfer'
  | 'enquiry'
  | 'subscription'
  | 'reply'
  | 'mapDrawing'

export function throttleKey(name: LimitName | `${keyof typeof mailLimits}Mail`, subject: string): Promise<string> {
  return hashToken(`${name} ${subject}`)
}

export interface CountedMail {
  hasRoom: SQL
  /** Follows the queueing statement in its batch. `isQueued`: SQL condition that the mail was queued. */
  count: (db: Database, isQueued: SQL) => BatchItem<'sqlite'>
}

/** Sends the same statements whether or not there is room, so neither count nor duration reveals earlier mails. */
export async function countedMail(name: keyof typeof mailLimits, mailbox: string): Promise<CountedMail> {
  const { burst, interval } = mailLimits[name]
  const key = await throttleKey(`${name}Mail`, mailbox)
  const now = Date.now()
  // The same bounds as in `takeAttempt`.
  const [full, fast] = [now + (burst - 1) * interval, now + (burst + 1) * interval]
  const next = sql`iif(${throttles.clearAt} > ${fast}, ${now}, max(${throttles.clearAt}, ${now})) + ${interval}`
  return {
    hasRoom: sql`not exists (select 1 from throttles had where had.key = ${key} and had.clear_at > ${full} and had.clear_at <= ${fast})`,
    count: (db, isQueued) =>
      db
        .insert(throttles)
        .select(sql`select ${key}, ${now} + iif(${isQueued}, ${interval}, 0) where true`)
        .onConflictDoUpdate({
          target: throttles.key,
          set: { clearAt: sql`iif(excluded.clear_at > ${now}, ${next}, ${throttles.clearAt})` },
        }),
  }
}

/** Milliseconds to wait; 0 if the attempt is allowed. */
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
