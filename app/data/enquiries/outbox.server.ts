/**
 * What has to leave the house: one row for each mail and each post to the form host. A row is claimed before it is sent,
 * for as long as sending may take, so that two runs never send it both and one that died is taken up again.
 */
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { normalisedAddress } from '#app/data/access/users.server.ts'
import { type Database, newId } from '#app/data/database.server.ts'
import { enquiries, outbox, properties, users } from '#app/data/schema.server.ts'

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

const longestPause = Math.max(...retryPauses)

/** How long a parcel lies that cannot be sent because a setting is missing. It is not an attempt. */
const settingPause = 15 * minute

/** How long a claim holds: longer than any way takes to send, or to give up waiting (`longestWait` in mail/). */
export const claimLifetime = minute

/** As many as one run sends. */
const parcelsPerRun = 20

/** How an enquiry leaves. */
const enquiryChannels = ['mail', 'formHost'] as const
type EnquiryChannel = (typeof enquiryChannels)[number]

export type Channel = (typeof outbox.$inferSelect)['channel']
export type Parcel = Pick<typeof outbox.$inferSelect, 'id' | 'channel' | 'payload' | 'attempts'>
export type NewParcel = Pick<Parcel, 'payload'> & { channel: EnquiryChannel }

/** The statement that adds what an enquiry sends out; a second time it does nothing. */
export function insertParcel(db: Database, enquiryId: string, parcel: NewParcel) {
  return db
    .insert(outbox)
    .values({ id: parcelId(enquiryId, parcel.channel), enquiryId, ...parcel, nextAttemptAt: new Date() })
    .onConflictDoNothing()
}

/**
 * Leaves the notice of a week, once; null when there is nothing to say. One of another week that has not gone out is
 * dropped: what it says has changed since.
 */
export async function leaveNotice(db: Database, week: string, payload: Parcel['payload'] | null): Promise<void> {
  const id = `notice-${week}`
  const isNotice = and(isNull(outbox.enquiryId), eq(outbox.channel, 'mail'))
  const outdated = db.delete(outbox).where(and(isNotice, isNull(outbox.deliveredAt), ne(outbox.id, id)))
  if (!payload) return void (await outdated)
  const parcel = { id, channel: 'mail', payload, nextAttemptAt: new Date() } as const
  await db.batch([outdated, db.insert(outbox).values(parcel).onConflictDoNothing()])
}

/**
 * Leaves a link by mail for the user with this address; one statement, which does the same work and nothing when nobody
 * has it or the user is disabled. `page` is the address that the token completes. The link itself is made at delivery.
 */
export async function leavePasswordLink(
  db: Database,
  email: string,
  { locale, page }: { locale: 'de' | 'en'; page: string },
): Promise<void> {
  const now = Date.now()
  const payload = sql`json_object('userId', ${users.id}, 'locale', ${locale}, 'page', ${page}, 'askedAt', ${String(now)})`
  const nothing = sql`null`
  const parcel = db
    .select({
      id: sql<string>`${`password-${newId()}`}`.as('id'),
      channel: sql`'passwordLink'`.as('channel'),
      enquiryId: nothing.as('enquiry_id'),
      payload: payload.as('payload'),
      attempts: sql`0`.as('attempts'),
      nextAttemptAt: sql`${now}`.as('next_attempt_at'),
      deliveredAt: nothing.as('delivered_at'),
      lastError: nothing.as('last_error'),
      createdAt: sql`${now}`.as('created_at'),
    })
    .from(users)
    .where(and(eq(users.email, normalisedAddress(email)), eq(users.disabled, false)))
  await db.insert(outbox).select(parcel)
}

/** How long a record of what was delivered is kept, in milliseconds: 90 days. Notices and links go then, whatever became of them. */
export const recordLifetime = 90 * 24 * hour

export async function deleteOldRecords(db: Database): Promise<void> {
  const end = new Date(Date.now() - recordLifetime)
  await db
    .delete(outbox)
    .where(or(lt(outbox.deliveredAt, end), and(isNull(outbox.enquiryId), lt(outbox.createdAt, end))))
}

function parcelId(enquiryId: string, channel: Channel): string {
  return `${enquiryId}-${channel}`
}

/**
 * What is due, the longest waiting first and mails before posts; of one enquiry, if it is given. What would wait longer
 * than the longest pause was written by a clock that was ahead, and is due as well.
 */
export function listDueParcels(db: Database, enquiryId?: string): Promise<Parcel[]> {
  const now = Date.now()
  return db
    .select({ id: outbox.id, channel: outbox.channel, payload: outbox.payload, attempts: outbox.attempts })
    .from(outbox)
    .where(
      and(
        isNull(outbox.deliveredAt),
        or(lte(outbox.nextAttemptAt, new Date(now)), gt(outbox.nextAttemptAt, new Date(now + longestPause))),
        enquiryId === undefined ? undefined : eq(outbox.enquiryId, enquiryId),
      ),
    )
    .orderBy(asc(outbox.nextAttemptAt), desc(outbox.channel))
    .limit(parcelsPerRun)
}

/**
 * Counts the attempt and takes the parcel, so that nobody else does meanwhile. `lastError` is empty for as long. False
 * when another run was quicker.
 */
export async function claimParcel(db: Database, parcel: Parcel): Promise<boolean> {
  const claimed = await db
    .update(outbox)
    .set({ attempts: parcel.attempts + 1, nextAttemptAt: new Date(Date.now() + claimLifetime), lastError: null })
    .where(isStill(parcel))
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

/** Says why the attempt failed, the parcel's attempts included, and sets the next one; after the last there is none. */
export async function setFailed(db: Database, parcel: Pick<Parcel, 'id' | 'attempts'>, reason: string): Promise<void> {
  const pause = retryPauses[parcel.attempts - 1]
  const nextAttemptAt = pause === undefined ? null : new Date(Date.now() + pause)
  await db.update(outbox).set({ lastError: reason, nextAttemptAt }).where(isStill(parcel))
}

/** Lets a parcel wait for a setting. */
export async function postponeParcel(db: Database, parcel: Parcel, reason: string): Promise<void> {
  await db
    .update(outbox)
    .set({ lastError: reason, nextAttemptAt: new Date(Date.now() + settingPause) })
    .where(isStill(parcel))
}

/** Nobody has tried the parcel since it was read. */
function isStill({ id, attempts }: Pick<Parcel, 'id' | 'attempts'>) {
  return and(eq(outbox.id, id), eq(outbox.attempts, attempts), isNull(outbox.deliveredAt))
}

export type ParcelRecord = Awaited<ReturnType<typeof listParcels>>[number]

/** What became of everything that an enquiry sends out, the mail first. */
export function listParcels(db: Database, enquiryId: string) {
  const ids = enquiryChannels.map((channel) => parcelId(enquiryId, channel))
  return db
    .select({
      id: outbox.id,
      channel: sql<EnquiryChannel>`${outbox.channel}`,
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
 * Makes parcels due at once, with a fresh set of attempts. One that was delivered or tried since it was read, or is being
 * sent right now, stays as it is: two who ask at once send it once.
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
          sql`not ${isUnderWay()}`,
        ),
      ),
  )
  if (first) await db.batch([first, ...rest])
}

/** isUnderWay() of domain/enquiry.ts, as a condition. */
function isUnderWay() {
  return sql`(${outbox.attempts} > 0 and ${outbox.lastError} is null and coalesce(${outbox.nextAttemptAt}, 0) > ${Date.now()})`
}

/** Names a parcel as it stood when it was read: every attempt makes it another. */
export function parcelStamp({ channel, nextAttemptAt }: Pick<ParcelRecord, 'channel' | 'nextAttemptAt'>): string {
  return `${channel} ${nextAttemptAt?.getTime() ?? ''}`
}

/** isUndelivered() of domain/enquiry.ts, as a condition. */
const isUndelivered = and(isNull(outbox.deliveredAt), or(isNotNull(outbox.lastError), isNull(outbox.nextAttemptAt)))

/** The ids of the enquiries with something undelivered, for the condition of another query. */
export function undeliveredEnquiries(db: Database) {
  return db
    .select({ id: outbox.enquiryId })
    .from(outbox)
    .where(and(isNotNull(outbox.enquiryId), isUndelivered))
}

/**
 * What the agency did not get so far, the latest first. `nextAttemptAt` is null for what is given up, `enquiryId` and
 * `name` for the notice of a week.
 */
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
    .leftJoin(enquiries, eq(enquiries.id, outbox.enquiryId))
    .leftJoin(properties, eq(properties.id, enquiries.propertyId))
    .where(and(isUndelivered, ne(outbox.channel, 'passwordLink')))
    .orderBy(sql`coalesce(${enquiries.receivedAt}, ${outbox.createdAt}) desc`, desc(outbox.channel))
    .limit(limit)
}

/** How many mails and posts about enquiries were given up. */
export function countGivenUp(db: Database): Promise<number> {
  return db.$count(outbox, and(isNotNull(outbox.enquiryId), isNull(outbox.deliveredAt), isNull(outbox.nextAttemptAt)))
}
