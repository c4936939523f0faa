/** Receipts in the outbox: one for each enquiry, and few to one address. */
import { eq, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { enquiries, outbox } from '#app/data/schema.server.ts'
import { mostReceipts } from '#app/domain/enquiries/receipt.ts'
import type { Parcel } from './outbox.server.ts'

const day = 24 * 60 * 60 * 1000

export interface NewReceipt {
  payload: Parcel['payload']
  /** Of the enquiry, which this batch must have stored: a repeated post gets no second receipt. */
  receivedAt: Date
}

/** The enquiries themselves say how many an address was sent, so nothing more about it is stored. */
export function insertReceipt(db: Database, enquiryId: string, { payload, receivedAt }: NewReceipt) {
  const now = receivedAt.getTime()
  const sentLately = sql`(
    select count(*) from enquiries asked join outbox sent on sent.enquiry_id = asked.id
    where lower(asked.email) = lower(${enquiries.email}) and sent.channel = 'receipt' and sent.created_at > ${now - day})`
  return db
    .insert(outbox)
    .select(
      sql`select ${receiptOf(enquiryId)}, 'receipt', ${enquiries.id}, null, ${JSON.stringify(payload)}, 0, ${now}, null, null, ${now}
      from ${enquiries}
      where ${enquiries.id} = ${enquiryId} and ${enquiries.receivedAt} = ${now} and ${sentLately} < ${mostReceipts}`,
    )
    .onConflictDoNothing()
}

export function selectReceipt(db: Database, enquiryId: string) {
  return db
    .select({ id: outbox.id })
    .from(outbox)
    .where(eq(outbox.id, receiptOf(enquiryId)))
}

function receiptOf(enquiryId: string): string {
  return `${enquiryId}-receipt`
}
