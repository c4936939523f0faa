/**
 * How many bytes a connection may put into R2 and D1 within 24 hours. Room is reserved before a body is read and settled
 * once it is stored, so posts at the same moment cannot pass the limit together. Pictures are counted once they are
 * stored: the limit is passed by no more than those of one step. What staff upload or decide counts for no connection.
 */
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
  /** The most that may arrive. */
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

/** Rows of the last 24 hours, under the name `one`. A time well ahead comes from a fast clock. */
function arrivedBy(connectionId: SQL, now: number): SQL {
  return sql`from imports one where one.connection_id = ${connectionId} and one.by is null
    and one.received_at between ${now - budgetPeriod} and ${now + hour}`
}

/** Until enough of the oldest are older than 24 hours. */
async function waitFor(db: Database, connectionId: string, bytes: number, now: number): Promise<number> {
  const [enough] = await db.all<{ at: number }>(sql`
    select at from (
      select one.received_at as at, sum(one.stored_bytes) over (order by one.received_at, one.id) as freed,
        sum(one.stored_bytes) over () as arrived
      ${arrivedBy(sql`${connectionId}`, now)})
    where freed >= arrived + ${bytes} - ${transferLimits.perDay} order by at limit 1`)
  return Math.max(1, (enough?.at ?? now - budgetPeriod) + budgetPeriod - now)
}

/** The reservation becomes a transfer of what has arrived. False when the connection was removed in the meantime. */
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
      // To the millisecond, unlike the default: software sends several in a second, and their order counts.
      receivedAt: new Date(),
    })
    .where(and(eq(imports.id, id), eq(imports.state, 'arriving'), isNotNull(imports.connectionId)))
    .returning({ id: imports.id })
  return settled.length > 0
}

/** Once nothing of it is in R2. */
export async function giveRoomBack(db: Database, id: string): Promise<void> {
  await db.delete(imports).where(and(eq(imports.id, id), eq(imports.state, 'arriving')))
}

/** Space of one transfer while it is read, beside its file. */
export interface ReadingRoom {
  /** Throws TransferStopped where the connection has no room left. What staff upload always has room. */
  reserve: (bytes: number) => Promise<void>
  /** Of what was reserved. */
  giveBack: (bytes: number) => Promise<void>
}

/**
 * Counts pictures inside of the XML and rows of objects, both of which a ZIP file compresses by a factor of a thousand.
 * Each reading begins at the size of the file again: it replaces what an earlier one has stored.
 */
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

/** No person has decided: `by` is the name of the connection. */
const isAutomatic = and(isNotNull(imports.connectionId), sql`json_type(${imports.wishes}, '$.by') = 'text'`)

/** @param bytes of a picture that was prepared and is now in R2 */
export function countPicture(db: Database, importId: string, bytes: number) {
  return db
    .update(imports)
    .set({ storedBytes: sql`${imports.storedBytes} + ${bytes}` })
    .where(and(eq(imports.id, importId), isAutomatic))
}

const leftOut: ProblemCode = 'noPictureRoom'

/**
 * The pictures that still wait fail where the connection has used up its day. So do those of a transfer that is older
 * than a day: what they weigh would count for a day that is over.
 */
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

/** For imports: the same file once more would bring the pictures that were left out. */
export const hasLeftOut = sql<number>`exists (
  select 1 from import_pictures picture where picture.import_id = ${imports.id} and picture.problem ->> 'code' = ${leftOut})`
