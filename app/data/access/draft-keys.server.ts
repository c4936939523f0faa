/**
 * The keys under which browsers keep what was typed and not saved. A trigger gives each user one (see the migrations);
 * whoever is not signed in as this user cannot read what their browser still holds.
 */
import { eq } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { draftKeys } from '#app/data/schema.server.ts'
import type { DraftKey } from '#app/domain/draft-key.ts'

export async function findDraftKey(db: Database, userId: string): Promise<DraftKey> {
  const [row] = await db.select({ key: draftKeys.key }).from(draftKeys).where(eq(draftKeys.userId, userId))
  return { owner: userId, key: row?.key ?? null }
}
