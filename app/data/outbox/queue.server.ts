import { and, eq, is, isNull, ne, SQL, sql } from 'drizzle-orm'
import { countedMail } from '#app/data/access/throttles.server.ts'
import { normalisedAddress } from '#app/data/access/users.server.ts'
import { type Database, newId } from '#app/data/database.server.ts'
import { selectedRow } from '#app/data/selected-row.server.ts'
import { users } from '#app/data/tables/access.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import type { Locale } from '#app/fields/locale.ts'

export type ChannelName = (typeof outbox.$inferSelect)['channel']
export type EnquiryChannel = Exclude<
  ChannelName,
  'passwordLink' | 'ownDataLink' | 'transferNotice' | 'releaseNotice' | 'sellerLink' | 'subscription'
>
type Payload = (typeof outbox.$inferSelect)['payload']
export type EnquiryMessage = { payload: Payload } & (
  | { channel: 'mail' | 'formHost' | 'lead' }
  | { channel: 'memberMail'; memberId: string }
)

interface NewMessage {
  id: string | SQL
  channel: ChannelName
  enquiryId?: string | SQL
  memberId?: string | null
  payload: Payload | SQL
  queuedAt?: number
}

/** `source` is `from … where …`: one message per row. */
export function outboxMessage(db: Database, message: NewMessage, source: SQL = sql`where true`) {
  const { id, channel, enquiryId = null, memberId = null, payload, queuedAt = Date.now() } = message
  const row = selectedRow(outbox, {
    id,
    channel,
    enquiryId,
    memberId,
    payload: is(payload, SQL) ? payload : JSON.stringify(payload),
    attempts: 0,
    nextAttemptAt: queuedAt,
    deliveredAt: null,
    lastError: null,
    createdAt: queuedAt,
  })
  return db.insert(outbox).select(sql`${row} ${source}`)
}

/**
 * One for a channel, and one for each member. With `receivedAt` only if the enquiry came in at that moment: a post that
 * is repeated after the records of its mails are deleted sends none.
 */
export function insertEnquiryMessage(db: Database, enquiryId: string, message: EnquiryMessage, receivedAt?: Date) {
  const to = 'memberId' in message ? `-${message.memberId}` : ''
  const isFirst =
    receivedAt &&
    sql`from enquiries asked where asked.id = ${enquiryId} and asked.received_at = ${receivedAt.getTime()}`
  const queued = { id: `${enquiryId}-${message.channel}${to}`, enquiryId, ...message }
  return outboxMessage(db, queued, isFirst).onConflictDoNothing()
}

/** Once a week; drops older unsent ones. Null if there is nothing to report. */
export async function queueNotice(db: Database, week: string, payload: Payload | null): Promise<void> {
  const id = `notice-${week}`
  const isNotice = and(isNull(outbox.enquiryId), eq(outbox.channel, 'mail'))
  const outdated = db.delete(outbox).where(and(isNotice, isNull(outbox.deliveredAt), ne(outbox.id, id)))
  if (!payload) return void (await outdated)
  await db.batch([outdated, outboxMessage(db, { id, channel: 'mail', payload }).onConflictDoNothing()])
}

export function insertTransferNotice(db: Database, importId: string, payload: Payload) {
  return outboxMessage(db, { id: `transfer-${importId}`, channel: 'transferNotice', payload }).onConflictDoUpdate({
    target: outbox.id,
    set: { payload },
    setWhere: isNull(outbox.deliveredAt),
  })
}

export async function queueBudgetNotice(
  db: Database,
  { connectionId, day }: { connectionId: string; day: string },
  payload: Payload,
): Promise<void> {
  const id = `transfer-budget-${connectionId}-${day}`
  await outboxMessage(db, { id, channel: 'transferNotice', payload }).onConflictDoNothing()
}

/** The same statements for unknown users and used-up limits. `page` is the address that the token completes. */
export async function queuePasswordLink(
  db: Database,
  email: string,
  { locale, page }: { locale: Locale; page: string },
): Promise<void> {
  const askedAt = String(Date.now())
  const address = normalisedAddress(email)
  const payload = sql`json_object('userId', ${users.id}, 'locale', ${locale}, 'page', ${page}, 'askedAt', ${askedAt})`
  const source = sql`from ${users} where ${and(eq(users.email, address), eq(users.disabled, false))}`
  await queueLinkMail(db, address, { channel: 'passwordLink', payload }, source)
}

/** `handed` ends earlier links when the mail leaves. False if the mailbox has had its mails. */
export async function queueInvitation(
  db: Database,
  { id, email }: { id: string; email: string },
  { kind, ...words }: { kind: 'invited' | 'handed'; locale: Locale; page: string; by: string },
): Promise<boolean> {
  const payload = { ...words, kind, userId: id, askedAt: String(Date.now()) }
  const source = sql`from ${users} where ${and(eq(users.id, id), eq(users.disabled, false))}`
  return queueLinkMail(db, normalisedAddress(email), { channel: 'passwordLink', payload }, source)
}

/** The same statements if the mailbox has had its mails; false then. `source` has no row if a link would open nothing. */
export async function queueLinkMail(
  db: Database,
  mailbox: string,
  message: { channel: 'passwordLink' | 'ownDataLink'; payload: Payload | SQL },
  source: SQL,
): Promise<boolean> {
  const id = `${message.channel}-${newId()}`
  const mail = await countedMail(message.channel, mailbox)
  const [queued] = await db.batch([
    outboxMessage(db, { id, ...message }, sql`${source} and ${mail.hasRoom}`).returning({ id: outbox.id }),
    mail.count(db, isQueued(id)),
  ])
  return queued.length > 0
}

export function deleteMessages(db: Database, which: SQL | undefined) {
  return db.delete(outbox).where(which)
}

/** Only after the queueing statement of the batch. */
export function isQueued(id: string): SQL {
  return sql`exists (select 1 from outbox queued where queued.id = ${id})`
}
