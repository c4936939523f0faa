/**
 * Outgoing mails and posts. A run claims a row for as long as sending may take: no two runs send the same one, and a
 * row whose run died becomes due again.
 */

import { and, asc, desc, eq, gt, isNotNull, isNull, lt, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { countedMail } from '#app/data/access/throttles.server.ts'
import { normalisedAddress } from '#app/data/access/users.server.ts'
import { type Database, newId } from '#app/data/database.server.ts'
import { isKept } from '#app/data/saving/trash.server.ts'
import { users } from '#app/data/tables/access.server.ts'
import { enquiries } from '#app/data/tables/enquiries.server.ts'
import { teamMembers } from '#app/data/tables/entries.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { pick } from '#app/fields/typed-objects.ts'

const minute = 60_000
const hour = 60 * minute

/** Milliseconds between attempts; the attempt after the last pause is the last. */
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

/** How long to wait, without counting an attempt, when a setting is missing. */
const settingPause = 15 * minute

/** Longer than any transport takes to send or time out (`longestWait` in mail/). */
export const claimLifetime = minute

const parcelsPerRun = 20

export type Channel = (typeof outbox.$inferSelect)['channel']
export type EnquiryChannel = Exclude<Channel, 'passwordLink' | 'ownDataLink' | 'transferNotice' | 'subscription'>
export type Parcel = Pick<typeof outbox.$inferSelect, 'id' | 'channel' | 'memberId' | 'payload' | 'attempts'>
export type NewParcel = Pick<Parcel, 'payload'> &
  ({ channel: 'mail' | 'formHost' } | { channel: 'memberMail'; memberId: string })

/** Of a new enquiry. Adding the same parcel twice does nothing. */
export function insertParcel(db: Database, enquiryId: string, parcel: NewParcel) {
  return db
    .insert(outbox)
    .values({ id: `${enquiryId}-${parcel.channel}`, enquiryId, ...parcel, nextAttemptAt: new Date() })
    .onConflictDoNothing()
}

/** Queues a week's notice once and drops older unsent ones; a null payload means nothing to report. */
export async function queueNotice(db: Database, week: string, payload: Parcel['payload'] | null): Promise<void> {
  const id = `notice-${week}`
  const isNotice = and(isNull(outbox.enquiryId), eq(outbox.channel, 'mail'))
  const outdated = db.delete(outbox).where(and(isNotice, isNull(outbox.deliveredAt), ne(outbox.id, id)))
  if (!payload) return void (await outdated)
  const parcel = { id, channel: 'mail', payload, nextAttemptAt: new Date() } as const
  await db.batch([outdated, db.insert(outbox).values(parcel).onConflictDoNothing()])
}

/** Tells the office once that a transfer waits, or what it did. As long as the mail has not left, it says the latest. */
export function insertTransferNotice(db: Database, importId: string, payload: Parcel['payload']) {
  const parcel = { id: `transfer-${importId}`, channel: 'transferNotice', payload, nextAttemptAt: new Date() } as const
  return db
    .insert(outbox)
    .values(parcel)
    .onConflictDoUpdate({ target: outbox.id, set: { payload }, setWhere: isNull(outbox.deliveredAt) })
}

/** Tells the office once a day that a connection sends more than is taken. */
export async function queueBudgetNotice(
  db: Database,
  { connectionId, day }: { connectionId: string; day: string },
  payload: Parcel['payload'],
): Promise<void> {
  const id = `transfer-budget-${connectionId}-${day}`
  const parcel = { id, channel: 'transferNotice', payload, nextAttemptAt: new Date() } as const
  await db.insert(outbox).values(parcel).onConflictDoNothing()
}

/**
 * The same statements when there is no such user, and for an address that has had its links. The link itself is created
 * on delivery; `page` is the address that its token completes.
 */
export async function queuePasswordLink(
  db: Database,
  email: string,
  { locale, page }: { locale: 'de' | 'en'; page: string },
): Promise<void> {
  const now = Date.now()
  const id = `password-${newId()}`
  const address = normalisedAddress(email)
  const mail = await countedMail('passwordLink', address)
  await db.batch([
    db.insert(outbox).select(sql`
      select ${id}, 'passwordLink', null, null,
        json_object('userId', ${users.id}, 'locale', ${locale}, 'page', ${page}, 'askedAt', ${String(now)}),
        0, ${now}, null, null, ${now}
      from ${users} where ${and(eq(users.email, address), eq(users.disabled, false))} and ${mail.hasRoom}`),
    mail.count(db, isQueued(id)),
  ])
}

/** For the statements of a batch that come behind the one that queues a parcel. */
export function isQueued(id: string): SQL {
  return sql`exists (select 1 from outbox queued where queued.id = ${id})`
}

/** How long delivered rows are kept; notices and links are deleted by then in any state. */
export const recordLifetime = 90 * 24 * hour

export async function deleteOldRecords(db: Database): Promise<void> {
  const end = new Date(Date.now() - recordLifetime)
  await db
    .delete(outbox)
    .where(or(lt(outbox.deliveredAt, end), and(isNull(outbox.enquiryId), lt(outbox.createdAt, end))))
}

/** Mails before posts, receipts when the office has its own, and subscriptions last. A wait beyond the longest pause comes from a fast clock and counts as due. */
export function listDueParcels(db: Database, enquiryId?: string): Promise<Parcel[]> {
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
    .limit(parcelsPerRun)
}

/** Counts the attempt; false when another run was faster. An empty `lastError` marks it as in progress. */
export async function claimParcel(db: Database, parcel: Parcel): Promise<boolean> {
  const claimed = await db
    .update(outbox)
    .set({ attempts: parcel.attempts + 1, nextAttemptAt: new Date(Date.now() + claimLifetime), lastError: null })
    .where(isUnchanged(parcel))
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

/** Stores the reason and schedules the next attempt; after the last there is none. `attempts` includes this one. */
export async function setFailed(db: Database, parcel: Pick<Parcel, 'id' | 'attempts'>, reason: string): Promise<void> {
  const pause = retryPauses[parcel.attempts - 1]
  const nextAttemptAt = pause === undefined ? null : new Date(Date.now() + pause)
  await db.update(outbox).set({ lastError: reason, nextAttemptAt }).where(isUnchanged(parcel))
}

export async function postponeParcel(db: Database, parcel: Parcel, reason: string): Promise<void> {
  await db
    .update(outbox)
    .set({ lastError: reason, nextAttemptAt: new Date(Date.now() + settingPause) })
    .where(isUnchanged(parcel))
}

/** Guards against another run that has tried the parcel since it was read. */
function isUnchanged({ id, attempts }: Pick<Parcel, 'id' | 'attempts'>) {
  return and(eq(outbox.id, id), eq(outbox.attempts, attempts), isNull(outbox.deliveredAt))
}

export type ParcelRecord = Awaited<ReturnType<typeof listParcels>>[number]

/** The oldest first, of several of the same moment the mails. */
export function listParcels(db: Database, enquiryId: string) {
  return db
    .select({
      id: outbox.id,
      channel: sql<EnquiryChannel>`${outbox.channel}`,
      /** Null for the office, and for who has left the team. */
      member: teamMembers.name,
      attempts: outbox.attempts,
      nextAttemptAt: outbox.nextAttemptAt,
      deliveredAt: outbox.deliveredAt,
      lastError: outbox.lastError,
    })
    .from(outbox)
    .leftJoin(teamMembers, and(eq(teamMembers.id, outbox.memberId), isKept(teamMembers)))
    .where(eq(outbox.enquiryId, enquiryId))
    .orderBy(asc(outbox.createdAt), desc(outbox.channel))
}

/** Restores all attempts and makes the parcels due, except those sent or tried since they were read. */
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

/** isUnderWay() of domain/enquiries/enquiry.ts as a condition. */
export function isUnderWay() {
  return sql`(${outbox.attempts} > 0 and ${outbox.lastError} is null and coalesce(${outbox.nextAttemptAt}, 0) > ${Date.now()})`
}

/** Identifies a parcel in the state it was read in; every attempt changes it. */
export function parcelStamp({ id, nextAttemptAt }: Pick<ParcelRecord, 'id' | 'nextAttemptAt'>): string {
  return `${id} ${nextAttemptAt?.getTime() ?? ''}`
}

/** Nothing waits for a receipt, nor do the others stand on the overview. */
const unmissed = ['receipt', 'passwordLink', 'ownDataLink', 'transferNotice', 'subscription'] as const

/** isUndelivered() of domain/enquiries/enquiry.ts as a condition. */
const isUndelivered = and(isNull(outbox.deliveredAt), or(isNotNull(outbox.lastError), isNull(outbox.nextAttemptAt)))

export function undeliveredEnquiries(db: Database) {
  return db
    .select({ id: outbox.enquiryId })
    .from(outbox)
    .where(and(isNotNull(outbox.enquiryId), isUndelivered, notInArray(outbox.channel, [...unmissed])))
}

/** Newest first. `nextAttemptAt` is null when given up; `enquiryId` and `name` are null for a weekly notice. */
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
    .where(and(isUndelivered, notInArray(outbox.channel, [...unmissed])))
    .orderBy(sql`coalesce(${enquiries.receivedAt}, ${outbox.createdAt}) desc`, desc(outbox.channel))
    .limit(limit)
}

export function countGivenUp(db: Database): Promise<number> {
  const isGivenUp = and(isNull(outbox.deliveredAt), isNull(outbox.nextAttemptAt))
  return db.$count(outbox, and(isNotNull(outbox.enquiryId), isGivenUp, notInArray(outbox.channel, [...unmissed])))
}
