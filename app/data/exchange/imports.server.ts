/** Received files, and what is known of them. */

import { and, asc, count, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database } from '#app/data/database.server.ts'
import { inBlocks } from '#app/data/in-blocks.ts'
import { listed } from '#app/data/listed.server.ts'
import { coverSelection } from '#app/data/pictures/pictures.server.ts'
import { connections, importObjects, importPictures, imports } from '#app/data/tables/exchange.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import type { ReceivedObject } from '#app/exchange/received.ts'
import { keysOf, pick } from '#app/fields/typed-objects.ts'
import { forgetDiscarded } from './received-rows.server.ts'

const mostListed = 50

/** What waits for a person. */
const isWaiting = eq(imports.state, 'read')

/** What has joined the dry run of another one is shown there, and what is still arriving is nothing yet. */
export const isStandalone = sql`(${imports.stop} ->> 'code' is not 'joined' and ${imports.state} <> 'arriving')`

const columns = {
  id: imports.id,
  connectionId: imports.connectionId,
  connectionName: sql<string | null>`${connections.name}`.as('connection_name'),
  publishNew: sql<number | null>`${connections.publishNew}`.as('publish_new'),
  state: imports.state,
  fileName: imports.fileName,
  size: imports.size,
  transfer: imports.transfer,
  stop: imports.stop,
  counts: imports.counts,
  hash: imports.hash,
  wishes: imports.wishes,
  by: imports.by,
  receivedAt: imports.receivedAt,
  appliedAt: imports.appliedAt,
  undoneAt: imports.undoneAt,
}

export type ImportRow = NonNullable<Awaited<ReturnType<typeof findImport>>>

export async function findImport(db: Database, id: string) {
  const [row] = await db
    .select(columns)
    .from(imports)
    .leftJoin(connections, eq(connections.id, imports.connectionId))
    .where(eq(imports.id, id))
  return row ?? null
}

/** The import whose dry run it has joined, as long as there is one. */
export async function findMergedInto(db: Database, id: string): Promise<string | null> {
  const host = alias(imports, 'host')
  const [row] = await db
    .select({ id: host.id })
    .from(imports)
    .innerJoin(host, sql`${imports.stop} ->> 'code' = 'joined' and ${host.id} = ${imports.stop} ->> 'became'`)
    .where(eq(imports.id, id))
  return row?.id ?? null
}

const listColumns = {
  ...pick(columns, ['connectionName', 'id', 'state', 'fileName', 'counts', 'by', 'receivedAt']),
  // Of the file's own words a list shows no more.
  software: sql<string | null>`${imports.transfer} ->> 'software'`.as('software'),
}

/** The latest first. */
export function listImports(db: Database) {
  return db
    .select(listColumns)
    .from(imports)
    .leftJoin(connections, eq(connections.id, imports.connectionId))
    .where(isStandalone)
    .orderBy(desc(imports.receivedAt), desc(imports.id))
    .limit(mostListed)
}

const mostWaiting = 500

/** All that wait for a person, the latest first, with what tells why. */
export function listWaitingImports(db: Database) {
  const isFirst = sql<number>`not exists (
    select 1 from imports before where before.connection_id = ${imports.connectionId} and before.state = 'applied')`
  return db
    .select({
      ...listColumns,
      objectCount:
        sql<number>`(select count(*) from ${importObjects} where ${importObjects.importId} = ${imports.id})`.as(
          'object_count',
        ),
      transfer: imports.transfer,
      wasOvertaken: sql<number>`${imports.wishes} is not null`.as('was_overtaken'),
      decision: connections.decision,
      providers: sql<string[] | null>`${connections.providers}`.mapWith(connections.providers).as('providers'),
      isFirst: isFirst.as('is_first'),
    })
    .from(imports)
    .leftJoin(connections, eq(connections.id, imports.connectionId))
    .where(isWaiting)
    .orderBy(desc(imports.receivedAt), desc(imports.id))
    .limit(mostWaiting)
}

export async function countWaitingImports(db: Database): Promise<{ count: number; oldest: Date | null }> {
  const [row] = await db
    .select({ count: count(), oldest: sql<Date | null>`min(${imports.receivedAt})`.mapWith(imports.receivedAt) })
    .from(imports)
    .where(isWaiting)
  return row ?? { count: 0, oldest: null }
}

/** In the order of the file, all or some of them; what was missing from it is not among them. */
export function listReceived(db: Database, importId: string, positions?: readonly number[]) {
  return receivedOf(db, importId, positions && sql`${importObjects.position} in ${listed(positions)}`)
}

const { received } = importObjects
const ids = {
  obid: sql`${received} ->> 'obid'`,
  intern: sql`${received} ->> 'intern'`,
  extern: sql`${received} ->> 'extern'`,
}

export type ObjectIds = Pick<ReceivedObject, keyof typeof ids>

/** Of all its objects, without the objects. */
export function listObjectIds(db: Database, importId: string): Promise<ObjectIds[]> {
  const { obid, intern, extern } = ids
  const text = sql<string | null>
  return db
    .select({ obid: text`${obid}`, intern: text`${intern}`, extern: text`${extern}` })
    .from(importObjects)
    .where(and(eq(importObjects.importId, importId), isNotNull(received)))
}

/** Those that share a number with one of these. */
export function listAlike(db: Database, importId: string, others: readonly ObjectIds[]): Promise<ReceivedObject[]> {
  const shares = keysOf(ids).map((name) => sql`${ids[name]} in ${listed(others.flatMap((other) => other[name] ?? []))}`)
  return receivedOf(db, importId, or(...shares))
}

/** In characters: parsing more of it in one go would hold up other requests. */
const mostAtOnce = 1_000_000

async function receivedOf(db: Database, importId: string, condition?: SQL): Promise<ReceivedObject[]> {
  const { position } = importObjects
  const isAsked = and(eq(importObjects.importId, importId), isNotNull(received), condition)
  const size = sql<number>`length(${received})`
  const read = async (part: SQL) => {
    const rows = await db.select({ received }).from(importObjects).where(and(isAsked, part)).orderBy(asc(position))
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
    objects.push(...(await read(sql`${position} in ${listed(positions)}`)))
  }
  return objects
}

/** What was done, once it is applied, with the names of those that are still there. */
export function listDone(db: Database, importId: string) {
  const { position, received, outcome, after, propertyId, version, problems, before } = importObjects
  return db
    .select({
      ...{ position, received, outcome, after, propertyId, problems },
      canBeUndone: sql<number>`${before} is not null`.as('can_be_undone'),
      // An undo leaves this to what it leaves alone.
      isBound: sql<number>`coalesce(${before} ->> 'isLinkOnly' = 0, 0)`.as('is_bound'),
      isKeptOffline: sql<number>`coalesce(${before} ->> 'isKeptOffline', 0)`.as('is_kept_offline'),
      formerNumber: sql<string | null>`${before} ->> '$.values.propertyNumber'`.as('former_number'),
      isSavedSince: sql<number>`coalesce(${properties.version} <> ${version}, 0)`.as('is_saved_since'),
      name: sql<string | null>`${properties.name}`.as('property_name'),
      number: sql<string | null>`${properties.propertyNumber}`.as('number'),
      place: sql<string | null>`${properties.city}`.as('place'),
      ...coverSelection(),
    })
    .from(importObjects)
    .leftJoin(properties, eq(properties.id, propertyId))
    .where(and(eq(importObjects.importId, importId), isNotNull(outcome)))
    .orderBy(asc(position))
}

/** How many pictures are prepared, whether or not that went well, of how many. */
export async function countPrepared(db: Database, importId: string): Promise<{ done: number; total: number }> {
  const [row] = await db
    .select({ total: count(), done: sql<number>`coalesce(sum(${importPictures.state} <> 'waiting'), 0)` })
    .from(importPictures)
    .where(eq(importPictures.importId, importId))
  return row ?? { done: 0, total: 0 }
}

/** False when there is nothing left to discard: it is being applied, or is over. */
export async function discardImport(db: Database, id: string): Promise<boolean> {
  const [discarded] = await db.batch([
    db
      .update(imports)
      .set({ state: 'discarded', endedAt: new Date() })
      .where(and(eq(imports.id, id), inArray(imports.state, ['received', 'read', 'stopped', 'failed'])))
      .returning({ id: imports.id }),
    forgetDiscarded(db, id),
  ])
  return discarded.length > 0
}
