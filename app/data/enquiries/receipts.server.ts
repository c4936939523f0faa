import { sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { countedMail } from '#app/data/access/throttles.server.ts'
import type { Database } from '#app/data/database.server.ts'
import type { OutboxMessage } from '#app/data/outbox/claim.server.ts'
import { outboxMessage } from '#app/data/outbox/queue.server.ts'
import { enquiries } from '#app/data/tables/enquiries.server.ts'
import { mailboxOf } from '#app/domain/mail-address.ts'

export interface NewReceipt {
  /** Withdrawals are confirmed by their own channel, which staff watch, and counted apart. */
  channel: 'receipt' | 'withdrawal'
  payload: OutboxMessage['payload']
  /** Requires the enquiry of this batch, so a repeated post sends no second receipt. */
  receivedAt: Date
}

export async function insertReceipt(
  db: Database,
  enquiryId: string,
  { channel, payload, receivedAt }: NewReceipt,
): Promise<BatchItem<'sqlite'>[]> {
  const now = receivedAt.getTime()
  const id = `${enquiryId}-${channel}`
  const mailbox = countedMail(channel, mailboxOf(payload.to ?? ''))
  const mails = await Promise.all(channel === 'withdrawal' ? [mailbox, countedMail('everyWithdrawal', '')] : [mailbox])
  const haveRoom = sql.join(
    mails.map(({ hasRoom }) => hasRoom),
    sql` and `,
  )
  const isSent = sql`exists (select 1 from outbox sent where sent.id = ${id} and sent.created_at = ${now})`
  return [
    outboxMessage(
      db,
      { id, channel, enquiryId: sql`${enquiries.id}`, payload, queuedAt: now },
      sql`from ${enquiries}
        where ${enquiries.id} = ${enquiryId} and ${enquiries.receivedAt} = ${now} and ${haveRoom}`,
    ).onConflictDoNothing(),
    ...mails.map((mail) => mail.count(db, isSent)),
  ]
}
