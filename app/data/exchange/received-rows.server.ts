import { and, asc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { inBlocks } from '#app/data/in-blocks.ts'
import { jsonList } from '#app/data/json-list.server.ts'
import { ofRow } from '#app/data/json-rows.server.ts'
import { importObjects, imports } from '#app/data/tables/exchange.server.ts'
import type { ReceivedObject } from '#app/exchange/received.ts'
import { keysOf } from '#app/fields/typed-objects.ts'
import type { ReadingRoom } from './transfer-budget.server.ts'

/** In characters of up to three bytes: D1 takes 2 MB per value. */
const longestStatement = 400_000
const mostPictures = 200

/** In characters, of all objects together, as every plan holds them at once. */
const mostCarried = 12_000_000

export function forgetDiscarded(db: Database, importId: string) {
  const isDiscarded = sql`exists (
    select 1 from ${imports} as one where one.id = ${importId} and one.state = 'discarded')`
  return db.delete(importObjects).where(and(eq(importObjects.importId, importId), isDiscarded))
}

/** `add` and `end` throw TransferStopped if the connection's budget is used up. */
export function receivedRows(db: Database, room: ReadingRoom, importId: string) {
  let waiting: string[] = []
  let length = 0
  let carried = 0

  const write = async () => {
    const objects = `[${waiting.join()}]`
    waiting = []
    length = 0
    await room.reserve(Buffer.byteLength(objects))
    // An object sent twice has one position: the later row replaces the earlier.
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

function jsonOf(object: ReceivedObject): string {
  const json = JSON.stringify(object)
  if (json.length <= longestStatement) return json
  const problems = [...object.problems.slice(0, 100), { code: 'restTooLong' as const }]
  return JSON.stringify({ ...object, rest: [], pictures: object.pictures?.slice(0, mostPictures) ?? null, problems })
}

export function listReceived(db: Database, importId: string) {
  return receivedOf(db, importId)
}

const { received } = importObjects

/** `rest` stays in the database: a plan holds all objects at once, and needs none of it. */
export function listPlanned(db: Database, importId: string, positions?: readonly number[]) {
  const asked = positions && sql`${importObjects.position} in ${jsonList(positions)}`
  return receivedOf(db, importId, asked, sql`json_set(${received}, '$.rest', json('[]'))`)
}

/** Which objects carry elements of that name without a field; null for all names that are not `known`. */
export function listCarried(db: Database, importId: string, known: readonly string[]) {
  const name = sql<string | null>`iif(${ofRow('element.name')} in ${jsonList(known)}, ${ofRow('element.name')}, null)`
  return db
    .selectDistinct({ position: importObjects.position, name: name.as('name') })
    .from(importObjects)
    .innerJoin(sql`json_each(${received}, '$.rest') row`, sql`${ofRow('field')} is null`)
    .where(eq(importObjects.importId, importId))
}
const ids = {
  obid: sql`${received} ->> 'obid'`,
  intern: sql`${received} ->> 'intern'`,
  extern: sql`${received} ->> 'extern'`,
}

export type ObjectIds = Pick<ReceivedObject, keyof typeof ids>

export function listObjectIds(db: Database, importId: string): Promise<ObjectIds[]> {
  const { obid, intern, extern } = ids
  const text = sql<string | null>
  return db
    .select({ obid: text`${obid}`, intern: text`${intern}`, extern: text`${extern}` })
    .from(importObjects)
    .where(and(eq(importObjects.importId, importId), isNotNull(received)))
}

export function listAlike(db: Database, importId: string, others: readonly ObjectIds[]): Promise<ReceivedObject[]> {
  const shares = keysOf(ids).map(
    (name) => sql`${ids[name]} in ${jsonList(others.flatMap((other) => other[name] ?? []))}`,
  )
  return receivedOf(db, importId, or(...shares))
}

/** In characters; parsing more at once would block other requests. */
const mostAtOnce = 1_000_000

async function receivedOf(
  db: Database,
  importId: string,
  condition?: SQL,
  json: SQL = sql`${received}`,
): Promise<ReceivedObject[]> {
  const { position } = importObjects
  const column = json.mapWith(received)
  const isAsked = and(eq(importObjects.importId, importId), isNotNull(received), condition)
  // Of `json`, it would parse all rows in one statement.
  const size = sql<number>`length(${received})`
  const read = async (part: SQL) => {
    const rows = await db
      .select({ received: column })
      .from(importObjects)
      .where(and(isAsked, part))
      .orderBy(asc(position))
    return rows.flatMap((row) => row.received ?? [])
  }
  const whole = db
    .select({ size: sql`sum(${size})` })
    .from(importObjects)
    .where(isAsked)
  const few = await read(sql`${whole} <= ${mostAtOnce}`)
  if (few.length > 0) return few
  const rows = await db.select({ position, size }).from(importObjects).where(isAsked).orderBy(asc(position))
  const objects: ReceivedObject[] = []
  for (const part of inBlocks(rows, mostAtOnce, ({ size }) => size)) {
    const positions = part.map((row) => row.position)
    objects.push(...(await read(sql`${position} in ${jsonList(positions)}`)))
  }
  return objects
}
