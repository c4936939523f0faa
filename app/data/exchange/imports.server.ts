import { and, asc, count, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database } from '#app/data/database.server.ts'
import { coverSelection } from '#app/data/pictures/pictures.server.ts'
import { connections, importObjects, imports } from '#app/data/tables/exchange.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { pick } from '#app/fields/typed-objects.ts'

const mostListed = 50

const isWaiting = eq(imports.state, 'read')

/** Joined imports are shown with the dry run they joined; arriving ones are not listed yet. */
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
  software: sql<string | null>`${imports.transfer} ->> 'software'`.as('software'),
}

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

export function listDone(db: Database, importId: string) {
  const { position, received, outcome, after, propertyId, version, problems, before } = importObjects
  return db
    .select({
      ...{ position, received, outcome, after, propertyId, problems },
      canBeUndone: sql<number>`${before} is not null`.as('can_be_undone'),
      // An undo leaves this to objects it does not touch.
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
