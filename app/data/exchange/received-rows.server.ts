/** Rows of what was received, written some at a time: a transfer is never in memory as a whole. */
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { importObjects, imports } from '#app/data/tables/exchange.server.ts'
import type { ReceivedObject } from '#app/exchange/received.ts'
import type { ReadingRoom } from './transfer-budget.server.ts'

/** In characters, of which each may take three bytes: D1 takes 2 MB a value. */
const longestStatement = 400_000
/** Of one object that is too long for a statement. */
const mostPictures = 200

/** What all objects carry together, in characters: every plan holds it at once. */
const mostCarried = 12_000_000

/** Deletes the received objects of a discarded import: no page shows them, and discarding is final. */
export function forgetDiscarded(db: Database, importId: string) {
  const isDiscarded = sql`exists (
    select 1 from ${imports} as one where one.id = ${importId} and one.state = 'discarded')`
  return db.delete(importObjects).where(and(eq(importObjects.importId, importId), isDiscarded))
}

/** `add` and `end` throw TransferStopped where the connection has no room left. */
export function receivedRows(db: Database, room: ReadingRoom, importId: string) {
  let waiting: string[] = []
  let length = 0
  let carried = 0

  const write = async () => {
    const objects = `[${waiting.join()}]`
    waiting = []
    length = 0
    await room.reserve(Buffer.byteLength(objects))
    // An object that came twice has one position: the later row replaces the earlier.
    await db.run(sql`
      insert into ${importObjects} (import_id, position, received)
      select ${importId}, value ->> 'position', value from json_each(${objects}) where true
      on conflict (import_id, position) do update set received = excluded.received`)
  }

  return {
    async add(object: ReceivedObject): Promise<void> {
      carried += JSON.stringify(object.rest).length
      const json = jsonOf(carried > mostCarried ? withoutRest(object) : object)
      if (length > 0 && length + json.length > longestStatement) await write()
      waiting.push(json)
      length += json.length
    },
    async end(): Promise<void> {
      if (length > 0) await write()
    },
  }
}

function withoutRest(object: ReceivedObject): ReceivedObject {
  return { ...object, rest: [], problems: [...object.problems, { code: 'restTooLong' }] }
}

/** Nobody sends as much in earnest; the row must fit all the same. */
function jsonOf(object: ReceivedObject): string {
  const json = JSON.stringify(object)
  if (json.length <= longestStatement) return json
  const problems = [...object.problems.slice(0, 100), { code: 'restTooLong' as const }]
  return JSON.stringify({ ...object, rest: [], pictures: object.pictures?.slice(0, mostPictures) ?? null, problems })
}
