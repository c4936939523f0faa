import { and, eq, type SQL, sql } from 'drizzle-orm'
import { insertLink, isLinkTo, newLink } from '#app/data/access/mailed-links.server.ts'
import { countedMail } from '#app/data/access/throttles.server.ts'
import { type Database, newId } from '#app/data/database.server.ts'
import { isQueued, outboxMessage } from '#app/data/outbox/queue.server.ts'
import { command, query, runBatch } from '#app/data/queries.server.ts'
import { selectedRow } from '#app/data/selected-row.server.ts'
import { mailedLinks } from '#app/data/tables/mailed-links.server.ts'
import { subscriptionMatches, subscriptions } from '#app/data/tables/subscriptions.server.ts'
import { mailboxOf } from '#app/domain/mail-address.ts'
import { mostSubscriptions } from '#app/domain/subscriptions/subscription.ts'
import type { Locale } from '#app/fields/locale.ts'
import { latestEvent, offerEventInserts } from './offer-events.server.ts'
import { isNotConfirmed, type Subscription, subscriptionPurposes } from './subscriptions.server.ts'

export interface NewSubscription {
  email: string
  query: string
  locale: Locale
}

/** In one batch with the confirmation mail, or neither: a full mailbox gets the same statements. */
export async function createSubscription(
  db: Database,
  { email, query, locale }: NewSubscription,
  mail: { subject: string; text: string; page: string },
): Promise<void> {
  const id = newId()
  const now = Date.now()
  const mailbox = mailboxOf(email)
  const counted = await countedMail('optIn', mailbox)
  const row = selectedRow(subscriptions, {
    id,
    email,
    mailbox,
    query,
    locale,
    createdAt: now,
    confirmedAt: null,
    pausedAt: null,
    heardAt: null,
    askedAt: null,
    seenEvent: 0,
    lastParcelId: null,
  })
  const parcelId = `subscription-${id}`
  await db.batch([
    db.insert(subscriptions).select(sql`
      ${row} where (select count(*) from subscriptions other where other.mailbox = ${mailbox}) < ${mostSubscriptions}
        and ${counted.hasRoom}`),
    outboxMessage(
      db,
      { id: parcelId, channel: 'subscription', payload: { subscriptionId: id, kind: 'optIn', ...mail }, queuedAt: now },
      sql`from ${subscriptions} where ${subscriptions.id} = ${id}`,
    ),
    counted.count(db, isQueued(parcelId)),
  ])
}

/** Replaces the same search of the same address. The token of a lasting link; null if already confirmed. */
export async function confirmSubscription(
  db: Database,
  { id, email, query: search }: Subscription,
  mail: { subject: string; text: string; page: string },
): Promise<string | null> {
  const now = new Date()
  const older = sql`(select id from subscriptions where lower(email) = lower(${email}) and query = ${search}
    and confirmed_at is not null and id <> ${id})`
  const link = await newLink('subscription', id)
  const isConfirmedNow = and(eq(subscriptions.id, id), eq(subscriptions.confirmedAt, now))
  const source = sql`from ${subscriptions} where ${isConfirmedNow}`
  const payload = { subscriptionId: id, kind: 'welcome', ...mail }
  const welcome = outboxMessage(db, { id: `welcome-${id}`, channel: 'subscription', payload }, source)
  const { isConfirmed } = await runBatch(db, {
    ...offerEventInserts(db),
    isConfirmed: query(confirming(db, id, older, now), (rows) => rows.length > 0),
    ...takingOver(db, id, older),
    link: command(insertLink(db, link, source)),
    // A second press in the same millisecond may find it confirmed.
    welcome: command(welcome.onConflictDoNothing()),
  })
  return isConfirmed ? link.token : null
}

function confirming(db: Database, id: string, older: SQL, now: Date) {
  // Keeps the limit of one mail per day.
  const lastParcelId = sql<string>`(select max(other.last_parcel_id) from subscriptions other where other.id in ${older})`
  return db
    .update(subscriptions)
    .set({ confirmedAt: now, heardAt: now, seenEvent: latestEvent, lastParcelId })
    .where(and(eq(subscriptions.id, id), isNotConfirmed))
    .returning({ id: subscriptions.id })
}

function takingOver(db: Database, id: string, older: SQL) {
  const { propertyId, kind, cutTo, formerPrice, parcelId, subscriptionId } = subscriptionMatches
  const hasLeft = sql`not exists (select 1 from outbox where outbox.id = parcel_id and outbox.delivered_at is null)`
  const told = selectedRow(subscriptionMatches, {
    subscriptionId: id,
    propertyId,
    kind,
    cutTo,
    formerPrice,
    parcelId: sql`iif(${hasLeft}, ${parcelId}, null)`,
  })
  return {
    told: command(
      db
        .insert(subscriptionMatches)
        .select(sql`${told} from ${subscriptionMatches} where ${subscriptionId} in ${older}`)
        .onConflictDoNothing(),
    ),
    links: command(
      db
        .update(mailedLinks)
        .set({ subject: id })
        .where(isLinkTo(older, ...subscriptionPurposes)),
    ),
    older: command(db.delete(subscriptions).where(sql`${subscriptions.id} in ${older}`)),
  }
}
