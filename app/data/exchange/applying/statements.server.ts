import { and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { eachRow, ofRow, selectRows, setFromExcluded, setFromRow, writtenNames } from '#app/data/json-rows.server.ts'
import { isShown } from '#app/data/pictures/pictures.server.ts'
import { touchInPlace } from '#app/data/properties/property-stamps.server.ts'
import { type Author, idOf, nameOf } from '#app/data/saving/authors.server.ts'
import type { Change } from '#app/data/saving/history.server.ts'
import { importObjects, propertyLinks } from '#app/data/tables/exchange.server.ts'
import { images, properties } from '#app/data/tables/properties.server.ts'
import { history, texts } from '#app/data/tables/saving.server.ts'

export function among(json: string): SQL {
  return sql`(select row.value from ${eachRow(json)})`
}

export function insertProperties(db: Database, json: string) {
  return db.insert(properties).select(selectRows(properties, json))
}

/** The version trigger aborts the batch if a row is not the next version. */
export function updateProperties(db: Database, json: string) {
  const kept = new Set(['id', 'createdAt', 'publishedAt', 'editedAt'])
  const values = setFromRow(writtenNames(properties).filter((name) => !kept.has(name)))
  const publishedAt = sql`coalesce(${properties.publishedAt}, ${ofRow('publishedAt')}, iif(${ofRow('published')}, ${ofRow('updatedAt')}, null))`
  return db
    .update(properties)
    .set({ ...values, circle: sql`coalesce(${ofRow('circle')}, ${properties.circle})`, publishedAt, editedAt: null })
    .from(eachRow(json))
    .where(eq(properties.id, ofRow('id')))
}

export function trashProperties(db: Database, json: string, by: Author) {
  return db
    .update(properties)
    .set({ version: sql`${ofRow('version')}`, deletedAt: new Date(), ...touchInPlace(by) })
    .from(eachRow(json))
    .where(eq(properties.id, ofRow('id')))
}

/** A picture that an undo trashed returns under its key. */
export function insertPictures(db: Database, json: string) {
  return db
    .insert(images)
    .select(selectRows(images, json))
    .onConflictDoUpdate({
      target: images.key,
      set: setFromExcluded(['position', 'alt', 'caption', 'kind', 'deletedAt']),
      setWhere: sql`${images.propertyId} = excluded.property_id`,
    })
}

export function movePictures(db: Database, json: string) {
  return db
    .update(images)
    .set({
      ...setFromRow(['position', 'alt', 'source', 'sourceName', 'sourceSize', 'sourceCrc']),
      // A row that has no `foundMark` leaves the stored mark.
      foundMark: sql`iif(json_type(row.value, '$.foundMark') is null, ${images.foundMark}, ${ofRow('foundMark')})`,
      deletedAt: null,
    })
    .from(eachRow(json))
    .where(eq(images.key, ofRow('key')))
}

export function trashPictures(db: Database, json: string) {
  return db
    .update(images)
    .set({ deletedAt: new Date() })
    .where(and(inArray(images.key, among(json)), isShown))
}

/** Clears the stale mark of texts marked since then. `json` holds property ids. */
export function freshenTexts(db: Database, json: string, since: Date) {
  // The trigger that marks them counts in seconds.
  const second = new Date(Math.floor(since.getTime() / 1000) * 1000)
  return db
    .update(texts)
    .set({ staleSince: null })
    .where(and(eq(texts.subject, 'property'), inArray(texts.subjectId, among(json)), gte(texts.staleSince, second)))
}

export function noteRows(
  { id, version }: { id: string; version: number },
  changes: readonly Change[],
  by: Author,
  at: number,
) {
  return changes.map(({ field, before, after }) => ({
    subject: 'property',
    subjectId: id,
    version,
    field,
    before: before ?? null,
    after: after ?? null,
    changedBy: nameOf(by),
    changedById: idOf(by),
    changedAt: at,
  }))
}

export function insertNotes(db: Database, json: string) {
  return db.insert(history).select(selectRows(history, json, ['before', 'after']))
}

const linkColumns = [
  'connectionId',
  'provider',
  'obid',
  'intern',
  'extern',
  'base',
  'rest',
  'withdrawnAt',
  'receivedAt',
  'activeFrom',
  'activeUntil',
] as const

export function upsertLinks(db: Database, json: string) {
  return db
    .insert(propertyLinks)
    .select(selectRows(propertyLinks, json, ['base', 'rest']))
    .onConflictDoUpdate({ target: propertyLinks.propertyId, set: setFromExcluded(linkColumns) })
}

/** Of the received objects at those positions. */
export function carryRest(db: Database, importId: string, json: string) {
  const { received, position } = importObjects
  const isObject = sql`${importObjects.importId} = ${importId} and ${position} = ${ofRow('position')}`
  return db
    .update(propertyLinks)
    .set({ rest: sql`coalesce((select ${received} -> '$.rest' from ${importObjects} where ${isObject}), '[]')` })
    .from(eachRow(json))
    .where(eq(propertyLinks.propertyId, ofRow('propertyId')))
}

export function noteResults(db: Database, json: string) {
  return db
    .insert(importObjects)
    .select(selectRows(importObjects, json, ['received', 'before', 'problems']))
    .onConflictDoUpdate({
      target: [importObjects.importId, importObjects.position],
      set: setFromExcluded(['outcome', 'after', 'propertyId', 'version', 'before', 'problems']),
    })
}
