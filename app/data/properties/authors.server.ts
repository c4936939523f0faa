/**
 * Who changed something. Kept are the id, which nobody chooses, and the name of that day, because people marry and rename
 * themselves; told are both names and the address, which only the administration gives.
 */
import { eq } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { users } from '#app/data/schema.server.ts'
import type { PastAuthor } from '#app/domain/properties/author.ts'

/** A user; what works without an account, the demo for instance, goes by a name alone. */
export type Author = { id: string; name: string } | string

export function idOf(author: Author): string | null {
  return typeof author === 'string' ? null : author.id
}

export function nameOf(author: Author): string {
  return typeof author === 'string' ? author : author.name
}

/** What a query adds that joins the users by the id that was kept. */
export const authorColumns = { nameNow: users.name, address: users.email }

/** Who it was, from what was kept. */
export async function findAuthor(db: Database, id: string | null, name: string | null): Promise<PastAuthor> {
  const [user] = id === null ? [] : await db.select(authorColumns).from(users).where(eq(users.id, id))
  return { name, nameNow: user?.nameNow ?? null, address: user?.address ?? null }
}
