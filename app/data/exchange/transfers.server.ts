import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database } from '#app/data/database.server.ts'
import { imports } from '#app/data/tables/exchange.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import { hasLeftOut } from './transfer-budget.server.ts'
import { isSameFile, type StoredFile } from './transfer-files.server.ts'

const undone = new Set(['stopped', 'failed', 'discarded', 'undone'])

/** Only the latest transfer counts: a price changed and changed back sends an old file again. */
export async function findSameTransfer(
  { db, bucket }: { db: Database; bucket: R2Bucket },
  connectionId: string,
  stored: StoredFile,
): Promise<string | null> {
  const host = alias(imports, 'host')
  const [latest] = await db
    // A joined import shares the fate of the dry run it joined.
    .select({
      id: imports.id,
      size: imports.size,
      state: sql<string>`coalesce(${host.state}, ${imports.state})`,
      hasLeftOut,
    })
    .from(imports)
    .leftJoin(host, sql`${imports.stop} ->> 'code' = 'joined' and ${host.id} = ${imports.stop} ->> 'became'`)
    .where(and(eq(imports.connectionId, connectionId), ne(imports.state, 'arriving')))
    .orderBy(desc(imports.receivedAt), desc(imports.id))
    .limit(1)
  if (!latest || latest.size !== stored.size || latest.hasLeftOut || undone.has(latest.state)) return null
  return (await isSameFile(bucket, latest.id, stored)) ? latest.id : null
}

/** Per connection and day, to protect the mailbox. */
const mostNotices = 20

/** A transfer that was already announced may always be updated. */
export async function mayTell(db: Database, connectionId: string, importId: string): Promise<boolean> {
  const { id, receivedAt } = imports
  const since = Date.now() - 24 * 60 * 60 * 1000
  const told = await db.$count(
    outbox,
    sql`${outbox.id} in (select 'transfer-' || ${id} from ${imports}
      where ${imports.connectionId} = ${connectionId} and ${receivedAt} > ${since} and ${id} <> ${importId})`,
  )
  return told < mostNotices
}
