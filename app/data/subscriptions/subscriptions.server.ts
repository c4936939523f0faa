/** Who waits for which offers. Nothing is known of a subscriber but an address, a language and a search. */
import { and, count, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { countedMail } from '#app/data/access/throttles.server.ts'
import { hashToken, newToken } from '#app/data/access/tokens.server.ts'
import { type Database, newId } from '#app/data/database.server.ts'
import { deleteMessages, isQueued, outboxMessage } from '#app/data/outbox/queue.server.ts'
import { query } from '#app/data/queries.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import { subscriptionLinks, subscriptionMatches, subscriptions } from '#app/data/tables/subscriptions.server.ts'
import { mailboxOf } from '#app/domain/mail-address.ts'
import { mostSubscriptions, optInLifetime, silence } from '#app/domain/subscriptions/subscription.ts'
import type { Locale } from '#app/fields/locale.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { latestEvent, offerEventInserts } from './offer-events.server.ts'

export type Subscription = Pick<
  typeof subscriptions.$inferSelect,
  'id' | 'email' | 'query' | 'locale' | 'createdAt' | 'confirmedAt' | 'pausedAt' | 'askedAt'
>

const columns = pick(subscriptions, [
  'id',
  'email',
  'query',
  'locale',
  'createdAt',
  'confirmedAt',
  'pausedAt',
  'askedAt',
] as const)

/** Searches go on by mail. */
export const isActive = and(isNotNull(subscriptions.confirmedAt), isNull(subscriptions.pausedAt))

interface NewSubscription {
  email: string
  query: string
  locale: Locale
}

/** Stored with the mail that asks to confirm it. A mailbox that has all that it may have, or has had its mails, gets neither, in the same statements. */
export async function createSubscription(
  db: Database,
  { email, query, locale }: NewSubscription,
  mail: { subject: string; text: string; page: string },
): Promise<void> {
  const id = newId()
  const now = Date.now()
  const mailbox = mailboxOf(email)
  const counted = await countedMail('optIn', mailbox)
  const parcelId = `subscription-${id}`
  await db.batch([
    db.insert(subscriptions).select(sql`
      select ${id}, ${email}, ${mailbox}, ${query}, ${locale}, ${now}, null, null, null, null, 0, null
      where (select count(*) from subscriptions other where other.mailbox = ${mailbox}) < ${mostSubscriptions}
        and ${counted.hasRoom}`),
    outboxMessage(
      db,
      { id: parcelId, channel: 'subscription', payload: { subscriptionId: id, kind: 'optIn', ...mail }, queuedAt: now },
      sql`from ${subscriptions} where ${subscriptions.id} = ${id}`,
    ),
    counted.count(db, isQueued(parcelId)),
  ])
}

export async function findSubscription(db: Database, id: string): Promise<Subscription | null> {
  const [row] = await db.select(columns).from(subscriptions).where(eq(subscriptions.id, id))
  return row ?? null
}

/** Null for a token that is unknown, used up or expired. */
export async function findByToken(db: Database, token: string): Promise<Subscription | null> {
  const [row] = await selectByToken(db, await hashToken(token), or(isNull(subscriptionLinks.expiresAt), isNotConfirmed))
  return row ?? null
}

/** Whether it confirmed what goes on since: somebody who presses twice need not think that it failed. */
export async function hasConfirmed(db: Database, token: string): Promise<boolean> {
  return (await selectByToken(db, await hashToken(token), isNotNull(subscriptions.confirmedAt))).length > 0
}

const isNotConfirmed = isNull(subscriptions.confirmedAt)

function selectByToken(db: Database, link: string, condition: SQL | undefined): Promise<Subscription[]> {
  const { id, subscriptionId, expiresAt } = subscriptionLinks
  return db
    .select(columns)
    .from(subscriptionLinks)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionId))
    .where(and(eq(id, link), or(isNull(expiresAt), gt(expiresAt, new Date())), condition))
}

/** A new link with its token. One that confirms ends with its time, and by being used. */
export async function createLink(db: Database, { id: subscriptionId, createdAt, confirmedAt }: Subscription) {
  const token = newToken()
  const id = await hashToken(token)
  const expiresAt = confirmedAt ? null : new Date(createdAt.getTime() + optInLifetime)
  await db.insert(subscriptionLinks).values({ id, subscriptionId, expiresAt })
  return { id, token }
}

/** One whose mail did not leave. */
export async function deleteLink(db: Database, id: string): Promise<void> {
  await db.delete(subscriptionLinks).where(eq(subscriptionLinks.id, id))
}

/**
 * From now on: what is on offer already was to be seen in the list. The same search of the same address goes on as this
 * one, with what it has told. A mail says so, with a link of its own. The token of a lasting link, or null when the one that confirms was used.
 */
export async function confirmSubscription(
  db: Database,
  { id, email, query }: Subscription,
  welcome: { subject: string; text: string; page: string },
): Promise<string | null> {
  const now = new Date()
  const token = newToken()
  const isNew = and(eq(subscriptions.id, id), isNotConfirmed)
  const older = sql`(select id from subscriptions where lower(email) = lower(${email}) and query = ${query}
    and confirmed_at is not null and id <> ${id})`
  const isConfirmedNow = and(eq(subscriptions.id, id), eq(subscriptions.confirmedAt, now))
  const hasLeft = sql`not exists (select 1 from outbox where outbox.id = parcel_id and outbox.delivered_at is null)`
  const [, , , confirmed] = await db.batch([
    ...offerEventInserts(db),
    db
      .update(subscriptions)
      .set({ confirmedAt: now, heardAt: now, seenEvent: latestEvent, lastParcelId: lastParcelAmong(older) })
      .where(isNew)
      .returning({ id: subscriptions.id }),
    db
      .insert(subscriptionMatches)
      .select(sql`
        select ${id}, property_id, kind, cut_to, former_price, iif(${hasLeft}, parcel_id, null)
        from ${subscriptionMatches} where subscription_id in ${older}`)
      .onConflictDoNothing(),
    db
      .update(subscriptionLinks)
      .set({ subscriptionId: id })
      .where(sql`${subscriptionLinks.subscriptionId} in ${older}`),
    db.delete(subscriptions).where(sql`${subscriptions.id} in ${older}`),
    db.insert(subscriptionLinks).select(sql`
      select ${await hashToken(token)}, ${id}, null, ${now.getTime()} from ${subscriptions} where ${isConfirmedNow}`),
    outboxMessage(
      db,
      { id: `welcome-${id}`, channel: 'subscription', payload: { subscriptionId: id, kind: 'welcome', ...welcome } },
      sql`from ${subscriptions} where ${isConfirmedNow}`,
    ),
  ])
  return confirmed.length > 0 ? token : null
}

/** The mail of the day stays that of the day. */
function lastParcelAmong(older: SQL): SQL<string> {
  return sql`(select max(other.last_parcel_id) from subscriptions other where other.id in ${older})`
}

/** What was found for the search before is not sent any more. */
export async function changeQuery(db: Database, id: string, query: string): Promise<void> {
  await begin(db, id, { query })
}

export async function resumeSubscription(db: Database, id: string): Promise<void> {
  await begin(db, id, { pausedAt: null })
}

async function begin(db: Database, id: string, change: { query: string } | { pausedAt: null }): Promise<void> {
  await db.batch([
    ...offerEventInserts(db),
    ...forgetUntold(db, id),
    db
      .update(subscriptions)
      .set({ ...change, heardAt: new Date(), askedAt: null, seenEvent: latestEvent })
      .where(eq(subscriptions.id, id)),
  ])
}

export async function pauseSubscription(db: Database, id: string): Promise<void> {
  const now = new Date()
  await db.batch([
    ...forgetUntold(db, id),
    db.update(subscriptions).set({ pausedAt: now, heardAt: now, askedAt: null }).where(eq(subscriptions.id, id)),
  ])
}

/** Matches that no mail has told, and the mail that would have. */
function forgetUntold(db: Database, id: string) {
  const { subscriptionId, parcelId } = subscriptionMatches
  const untold = db
    .select({ id: outbox.id })
    .from(outbox)
    .innerJoin(subscriptions, eq(subscriptions.lastParcelId, outbox.id))
    .where(and(eq(subscriptions.id, id), isNull(outbox.deliveredAt)))
  return [
    db.delete(subscriptionMatches).where(and(eq(subscriptionId, id), or(isNull(parcelId), inArray(parcelId, untold)))),
    deleteMessages(db, inArray(outbox.id, untold)),
  ] as const
}

/** The subscriber wants it to go on as it is. */
export async function keepSubscription(db: Database, id: string): Promise<void> {
  await db.update(subscriptions).set({ heardAt: new Date(), askedAt: null }).where(eq(subscriptions.id, id))
}

/** Nothing of it is left: links and matches go with it, and mails that have not left find nobody to go to. */
export async function endSubscription(db: Database, id: string): Promise<void> {
  await db.delete(subscriptions).where(eq(subscriptions.id, id))
}

/** Forgets what nobody has confirmed, whoever was asked after a year without a word and has not answered, and old links. */
export async function deleteLeftSubscriptions(db: Database): Promise<void> {
  const now = Date.now()
  const { confirmedAt, createdAt, askedAt } = subscriptions
  const isLeft = and(isNull(confirmedAt), lt(createdAt, new Date(now - optInLifetime)))
  const isSilent = lt(askedAt, new Date(now - (silence.ended - silence.asked)))
  const isOver = lt(subscriptionLinks.expiresAt, new Date(now))
  // Whoever has a link of this age has been asked since, by a mail with another.
  const isOld = lt(subscriptionLinks.createdAt, new Date(now - 2 * silence.ended))
  await db.batch([
    db.delete(subscriptions).where(or(isLeft, isSilent)),
    db.delete(subscriptionLinks).where(or(isOver, isOld)),
  ])
}

/** How many wait for which search. */
export function countSearches(db: Database) {
  const statement = db
    .select({ search: subscriptions.query, count: count() })
    .from(subscriptions)
    .where(isActive)
    .groupBy(subscriptions.query)
  return query(statement, (rows) => rows)
}
