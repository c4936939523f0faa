/**
 * What has to leave the house: one row for each mail and each post to the form host. A row is claimed before it is sent,
 * with its next attempt already set, so that two runs never send it both and one that died is taken up again.
 */
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from './database.server.ts'
import { enquiries, outbox, properties } from './schema.server.ts'

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
    .values({ id: parcelId(enquiryId, parcel.channel), enquiryId, ...parcel, nextAttemptAt: new Date() })
    .onConflictDoNothing()
}

function parcelId(enquiryId: string, channel: Channel): string {
  return `${enquiryId}-${channel}`
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

export type ParcelRecord = Awaited<ReturnType<typeof listParcels>>[number]

/** What became of everything that an enquiry sends out, the mail first. */
export function listParcels(db: Database, enquiryId: string) {
  const ids = outbox.channel.enumValues.map((channel) => parcelId(enquiryId, channel))
  return db
    .select({
      id: outbox.id,
      channel: outbox.channel,
      attempts: outbox.attempts,
      nextAttemptAt: outbox.nextAttemptAt,
      deliveredAt: outbox.deliveredAt,
      lastError: outbox.lastError,
    })
    .from(outbox)
    .where(inArray(outbox.id, ids))
    .orderBy(desc(outbox.channel))
}

/**
 * Makes parcels due at once, with a fresh set of attempts. One that was delivered or tried since it was read stays as it
 * is: two who ask at once send it once.
 */
export async function renewParcels(
  db: Database,
  parcels: readonly Pick<ParcelRecord, 'id' | 'nextAttemptAt'>[],
): Promise<void> {
  const [first, ...rest] = parcels.map(({ id, nextAttemptAt }) =>
    db
      .update(outbox)
      .set({ attempts: 0, nextAttemptAt: new Date() })
      .where(
        and(
          eq(outbox.id, id),
          isNull(outbox.deliveredAt),
          sql`${outbox.nextAttemptAt} is ${nextAttemptAt?.getTime() ?? null}`,
        ),
      ),
  )
  if (first) await db.batch([first, ...rest])
}

/** Names a parcel as it stood when it was read: every attempt makes it another. */
export function parcelStamp({ channel, nextAttemptAt }: Pick<ParcelRecord, 'channel' | 'nextAttemptAt'>): string {
  return `${channel} ${nextAttemptAt?.getTime() ?? ''}`
}

/** isUndelivered() of domain/enquiry.ts, as a condition. */
const isUndelivered = and(isNull(outbox.deliveredAt), or(isNotNull(outbox.lastError), isNull(outbox.nextAttemptAt)))

/** The ids of the enquiries with something undelivered, for the condition of another query. */
export function undeliveredEnquiries(db: Database) {
  return db.select({ id: outbox.enquiryId }).from(outbox).where(isUndelivered)
}

/** What could not be delivered so far, the latest enquiry first. `nextAttemptAt` is null for what is given up. */
export function listUndelivered(db: Database, limit: number) {
  return db
    .select({
      enquiryId: enquiries.id,
      name: enquiries.name,
      propertyName: properties.name,
      channel: outbox.channel,
      attempts: outbox.attempts,
      nextAttemptAt: outbox.nextAttemptAt,
      lastError: outbox.lastError,
    })
    .from(outbox)
    .innerJoin(enquiries, eq(enquiries.id, outbox.enquiryId))
    .leftJoin(properties, eq(properties.id, enquiries.propertyId))
    .where(isUndelivered)
    .orderBy(desc(enquiries.receivedAt), desc(outbox.channel))
    .limit(limit)
}
