/** Links to what is stored about an address: asked for by anybody, mailed to the address alone. */
import { eq, sql } from 'drizzle-orm'
import { countedMail } from '#app/data/access/throttles.server.ts'
import { hashToken, newToken } from '#app/data/access/tokens.server.ts'
import { normalisedAddress } from '#app/data/access/users.server.ts'
import { type Database, newId } from '#app/data/database.server.ts'
import { isQueued, outboxMessage } from '#app/data/outbox/queue.server.ts'
import { ownDataLinks } from '#app/data/tables/own-data.server.ts'
import { ownDataLinkLifetime } from '#app/domain/enquiries/own-data.ts'
import { mailboxOf } from '#app/domain/mail-address.ts'
import { isKnown } from './own-data.server.ts'

/** Ours have 64 hexadecimal digits; nothing else is asked of the database. */
export function isOwnDataToken(token: string | undefined): token is string {
  return /^[0-9a-f]{64}$/.test(token ?? '')
}

/**
 * The same statements for an address of which nothing is known, and for a mailbox that has had its mails. `page` is the
 * address that the token completes.
 */
export async function queueOwnDataLink(
  db: Database,
  email: string,
  { locale, page }: { locale: 'de' | 'en'; page: string },
): Promise<void> {
  const now = Date.now()
  const id = `own-data-${newId()}`
  const payload = { to: email, locale, page, askedAt: String(now) }
  const mail = await countedMail('ownDataLink', mailboxOf(email))
  await db.batch([
    outboxMessage(
      db,
      { id, channel: 'ownDataLink', payload, queuedAt: now },
      sql`where ${isKnown(email)} and ${mail.hasRoom}`,
    ),
    mail.count(db, isQueued(id)),
  ])
}

/** Null when nothing is stored about the address any more. */
export async function createOwnDataLink(db: Database, email: string): Promise<{ id: string; token: string } | null> {
  const token = newToken()
  const id = await hashToken(token)
  const now = Date.now()
  const made = await db
    .insert(ownDataLinks)
    .select(
      // Pages show the normalised address, not the spelling of the request.
      sql`select ${id}, ${normalisedAddress(email)}, ${now}, ${now + ownDataLinkLifetime} where ${isKnown(email)}`,
    )
    .returning({ id: ownDataLinks.id })
  return made.length > 0 ? { id, token } : null
}

/** One whose mail did not leave. */
export async function deleteOwnDataLink(db: Database, id: string): Promise<void> {
  await db.delete(ownDataLinks).where(eq(ownDataLinks.id, id))
}
