import { and, isNull, ne, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { linkSubject, revokeLinks } from '#app/data/access/mailed-links.server.ts'
import type { Database } from '#app/data/database.server.ts'
import { deleteMessages } from '#app/data/outbox/queue.server.ts'
import { command, query, runBatch } from '#app/data/queries.server.ts'
import { repeated } from '#app/data/repetition.server.ts'
import { deletingSubscriptions } from '#app/data/subscriptions/subscriptions.server.ts'
import { enquiries, enquiryReplies } from '#app/data/tables/enquiries.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import { sellers } from '#app/data/tables/sellers.server.ts'
import { subscriptions } from '#app/data/tables/subscriptions.server.ts'
import { addressOf } from './own-data.server.ts'
import { hasKept, insertOwnDataEvent, ownDataEvent, selectRecentEvent } from './own-data-events.server.ts'

/**
 * One transaction, with the same result for a repeated press within ten minutes. Null for other links. Withdrawals stay,
 * with what was written about them and the mail that confirms them.
 */
export async function deleteOwnData(db: Database, link: string): Promise<{ keepsWithdrawal: boolean } | null> {
  const address = addressOf(db, link)
  const event = await ownDataEvent(link, 'deleted')
  const isKept = sql`exists (select 1 from enquiries kept where kept.kind = 'withdrawal' and lower(kept.email) = ${address})`
  const { events } = await repeated(() =>
    runBatch(db, {
      event: command(insertOwnDataEvent(db, event, isKept)),
      ...deletingDataOf(db, address),
      // Last, because the link identifies the address.
      links: command(revokeLinks(db, linkSubject(db, link, 'ownData'), 'ownData')),
      events: query(selectRecentEvent(db, event), (rows) => rows),
    }),
  )
  return events.length > 0 ? { keepsWithdrawal: hasKept(events) } : null
}

/** The same for staff, without a link; links to the data end, too. */
export async function deleteDataOfAddress(db: Database, email: string): Promise<void> {
  const address = sql`lower(${email})`
  const links = command(revokeLinks(db, sql`(select ${address})`, 'ownData'))
  await repeated(() => runBatch(db, { ...deletingDataOf(db, address), links }))
}

function deletingDataOf(db: Database, address: SQL) {
  const isOfWithdrawal = (id: SQLWrapper) =>
    sql`${id} in (select kept.id from enquiries kept where kept.kind = 'withdrawal')`
  return {
    enquiries: command(
      db.delete(enquiries).where(and(sql`lower(${enquiries.email}) = ${address}`, ne(enquiries.kind, 'withdrawal'))),
    ),
    replies: command(
      db
        .delete(enquiryReplies)
        .where(
          and(sql`lower(${enquiryReplies.recipient}) = ${address}`, not(isOfWithdrawal(enquiryReplies.enquiryId))),
        ),
    ),
    messages: command(
      deleteMessages(
        db,
        and(
          isNull(outbox.deliveredAt),
          sql`lower(${outbox.payload} ->> 'to') = ${address}`,
          sql`not coalesce(${isOfWithdrawal(outbox.enquiryId)}, false)`,
        ),
      ),
    ),
    // The history of a seller's row goes with it. What was approved stays as proof, without a name or an address.
    sellerLinks: command(
      revokeLinks(
        db,
        db.select({ id: sellers.id }).from(sellers).where(sql`lower(${sellers.sellerEmail}) = ${address}`),
        'seller',
      ),
    ),
    sellers: command(db.delete(sellers).where(sql`lower(${sellers.sellerEmail}) = ${address}`)),
    ...deletingSubscriptions(db, sql`lower(${subscriptions.email}) = ${address}`),
  }
}
