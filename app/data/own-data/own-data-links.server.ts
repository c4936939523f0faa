import { sql } from 'drizzle-orm'
import { isOpenLink, issueLink, newLink } from '#app/data/access/mailed-links.server.ts'
import { normalisedAddress } from '#app/data/access/users.server.ts'
import type { Database } from '#app/data/database.server.ts'
import { queueLinkMail } from '#app/data/outbox/queue.server.ts'
import { mailedLinks } from '#app/data/tables/mailed-links.server.ts'
import { mailboxOf } from '#app/domain/mail-address.ts'
import type { Locale } from '#app/fields/locale.ts'
import { isKnown } from './own-data.server.ts'

/**
 * The same statements for unknown addresses and used-up limits; false then. `page` is the address that the token
 * completes.
 */
export async function queueOwnDataLink(
  db: Database,
  email: string,
  { locale, page }: { locale: Locale; page: string },
): Promise<boolean> {
  const payload = { to: email, locale, page, askedAt: String(Date.now()) }
  return queueLinkMail(db, mailboxOf(email), { channel: 'ownDataLink', payload }, sql`where ${isKnown(email)}`)
}

export async function createOwnDataLink(db: Database, email: string): Promise<string | null> {
  // Pages show the normalised address, not the spelling of the request.
  return issueLink(db, await newLink('ownData', normalisedAddress(email)), sql`where ${isKnown(email)}`)
}

export async function findLinkOwner(db: Database, link: string) {
  const hasWithdrawal = sql`exists (select 1 from enquiries kept
    where kept.kind = 'withdrawal' and lower(kept.email) = lower(${mailedLinks.subject}))`
  const [row] = await db
    .select({ email: mailedLinks.subject, hasWithdrawal: hasWithdrawal.mapWith(Boolean) })
    .from(mailedLinks)
    .where(isOpenLink(link, 'ownData'))
  return row ?? null
}
