/** What subscribers are told, and when: at most one mail a day, and nothing that has been told before. */
import { and, eq, gte, inArray, isNull, lt, notExists, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { isUnderWay } from '#app/data/enquiries/outbox.server.ts'
import { listed } from '#app/data/listed.server.ts'
import { outbox, properties } from '#app/data/schema.server.ts'
import { silence } from '#app/domain/subscriptions/subscription.ts'
import { pick } from '#app/fields/pick.ts'
import { isOpen } from './offer-events.server.ts'
import { subscriptionMatches, subscriptions } from './subscription-schema.server.ts'
import { isActive } from './subscriptions.server.ts'

const isWaiting = isNull(subscriptionMatches.parcelId)

/**
 * A mail that has not left since the night before is written anew, with what has come since: nothing is lost however long
 * mail is away, and nobody gets two at once. What is no longer on offer is not told.
 */
export async function reopenDigests(db: Database): Promise<void> {
  const stale = sql`(select id from outbox where channel = 'subscription' and payload ->> 'kind' <> 'optIn'
    and delivered_at is null and not ${isUnderWay()})`
  await db.batch([
    db.update(subscriptionMatches).set({ parcelId: null }).where(sql`${subscriptionMatches.parcelId} in ${stale}`),
    db.update(subscriptions).set({ askedAt: null }).where(sql`${subscriptions.lastParcelId} in ${stale}`),
    db.delete(outbox).where(sql`${outbox.id} in ${stale}`),
    db
      .delete(subscriptionMatches)
      .where(
        and(
          isWaiting,
          sql`${subscriptionMatches.propertyId} not in (select ${properties.id} from ${properties} where ${isOpen})`,
        ),
      ),
  ])
}

/** Who has something to be told today and has had no mail yet. @param midnight the beginning of the day */
export function listDue(db: Database, midnight: Date) {
  const waiting = db.select({ id: subscriptionMatches.subscriptionId }).from(subscriptionMatches).where(isWaiting)
  return db
    .select(recipient)
    .from(subscriptions)
    .where(and(isActive, inArray(subscriptions.id, waiting), notExists(mailSince(db, midnight))))
}

const recipient = pick(subscriptions, ['id', 'query', 'locale'] as const)

export type Recipient = Awaited<ReturnType<typeof listDue>>[number]

/** What each of them is to be told, by the id of the subscription. */
export async function listWaiting(db: Database, due: readonly Recipient[]) {
  const rows = await db
    .select(pick(subscriptionMatches, ['subscriptionId', 'propertyId', 'kind', 'formerPrice'] as const))
    .from(subscriptionMatches)
    .where(and(isWaiting, inArray(subscriptionMatches.subscriptionId, listed(due.map(({ id }) => id)))))
  const waiting = new Map(due.map(({ id }): [string, typeof rows] => [id, []]))
  for (const row of rows) waiting.get(row.subscriptionId)?.push(row)
  return waiting
}

/** One that is still under way may leave today. */
function mailSince(db: Database, midnight: Date) {
  return db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(eq(outbox.id, subscriptions.lastParcelId), or(isNull(outbox.deliveredAt), gte(outbox.deliveredAt, midnight))),
    )
}

export interface NewDigest {
  /** Of the day, so that a second run of the same night writes no second mail. */
  parcelId: string
  subscriptionId: string
  payload: Record<string, string>
}

/** With the matches that they tell. */
export async function queueDigests(db: Database, digests: readonly NewDigest[]): Promise<void> {
  const rows = JSON.stringify(
    digests.map(({ parcelId, subscriptionId, payload }) => [parcelId, subscriptionId, payload]),
  )
  const now = Date.now()
  const some = listed(digests.map(({ subscriptionId }) => subscriptionId))
  await db.batch([
    insertParcels(db, rows, now),
    db
      .update(subscriptionMatches)
      .set({ parcelId: parcelOf(rows, subscriptionMatches.subscriptionId) })
      .where(and(isWaiting, inArray(subscriptionMatches.subscriptionId, some))),
    db
      .update(subscriptions)
      .set({ lastParcelId: parcelOf(rows, subscriptions.id) })
      .where(inArray(subscriptions.id, some)),
  ])
}

function insertParcels(db: Database, rows: string, now: number) {
  const parcels = sql`
    select one.value ->> 0, 'subscription', null, null, one.value -> 2, 0, ${now}, null, null, ${now}
    from json_each(${rows}) one
    where exists (select 1 from ${subscriptions} where ${subscriptions.id} = one.value ->> 1)`
  return db.insert(outbox).select(parcels).onConflictDoNothing()
}

function parcelOf(rows: string, subscriptionId: SQLWrapper): SQL<string> {
  return sql`(select one.value ->> 0 from json_each(${rows}) one where one.value ->> 1 = ${subscriptionId})`
}

/** Who has not been heard of for long and was not asked yet, nor had a mail today. */
export function listSilent(db: Database, midnight: Date) {
  const { heardAt, askedAt } = subscriptions
  const isSilent = and(isNull(askedAt), lt(heardAt, new Date(Date.now() - silence.asked)))
  return db
    .select(recipient)
    .from(subscriptions)
    .where(and(isSilent, notExists(mailSince(db, midnight))))
}

/** Counts as the mail of the day. */
export async function queueQuestions(db: Database, questions: readonly NewDigest[]): Promise<void> {
  const rows = JSON.stringify(
    questions.map(({ parcelId, subscriptionId, payload }) => [parcelId, subscriptionId, payload]),
  )
  const now = Date.now()
  await db.batch([
    insertParcels(db, rows, now),
    db
      .update(subscriptions)
      .set({ askedAt: new Date(now), lastParcelId: parcelOf(rows, subscriptions.id) })
      .where(inArray(subscriptions.id, listed(questions.map(({ subscriptionId }) => subscriptionId)))),
  ])
}
