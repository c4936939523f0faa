import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { enquiries } from '#app/data/tables/enquiries.server.ts'
import type { ReplyDraft } from '#app/domain/enquiries/reply-draft.ts'

/** `seen` is the `savedAt` of the draft that the form was opened with, 0 without one; null discards the draft. */
export async function saveReplyDraft(
  db: Database,
  enquiryId: string,
  draft: ReplyDraft | null,
  seen: number,
): Promise<'saved' | 'overtaken'> {
  const isSeen = sql`coalesce(${enquiries.replyDraft} ->> '$.savedAt', 0) = ${seen}`
  const saved = await db
    .update(enquiries)
    .set({ replyDraft: draft })
    .where(and(eq(enquiries.id, enquiryId), isSeen))
    .returning({ id: enquiries.id })
  return saved.length > 0 ? 'saved' : 'overtaken'
}
