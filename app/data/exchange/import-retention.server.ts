/** Objects and files: 30 days after the end, or one day if never applicable. The list entry: one year. */
import { and, eq, gt, inArray, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { jsonList } from '#app/data/json-list.server.ts'
import { importObjects, importPictures, imports } from '#app/data/tables/exchange.server.ts'
import { deleteTransferFiles, listTransferFiles, listTransferFolders } from './transfer-files.server.ts'

const day = 24 * 60 * 60 * 1000
const importLifetime = 30 * day
const lineLifetime = 365 * day

const undecided = ['received', 'read', 'stopped', 'failed'] as const

const perNight = 1_000

/** Files go first, so that a crash leaves the rest to the next night. */
export async function deleteOldImports(db: Database, bucket: R2Bucket): Promise<void> {
  const now = Date.now()
  const end = new Date(now - importLifetime)
  const { id, state, receivedAt, endedAt, size } = imports
  const isOver = and(gt(size, 0), or(lt(endedAt, end), and(inArray(state, undecided), lt(receivedAt, end))))
  const due = await db.select({ id, state }).from(imports).where(isOver).limit(perNight)
  for (const found of due) {
    await deleteTransferFiles(bucket, found.id)
    const isUndecided = undecided.some((state) => state === found.state)
    await db.batch([
      db.delete(importObjects).where(eq(importObjects.importId, found.id)),
      db.delete(importPictures).where(eq(importPictures.importId, found.id)),
      db
        .update(imports)
        .set({
          size: 0,
          storedBytes: 0,
          transfer: null,
          wishes: null,
          stop: null,
          ...(isUndecided && { state: 'discarded', endedAt: new Date(now) }),
        })
        .where(eq(id, found.id)),
    ])
  }
  // A worker died while the body arrived: all that is left is the reservation.
  const isLost = and(eq(state, 'arriving'), lt(receivedAt, new Date(now - day)))
  await db.delete(imports).where(or(lt(receivedAt, new Date(now - lineLifetime)), isLost))
}

export async function deleteSpentFiles(db: Database, bucket: R2Bucket): Promise<void> {
  const dayAgo = new Date(Date.now() - day)
  for await (const files of listTransferFiles(bucket)) {
    const ids = [...new Set(files.map(({ importId }) => importId))]
    const rows = await db
      .select({ id: imports.id })
      .from(imports)
      .where(and(inArray(imports.id, jsonList(ids)), isSpent(dayAgo)))
    if (rows.length === 0) continue
    const spent = rows.map(({ id }) => id)
    await bucket.delete(files.filter(({ importId }) => spent.includes(importId)).map(({ key }) => key))
    await db.batch([
      db.delete(importObjects).where(inArray(importObjects.importId, jsonList(spent))),
      db.delete(importPictures).where(inArray(importPictures.importId, jsonList(spent))),
      db
        .update(imports)
        .set({ storedBytes: 0, transfer: null, wishes: null })
        .where(inArray(imports.id, jsonList(spent))),
    ])
  }
}

const spentStates = ['arriving', 'stopped', 'failed', 'discarded', 'unchanged'] as const

function isSpent(before: Date) {
  const endedAt = sql`coalesce(${imports.endedAt}, ${imports.receivedAt})`
  // The file of a joined or replaced transfer holds the pictures of the dry run.
  const isNeeded = sql`exists (
    select 1 from imports host join import_objects object on object.import_id = host.id
    where host.connection_id is ${imports.connectionId} and host.state in ('read', 'preparing', 'failed') and host.id <> ${imports.id}
      and instr(object.received, ${imports.id}) > 0)`
  return and(inArray(imports.state, spentStates), sql`${endedAt} < ${before.getTime()}`, sql`not ${isNeeded}`)
}

export async function deleteLooseTransfers(db: Database, bucket: R2Bucket): Promise<void> {
  for await (const ids of listTransferFolders(bucket)) {
    const rows = await db
      .select({ id: imports.id })
      .from(imports)
      .where(inArray(imports.id, jsonList(ids)))
    const known = new Set(rows.map(({ id }) => id))
    for (const id of ids.filter((id) => !known.has(id)))
      await deleteTransferFiles(bucket, id, new Date(Date.now() - day))
  }
}
