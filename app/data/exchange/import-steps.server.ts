/** An import on its way: it is read, prepared picture by picture, and taken over. A step claims it for a while. */
import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import type { StoredPicture } from '#app/data/pictures/media.server.ts'
import type { KeptWishes } from '#app/exchange/planning/kept-wishes.ts'
import type { Problem } from '#app/exchange/problems.ts'
import { importObjects, importPictures, imports } from './exchange-schema.server.ts'
import { inChunks, selectRows } from './json-rows.server.ts'

/** Longer than a step takes. */
export const stepLifetime = 60_000

/** The states from which a person may take an import over. */
const decidable = ['read', 'undone', 'failed'] as const

export interface WaitingPicture {
  position: number
  source: string
  key: string
}

/** What was decided about an import that is under way. */
export async function findDecision(db: Database, importId: string): Promise<KeptWishes | null> {
  const [row] = await db
    .select({ wishes: imports.wishes })
    .from(imports)
    .where(and(eq(imports.id, importId), eq(imports.state, 'preparing')))
  return row?.wishes ?? null
}

/** False when somebody else has decided meanwhile. */
export async function beginPreparing(
  db: Database,
  importId: string,
  wishes: KeptWishes,
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

/** The number of the attempt, or null when another step has it or nothing is to be done. */
export async function claimImport(db: Database, importId: string): Promise<number | null> {
  const now = Date.now()
  const [claimed] = await db
    .update(imports)
    .set({ attempts: sql`${imports.attempts} + 1`, claimedUntil: new Date(now + stepLifetime) })
    .where(and(eq(imports.id, importId), isUnderWay(), isFree(now)))
    .returning({ attempts: imports.attempts })
  return claimed?.attempts ?? null
}

/** Only by the step that holds it. */
export async function releaseImport(db: Database, importId: string, attempt: number): Promise<void> {
  await db
    .update(imports)
    .set({ claimedUntil: null })
    .where(and(eq(imports.id, importId), eq(imports.attempts, attempt)))
}

/** Back to a decision: the stock is no longer what the person saw, or preparing failed. Only by the step that holds it. */
export async function returnImport(
  db: Database,
  importId: string,
  attempt: number,
  state: 'read' | 'failed',
): Promise<void> {
  await db
    .update(imports)
    .set({ state, claimedUntil: null })
    .where(and(eq(imports.id, importId), eq(imports.state, 'preparing'), eq(imports.attempts, attempt)))
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
    .where(and(isUnderWay(), isFree(Date.now())))
    .orderBy(asc(imports.receivedAt))
    .limit(20)
  return rows.map(({ id }) => id)
}

function isUnderWay() {
  return inArray(imports.state, ['received', 'preparing'])
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
  result: StoredPicture | { problem: Problem },
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
  await db.update(importPictures).set(values).where(isPicture)
}
