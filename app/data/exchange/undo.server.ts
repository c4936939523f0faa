/** Takes an import back: everything that nobody has saved since, in one batch. */
import { and, eq, getTableColumns, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { derived, madeBy, type PropertyRow, valuesOf } from '#app/data/properties/properties.server.ts'
import { type Author, idOf, nameOf } from '#app/data/saving/authors.server.ts'
import { type Change, changesBetween } from '#app/data/saving/history.server.ts'
import { history, images, properties } from '#app/data/schema.server.ts'
import { propertyFields } from '#app/domain/properties/property.ts'
import { linkColumns } from './commit.server.ts'
import { type Before, importObjects, imports, propertyLinks } from './exchange-schema.server.ts'
import { eachRow, inChunks, ofRow, selectRows, setFromExcluded, setFromRow } from './json-rows.server.ts'

export const undoLifetime = 14 * 24 * 60 * 60 * 1000

interface Undone {
  row: PropertyRow
  before: Before
}

/** Null when there is nothing to take back. Objects that are left alone keep their `before`. Throws `stale_version`. */
export async function undoImport(
  db: Database,
  importId: string,
  by: Author,
): Promise<{ undone: number; left: number } | null> {
  const [found] = await db.select().from(imports).where(eq(imports.id, importId))
  const since = found?.appliedAt?.getTime() ?? 0
  if (found?.state !== 'applied' || since < Date.now() - undoLifetime) return null
  const objects = await db
    .select({ propertyId: importObjects.propertyId, version: importObjects.version, before: importObjects.before })
    .from(importObjects)
    .where(and(eq(importObjects.importId, importId), isNotNull(importObjects.before)))
  const ids = JSON.stringify(objects.map(({ propertyId }) => propertyId))
  const rows = await db
    .select()
    .from(properties)
    .where(inArray(properties.id, sql`(select value from json_each(${ids}))`))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const undone = objects.flatMap(({ propertyId, version, before }): Undone[] => {
    const row = byId.get(propertyId ?? '')
    return row && before && row.version === version ? [{ row, before }] : []
  })
  const [first, ...rest] = statementsOf(db, importId, undone, by)
  await db.batch([first, ...rest])
  return { undone: undone.length, left: objects.length - undone.length }
}

/** Pictures return before the properties that go online with them, and go after those that go offline without. */
function statementsOf(db: Database, importId: string, undone: readonly Undone[], by: Author) {
  const now = Date.now()
  const created = undone.filter(({ before }) => before.values === null)
  const changed = undone.filter(({ before }) => before.values !== null)
  const linked = undone.filter(({ before }) => before.link !== null)
  const newlyLinked = changed.filter(({ before }) => before.link === null)
  return [
    db
      .update(imports)
      .set({ state: 'undone' as const, undoneAt: new Date(now) })
      .where(eq(imports.id, importId)),
    ...inChunks(changed.flatMap(({ before }) => before.pictures.map(atItsPlace))).map((json) => showPictures(db, json)),
    ...inChunks(changed.map((one) => formerRow(one, by, now))).map((json) => updateProperties(db, json)),
    ...inChunks(created.map(({ row }) => row.id)).map((json) =>
      db
        .update(properties)
        .set({ version: sql`${properties.version} + 1`, deletedAt: new Date(now), ...madeBy(by) })
        .where(inArray(properties.id, among(json))),
    ),
    ...inChunks(changed.flatMap(({ before }) => before.added)).map((json) =>
      db
        .update(images)
        .set({ deletedAt: new Date(now) })
        .where(inArray(images.key, among(json))),
    ),
    ...inChunks(undone.flatMap((one) => notes(one, by, now))).map((json) =>
      db.insert(history).select(selectRows(history, json, ['before', 'after'])),
    ),
    ...inChunks(linked.map(({ before }) => before.link)).map((json) =>
      db
        .insert(propertyLinks)
        .select(selectRows(propertyLinks, json, ['base', 'rest']))
        .onConflictDoUpdate({ target: propertyLinks.propertyId, set: setFromExcluded(linkColumns) }),
    ),
    ...inChunks(newlyLinked.map(({ row }) => row.id)).map((json) =>
      db.delete(propertyLinks).where(inArray(propertyLinks.propertyId, among(json))),
    ),
    ...inChunks(undone.map(({ row }) => row.id)).map((json) =>
      db
        .update(importObjects)
        .set({ before: null })
        .where(and(eq(importObjects.importId, importId), inArray(importObjects.propertyId, among(json)))),
    ),
  ] as const
}

function among(json: string): SQL {
  return sql`(select row.value from ${eachRow(json)})`
}

function atItsPlace(picture: Before['pictures'][number], index: number) {
  return { ...picture, position: index + 1 }
}

function showPictures(db: Database, json: string) {
  return db
    .update(images)
    .set({
      ...setFromRow(['position', 'alt', 'source', 'sourceName', 'sourceSize', 'sourceCrc']),
      deletedAt: null,
    })
    .from(eachRow(json))
    .where(eq(images.key, ofRow('key')))
}

/** One that the import has brought back from the trash returns there. */
function formerRow({ row, before }: Undone, by: Author, now: number) {
  const { values, isTrashed } = before
  if (!values) return {}
  return {
    id: row.id,
    ...values,
    ...derived(values),
    ...madeBy(by),
    version: row.version + 1,
    updatedAt: now,
    deletedAt: isTrashed ? now : null,
  }
}

function updateProperties(db: Database, json: string) {
  const kept = new Set(['id', 'createdAt', 'publishedAt', 'editedAt'])
  const names = Object.keys(getTableColumns(properties)).filter((name) => !kept.has(name))
  return db
    .update(properties)
    .set({ ...setFromRow(names), editedAt: null })
    .from(eachRow(json))
    .where(eq(properties.id, ofRow('id')))
}

function notes({ row, before }: Undone, by: Author, now: number) {
  return changesOf(row, before).map(({ field, before, after }) => ({
    subject: 'property',
    subjectId: row.id,
    version: row.version + 1,
    field,
    before: before ?? null,
    after: after ?? null,
    changedBy: nameOf(by),
    changedById: idOf(by),
    changedAt: now,
  }))
}

function changesOf(row: PropertyRow, { values, isTrashed, added }: Before): Change[] {
  const trashed = { field: 'trashed', before: false, after: true }
  if (!values) return [trashed]
  return [
    ...(isTrashed ? [trashed] : []),
    ...changesBetween(propertyFields, valuesOf(row), values),
    ...(added.length > 0 ? [{ field: 'picturesRemoved', before: added, after: null }] : []),
  ]
}
