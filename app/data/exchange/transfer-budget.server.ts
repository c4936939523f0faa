/** Room is reserved before a body is read, so simultaneous posts cannot exceed the daily limit. Staff are exempt. */
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { isDatabaseError } from '#app/data/database-errors.server.ts'
import { importPictures, imports } from '#app/data/tables/exchange.server.ts'
import { type ProblemCode, TransferStopped } from '#app/exchange/problems.ts'
import { transferLimits } from '#app/exchange/reading/limits.ts'
import { nameOfFile } from './received-imports.server.ts'

const hour = 60 * 60 * 1000
const budgetPeriod = 24 * hour

interface Reservation {
  id: string
  connectionId: string
  bytes: number
}

/** `removed`: the connection is gone. `wait`: milliseconds until there is room. */
export async function reserveRoom(
  db: Database,
  { id, connectionId, bytes }: Reservation,
): Promise<'reserved' | 'removed' | { wait: number }> {
  const now = Date.now()
  const hasRoom = sql`(select coalesce(sum(one.stored_bytes), 0) ${arrivedBy(sql`${connectionId}`, now)}) + ${bytes} <= ${transferLimits.perDay}`
  try {
    const reserved = await db.all(sql`
      insert into imports (id, connection_id, state, file_name, size, stored_bytes, received_at)
      select ${id}, ${connectionId}, 'arriving', '', 0, ${bytes}, ${now} where ${hasRoom}
      returning id`)
    return reserved.length > 0 ? 'reserved' : { wait: await waitFor(db, connectionId, bytes, now) }
  } catch (error) {
    if (isDatabaseError(error, 'FOREIGN KEY constraint failed')) return 'removed'
    throw error
  }
}

/** Aliased as `one`. A time well ahead comes from a fast clock. */
function arrivedBy(connectionId: SQL, now: number): SQL {
  return sql`from imports one where one.connection_id = ${connectionId} and one.by is null
    and one.received_at between ${now - budgetPeriod} and ${now + hour}`
}

async function waitFor(db: Database, connectionId: string, bytes: number, now: number): Promise<number> {
  const [enough] = await db.all<{ at: number }>(sql`
    select at from (
      select one.received_at as at, sum(one.stored_bytes) over (order by one.received_at, one.id) as freed,
        sum(one.stored_bytes) over () as arrived
      ${arrivedBy(sql`${connectionId}`, now)})
    where freed >= arrived + ${bytes} - ${transferLimits.perDay} order by at limit 1`)
  return Math.max(1, (enough?.at ?? now - budgetPeriod) + budgetPeriod - now)
}

export async function settleTransfer(
  db: Database,
  { id, fileName, size }: { id: string; fileName: string; size: number },
): Promise<boolean> {
  const settled = await db
    .update(imports)
    .set({
      state: 'received',
      fileName: nameOfFile(fileName),
      size,
      storedBytes: size,
      // In milliseconds, unlike the default: software sends several per second, and their order counts.
      receivedAt: new Date(),
    })
    .where(and(eq(imports.id, id), eq(imports.state, 'arriving'), isNotNull(imports.connectionId)))
    .returning({ id: imports.id })
  return settled.length > 0
}

export async function giveRoomBack(db: Database, id: string): Promise<void> {
  await db.delete(imports).where(and(eq(imports.id, id), eq(imports.state, 'arriving')))
}

export interface ReadingRoom {
  /** Throws TransferStopped if the budget is used up. Staff uploads always have room. */
  reserve: (bytes: number) => Promise<void>
  giveBack: (bytes: number) => Promise<void>
}

/** Counts inline pictures and rows, which a ZIP compresses a thousandfold. */
export function readingRoom(db: Database, id: string): ReadingRoom {
  let reserved = 0
  const set = (bytes: number, condition: SQL) =>
    db
      .update(imports)
      .set({ storedBytes: sql`${imports.size} + ${bytes}` })
      .where(sql`${imports.id} = ${id} and ${condition}`)
      .returning({ id: imports.id })
  return {
    async reserve(bytes) {
      const others = sql`(select coalesce(sum(one.stored_bytes), 0) ${arrivedBy(sql`${imports.connectionId}`, Date.now())} and one.id <> ${id})`
      const total = reserved + bytes
      const hasRoom = sql`(${imports.by} is not null or ${others} + ${imports.size} + ${total} <= ${transferLimits.perDay})`
      if ((await set(total, hasRoom)).length === 0) throw new TransferStopped({ code: 'noRoom' })
      reserved = total
    },
    async giveBack(bytes) {
      reserved -= bytes
      await set(reserved, sql`true`)
    },
  }
}

/** `by` is the connection's name if no person decided. */
const isAutomatic = and(isNotNull(imports.connectionId), sql`json_type(${imports.wishes}, '$.by') = 'text'`)

export function countPicture(db: Database, importId: string, bytes: number) {
  return db
    .update(imports)
    .set({ storedBytes: sql`${imports.storedBytes} + ${bytes}` })
    .where(and(eq(imports.id, importId), isAutomatic))
}

const leftOut: ProblemCode = 'noPictureRoom'

/** Waiting pictures fail if the budget is used up, or if the transfer is older than a day and so counts for none. */
export async function leaveOutBeyondBudget(db: Database, importId: string): Promise<void> {
  const arrived = arrivedBy(sql`${imports.connectionId}`, Date.now())
  const hasRoom = sql`(select sum(one.stored_bytes) < ${transferLimits.perDay} and max(one.id = ${imports.id}) ${arrived})`
  const isBeyond = sql`exists (select 1 from ${imports} where ${imports.id} = ${importId} and ${isAutomatic} and ${hasRoom} is not true)`
  const problem = sql`json_object('code', ${leftOut}, 'element', 'anhaenge/anhang', 'found', substr(${importPictures.source}, 1, 80))`
  await db
    .update(importPictures)
    .set({ state: 'failed', problem })
    .where(and(eq(importPictures.importId, importId), eq(importPictures.state, 'waiting'), isBeyond))
}

export const hasLeftOut = sql<number>`exists (
  select 1 from import_pictures picture where picture.import_id = ${imports.id} and picture.problem ->> 'code' = ${leftOut})`
