/** Receipts in the outbox: one for each enquiry, and few to one address. */
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { listed } from '#app/data/listed.server.ts'
import { enquiries, outbox } from '#app/data/schema.server.ts'
import { mostReceipts } from '#app/domain/enquiries/receipt.ts'
import { dotlessHosts, mailboxOf } from '#app/domain/mail-address.ts'
import type { Parcel } from './outbox.server.ts'

const day = 24 * 60 * 60 * 1000

export interface NewReceipt {
  payload: Parcel['payload']
  /** Of the enquiry, which this batch must have stored: a repeated post gets no second receipt. */
  receivedAt: Date
}

/** The enquiries themselves say how many a mailbox was sent, so nothing more about it is stored. */
export function insertReceipt(db: Database, enquiryId: string, { payload, receivedAt }: NewReceipt) {
  const now = receivedAt.getTime()
  const sentLately = sql`(
    select count(*) from enquiries asked join outbox sent on sent.enquiry_id = asked.id
    where asked.received_at > ${now - day} and ${mailboxIn(sql`asked.email`)} = ${mailboxOf(payload.to ?? '')}
      and sent.channel = 'receipt' and sent.created_at > ${now - day})`
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

/** `mailboxOf()` of domain/mail-address.ts in SQL. */
function mailboxIn(email: SQL): SQL {
  const address = sql`trim(lower(${email}))`
  const name = sql`substr(${address}, 1, instr(${address}, '@') - 1)`
  const host = sql`substr(${address}, instr(${address}, '@') + 1)`
  const tag = sql`instr(${name}, '+')`
  const untagged = sql`iif(${tag} > 1, substr(${name}, 1, ${tag} - 1), ${name})`
  const isDotless = sql`${host} in ${listed(dotlessHosts)}`
  return sql`iif(${isDotless}, replace(${untagged}, '.', '') || '@gmail.com', ${untagged} || '@' || ${host})`
}

function receiptOf(enquiryId: string): string {
  return `${enquiryId}-receipt`
}
