/** An import on its way: it is read, prepared picture by picture, and taken over. A step claims it for a while. */
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { inChunks, selectRows } from '#app/data/json-rows.server.ts'
import type { NewPicture } from '#app/data/pictures/media.server.ts'
import { importObjects, importPictures, imports } from '#app/data/tables/exchange.server.ts'
import type { KeptDecisions } from '#app/exchange/planning/decisions.ts'
import type { Problem } from '#app/exchange/problems.ts'
import { countPicture } from './transfer-budget.server.ts'

/** Longer than a step takes. */
const stepLifetime = 60_000

/** The states from which a person may take an import over. */
const decidable = ['read', 'undone', 'failed'] as const

export interface WaitingPicture {
  position: number
  source: string
  key: string
}

/** False when somebody else has decided meanwhile. */
export async function beginPreparing(
  db: Database,
  importId: string,
  wishes: KeptDecisions,
  pictures: readonly WaitingPicture[],
): Promise<boolean> {
  const rows = pictures.map((picture) => ({ importId, state: 'waiting', ...picture }))
  const isBegun = sql`exists (select 1 from ${imports} where ${imports.id} = ${importId} and ${imports.state} = 'preparing')`
  const [begun] = await db.batch([
    db
      .update(imports)
      .set({ state: 'preparing', wishes, attempts: 0, claimedUntil: null, endedAt: null })
      .where(and(eq(imports.id, importId), inArray(imports.state, [...decidable])))
      .returning({ id: imports.id }),
    // What an earlier run prepared lies there under the same keys.
    ...inChunks(rows).map((json) =>
      db
        .insert(importPictures)
        .select(selectRows(importPictures, json, [], isBegun))
        .onConflictDoNothing(),
    ),
    // Left from an earlier run: what was missing from the file then.
    db.delete(importObjects).where(and(eq(importObjects.importId, importId), isNull(importObjects.received), isBegun)),
  ])
  return begun.length > 0
}

/** A step that ended without a word may take the worker with it: it counts as much as many that failed and said so. */
const deathWeight = 30

/** The number of the attempt, or null when another step has it or nothing is to be done. */
export async function claimImport(db: Database, importId: string): Promise<number | null> {
  const now = Date.now()
  // Preparing has its own patience.
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

/** Only by the step that holds it. */
export async function releaseImport(db: Database, importId: string, attempt: number): Promise<void> {
  await db
    .update(imports)
    .set({ claimedUntil: null })
    .where(and(eq(imports.id, importId), eq(imports.attempts, attempt), eq(imports.state, 'preparing')))
}

/** A claim that has ended, of an import that still has something before it. */
const ended = new Date(0)

/** Something failed on the way: the next step does it again. */
export async function releaseForRetry(db: Database, importId: string, attempt: number): Promise<void> {
  await db
    .update(imports)
    .set({ claimedUntil: ended })
    .where(and(eq(imports.id, importId), eq(imports.attempts, attempt), isUnderWay()))
}

/** Whoever has to know of it does; a person decides from here on. */
export async function markDecidable(db: Database, importId: string): Promise<void> {
  await db.update(imports).set({ claimedUntil: null }).where(eq(imports.id, importId))
}

/**
 * Back to a decision: the stock is no longer what was seen, or preparing failed. Only by the step that holds it. Where
 * no person has seen it, the office is to be told.
 */
export async function returnImport(
  db: Database,
  importId: string,
  attempt: number,
  state: 'read' | 'failed',
  { isSeen }: { isSeen: boolean },
): Promise<void> {
  await db
    .update(imports)
    .set({ state, claimedUntil: isSeen ? null : ended, endedAt: state === 'failed' ? new Date() : null })
    .where(and(eq(imports.id, importId), eq(imports.state, 'preparing'), eq(imports.attempts, attempt)))
}

/** It has been tried often enough: what came after it need not wait for it any longer. Only by the step that holds it. */
export async function giveUpImport(db: Database, importId: string, attempt: number): Promise<void> {
  await db
    .update(imports)
    .set({ state: 'failed', endedAt: new Date() })
    .where(and(eq(imports.id, importId), eq(imports.attempts, attempt), inArray(imports.state, ['received', 'read'])))
}

/** Until what it met has been decided. */
export async function queueBehind(db: Database, importId: string): Promise<void> {
  await db
    .update(imports)
    .set({ state: 'received', claimedUntil: null })
    .where(and(eq(imports.id, importId), eq(imports.state, 'read')))
}

/** It cannot be read, and says why. */
export async function stopImport(db: Database, importId: string, stop: Problem): Promise<void> {
  await db
    .update(imports)
    .set({ state: 'stopped', stop, endedAt: new Date() })
    .where(and(eq(imports.id, importId), eq(imports.state, 'received')))
}

/** Those whose step died, or whose message was lost. */
export async function listSleeping(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(isUnderWay(), isFree(Date.now()), hasItsTurn()))
    // One that ends the worker each time comes last, so that the others have had their turn.
    .orderBy(asc(imports.attempts), asc(imports.receivedAt))
    .limit(20)
  return rows.map(({ id }) => id)
}

/** The one of a connection that has waited for its turn. */
export async function findNext(db: Database, connectionId: string): Promise<string | null> {
  const [next] = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.connectionId, connectionId), eq(imports.state, 'received'), isFree(Date.now()), hasItsTurn()))
    .limit(1)
  return next?.id ?? null
}

/** A claim outlives its step where the office has not been told yet. */
function isUnderWay() {
  const isUntold = and(inArray(imports.state, ['read', 'stopped', 'failed']), isNotNull(imports.claimedUntil))
  return or(inArray(imports.state, ['received', 'preparing']), isUntold)
}

/** One transfer of a connection is under way; the next waits unread, in the order in which they came. */
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

export function listWaitingPictures(db: Database, importId: string, limit: number): Promise<WaitingPicture[]> {
  const { position, source, key } = importPictures
  return db
    .select({ position, source, key })
    .from(importPictures)
    .where(and(eq(importPictures.importId, importId), eq(importPictures.state, 'waiting')))
    .orderBy(asc(position), asc(source))
    .limit(limit)
}

export function listPreparedPictures(db: Database, importId: string) {
  return db.select().from(importPictures).where(eq(importPictures.importId, importId))
}

export async function notePicture(
  db: Database,
  importId: string,
  { position, source }: WaitingPicture,
  result: NewPicture | { problem: Problem },
): Promise<void> {
  const values =
    'problem' in result
      ? { state: 'failed' as const, problem: result.problem }
      : { state: 'stored' as const, width: result.width, height: result.height }
  const isPicture = and(
    eq(importPictures.importId, importId),
    eq(importPictures.position, position),
    eq(importPictures.source, source),
  )
  const noted = db.update(importPictures).set(values).where(isPicture)
  await ('problem' in result ? noted : db.batch([noted, countPicture(db, importId, result.bytes)]))
}
