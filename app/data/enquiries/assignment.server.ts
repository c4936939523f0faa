/** Who looks after an enquiry, if not the person responsible for its property. */

import { and, eq, sql } from 'drizzle-orm'
import { type Database, newId } from '#app/data/database.server.ts'
import { isKept } from '#app/data/saving/trash.server.ts'
import { enquiries } from '#app/data/tables/enquiries.server.ts'
import { teamMembers } from '#app/data/tables/entries.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import type { Parcel } from './outbox.server.ts'

/** Null gives it back. True when that changed anything; only then does the mail leave. */
export async function assignEnquiry(
  db: Database,
  enquiryId: string,
  memberId: string | null,
  mail: Pick<Parcel, 'memberId' | 'payload'> | null,
): Promise<boolean> {
  const isChange = and(eq(enquiries.id, enquiryId), sql`${enquiries.assignedTo} is not ${memberId}`)
  const isThere =
    memberId === null
      ? undefined
      : sql`exists (select 1 from ${teamMembers} where ${teamMembers.id} = ${memberId} and ${isKept(teamMembers)})`
  const now = Date.now()
  const parcel = db
    .select({
      id: sql<string>`${`${enquiryId}-assigned-${newId()}`}`.as('id'),
      channel: sql`'memberMail'`.as('channel'),
      enquiryId: sql<string>`${enquiries.id}`.as('enquiry_id'),
      memberId: sql`${mail?.memberId ?? null}`.as('member_id'),
      payload: sql`${JSON.stringify(mail?.payload ?? {})}`.as('payload'),
      attempts: sql`0`.as('attempts'),
      nextAttemptAt: sql`${now}`.as('next_attempt_at'),
      deliveredAt: sql`null`.as('delivered_at'),
      lastError: sql`null`.as('last_error'),
      createdAt: sql`${now}`.as('created_at'),
    })
    .from(enquiries)
    .where(and(isChange, isThere, mail === null ? sql`false` : undefined))
  const [, changed] = await db.batch([
    db.insert(outbox).select(parcel),
    db.update(enquiries).set({ assignedTo: memberId }).where(and(isChange, isThere)).returning({ id: enquiries.id }),
  ])
  return changed.length > 0
}
