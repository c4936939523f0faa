import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { inChunks, selectRows } from '#app/data/json-rows.server.ts'
import { importObjects, importPictures, imports } from '#app/data/tables/exchange.server.ts'
import type { KeptDecisions } from '#app/exchange/planning/decisions.ts'
import type { Problem } from '#app/exchange/problems.ts'
import type { WaitingPicture } from './prepared-pictures.server.ts'
import { forgetDiscarded } from './received-rows.server.ts'

type ImportState = (typeof imports.$inferSelect)['state']

interface Transition {
  from: readonly ImportState[] | 'underWay' | 'any'
  to?: ImportState
  claim?: Date | null | SQL
}

const ended = new Date(0)

/** Only if no person decided, the next step still has to notify the office. */
const endedUnlessSeen = sql`iif(json_type(${imports.wishes}, '$.by') = 'text', 0, null)`

const ofStep = {
  release: { from: ['preparing'], claim: null },
  releaseForRetry: { from: 'underWay', claim: ended },
  giveUp: { from: ['received', 'read'], to: 'failed' },
  /** The stock has changed since the decision. */
  returnToDecision: { from: ['preparing'], to: 'read', claim: endedUnlessSeen },
  failPreparing: { from: ['preparing'], to: 'failed', claim: endedUnlessSeen },
} as const satisfies Record<string, Transition>

const ofAnyone = {
  prepare: { from: ['read', 'undone', 'failed'], to: 'preparing', claim: null },
  stop: { from: ['received'], to: 'stopped' },
  /** Waits until the transfer it overlaps with has been decided. */
  queueBehind: { from: ['read'], to: 'received', claim: null },
  /** The office has been notified. */
  markDecidable: { from: 'any', claim: null },
  discard: { from: ['received', 'read', 'stopped', 'failed'], to: 'discarded' },
} as const satisfies Record<string, Transition>

const finalStates: readonly ImportState[] = ['stopped', 'failed', 'discarded']

function transition(
  db: Database,
  importId: string,
  { from, to, claim }: Transition,
  also: Partial<Pick<typeof imports.$inferSelect, 'stop' | 'wishes' | 'attempts'>> = {},
  condition?: SQL,
) {
  const isFrom = from === 'underWay' ? isUnderWay() : from === 'any' ? undefined : inArray(imports.state, [...from])
  return db
    .update(imports)
    .set({
      ...also,
      ...(to && { state: to, endedAt: finalStates.includes(to) ? new Date() : null }),
      ...(claim !== undefined && { claimedUntil: claim }),
    })
    .where(and(eq(imports.id, importId), isFrom, condition))
    .returning({ id: imports.id })
}

/** No effect if another step holds the import, or it is in another state. */
export async function moveHeldImport(
  db: Database,
  importId: string,
  attempt: number,
  verb: keyof typeof ofStep,
): Promise<void> {
  await transition(db, importId, ofStep[verb], {}, eq(imports.attempts, attempt))
}

export async function moveImport(
  db: Database,
  importId: string,
  verb: 'queueBehind' | 'markDecidable' | 'stop',
  also: { stop?: Problem } = {},
): Promise<void> {
  await transition(db, importId, ofAnyone[verb], also)
}

export async function beginPreparing(
  db: Database,
  importId: string,
  wishes: KeptDecisions,
  pictures: readonly WaitingPicture[],
): Promise<boolean> {
  const rows = pictures.map((picture) => ({ importId, state: 'waiting', ...picture }))
  const isBegun = sql`exists (select 1 from ${imports} where ${imports.id} = ${importId} and ${imports.state} = 'preparing')`
  const [begun] = await db.batch([
    transition(db, importId, ofAnyone.prepare, { wishes, attempts: 0 }),
    // Files that an earlier run prepared have the same keys.
    ...inChunks(rows).map((json) =>
      db
        .insert(importPictures)
        .select(selectRows(importPictures, json, [], isBegun))
        .onConflictDoNothing(),
    ),
    db.delete(importObjects).where(and(eq(importObjects.importId, importId), isNull(importObjects.received), isBegun)),
  ])
  return begun.length > 0
}

/** False if it is being applied, or is over. */
export async function discardImport(db: Database, importId: string): Promise<boolean> {
  const [discarded] = await db.batch([transition(db, importId, ofAnyone.discard), forgetDiscarded(db, importId)])
  return discarded.length > 0
}

/** In milliseconds, longer than a step takes. */
const stepLifetime = 60_000

/** For an import whose creator reads it at once. */
export const firstClaim = () => ({ attempts: 1, claimedUntil: new Date(Date.now() + stepLifetime) })

/** Ends a file whose reading died, as it may have taken the worker with it; its claim stays until the office is told. */
export async function stopIfReadingDied(db: Database, importId: string): Promise<void> {
  const hasDied = and(gt(imports.claimedUntil, ended), lt(imports.claimedUntil, new Date()))
  await transition(db, importId, ofAnyone.stop, { stop: { code: 'endedReading' } }, hasDied)
}

/** In attempts: a step that died may have taken the worker with it. */
const deathWeight = 30

/** The number of the attempt; null if another step holds the import or nothing is left to do. */
export async function claimImport(db: Database, importId: string): Promise<number | null> {
  const now = Date.now()
  const hasDied = sql`${imports.state} <> 'preparing' and ${imports.claimedUntil} > 0`
  const [claimed] = await db
    .update(imports)
    .set({
      attempts: sql`${imports.attempts} + iif(${hasDied}, ${deathWeight}, 1)`,
      claimedUntil: new Date(now + stepLifetime),
    })
    .where(and(eq(imports.id, importId), isUnderWay(), isFree(now), hasItsTurn()))
    .returning({ attempts: imports.attempts })
  return claimed?.attempts ?? null
}

export async function listSleeping(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(isUnderWay(), isFree(Date.now()), hasItsTurn()))
    // Imports that crash the worker come last, so that the others get their turn.
    .orderBy(asc(imports.attempts), asc(imports.receivedAt))
    .limit(20)
  return rows.map(({ id }) => id)
}

export async function findNext(db: Database, connectionId: string): Promise<string | null> {
  const [next] = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.connectionId, connectionId), eq(imports.state, 'received'), isFree(Date.now()), hasItsTurn()))
    .limit(1)
  return next?.id ?? null
}

/** The claim outlives its step until the office is notified. */
function isUnderWay() {
  const isUntold = and(inArray(imports.state, ['read', 'stopped', 'failed']), isNotNull(imports.claimedUntil))
  return or(inArray(imports.state, ['received', 'preparing']), isUntold)
}

/** One transfer of a connection at a time; the others wait unread, in order of arrival. */
function hasItsTurn() {
  const before = sql`exists (
    select 1 from imports as one where one.connection_id = ${imports.connectionId} and one.id <> ${imports.id}
    and (one.state = 'preparing'
      or ((one.received_at, one.id) < (${imports.receivedAt}, ${imports.id})
        and (one.state = 'received'
          or (one.state in ('read', 'stopped', 'failed') and one.claimed_until is not null)))))`
  return sql`(${imports.state} <> 'received' or not ${before})`
}

/** A claim beyond its lifetime comes from a fast clock. */
function isFree(now: number) {
  return or(
    isNull(imports.claimedUntil),
    lt(imports.claimedUntil, new Date(now)),
    gt(imports.claimedUntil, new Date(now + stepLifetime)),
  )
}
