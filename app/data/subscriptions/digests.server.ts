/** What subscribers are told, and when: at most one mail a day, and nothing that has been told before. */
import { and, eq, gte, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm'
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
    db.run(sql`update ${subscriptionMatches} set parcel_id = null where parcel_id in ${stale}`),
    db.run(sql`update ${subscriptions} set asked_at = null where last_parcel_id in ${stale}`),
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
export async function listDueDigests(db: Database, midnight: Date, limit: number) {
  const waiting = db.select({ id: subscriptionMatches.subscriptionId }).from(subscriptionMatches).where(isWaiting)
  const due = await db
    .select(pick(subscriptions, ['id', 'query', 'locale'] as const))
    .from(subscriptions)
    .where(and(isActive, inArray(subscriptions.id, waiting), notExists(mailSince(db, midnight))))
    .limit(limit)
  const told = await db
    .select(pick(subscriptionMatches, ['subscriptionId', 'propertyId', 'kind', 'formerPrice'] as const))
    .from(subscriptionMatches)
    .where(and(isWaiting, inArray(subscriptionMatches.subscriptionId, listed(due.map(({ id }) => id)))))
  return due.map((subscription) => ({
    ...subscription,
    matches: told.filter(({ subscriptionId }) => subscriptionId === subscription.id),
  }))
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
  const parcelOf = (id: string) =>
    sql`(select one.value ->> 0 from json_each(${rows}) one where one.value ->> 1 = ${sql.raw(id)})`
  const some = listed(digests.map(({ subscriptionId }) => subscriptionId))
  await db.batch([
    insertParcels(db, rows, now),
    db.run(sql`
      update ${subscriptionMatches} set parcel_id = ${parcelOf('subscription_id')}
      where parcel_id is null and subscription_id in ${some}`),
    db.run(sql`update ${subscriptions} set last_parcel_id = ${parcelOf('subscriptions.id')} where id in ${some}`),
  ])
}

function insertParcels(db: Database, rows: string, now: number) {
  return db.run(sql`
    insert into ${outbox} (id, channel, payload, attempts, next_attempt_at, created_at)
    select one.value ->> 0, 'subscription', one.value -> 2, 0, ${now}, ${now}
    from json_each(${rows}) one where exists (select 1 from ${subscriptions} where id = one.value ->> 1)
    on conflict do nothing`)
}

/** Who has not been heard of for long and was not asked yet, nor had a mail today. */
export function listSilent(db: Database, midnight: Date, limit: number) {
  const { id, query, locale, heardAt, askedAt } = subscriptions
  const isSilent = and(isNull(askedAt), lt(heardAt, new Date(Date.now() - silence.asked)))
  return db
    .select({ id, query, locale })
    .from(subscriptions)
    .where(and(isSilent, notExists(mailSince(db, midnight))))
    .limit(limit)
}

/** Counts as the mail of the day. */
export async function queueQuestions(db: Database, questions: readonly NewDigest[]): Promise<void> {
  const rows = JSON.stringify(
    questions.map(({ parcelId, subscriptionId, payload }) => [parcelId, subscriptionId, payload]),
  )
  const now = Date.now()
  await db.batch([
    insertParcels(db, rows, now),
    db.run(sql`
      update ${subscriptions} set asked_at = ${now}, last_parcel_id = (
        select one.value ->> 0 from json_each(${rows}) one where one.value ->> 1 = subscriptions.id)
      where id in ${listed(questions.map(({ subscriptionId }) => subscriptionId))}`),
  ])
}
