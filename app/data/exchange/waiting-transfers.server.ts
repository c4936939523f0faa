import { createHash } from 'node:crypto'
import { and, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { inChunks, selectRows, setFromExcluded } from '#app/data/json-rows.server.ts'
import { importObjects, imports } from '#app/data/tables/exchange.server.ts'
import { isOlder, joinObjects, labelOrigins, replaceObjects } from '#app/exchange/planning/join-objects.ts'
import type { Problem } from '#app/exchange/problems.ts'
import { transferLimits } from '#app/exchange/reading/limits.ts'
import type { ReceivedObject, ReceivedTransfer } from '#app/exchange/received.ts'
import { forgetDiscarded, listAlike, listObjectIds, listReceived, type ObjectIds } from './received-rows.server.ts'

interface Transfer {
  id: string
  hash: string | null
  transfer: ReceivedTransfer
}

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

/** Per connection; far more than real ones. */
const mostWaiting = 10

/** The office was notified of each, and the software can send it again. */
export async function discardCrowdedOut(db: Database, connectionId: string): Promise<void> {
  const crowded = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.connectionId, connectionId), eq(imports.state, 'read'), isNull(imports.by)))
    .orderBy(desc(imports.receivedAt), desc(imports.id))
    .limit(1_000)
    .offset(mostWaiting)
  for (const { id } of crowded)
    await db.batch([discard(db, id, { code: 'crowdedOut', limit: mostWaiting }, isRead(id)), forgetDiscarded(db, id)])
}

/**
 * `joined`: one dry run. `replaced`: the older is discarded. `apart`: separate. `overtaken`: decided in the meantime.
 */
export async function mergeWithWaiting(
  db: Database,
  found: Transfer,
  waiting: Transfer,
): Promise<{ outcome: 'joined' | 'replaced'; importId: string } | { outcome: 'apart' | 'overtaken' }> {
  const [earlier, later] = isOlder(found.transfer, waiting.transfer) ? [found, waiting] : [waiting, found]
  // Only a full stock can be older than the part it absorbs.
  const host = earlier.transfer.scope === 'full' ? earlier : waiting
  const guest = host === waiting ? found : waiting
  const alike = async (one: Transfer, others: readonly ObjectIds[]) =>
    labelOrigins(one, await listAlike(db, one.id, others))
  if (later.transfer.scope === 'full') {
    const ours = new Set(later.transfer.providers.map(({ key }) => key))
    if (!earlier.transfer.providers.every(({ key }) => ours.has(key))) return { outcome: 'apart' }
    const former = await alike(earlier, await listObjectIds(db, later.id))
    const objects = replaceObjects(former, await alike(later, former))
    return (await replace(db, later, earlier, objects))
      ? { outcome: 'replaced', importId: later.id }
      : { outcome: 'overtaken' }
  }
  const arrived = labelOrigins(guest, await listReceived(db, guest.id))
  const highest = await highestPosition(db, host.id)
  const joined = joinObjects(await alike(host, arrived), arrived, highest)
  if (joined.some(({ position }) => position > transferLimits.objects)) return { outcome: 'apart' }
  return (await join(db, guest, host, joined)) ? { outcome: 'joined', importId: host.id } : { outcome: 'overtaken' }
}

async function join(
  db: Database,
  guest: Transfer,
  host: Transfer,
  objects: readonly ReceivedObject[],
): Promise<boolean> {
  const isBoth = areUndecided(guest, host)
  const results = await db.batch([
    db
      .update(imports)
      .set({ transfer: together(host.transfer, guest.transfer), hash: hashOf(host, guest) })
      .where(and(eq(imports.id, host.id), isBoth))
      .returning({ id: imports.id }),
    ...writes(db, host.id, objects, isBoth),
    nameObjects(db, host, isBoth),
    discard(db, guest.id, { code: 'joined', became: host.id }, isBoth),
    forgetDiscarded(db, guest.id),
  ])
  return results[0].length > 0
}

async function replace(
  db: Database,
  later: Transfer,
  earlier: Transfer,
  objects: readonly ReceivedObject[],
): Promise<boolean> {
  const isBoth = areUndecided(later, earlier)
  const results = await db.batch([
    discard(db, earlier.id, { code: 'replaced', became: later.id }, isBoth),
    ...writes(db, later.id, objects, isRead(later.id)),
    forgetDiscarded(db, earlier.id),
  ])
  return results[0].length > 0
}

async function highestPosition(db: Database, importId: string): Promise<number> {
  const [row] = await db
    .select({ highest: sql<number>`coalesce(max(${importObjects.position}), 0)` })
    .from(importObjects)
    .where(eq(importObjects.importId, importId))
  return row?.highest ?? 0
}

/** Does in SQL what `naming` does, for imports of many megabytes. Each object keeps its own time of sending. */
function nameObjects(db: Database, { id, transfer }: Transfer, condition: SQL) {
  const { received } = importObjects
  const named = sql`json_set(${received}, '$.sentAt', json(${JSON.stringify(transfer.sentAt)}), '$.pictures', json(
    case when json_type(${received}, '$.pictures') = 'array' then (
      select json_group_array(json(iif(
        json_type(value, '$.file') = 'object' and json_type(value, '$.archive') is null,
        json_set(value, '$.archive', ${id}), value)))
      from json_each(${received}, '$.pictures'))
    else 'null' end))`
  const isUnnamed = sql`${received} is not null and json_type(${received}, '$.sentAt') is null`
  return db
    .update(importObjects)
    .set({ received: named })
    .where(and(eq(importObjects.importId, id), isUnnamed, condition))
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
  const all = [...earlier.problems, ...later.problems]
  const others = all.filter(({ code }) => code !== 'joined')
  const countOf = ({ problems }: ReceivedTransfer) => problems.find(({ code }) => code === 'joined')?.count ?? 1
  const count = countOf(earlier) + countOf(later)
  return {
    ...earlier,
    sentAt: [earlier.sentAt, later.sentAt].reduce((one, other) => ((other ?? '') > (one ?? '') ? other : one)) ?? null,
    providers: [...earlier.providers, ...later.providers.filter(({ key }) => !known.has(key))],
    problems: [{ code: 'joined', count }, ...others],
  }
}

/** No single file has the hash of the combination. */
function hashOf(...transfers: readonly Transfer[]): string {
  return createHash('sha256')
    .update(transfers.map(({ hash }) => hash).join(' '))
    .digest('hex')
}
