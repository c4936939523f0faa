/** Keys that encrypt unsaved drafts in the browser, so that they are unreadable without this user's session. */
import { eq } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { draftKeys } from '#app/data/schema.server.ts'
import type { DraftKey } from '#app/domain/draft-key.ts'

export async function findDraftKey(db: Database, userId: string): Promise<DraftKey> {
  const [row] = await db.select({ key: draftKeys.key }).from(draftKeys).where(eq(draftKeys.userId, userId))
  return { owner: userId, key: row?.key ?? null }
}
