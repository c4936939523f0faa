/** Files that arrive by the transfer address. */
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database } from '#app/data/database.server.ts'
import { imports } from '#app/data/tables/exchange.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import { hasLeftOut } from './transfer-budget.server.ts'
import { isSameFile, type StoredFile } from './transfer-files.server.ts'

/** After these a file means something new, even if it is the same. */
const undone = new Set(['stopped', 'failed', 'discarded', 'undone'])

/**
 * The import that the latest transfer became, if that was the same file. Only the latest: a price that is changed and
 * changed back is told by the same file twice.
 */
export async function findSameTransfer(
  { db, bucket }: { db: Database; bucket: R2Bucket },
  connectionId: string,
  stored: StoredFile,
): Promise<string | null> {
  const host = alias(imports, 'host')
  const [latest] = await db
    // One that has joined the dry run of another one shares its fate.
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

/** About the transfers of one connection in a day: who sends hundreds fills the exchange page, and no mailbox. */
const mostNotices = 20

/** Of one that the office has been told about, the latest may always be said. */
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
