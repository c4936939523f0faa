/** Receipts in the outbox: one for each enquiry, and few to one mailbox. */
import { sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { countedMail } from '#app/data/access/throttles.server.ts'
import type { Database } from '#app/data/database.server.ts'
import { enquiries } from '#app/data/tables/enquiries.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import { mailboxOf } from '#app/domain/mail-address.ts'
import type { Parcel } from './outbox.server.ts'

export interface NewReceipt {
  payload: Parcel['payload']
  /** Of the enquiry, which this batch must have stored: a repeated post gets no second receipt. */
  receivedAt: Date
}

/** For the batch that stores the enquiry, behind it. */
export async function insertReceipt(
  db: Database,
  enquiryId: string,
  { payload, receivedAt }: NewReceipt,
): Promise<BatchItem<'sqlite'>[]> {
  const now = receivedAt.getTime()
  const id = receiptOf(enquiryId)
  const mail = await countedMail('receipt', mailboxOf(payload.to ?? ''))
  return [
    db
      .insert(outbox)
      .select(
        sql`select ${id}, 'receipt', ${enquiries.id}, null, ${JSON.stringify(payload)}, 0, ${now}, null, null, ${now}
        from ${enquiries}
        where ${enquiries.id} = ${enquiryId} and ${enquiries.receivedAt} = ${now} and ${mail.hasRoom}`,
      )
      .onConflictDoNothing(),
    mail.count(db, sql`exists (select 1 from outbox sent where sent.id = ${id} and sent.created_at = ${now})`),
  ]
}

function receiptOf(enquiryId: string): string {
  return `${enquiryId}-receipt`
}
