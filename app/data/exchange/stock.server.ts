import { and, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Database } from '#app/data/database.server.ts'
import { jsonList } from '#app/data/json-list.server.ts'
import { sentPicturesQuery } from '#app/data/pictures/sent-pictures.server.ts'
import { gazetteer } from '#app/data/places/gazetteer.server.ts'
import { hiddenOffersQuery } from '#app/data/properties/circle-sharers.server.ts'
import { propertyColumns, valuesOf } from '#app/data/properties/property-row.server.ts'
import { query, runBatch } from '#app/data/queries.server.ts'
import { isKept } from '#app/data/saving/trash.server.ts'
import { teamMembers } from '#app/data/tables/entries.server.ts'
import { connections, importObjects, imports, noProvider, propertyLinks } from '#app/data/tables/exchange.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { surePlaceOf } from '#app/domain/places/place-of.ts'
import type { Stock } from '#app/exchange/plan.ts'
import type { ReceivedObject } from '#app/exchange/received.ts'
import { idEndOf, ownObid } from '#app/exchange/writing/names.ts'
import { pick } from '#app/fields/typed-objects.ts'

const mostNamed = 20

/** `rest` stays in the database: of a whole stock it takes many megabytes. */
const { rest: _, ...linkColumns } = getTableColumns(propertyLinks)

/** Only if the undo was the last change, as staff may have trashed it since. */
const isUntouchedSince = sql`${properties.version} = ${importObjects.version} + 1`

/** `connectionId` is null for uploads by hand. The condition is never null, so it can be negated. */
function isFrom(column: SQLiteColumn, connectionId: string | null): SQL {
  return connectionId === null ? isNull(column) : sql`${column} is ${connectionId}`
}

const isHeld = ne(propertyLinks.provider, noProvider)

function isLinked(connectionId: string | null) {
  return and(isFrom(propertyLinks.connectionId, connectionId), isHeld)
}

export function listChangedSince(db: Database, connectionId: string | null, since: Date) {
  const { id, propertyNumber, name, updatedBy, updatedAt } = properties
  return db
    .select({ id, propertyNumber, name, updatedBy, updatedAt })
    .from(properties)
    .innerJoin(propertyLinks, eq(propertyLinks.propertyId, id))
    .where(and(isLinked(connectionId), gt(updatedAt, since)))
    .orderBy(desc(updatedAt))
    .limit(mostNamed)
}

/** The connection's properties (null: uploads by hand), and those matching an object by id or number. */
export async function findStock(
  db: Database,
  connectionId: string | null,
  objects: readonly ReceivedObject[],
): Promise<Stock> {
  const numbers = objects.flatMap(({ propertyNumber }) => propertyNumber ?? [])
  const isByHand = connectionId === null
  const idEnds = isByHand ? objects.flatMap(({ obid }) => idEndOf(obid ?? '') ?? []) : []
  const isOurs = isLinked(connectionId)
  const isSameSender = isFrom(imports.connectionId, connectionId)
  const obids = isByHand ? objects.flatMap(({ obid }) => obid ?? []) : []
  const isNamed = obids.length > 0 ? and(inArray(propertyLinks.obid, jsonList(obids)), isHeld) : undefined
  const isConcerned = or(
    inArray(properties.id, db.select({ id: propertyLinks.propertyId }).from(propertyLinks).where(or(isOurs, isNamed))),
    inArray(properties.propertyNumber, jsonList(numbers)),
    idEnds.length > 0 ? inArray(sql`substr(${properties.id}, -10)`, jsonList(idEnds)) : undefined,
  )
  const concerned = db.select({ id: properties.id }).from(properties).where(isConcerned)
  const { rows, hidden, linked, pictures, undone, members, last, connection } = await runBatch(db, {
    rows: query(db.select(propertyColumns).from(properties).where(isConcerned).orderBy(properties.id), (rows) => rows),
    hidden: hiddenOffersQuery(db),
    linked: query(
      db
        .select({ link: linkColumns, name: connections.name })
        .from(propertyLinks)
        .leftJoin(connections, eq(connections.id, propertyLinks.connectionId))
        .where(and(isHeld, inArray(propertyLinks.propertyId, concerned)))
        .orderBy(propertyLinks.propertyId),
      (rows) => splitLinks(rows, connectionId),
    ),
    pictures: sentPicturesQuery(db, concerned),
    undone: query(
      db
        .selectDistinct({ id: importObjects.propertyId })
        .from(importObjects)
        .innerJoin(imports, eq(imports.id, importObjects.importId))
        .innerJoin(properties, and(eq(properties.id, importObjects.propertyId), isUntouchedSince))
        .where(and(isNotNull(imports.undoneAt), isSameSender, eq(importObjects.outcome, 'new'))),
      (rows) => new Set(rows.map(({ id }) => id)),
    ),
    members: query(
      db
        .select({ id: teamMembers.id, name: teamMembers.name, email: teamMembers.email, phone: teamMembers.telephone })
        .from(teamMembers)
        .where(isKept(teamMembers))
        .orderBy(teamMembers.position, teamMembers.name),
      (rows) => rows,
    ),
    last: query(
      db
        .select({ sentAt: sql<string | null>`${imports.transfer} ->> 'sentAt'`.as('sent_at'), hash: imports.hash })
        .from(imports)
        .where(and(isSameSender, eq(imports.state, 'applied')))
        .orderBy(desc(imports.appliedAt))
        .limit(1),
      ([row]) => (row ? { sentAt: row.sentAt, hash: row.hash ?? '' } : null),
    ),
    connection: query(
      db
        .select()
        .from(connections)
        .where(eq(connections.id, connectionId ?? '')),
      ([row]) => row ?? null,
    ),
  })
  return {
    properties: rows.map((row) => ({
      id: row.id,
      ownObid: ownObid(row.id, row.createdAt),
      version: row.version,
      isTrashed: row.deletedAt !== null,
      isUndone: row.deletedAt !== null && undone.has(row.id),
      values: valuesOf(row),
      pictures: pictures.get(row.id) ?? [],
    })),
    hidden,
    placeOf: (address) => surePlaceOf(gazetteer(), address),
    ...linked,
    members,
    last,
    providers: connection?.providers ?? [...new Set(linked.links.map(({ provider }) => provider))],
    pictureHosts: connection?.pictureHosts ?? [],
    isByHand,
  }
}

interface FoundLink {
  link: Omit<typeof propertyLinks.$inferSelect, 'rest'>
  name: string | null
}

function splitLinks(rows: readonly FoundLink[], connectionId: string | null): Pick<Stock, 'links' | 'elsewhere'> {
  const isOurs = ({ link }: FoundLink) => link.connectionId === connectionId
  return {
    links: rows.filter(isOurs).map(({ link: { withdrawnAt, ...link } }) => ({
      ...pick(link, ['propertyId', 'provider', 'obid', 'intern', 'extern', 'base']),
      isWithdrawn: withdrawnAt !== null,
    })),
    elsewhere: new Map(
      rows
        .filter((row) => !isOurs(row))
        .map(({ link, name }) => [link.propertyId, { obid: link.obid, connection: name }]),
    ),
  }
}
