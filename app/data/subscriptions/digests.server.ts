import { and, eq, gt, gte, inArray, isNull, lt, notExists, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { inBlocks } from '#app/data/in-blocks.ts'
import { jsonList } from '#app/data/json-list.server.ts'
import { deleteMessages, outboxMessage } from '#app/data/outbox/queue.server.ts'
import { isUnderWay } from '#app/data/outbox/report.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { subscriptionMatches, subscriptions } from '#app/data/tables/subscriptions.server.ts'
import { silence } from '#app/domain/subscriptions/subscription.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { isOpen } from './offer-events.server.ts'
import { isActive } from './subscriptions.server.ts'

const isWaiting = isNull(subscriptionMatches.parcelId)

/** Rewrites unsent mails of earlier nights with later news, so no one gets two at once. Ended offers are dropped. */
export async function reopenDigests(db: Database): Promise<void> {
  const stale = sql`(select id from outbox where channel = 'subscription' and payload ->> 'kind' in ('digest', 'question')
    and delivered_at is null and not ${isUnderWay()})`
  await db.batch([
    db.update(subscriptionMatches).set({ parcelId: null }).where(sql`${subscriptionMatches.parcelId} in ${stale}`),
    db.update(subscriptions).set({ askedAt: null }).where(sql`${subscriptions.lastParcelId} in ${stale}`),
    deleteMessages(db, sql`${outbox.id} in ${stale}`),
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

export function listDue(db: Database, midnight: Date) {
  const waiting = db.select({ id: subscriptionMatches.subscriptionId }).from(subscriptionMatches).where(isWaiting)
  return db
    .select(recipient)
    .from(subscriptions)
    .where(and(isActive, inArray(subscriptions.id, waiting), notExists(mailSince(db, midnight))))
}

const recipient = pick(subscriptions, ['id', 'query', 'locale'] as const)

export type Recipient = Awaited<ReturnType<typeof listDue>>[number]

export async function listWaiting(db: Database, due: readonly Recipient[]) {
  const rows = await db
    .select(pick(subscriptionMatches, ['subscriptionId', 'propertyId', 'kind', 'formerPrice'] as const))
    .from(subscriptionMatches)
    .where(and(isWaiting, inArray(subscriptionMatches.subscriptionId, jsonList(due.map(({ id }) => id)))))
  const waiting = new Map(due.map(({ id }): [string, typeof rows] => [id, []]))
  for (const row of rows) waiting.get(row.subscriptionId)?.push(row)
  return waiting
}

function mailSince(db: Database, midnight: Date) {
  return db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(eq(outbox.id, subscriptions.lastParcelId), or(isNull(outbox.deliveredAt), gte(outbox.deliveredAt, midnight))),
    )
}

export interface NewMail {
  subscriptionId: string
  payload: Record<string, string>
}

/** One per day, so that a second run of the same night writes no second mail. */
type MailKind = 'digest' | 'question'

/** In characters of all mails: a parameter takes 2 MB. */
const charactersAtOnce = 400_000

export async function queueDigests(db: Database, day: string, digests: readonly NewMail[]): Promise<void> {
  for (const some of inBlocks(digests, charactersAtOnce, lengthOf)) {
    const ids = jsonList(some.map(({ subscriptionId }) => subscriptionId))
    await db.batch([
      insertParcels(db, 'digest', day, some),
      db
        .update(subscriptionMatches)
        .set({ parcelId: parcelOf('digest', subscriptionMatches.subscriptionId, day) })
        .where(and(isWaiting, inArray(subscriptionMatches.subscriptionId, ids))),
      db
        .update(subscriptions)
        .set({ lastParcelId: parcelOf('digest', subscriptions.id, day) })
        .where(inArray(subscriptions.id, ids)),
    ])
  }
}

function lengthOf(mail: NewMail): number {
  return JSON.stringify(mail).length
}

function insertParcels(db: Database, kind: MailKind, day: string, mails: readonly NewMail[]) {
  const rows = JSON.stringify(mails.map(({ subscriptionId, payload }) => [subscriptionId, { ...payload, kind }]))
  const message = {
    id: parcelOf(kind, subscriptions.id, day),
    channel: 'subscription',
    payload: sql`one.value -> 1`,
  } as const
  const source = sql`from json_each(${rows}) one join ${subscriptions} on ${subscriptions.id} = one.value ->> 0 where true`
  return outboxMessage(db, message, source).onConflictDoNothing()
}

function parcelOf(kind: MailKind, subscriptionId: SQLWrapper, day: string): SQL<string> {
  return sql`${`${kind}-`} || ${subscriptionId} || ${`-${day}`}`
}

/** Outdated mails are rewritten in the next night. */
export async function reopenIfOutdated(db: Database, parcelId: string, writtenAt: Date): Promise<boolean> {
  const told = db
    .select({ id: subscriptionMatches.propertyId })
    .from(subscriptionMatches)
    .where(eq(subscriptionMatches.parcelId, parcelId))
  const isChanged = sql`(${gt(properties.updatedAt, writtenAt)} or not (${isOpen}))`
  if ((await db.$count(properties, and(inArray(properties.id, told), isChanged))) === 0) return false
  await db.update(subscriptionMatches).set({ parcelId: null }).where(eq(subscriptionMatches.parcelId, parcelId))
  return true
}

/** No sign of life for long, not asked yet, and no mail today. */
export function listSilent(db: Database, midnight: Date) {
  const { heardAt, askedAt } = subscriptions
  const isSilent = and(isNull(askedAt), lt(heardAt, new Date(Date.now() - silence.asked)))
  return db
    .select(recipient)
    .from(subscriptions)
    .where(and(isSilent, notExists(mailSince(db, midnight))))
}

export async function queueQuestions(db: Database, day: string, questions: readonly NewMail[]): Promise<void> {
  for (const some of inBlocks(questions, charactersAtOnce, lengthOf)) {
    await db.batch([
      insertParcels(db, 'question', day, some),
      db
        .update(subscriptions)
        .set({ askedAt: new Date(), lastParcelId: parcelOf('question', subscriptions.id, day) })
        .where(inArray(subscriptions.id, jsonList(some.map(({ subscriptionId }) => subscriptionId)))),
    ])
  }
}
