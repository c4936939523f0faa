/** A run claims a row while sending, so no two runs send the same one and a dead run's row becomes due again. */
import { and, asc, desc, eq, gt, isNull, lt, lte, or } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import { pick } from '#app/fields/typed-objects.ts'

const minute = 60_000
const hour = 60 * minute

/** In milliseconds between attempts; after the last pause comes the last attempt. */
export const retryPauses = [
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  6 * hour,
  12 * hour,
  24 * hour,
] as const satisfies number[]

const longestPause = Math.max(...retryPauses)

const settingPause = 15 * minute

/** In milliseconds, longer than any transport takes (`longestWait` in mail/). */
export const claimLifetime = minute

const messagesPerRun = 20

export type OutboxMessage = Pick<typeof outbox.$inferSelect, 'id' | 'channel' | 'memberId' | 'payload' | 'attempts'>

/** Office mails first. Waits beyond the longest pause come from a fast clock and are due. */
export function listDueMessages(db: Database, enquiryId?: string): Promise<OutboxMessage[]> {
  const now = Date.now()
  return db
    .select(pick(outbox, ['id', 'channel', 'memberId', 'payload', 'attempts'] as const))
    .from(outbox)
    .where(
      and(
        isNull(outbox.deliveredAt),
        or(lte(outbox.nextAttemptAt, new Date(now)), gt(outbox.nextAttemptAt, new Date(now + longestPause))),
        enquiryId === undefined ? undefined : eq(outbox.enquiryId, enquiryId),
      ),
    )
    .orderBy(
      eq(outbox.channel, 'subscription'),
      eq(outbox.channel, 'receipt'),
      asc(outbox.nextAttemptAt),
      desc(outbox.channel),
    )
    .limit(messagesPerRun)
}

/** False if another run was faster. An empty `lastError` marks the attempt as in progress. */
export async function claimMessage(db: Database, message: OutboxMessage): Promise<boolean> {
  const claimed = await db
    .update(outbox)
    .set({ attempts: message.attempts + 1, nextAttemptAt: new Date(Date.now() + claimLifetime), lastError: null })
    .where(isUnchanged(message))
    .returning({ id: outbox.id })
  return claimed.length > 0
}

/** Keeps the row as a record but drops its content. */
export async function setDelivered(db: Database, id: string): Promise<void> {
  await db
    .update(outbox)
    .set({ deliveredAt: new Date(), nextAttemptAt: null, lastError: null, payload: {} })
    .where(eq(outbox.id, id))
}

/** `attempts` includes this one. No further attempt after the last. */
export async function setFailed(
  db: Database,
  message: Pick<OutboxMessage, 'id' | 'attempts'>,
  reason: string,
): Promise<void> {
  const pause = retryPauses[message.attempts - 1]
  const nextAttemptAt = pause === undefined ? null : new Date(Date.now() + pause)
  await db.update(outbox).set({ lastError: reason, nextAttemptAt }).where(isUnchanged(message))
}

export async function postponeMessage(db: Database, message: OutboxMessage, reason: string): Promise<void> {
  await db
    .update(outbox)
    .set({ lastError: reason, nextAttemptAt: new Date(Date.now() + settingPause) })
    .where(isUnchanged(message))
}

/** Guards against another run that has tried the message since it was read. */
function isUnchanged({ id, attempts }: Pick<OutboxMessage, 'id' | 'attempts'>) {
  return and(eq(outbox.id, id), eq(outbox.attempts, attempts), isNull(outbox.deliveredAt))
}

/** Notices and links are deleted after it in any state. */
export const recordLifetime = 90 * 24 * hour

export async function deleteOldRecords(db: Database): Promise<void> {
  const end = new Date(Date.now() - recordLifetime)
  await db
    .delete(outbox)
    .where(or(lt(outbox.deliveredAt, end), and(isNull(outbox.enquiryId), lt(outbox.createdAt, end))))
}
