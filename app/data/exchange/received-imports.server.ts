/** Imports on their way in: a row for each file, before anybody has read it. */
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { type Author, idOf, nameOf } from '#app/data/saving/authors.server.ts'
import { connections, imports } from '#app/data/tables/exchange.server.ts'
import { oneLine } from '#app/exchange/plain-text.ts'

export interface ReceivedFile {
  id: string
  /** One that is gone counts as none. */
  connectionId: string | null
  fileName: string
  /** In bytes. */
  size: number
  /** Null for what came by the transfer address. */
  by: Author | null
}

const longestName = 200

/** As a line of text, whatever a sender calls it. */
export function nameOfFile(fileName: string): string {
  return oneLine(fileName.slice(0, longestName))
}

/** Of two posts of one form, the second changes nothing. */
export async function createImport(
  db: Database,
  { id, connectionId, fileName, size, by }: ReceivedFile,
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
      by: by && nameOf(by),
      byId: by && idOf(by),
    })
    .onConflictDoNothing()
}

export async function isImport(db: Database, id: string): Promise<boolean> {
  const [found] = await db.select({ id: imports.id }).from(imports).where(eq(imports.id, id))
  return found !== undefined
}

/** Of a file that could not be read. What has been read meanwhile stays. */
export async function forgetImport(db: Database, id: string): Promise<boolean> {
  const gone = await db
    .delete(imports)
    .where(and(eq(imports.id, id), eq(imports.state, 'received')))
    .returning({ id: imports.id })
  return gone.length > 0
}
