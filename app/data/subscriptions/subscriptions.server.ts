/** Only an address, a language and a search are stored. */
import { and, count, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { isOpenLink, issueLink, newLink, revokeLinks } from '#app/data/access/mailed-links.server.ts'
import { hashToken } from '#app/data/access/tokens.server.ts'
import type { Database } from '#app/data/database.server.ts'
import { deleteMessages } from '#app/data/outbox/queue.server.ts'
import { command, query, runBatch } from '#app/data/queries.server.ts'
import { mailedLinks } from '#app/data/tables/mailed-links.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import { subscriptionMatches, subscriptions } from '#app/data/tables/subscriptions.server.ts'
import { linkLifetimes } from '#app/domain/access/mailed-link.ts'
import { silence } from '#app/domain/subscriptions/subscription.ts'
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

export const isActive = and(isNotNull(subscriptions.confirmedAt), isNull(subscriptions.pausedAt))

export async function findSubscription(db: Database, id: string): Promise<Subscription | null> {
  const [row] = await db.select(columns).from(subscriptions).where(eq(subscriptions.id, id))
  return row ?? null
}

export async function findByToken(db: Database, token: string): Promise<Subscription | null> {
  const [row] = await selectByToken(db, token, or(eq(mailedLinks.purpose, 'subscription'), isNotConfirmed))
  return row ?? null
}

/** Shows success to someone who presses twice. */
export async function hasConfirmed(db: Database, token: string): Promise<boolean> {
  return (await selectByToken(db, token, isNotNull(subscriptions.confirmedAt))).length > 0
}

export const isNotConfirmed = isNull(subscriptions.confirmedAt)

async function selectByToken(db: Database, token: string, condition: SQL | undefined): Promise<Subscription[]> {
  return db
    .select(columns)
    .from(mailedLinks)
    .innerJoin(subscriptions, eq(subscriptions.id, mailedLinks.subject))
    .where(and(isOpenLink(await hashToken(token), ...subscriptionPurposes), condition))
}

export const subscriptionPurposes = ['optIn', 'subscription'] as const

export async function createSubscriptionLink(db: Database, { id, createdAt, confirmedAt }: Subscription) {
  const link = confirmedAt
    ? newLink('subscription', id)
    : newLink('optIn', id, createdAt.getTime() + linkLifetimes.optIn)
  return issueLink(db, await link, sql`from ${subscriptions} where ${subscriptions.id} = ${id}`)
}

export async function changeQuery(db: Database, id: string, query: string): Promise<void> {
  await begin(db, id, { query })
}

export async function resumeSubscription(db: Database, id: string): Promise<void> {
  await begin(db, id, { pausedAt: null })
}

async function begin(db: Database, id: string, change: { query: string } | { pausedAt: null }): Promise<void> {
  const begun = db
    .update(subscriptions)
    .set({ ...change, heardAt: new Date(), askedAt: null, seenEvent: latestEvent })
    .where(eq(subscriptions.id, id))
  await runBatch(db, { ...offerEventInserts(db), ...forgettingUntold(db, id), begun: command(begun) })
}

export async function pauseSubscription(db: Database, id: string): Promise<void> {
  const now = new Date()
  const paused = db
    .update(subscriptions)
    .set({ pausedAt: now, heardAt: now, askedAt: null })
    .where(eq(subscriptions.id, id))
  await runBatch(db, { ...forgettingUntold(db, id), paused: command(paused) })
}

function forgettingUntold(db: Database, id: string) {
  const { subscriptionId, parcelId } = subscriptionMatches
  const untold = db
    .select({ id: outbox.id })
    .from(outbox)
    .innerJoin(subscriptions, eq(subscriptions.lastParcelId, outbox.id))
    .where(and(eq(subscriptions.id, id), isNull(outbox.deliveredAt)))
  const isUntold = and(eq(subscriptionId, id), or(isNull(parcelId), inArray(parcelId, untold)))
  return {
    untoldMatches: command(db.delete(subscriptionMatches).where(isUntold)),
    // The mail's other searches are told another night.
    untoldOthers: command(db.update(subscriptionMatches).set({ parcelId: null }).where(inArray(parcelId, untold))),
    untoldMail: command(deleteMessages(db, inArray(outbox.id, untold))),
  }
}

export async function keepSubscription(db: Database, id: string): Promise<void> {
  await db.update(subscriptions).set({ heardAt: new Date(), askedAt: null }).where(eq(subscriptions.id, id))
}

/** Unsent mails find no recipient and are dropped. Returns how many searches the address still has. */
export async function endSubscription(
  db: Database,
  { id, email }: Subscription,
  which: 'this' | 'all' = 'this',
): Promise<number> {
  const isOfAddress = sql`lower(${subscriptions.email}) = lower(${email})`
  const others = db.select({ count: count() }).from(subscriptions).where(isOfAddress)
  const { left } = await runBatch(db, {
    ...deletingSubscriptions(db, which === 'all' ? isOfAddress : eq(subscriptions.id, id)),
    left: query(others, ([row]) => row?.count ?? 0),
  })
  return left
}

export async function deleteLeftSubscriptions(db: Database): Promise<void> {
  const now = Date.now()
  const { createdAt, askedAt } = subscriptions
  const isLeft = and(isNotConfirmed, lt(createdAt, new Date(now - linkLifetimes.optIn)))
  const isSilent = lt(askedAt, new Date(now - (silence.ended - silence.asked)))
  await runBatch(db, deletingSubscriptions(db, or(isLeft, isSilent)))
}

/** Matches are deleted with their subscriptions, links before them. */
export function deletingSubscriptions(db: Database, condition: SQL | undefined) {
  const ending = db.select({ id: subscriptions.id }).from(subscriptions).where(condition)
  return {
    subscriptionLinks: command(revokeLinks(db, ending, ...subscriptionPurposes)),
    subscriptions: command(db.delete(subscriptions).where(condition)),
  }
}

export function countSearches(db: Database) {
  const statement = db
    .select({ search: subscriptions.query, count: count() })
    .from(subscriptions)
    .where(isActive)
    .groupBy(subscriptions.query)
  return query(statement, (rows) => rows)
}
