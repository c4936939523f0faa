import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { inBlocks } from '#app/data/in-blocks.ts'
import { jsonList } from '#app/data/json-list.server.ts'
import type { OutboxMessage } from '#app/data/outbox/claim.server.ts'
import { outboxMessage } from '#app/data/outbox/queue.server.ts'
import { type Author, idOf, nameOf } from '#app/data/saving/authors.server.ts'
import { enquiries, enquiryReplies } from '#app/data/tables/enquiries.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import { pick } from '#app/fields/typed-objects.ts'

export interface NewReply {
  /** From the form, so that posting twice sends once. */
  id: string
  /** The first gets the message; the others came from the same address. */
  enquiryIds: readonly string[]
  recipient: string
  subject: string
  text: string
  mail: OutboxMessage['payload']
  /** In whose name it leaves; null for the author's own. */
  sender?: string | null
}

export function listReplies(db: Database, enquiryId: string) {
  return db
    .select({
      ...pick(enquiryReplies, ['id', 'by', 'createdAt', 'recipient', 'subject', 'text', 'parcelId', 'sender'] as const),
      /** False once the record of the delivery is deleted. */
      isRecorded: sql`${outbox.id} is not null`.mapWith(Boolean),
      deliveredAt: outbox.deliveredAt,
      lastError: outbox.lastError,
    })
    .from(enquiryReplies)
    .leftJoin(outbox, eq(outbox.id, enquiryReplies.parcelId))
    .where(eq(enquiryReplies.enquiryId, enquiryId))
    .orderBy(asc(enquiryReplies.createdAt), asc(enquiryReplies.id))
}

/** 'overtaken' if there are more replies than `seen`, unless this one was sent before. */
export async function sendReply(
  db: Database,
  reply: NewReply,
  seen: number,
  by: Author,
): Promise<'sent' | 'overtaken' | 'missing'> {
  const [enquiryId = ''] = reply.enquiryIds
  const isSeen = sql`(select count(*) from ${enquiryReplies} r where r.enquiry_id = ${enquiryId}) = ${seen}`
  await db.batch(writeReplies(db, [reply], by, isSeen))
  const [found, written] = await db.batch([
    db.select({ id: enquiries.id }).from(enquiries).where(eq(enquiries.id, enquiryId)),
    db.select({ enquiryId: enquiryReplies.enquiryId }).from(enquiryReplies).where(eq(enquiryReplies.id, reply.id)),
  ])
  if (found.length === 0) return 'missing'
  return written.some((row) => row.enquiryId === enquiryId) ? 'sent' : 'overtaken'
}

export async function sendReplies(db: Database, replies: readonly NewReply[], by: Author): Promise<void> {
  for (const some of inBlocks(replies, batchLength)) await db.batch(writeReplies(db, some, by, sql`true`))
}

const batchLength = 50

function writeReplies(db: Database, replies: readonly NewReply[], by: Author, isAllowed: ReturnType<typeof sql>) {
  const now = Date.now()
  const rows = replies.flatMap(({ id, enquiryIds, recipient, subject, text, sender = null }) =>
    enquiryIds.map((enquiryId, place) => ({
      id: place === 0 ? id : `${id}-${place}`,
      enquiryId,
      recipient,
      subject,
      text,
      parcelId: parcelIdOf(id),
      sender,
    })),
  )
  const messages = replies.map(({ id, mail }) => ({ id, parcelId: parcelIdOf(id), mail }))
  const ids = jsonList(rows.map(({ id }) => id))
  return [
    db
      .insert(enquiryReplies)
      .select(
        sql`select r.value ->> 'id', ${enquiries.id}, ${nameOf(by)}, ${idOf(by)}, ${now}, r.value ->> 'recipient',
          r.value ->> 'subject', r.value ->> 'text', r.value ->> 'parcelId', r.value ->> 'sender'
        from json_each(${JSON.stringify(rows)}) r join ${enquiries} on ${enquiries.id} = r.value ->> 'enquiryId'
        where ${isAllowed}`,
      )
      .onConflictDoNothing(),
    outboxMessage(
      db,
      {
        id: sql`p.value ->> 'parcelId'`,
        channel: 'reply',
        enquiryId: sql`${enquiryReplies.enquiryId}`,
        payload: sql`p.value -> 'mail'`,
        queuedAt: now,
      },
      sql`from json_each(${JSON.stringify(messages)}) p join ${enquiryReplies} on ${enquiryReplies.id} = p.value ->> 'id'
        where true`,
    ).onConflictDoNothing(),
    db
      .update(enquiries)
      .set({
        status: 'answered',
        // Retention counts from the last answer.
        answeredAt: new Date(now),
      })
      .where(
        inArray(
          enquiries.id,
          db
            .select({ id: enquiryReplies.enquiryId })
            .from(enquiryReplies)
            .where(sql`${enquiryReplies.id} in ${ids} and ${enquiryReplies.createdAt} = ${now}`),
        ),
      ),
  ] as const
}

function parcelIdOf(replyId: string): string {
  return `${replyId}-reply`
}
