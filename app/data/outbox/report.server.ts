import { and, asc, desc, eq, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { isKept } from '#app/data/saving/trash.server.ts'
import { enquiries } from '#app/data/tables/enquiries.server.ts'
import { teamMembers } from '#app/data/tables/entries.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import type { UndeliveredMail } from '#app/domain/enquiries/enquiry.ts'
import type { EnquiryChannel } from './queue.server.ts'

export type DeliveryRecord = Awaited<ReturnType<typeof listDeliveries>>[number]

export function listDeliveries(db: Database, enquiryId: string) {
  return db
    .select({
      id: outbox.id,
      channel: sql<EnquiryChannel>`${outbox.channel}`,
      member: teamMembers.name,
      attempts: outbox.attempts,
      nextAttemptAt: outbox.nextAttemptAt,
      deliveredAt: outbox.deliveredAt,
      lastError: outbox.lastError,
    })
    .from(outbox)
    .leftJoin(teamMembers, and(eq(teamMembers.id, outbox.memberId), isKept(teamMembers)))
    .where(eq(outbox.enquiryId, enquiryId))
    .orderBy(asc(outbox.createdAt), desc(outbox.channel))
}

/** Restores all attempts, except for messages sent or tried since they were read. */
export async function retryDeliveries(
  db: Database,
  messages: readonly Pick<DeliveryRecord, 'id' | 'nextAttemptAt'>[],
): Promise<void> {
  const [first, ...rest] = messages.map(({ id, nextAttemptAt }) =>
    db
      .update(outbox)
      .set({ attempts: 0, nextAttemptAt: new Date() })
      .where(
        and(
          eq(outbox.id, id),
          isNull(outbox.deliveredAt),
          sql`${outbox.nextAttemptAt} is ${nextAttemptAt?.getTime() ?? null}`,
          sql`not ${isUnderWay()}`,
        ),
      ),
  )
  if (first) await db.batch([first, ...rest])
}

export function isUnderWay() {
  return sql`(${outbox.attempts} > 0 and ${outbox.lastError} is null and coalesce(${outbox.nextAttemptAt}, 0) > ${Date.now()})`
}

export function deliveryStamp({ id, nextAttemptAt }: Pick<DeliveryRecord, 'id' | 'nextAttemptAt'>): string {
  return `${id} ${nextAttemptAt?.getTime() ?? ''}`
}

const hiddenChannels = [
  'receipt',
  'passwordLink',
  'ownDataLink',
  'transferNotice',
  'releaseNotice',
  'sellerLink',
  'subscription',
] as const

const isUndelivered = and(isNull(outbox.deliveredAt), or(isNotNull(outbox.lastError), isNull(outbox.nextAttemptAt)))

/** For a query of `enquiries`: of several the one that a visitor waits for; null if none is undelivered. */
export function undeliveredMail() {
  const { channel, enquiryId } = outbox
  const mail = sql`max(case when ${channel} in ('reply', 'withdrawal') then ${channel} else 'office' end)`
  return sql<UndeliveredMail | null>`(select ${mail} from ${outbox} where ${and(
    eq(enquiryId, enquiries.id),
    isUndelivered,
    notInArray(channel, [...hiddenChannels]),
  )})`
}

/** Newest first. `nextAttemptAt` is null when given up; `enquiryId` and `name` are null for a weekly notice. */
export function listUndelivered(db: Database, limit: number) {
  return db
    .select({
      enquiryId: enquiries.id,
      name: enquiries.name,
      propertyName: properties.name,
      channel: outbox.channel,
      attempts: outbox.attempts,
      nextAttemptAt: outbox.nextAttemptAt,
      lastError: outbox.lastError,
    })
    .from(outbox)
    .leftJoin(enquiries, eq(enquiries.id, outbox.enquiryId))
    .leftJoin(properties, eq(properties.id, enquiries.propertyId))
    .where(and(isUndelivered, notInArray(outbox.channel, [...hiddenChannels])))
    .orderBy(sql`coalesce(${enquiries.receivedAt}, ${outbox.createdAt}) desc`, desc(outbox.channel))
    .limit(limit)
}

export function countGivenUp(db: Database): Promise<number> {
  const isGivenUp = and(isNull(outbox.deliveredAt), isNull(outbox.nextAttemptAt))
  return db.$count(outbox, and(isNotNull(outbox.enquiryId), isGivenUp, notInArray(outbox.channel, [...hiddenChannels])))
}
