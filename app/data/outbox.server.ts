/**
 * What has to leave the house: one row for each mail and each post to the form host. A row is claimed before it is sent,
 * with its next attempt already set, so that two runs never send it both and one that died is taken up again.
 */
import { and, asc, desc, eq, isNull, lte } from 'drizzle-orm'
import type { Database } from './database.server.ts'
import { outbox } from './schema.server.ts'

const minute = 60_000
const hour = 60 * minute

/** How long each failure is followed by waiting, in milliseconds. The attempt after the last pause is the last one. */
export const retryPauses = [
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  6 * hour,
  12 * hour,
  24 * hour,
] as const satisfies number[]

/** How long a parcel lies that cannot be sent because a setting is missing. It is not an attempt. */
const settingPause = 15 * minute

/** As many as one run sends. */
const parcelsPerRun = 20

export type Channel = (typeof outbox.$inferSelect)['channel']
export type Parcel = Pick<typeof outbox.$inferSelect, 'id' | 'channel' | 'payload' | 'attempts'>
export type NewParcel = Pick<Parcel, 'channel' | 'payload'>

/** The statement that adds what an enquiry sends out; a second time it does nothing. */
export function insertParcel(db: Database, enquiryId: string, parcel: NewParcel) {
  return db
    .insert(outbox)
    .values({ id: `${enquiryId}-${parcel.channel}`, enquiryId, ...parcel, nextAttemptAt: new Date() })
    .onConflictDoNothing()
}

/** What is due, the longest waiting first and mails before posts; of one enquiry, if it is given. */
export function listDueParcels(db: Database, enquiryId?: string): Promise<Parcel[]> {
  return db
    .select({ id: outbox.id, channel: outbox.channel, payload: outbox.payload, attempts: outbox.attempts })
    .from(outbox)
    .where(
      and(
        isNull(outbox.deliveredAt),
        lte(outbox.nextAttemptAt, new Date()),
        enquiryId === undefined ? undefined : eq(outbox.enquiryId, enquiryId),
      ),
    )
    .orderBy(asc(outbox.nextAttemptAt), desc(outbox.channel))
    .limit(parcelsPerRun)
}

/** Counts the attempt and sets the next one; after the last there is none. False when another run was quicker. */
export async function claimParcel(db: Database, { id, attempts }: Parcel): Promise<boolean> {
  const pause = retryPauses[attempts]
  const claimed = await db
    .update(outbox)
    .set({ attempts: attempts + 1, nextAttemptAt: pause === undefined ? null : new Date(Date.now() + pause) })
    .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts), isNull(outbox.deliveredAt)))
    .returning({ id: outbox.id })
  return claimed.length > 0
}

/** Delivered: the row stays as a record, without what was said. */
export async function setDelivered(db: Database, id: string): Promise<void> {
  await db
    .update(outbox)
    .set({ deliveredAt: new Date(), nextAttemptAt: null, lastError: null, payload: {} })
    .where(eq(outbox.id, id))
}

export async function setFailed(db: Database, id: string, reason: string): Promise<void> {
  await db.update(outbox).set({ lastError: reason }).where(eq(outbox.id, id))
}

/** Lets a parcel wait for a setting. */
export async function postponeParcel(db: Database, id: string, reason: string): Promise<void> {
  await db
    .update(outbox)
    .set({ lastError: reason, nextAttemptAt: new Date(Date.now() + settingPause) })
    .where(and(eq(outbox.id, id), isNull(outbox.deliveredAt)))
}
