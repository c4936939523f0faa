import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { type Author, idOf, nameOf } from '#app/data/saving/authors.server.ts'
import { connections, imports } from '#app/data/tables/exchange.server.ts'
import { oneLine } from '#app/exchange/plain-text.ts'

export interface ReceivedFile {
  id: string
  connectionId: string | null
  fileName: string
  size: number
  /** Null for the transfer address. */
  by: Author | null
  /** Of its creator, who reads it at once. */
  claim: Pick<typeof imports.$inferInsert, 'attempts' | 'claimedUntil'>
}

const longestName = 200

export function nameOfFile(fileName: string): string {
  return oneLine(fileName.slice(0, longestName))
}

export async function createImport(
  db: Database,
  { id, connectionId, fileName, size, by, claim }: ReceivedFile,
): Promise<void> {
  await db
    .insert(imports)
    .values({
      id,
      connectionId: sql`(select ${connections.id} from ${connections} where ${connections.id} = ${connectionId})`,
      state: 'received',
      fileName: nameOfFile(fileName),
      size,
      storedBytes: size,
      ...claim,
      by: by && nameOf(by),
      byId: by && idOf(by),
    })
    .onConflictDoNothing()
}

export async function isImport(db: Database, id: string): Promise<boolean> {
  const [found] = await db.select({ id: imports.id }).from(imports).where(eq(imports.id, id))
  return found !== undefined
}

export async function forgetImport(db: Database, id: string): Promise<boolean> {
  const gone = await db
    .delete(imports)
    .where(and(eq(imports.id, id), eq(imports.state, 'received')))
    .returning({ id: imports.id })
  return gone.length > 0
}
