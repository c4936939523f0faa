import { and, desc, gte, lt, type SQL } from 'drizzle-orm'
import { type Database, newId } from '#app/data/database.server.ts'
import { outboxMessage } from '#app/data/outbox/queue.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'

const beginning = (propertyId: string) => `seller-${propertyId}-`

/** For a batch, or awaited; `source` is `from … where …`. `page` is the address that the token completes; address and token are read on sending. */
export function queueSellerMail(
  db: Database,
  propertyId: string,
  page: string,
  kind: 'page' | 'approval',
  source?: SQL,
) {
  const payload = { propertyId, page, kind, askedAt: String(Date.now()) }
  return outboxMessage(db, { id: beginning(propertyId) + newId(), channel: 'sellerLink', payload }, source)
}

export async function findSellerMail(db: Database, propertyId: string) {
  const start = beginning(propertyId)
  const [row] = await db
    .select({ queuedAt: outbox.createdAt, deliveredAt: outbox.deliveredAt, lastError: outbox.lastError })
    .from(outbox)
    .where(and(gte(outbox.id, start), lt(outbox.id, `${start}~`)))
    .orderBy(desc(outbox.createdAt))
    .limit(1)
  return row ?? null
}
