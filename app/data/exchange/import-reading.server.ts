/** Repeatable: reading the same file again gives the same rows. Nothing else changes. */
import { createHash, type Hash } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import type { Media } from '#app/data/pictures/media.server.ts'
import { importObjects, imports } from '#app/data/tables/exchange.server.ts'
import { berlinToday } from '#app/domain/calendar.ts'
import { readTransfer, type TransferDocument } from '#app/exchange/mapping/read-transfer.ts'
import { type Problem, type StopCode, TransferStopped } from '#app/exchange/problems.ts'
import { entryNames, matchPictures } from '#app/exchange/reading/match-pictures.ts'
import type { PictureFile } from '#app/exchange/received.ts'
import { storeInlinePictures } from './inline-pictures.server.ts'
import { receivedRows } from './received-rows.server.ts'
import { openTransferFile } from './transfer-archive.server.ts'
import { hasLeftOut, readingRoom } from './transfer-budget.server.ts'
import { transferFileName } from './transfer-files.server.ts'
import { findWaiting } from './waiting-transfers.server.ts'

export type ImportRead = { state: (typeof imports.$inferSelect)['state'] } | { stop: Problem & { code: StopCode } }

const unread = ['received', 'read', 'unchanged', 'stopped'] as const

export async function readImport(context: { db: Database; media: Media }, id: string): Promise<ImportRead | null> {
  const { db } = context
  const isUnread = and(eq(imports.id, id), inArray(imports.state, unread))
  const [received] = await db
    .select({ state: imports.state, connectionId: imports.connectionId })
    .from(imports)
    .where(eq(imports.id, id))
  if (!received) return null
  if (!unread.some((state) => state === received.state)) return { state: received.state }
  try {
    const { transfer, hash, count } = await readRows(context, id)
    const isKnown = hash === (await lastHash(db, received.connectionId))
    const state = isKnown && !(await hasWaiting(db, id, received.connectionId)) ? 'unchanged' : 'read'
    const kept = state === 'read' ? count : 0
    await db.batch([
      db.delete(importObjects).where(and(eq(importObjects.importId, id), gt(importObjects.position, kept))),
      db
        .update(imports)
        .set({ state, hash, transfer, stop: null, endedAt: state === 'unchanged' ? new Date() : null })
        .where(isUnread),
    ])
    return { state }
  } catch (error) {
    if (!(error instanceof TransferStopped)) throw error
    await db.delete(importObjects).where(eq(importObjects.importId, id))
    return { stop: error.problem }
  }
}

async function readRows({ db, media }: { db: Database; media: Media }, id: string) {
  const file = await openTransferFile(media.bucket, transferFileName(id))
  const hash = createHash('sha256')
  const names = entryNames(file.entries)
  const room = readingRoom(db, id)
  const rows = receivedRows(db, room, id)
  const inline = storeInlinePictures(media.bucket, room, id)
  const today = berlinToday()
  let count = 0
  const transfer = await readTransfer(
    hashed(file.documents(), hash),
    async (object) => {
      const pictures = object.pictures && matchPictures(await inline.take(object.pictures), names)
      await rows.add({ ...object, pictures })
      count = Math.max(count, object.position)
    },
    today,
  )
  await rows.end()
  await inline.end()
  return { transfer, hash: hash.update(directoryOf(file.entries)).digest('hex'), count }
}

async function* hashed(documents: AsyncIterable<TransferDocument>, hash: Hash): AsyncGenerator<TransferDocument> {
  async function* through(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
  }
  for await (const { name, chunks } of documents) yield { name, chunks: through(chunks) }
}

function directoryOf(entries: readonly PictureFile[]): string {
  return JSON.stringify(
    entries.map(({ name, size, crc }) => [name, size, crc]).sort(([a], [b]) => (`${a}` < `${b}` ? -1 : 1)),
  )
}

async function hasWaiting(db: Database, id: string, connectionId: string | null): Promise<boolean> {
  return connectionId !== null && (await findWaiting(db, { id, connectionId })) !== null
}

async function lastHash(db: Database, connectionId: string | null): Promise<string | null> {
  const [last] = await db
    .select({ hash: imports.hash, hasLeftOut })
    .from(imports)
    .where(and(sql`${imports.connectionId} is ${connectionId}`, eq(imports.state, 'applied'), isNotNull(imports.hash)))
    .orderBy(desc(imports.appliedAt))
    .limit(1)
  return last && !last.hasLeftOut ? last.hash : null
}
