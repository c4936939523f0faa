import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, min, notExists, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
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

const address = sql<string>`lower(${subscriptions.email})`

const recipient = { ...pick(subscriptions, ['id', 'query', 'locale'] as const), address }

export type Recipient = Awaited<ReturnType<typeof selectDue>>[number]

function selectDue(db: Database, midnight: Date) {
  const waiting = db.select({ id: subscriptionMatches.subscriptionId }).from(subscriptionMatches).where(isWaiting)
  return db
    .select(recipient)
    .from(subscriptions)
    .where(and(isActive, inArray(subscriptions.id, waiting), notExists(mailSince(db, midnight))))
    .orderBy(asc(address), desc(subscriptions.confirmedAt), asc(subscriptions.id))
}

/** The searches of each address that gets a mail tonight, the newest first. */
export async function listDue(db: Database, midnight: Date): Promise<[Recipient, ...Recipient[]][]> {
  const due: [Recipient, ...Recipient[]][] = []
  for (const one of await selectDue(db, midnight)) {
    const last = due.at(-1)
    if (last?.[0].address === one.address) last.push(one)
    else due.push([one])
  }
  return due
}

export async function listWaiting(db: Database, due: readonly Recipient[]) {
  const rows = await db
    .select(pick(subscriptionMatches, ['subscriptionId', 'propertyId', 'kind', 'formerPrice'] as const))
    .from(subscriptionMatches)
    .where(and(isWaiting, inArray(subscriptionMatches.subscriptionId, jsonList(due.map(({ id }) => id)))))
  const waiting = new Map(due.map(({ id }): [string, typeof rows] => [id, []]))
  for (const row of rows) waiting.get(row.subscriptionId)?.push(row)
  return waiting
}

/** To the address, about any of its searches. */
function mailSince(db: Database, midnight: Date) {
  const any = alias(subscriptions, 'any_search')
  const isOfAddress = sql`lower(${any.email}) = ${address}`
  return db
    .select({ id: outbox.id })
    .from(any)
    .innerJoin(outbox, eq(outbox.id, any.lastParcelId))
    .where(and(isOfAddress, or(isNull(outbox.deliveredAt), gte(outbox.deliveredAt, midnight))))
}

export interface NewMail {
  /** The searches that it is about. */
  ids: readonly [string, ...string[]]
  payload: Record<string, string>
}

type MailKind = 'digest' | 'question'

/** In characters of all mails: a parameter takes 2 MB. */
const charactersAtOnce = 400_000

export async function queueDigests(db: Database, day: string, digests: readonly NewMail[]): Promise<void> {
  for (const some of inBlocks(digests, charactersAtOnce, lengthOf)) {
    const parcels = parcelsOf('digest', day, some)
    await db.batch([
      insertParcels(db, 'digest', day, some),
      db
        .update(subscriptionMatches)
        .set({ parcelId: sql`${parcels.byId} ->> ${subscriptionMatches.subscriptionId}` })
        .where(and(isWaiting, inArray(subscriptionMatches.subscriptionId, parcels.ids))),
      db
        .update(subscriptions)
        .set({ lastParcelId: sql`${parcels.byId} ->> ${subscriptions.id}` })
        .where(inArray(subscriptions.id, parcels.ids)),
    ])
  }
}

function lengthOf(mail: NewMail): number {
  return JSON.stringify(mail).length
}

function insertParcels(db: Database, kind: MailKind, day: string, mails: readonly NewMail[]) {
  const rows = mails.map(({ ids, payload }) => [parcelOf(kind, day, ids), { ...payload, kind, ids: ids.join() }])
  const message = { id: sql`one.value ->> 0`, channel: 'subscription', payload: sql`one.value -> 1` } as const
  const source = sql`from json_each(${JSON.stringify(rows)}) one where true`
  return outboxMessage(db, message, source).onConflictDoNothing()
}

/** One for a day, so that a second run of the same night writes no second mail. */
function parcelOf(kind: MailKind, day: string, [first]: NewMail['ids']): string {
  return `${kind}-${first}-${day}`
}

/** `byId` is a JSON object. */
function parcelsOf(kind: MailKind, day: string, mails: readonly NewMail[]): { ids: SQL; byId: string } {
  const pairs = mails.flatMap(({ ids }) => ids.map((id) => [id, parcelOf(kind, day, ids)] as const))
  return { ids: jsonList(pairs.map(([id]) => id)), byId: JSON.stringify(Object.fromEntries(pairs)) }
}

/** Outdated mails are rewritten in the next night. */
export async function reopenIfOutdated(db: Database, parcelId: string, writtenAt: Date): Promise<boolean> {
  const told = db
    .select({ id: subscriptionMatches.propertyId })
    .from(subscriptionMatches)
    .where(eq(subscriptionMatches.parcelId, parcelId))
  const isChanged = sql`(${gt(properties.updatedAt, writtenAt)} or not (${isOpen}))`
  if ((await db.$count(properties, and(inArray(properties.id, told), isChanged))) === 0) return false
  await reopen(db, parcelId)
  return true
}

/** What the mail would have told waits for the next night. */
export async function reopen(db: Database, parcelId: string): Promise<void> {
  await db.update(subscriptionMatches).set({ parcelId: null }).where(eq(subscriptionMatches.parcelId, parcelId))
}

/** No sign of life for long, not asked yet, and no mail today; one search of an address. */
export function listSilent(db: Database, midnight: Date) {
  const { id, heardAt, askedAt } = subscriptions
  const isSilent = and(isNull(askedAt), lt(heardAt, new Date(Date.now() - silence.asked)))
  const first = db
    .select({ id: min(id) })
    .from(subscriptions)
    .where(isSilent)
    .groupBy(address)
  return db
    .select(recipient)
    .from(subscriptions)
    .where(and(inArray(id, first), notExists(mailSince(db, midnight))))
}

export async function queueQuestions(db: Database, day: string, questions: readonly NewMail[]): Promise<void> {
  for (const some of inBlocks(questions, charactersAtOnce, lengthOf)) {
    const parcels = parcelsOf('question', day, some)
    await db.batch([
      insertParcels(db, 'question', day, some),
      db
        .update(subscriptions)
        .set({ askedAt: new Date(), lastParcelId: sql`${parcels.byId} ->> ${subscriptions.id}` })
        .where(inArray(subscriptions.id, parcels.ids)),
    ])
  }
}
