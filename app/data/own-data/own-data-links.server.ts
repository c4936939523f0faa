/** Links to what is stored about an address: asked for by anybody, mailed to the address alone. */
import { eq, sql } from 'drizzle-orm'
import { hashToken, newToken } from '#app/data/access/tokens.server.ts'
import { type Database, newId } from '#app/data/database.server.ts'
import { outbox, ownDataLinks } from '#app/data/schema.server.ts'
import { mostOwnDataLinks, ownDataLinkLifetime } from '#app/domain/enquiries/own-data.ts'
import { mailboxOf } from '#app/domain/mail-address.ts'
import { isKnown } from './own-data.server.ts'

/** Ours have 64 hexadecimal digits; nothing else is asked of the database. */
export function isOwnDataToken(token: string | undefined): token is string {
  return /^[0-9a-f]{64}$/.test(token ?? '')
}

/**
 * One statement that takes equally long for an address of which nothing is known. What a mailbox was sent within a day
 * is counted by the links themselves and by what still waits; `page` is the address that the token completes.
 */
export async function queueOwnDataLink(
  db: Database,
  email: string,
  { locale, page }: { locale: 'de' | 'en'; page: string },
): Promise<void> {
  const now = Date.now()
  const mailbox = mailboxOf(email)
  const payload = JSON.stringify({ to: email, mailbox, locale, page, askedAt: String(now) })
  const mailed = sql`(select count(*) from own_data_links link where link.mailbox = ${mailbox} and link.created_at > ${now - ownDataLinkLifetime})`
  const waiting = sql`(select count(*) from outbox parcel
    where parcel.delivered_at is null and parcel.channel = 'ownDataLink' and parcel.created_at > ${now - ownDataLinkLifetime}
      and parcel.payload ->> 'mailbox' = ${mailbox})`
  await db.insert(outbox).select(
    sql`select ${`own-data-${newId()}`}, 'ownDataLink', null, null, ${payload}, 0, ${now}, null, null, ${now}
        where ${isKnown(email)} and ${mailed} + ${waiting} < ${mostOwnDataLinks}`,
  )
}

/** Null when nothing is stored about the address any more. */
export async function createOwnDataLink(db: Database, email: string): Promise<{ id: string; token: string } | null> {
  const token = newToken()
  const id = await hashToken(token)
  const now = Date.now()
  const made = await db
    .insert(ownDataLinks)
    .select(
      sql`select ${id}, ${email}, ${mailboxOf(email)}, ${now}, ${now + ownDataLinkLifetime} where ${isKnown(email)}`,
    )
    .returning({ id: ownDataLinks.id })
  return made.length > 0 ? { id, token } : null
}

/** One whose mail did not leave. */
export async function deleteOwnDataLink(db: Database, id: string): Promise<void> {
  await db.delete(ownDataLinks).where(eq(ownDataLinks.id, id))
}
