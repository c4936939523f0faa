import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import type { NewPicture } from '#app/data/pictures/media.server.ts'
import { importPictures } from '#app/data/tables/exchange.server.ts'
import type { Problem } from '#app/exchange/problems.ts'
import { countPicture } from './transfer-budget.server.ts'

export interface WaitingPicture {
  position: number
  source: string
  key: string
}

export async function countPrepared(db: Database, importId: string): Promise<{ done: number; total: number }> {
  const [row] = await db
    .select({ total: count(), done: sql<number>`coalesce(sum(${importPictures.state} <> 'waiting'), 0)` })
    .from(importPictures)
    .where(eq(importPictures.importId, importId))
  return row ?? { done: 0, total: 0 }
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
      : { state: 'stored' as const, width: result.width, height: result.height, foundMark: result.foundMark ?? null }
  const isPicture = and(
    eq(importPictures.importId, importId),
    eq(importPictures.position, position),
    eq(importPictures.source, source),
  )
  const noted = db.update(importPictures).set(values).where(isPicture)
  await ('problem' in result ? noted : db.batch([noted, countPicture(db, importId, result.bytes)]))
}
