import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { hashToken } from '#app/data/access/tokens.server.ts'
import type { Database } from '#app/data/database.server.ts'
import { saveUnlessStale } from '#app/data/database-errors.server.ts'
import { forgettingSources } from '#app/data/pictures/picture-sources.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import { changesBetween, recordChanges, recordCreation } from '#app/data/saving/history.server.ts'
import { connections, imports, noProvider, propertyLinks } from '#app/data/tables/exchange.server.ts'
import type { Saved } from '#app/domain/saving/subject.ts'
import { type ConnectionValues, connectionFields } from '#app/exchange/connection.ts'
import { joinLines, splitLines } from '#app/fields/format.ts'
import { isStandalone } from './imports.server.ts'

export type Connection = typeof connections.$inferSelect

interface ListedConnection extends Pick<Connection, 'id' | 'name' | 'decision'> {
  objects: number
  last: { id: string; state: (typeof imports.$inferSelect)['state']; receivedAt: Date } | null
}

export async function listConnections(db: Database): Promise<ListedConnection[]> {
  const latest = db
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.connectionId, connections.id), isStandalone))
    .orderBy(desc(imports.receivedAt), desc(imports.id))
    .limit(1)
  const rows = await db
    .select({
      id: connections.id,
      name: connections.name,
      decision: connections.decision,
      objects: sql<number>`(${db.select({ objects: count() }).from(propertyLinks).where(eq(propertyLinks.connectionId, connections.id))})`,
      importId: imports.id,
      state: imports.state,
      receivedAt: imports.receivedAt,
    })
    .from(connections)
    .leftJoin(imports, eq(imports.id, sql`(${latest})`))
    .orderBy(asc(connections.name), asc(connections.id))
  return rows.map(({ importId, state, receivedAt, ...connection }) => ({
    ...connection,
    last: importId && state && receivedAt ? { id: importId, state, receivedAt } : null,
  }))
}

export async function findConnection(db: Database, id: string): Promise<Connection | null> {
  const [connection] = await db.select().from(connections).where(eq(connections.id, id))
  return connection ?? null
}

export async function findConnectionByToken(db: Database, token: string): Promise<Connection | null> {
  const [connection] = await db
    .select()
    .from(connections)
    .where(eq(connections.tokenHash, await hashToken(token)))
  return connection ?? null
}

export function countLinked(db: Database, id: string): Promise<number> {
  return db.$count(propertyLinks, eq(propertyLinks.connectionId, id))
}

export function savedConnection({
  version,
  name,
  decision,
  publishNew,
  ...lists
}: Connection): Saved<ConnectionValues> {
  const providers = joinLines(lists.providers) || null
  const pictureHosts = joinLines(lists.pictureHosts) || null
  return { version, values: { name, providers, decision, publishNew, pictureHosts } }
}

function columnsOf({ providers, pictureHosts, ...values }: ConnectionValues) {
  return { ...values, providers: splitLines(providers), pictureHosts: splitLines(pictureHosts) }
}

export async function createConnection(
  db: Database,
  id: string,
  values: ConnectionValues,
  token: string,
  by: Author,
): Promise<boolean> {
  const row = { id, ...columnsOf(values), tokenHash: await hashToken(token) }
  const [created] = await db.batch([
    db.insert(connections).values(row).onConflictDoNothing().returning({ id: connections.id }),
    recordCreation(db, { kind: 'connection', id }, by),
  ])
  return created.length > 0
}

export async function updateConnection(
  db: Database,
  id: string,
  values: ConnectionValues,
  version: number,
  by: Author,
): Promise<'saved' | 'stale' | 'missing'> {
  const before = await findConnection(db, id)
  if (!before) return 'missing'
  const changes = changesBetween(connectionFields, savedConnection(before).values, values)
  return saveUnlessStale(db, [
    db
      .update(connections)
      .set({ ...columnsOf(values), version: version + 1 })
      .where(eq(connections.id, id)),
    recordChanges(db, { kind: 'connection', id }, changes, by),
  ])
}

/** Accepts the transfer's providers when staff take it over. Beyond the list's limit, staff are asked again. */
export async function acceptingProviders(
  db: Database,
  id: string,
  keys: readonly string[],
  by: Author,
): Promise<BatchItem<'sqlite'>[]> {
  const { max, most } = connectionFields.providers
  const before = await findConnection(db, id)
  const accepted = keys
    .filter((key) => key !== '' && key.length <= max)
    .slice(0, most - (before?.providers.length ?? 0))
  if (!before || accepted.length === 0) return []
  const saved = savedConnection(before).values
  const providers = [...before.providers, ...accepted]
  const changes = changesBetween(connectionFields, saved, { ...saved, providers: joinLines(providers) })
  return [
    db
      .update(connections)
      .set({ providers, version: before.version + 1 })
      .where(eq(connections.id, id)),
    recordChanges(db, { kind: 'connection', id }, changes, by),
  ]
}

/** Invalidates the former token. False if there is no such connection. */
export async function replaceToken(db: Database, id: string, token: string): Promise<boolean> {
  const renewed = await db
    .update(connections)
    .set({ tokenHash: await hashToken(token) })
    .where(eq(connections.id, id))
    .returning({ id: connections.id })
  return renewed.length > 0
}

/** Its properties become the agency's own, and open imports are discarded. False if there is no such connection. */
export async function deleteConnection(db: Database, id: string): Promise<boolean> {
  const linked = db
    .select({ id: propertyLinks.propertyId })
    .from(propertyLinks)
    .where(eq(propertyLinks.connectionId, id))
  const [, , , deleted] = await db.batch([
    forgettingSources(db, linked),
    db
      .update(propertyLinks)
      .set({
        connectionId: null,
        provider: noProvider,
        base: { values: {}, pictures: [] },
        withdrawnAt: null,
        activeFrom: null,
        activeUntil: null,
      })
      .where(eq(propertyLinks.connectionId, id)),
    db
      .update(imports)
      .set({ state: 'discarded', endedAt: new Date() })
      .where(
        and(
          eq(imports.connectionId, id),
          inArray(imports.state, ['received', 'read', 'stopped', 'preparing', 'failed']),
        ),
      ),
    db.delete(connections).where(eq(connections.id, id)).returning({ id: connections.id }),
  ])
  return deleted.length > 0
}
