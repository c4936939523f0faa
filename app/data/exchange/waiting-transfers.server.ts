/** Transfers of one connection that wait for a person: there is one dry run of them, however many came. */
import { createHash } from 'node:crypto'
import { and, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { joinObjects, naming, replaceObjects } from '#app/exchange/planning/join-objects.ts'
import type { Problem } from '#app/exchange/problems.ts'
import { transferLimits } from '#app/exchange/reading/limits.ts'
import type { ReceivedObject, ReceivedTransfer } from '#app/exchange/received.ts'
import { importObjects, imports } from './exchange-schema.server.ts'
import { listReceived } from './imports.server.ts'
import { inChunks, selectRows, setFromExcluded } from './json-rows.server.ts'

interface Transfer {
  id: string
  hash: string | null
  transfer: ReceivedTransfer
}

/** The latest that came by itself and that nobody has decided about. */
export async function findWaiting(db: Database, { id, connectionId }: { id: string; connectionId: string }) {
  const [row] = await db
    .select({ id: imports.id, hash: imports.hash, transfer: imports.transfer })
    .from(imports)
    .where(and(eq(imports.connectionId, connectionId), isWaitingAlone(), ne(imports.id, id)))
    .orderBy(desc(imports.receivedAt), desc(imports.id))
    .limit(1)
  return row?.transfer ? { ...row, transfer: row.transfer } : null
}

function isWaitingAlone() {
  return and(eq(imports.state, 'read'), isNull(imports.by), isNull(imports.claimedUntil))
}

/**
 * What has become of a transfer that meets one that waits. `joined`: its objects stand in the dry run of that one.
 * `replaced`: it is the whole stock, and that one is discarded. `apart`: each is decided by itself. `overtaken`:
 * somebody has decided about that one meanwhile.
 */
export async function meet(
  db: Database,
  found: Transfer,
  waiting: Transfer,
): Promise<'joined' | 'replaced' | 'apart' | 'overtaken'> {
  const [earlier, later] = await Promise.all(
    [waiting.id, found.id].map(async (id) => naming(id, await listReceived(db, id))),
  )
  if (!earlier || !later) return 'apart'
  if (found.transfer.scope === 'full') {
    const ours = new Set(found.transfer.providers.map(({ key }) => key))
    if (!waiting.transfer.providers.every(({ key }) => ours.has(key))) return 'apart'
    return (await replace(db, found, waiting, replaceObjects(earlier, later))) ? 'replaced' : 'overtaken'
  }
  const joined = joinObjects(earlier, later)
  const highest = joined.reduce((most, { position }) => Math.max(most, position), earlier.length)
  if (highest > transferLimits.objects) return 'apart'
  return (await join(db, found, waiting, joined)) ? 'joined' : 'overtaken'
}

async function join(
  db: Database,
  found: Transfer,
  waiting: Transfer,
  objects: readonly ReceivedObject[],
): Promise<boolean> {
  const isBoth = areUndecided(found, waiting)
  const results = await db.batch([
    db
      .update(imports)
      .set({ transfer: together(waiting.transfer, found.transfer), hash: hashOf(waiting, found) })
      .where(and(eq(imports.id, waiting.id), isBoth))
      .returning({ id: imports.id }),
    ...writes(db, waiting.id, objects, isBoth),
    discard(db, found.id, { code: 'joined', became: waiting.id }, isBoth),
  ])
  return results[0].length > 0
}

async function replace(
  db: Database,
  found: Transfer,
  waiting: Transfer,
  objects: readonly ReceivedObject[],
): Promise<boolean> {
  const isBoth = areUndecided(found, waiting)
  const results = await db.batch([
    discard(db, waiting.id, { code: 'replaced', became: found.id }, isBoth),
    ...writes(db, found.id, objects, isRead(found.id)),
  ])
  return results[0].length > 0
}

function discard(db: Database, id: string, stop: Problem, condition: SQL) {
  return db
    .update(imports)
    .set({ state: 'discarded', stop, endedAt: new Date(), claimedUntil: null })
    .where(and(eq(imports.id, id), condition))
    .returning({ id: imports.id })
}

const isRead = (id: string) => sql`exists (select 1 from ${imports} as one where one.id = ${id} and one.state = 'read')`

function areUndecided(found: Transfer, waiting: Transfer) {
  return sql`${isRead(found.id)} and ${isRead(waiting.id)}`
}

function writes(db: Database, importId: string, objects: readonly ReceivedObject[], condition: SQL) {
  const rows = objects.map((received) => ({ importId, position: received.position, received }))
  return inChunks(rows).map((json) =>
    db
      .insert(importObjects)
      .select(selectRows(importObjects, json, ['received'], condition))
      .onConflictDoUpdate({
        target: [importObjects.importId, importObjects.position],
        set: setFromExcluded(['received']),
      }),
  )
}

function together(earlier: ReceivedTransfer, later: ReceivedTransfer): ReceivedTransfer {
  const known = new Set(earlier.providers.map(({ key }) => key))
  const others = earlier.problems.filter(({ code }) => code !== 'joined')
  const count = (earlier.problems.find(({ code }) => code === 'joined')?.count ?? 1) + 1
  return {
    ...earlier,
    sentAt: [earlier.sentAt, later.sentAt].reduce((one, other) => ((other ?? '') > (one ?? '') ? other : one)) ?? null,
    providers: [...earlier.providers, ...later.providers.filter(({ key }) => !known.has(key))],
    problems: [{ code: 'joined', count }, ...others, ...later.problems],
  }
}

/** No file by itself says what these say together. */
function hashOf(...transfers: readonly Transfer[]): string {
  return createHash('sha256')
    .update(transfers.map(({ hash }) => hash).join(' '))
    .digest('hex')
}
