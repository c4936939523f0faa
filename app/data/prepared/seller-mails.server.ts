import { and, desc, gte, lt, type SQL } from 'drizzle-orm'
import { type Database, newId } from '#app/data/database.server.ts'
import { outboxMessage } from '#app/data/outbox/queue.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import type { PreparedState } from '#app/domain/saving/prepared-state.ts'
import type { Locale } from '#app/fields/locale.ts'

const beginning = (propertyId: string) => `seller-${propertyId}-`

export interface OwnersMail {
  locale: Locale
  /** The address that the token completes, in that language. */
  page: string
  /** What becomes of what waits, as a sentence, and the promise that it was made from. */
  becomes?: string
  promise?: string
}

/** The same as long as the sentence for the owner is. */
export function promiseOf({ sentence }: Pick<PreparedState, 'sentence'>, releaseAt: Date | null): string {
  return [sentence, releaseAt?.getTime()].join(' ')
}

/** For a batch, or awaited; `source` is `from … where …`; address and token are read on sending. */
export function queueSellerMail(
  db: Database,
  propertyId: string,
  mail: OwnersMail,
  kind: 'page' | 'approval',
  source?: SQL,
) {
  const payload = { ...mail, propertyId, kind, askedAt: String(Date.now()) }
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
