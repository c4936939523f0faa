import { and, eq, sql } from 'drizzle-orm'
import { type Database, newId } from '#app/data/database.server.ts'
import type { OutboxMessage } from '#app/data/outbox/claim.server.ts'
import { outboxMessage } from '#app/data/outbox/queue.server.ts'
import { isKept } from '#app/data/saving/trash.server.ts'
import { enquiries } from '#app/data/tables/enquiries.server.ts'
import { teamMembers } from '#app/data/tables/entries.server.ts'

/** Null removes the assignment. Returns whether anything changed; only then a mail is sent. */
export async function assignEnquiry(
  db: Database,
  enquiryId: string,
  memberId: string | null,
  mail: Pick<OutboxMessage, 'memberId' | 'payload'> | null,
): Promise<boolean> {
  const isChange = and(eq(enquiries.id, enquiryId), sql`${enquiries.assignedTo} is not ${memberId}`)
  const isThere =
    memberId === null
      ? undefined
      : sql`exists (select 1 from ${teamMembers} where ${teamMembers.id} = ${memberId} and ${isKept(teamMembers)})`
  const message = {
    id: `${enquiryId}-assigned-${newId()}`,
    channel: 'memberMail',
    enquiryId: sql`${enquiries.id}`,
    memberId: mail?.memberId ?? null,
    payload: mail?.payload ?? {},
  } as const
  const [, changed] = await db.batch([
    outboxMessage(
      db,
      message,
      sql`from ${enquiries} where ${and(isChange, isThere, mail === null ? sql`false` : undefined)}`,
    ),
    db.update(enquiries).set({ assignedTo: memberId }).where(and(isChange, isThere)).returning({ id: enquiries.id }),
  ])
  return changed.length > 0
}
