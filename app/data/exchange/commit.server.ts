/** A transfer is taken over in one batch, whole or not at all: a save that came between aborts it by its version. */
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Database } from '#app/data/database.server.ts'
import type { StoredPicture } from '#app/data/pictures/media.server.ts'
import { derived, madeBy, stamps, withClosing } from '#app/data/properties/properties.server.ts'
import { type Author, idOf, nameOf } from '#app/data/saving/authors.server.ts'
import { type Change, changesBetween } from '#app/data/saving/history.server.ts'
import { history, images, properties } from '#app/data/schema.server.ts'
import { propertyFields } from '#app/domain/properties/property.ts'
import type { ImportPlan, ObjectPlan, PlannedPicture, StockPicture, StockProperty } from '#app/exchange/plan.ts'
import type { ReceivedObject, ReceivedPicture } from '#app/exchange/received.ts'
import { type Before, importObjects, imports, type LinkAsJson, propertyLinks } from './exchange-schema.server.ts'
import { eachRow, inChunks, ofRow, selectRows, setFromExcluded, setFromRow } from './json-rows.server.ts'

export interface Commit {
  importId: string
  connectionId: string | null
  plan: ImportPlan
  received: ReadonlyMap<number, ReceivedObject>
  /** What the plan was made from. */
  properties: ReadonlyMap<string, StockProperty>
  links: ReadonlyMap<string, LinkAsJson>
  /** Ids of new properties by position. */
  newIds: ReadonlyMap<number, string>
  /** The prepared file of a received picture. */
  pictureOf: (position: number, picture: ReceivedPicture) => StoredPicture | undefined
  by: Author
  /** What happens in the same moment. */
  more: readonly BatchItem<'sqlite'>[]
}

/** Throws `stale_version` when somebody has saved one of the properties since the plan was made. */
export async function commitImport(db: Database, commit: Commit): Promise<void> {
  const [first, ...rest] = statementsOf(db, commit)
  await db.batch([first, ...rest])
}

interface Written {
  object: ObjectPlan
  id: string
  before: StockProperty | null
  pictures: readonly PlacedPicture[]
}

interface PlacedPicture {
  key: string
  kind: StockPicture['kind']
  alt: string
  caption: string | null
  width: number
  height: number
  source: string | null
  sourceName: string | null
  sourceSize: number | null
  sourceCrc: number | null
  isNew: boolean
}

/** Pictures come before the properties that go online with them, and go after those that go offline without. */
function statementsOf(db: Database, commit: Commit): [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]] {
  const now = Date.now()
  const written = commit.plan.objects.flatMap((object): Written[] => writtenOf(commit, object))
  const created = written.filter(({ before }) => before === null)
  const changed = written.filter(({ before }) => before !== null)
  return [
    finish(db, commit, now),
    ...inChunks(created.map((one) => newRow(one, commit.by, now))).map((json) => insertProperties(db, json)),
    ...inChunks(written.flatMap((one) => newPictures(one, now))).map((json) => insertPictures(db, json)),
    ...inChunks(changed.map((one) => changedRow(one, commit.by, now))).map((json) => updateProperties(db, json)),
    ...inChunks(changed.flatMap(movedPictures)).map((json) => movePictures(db, json)),
    ...inChunks(changed.flatMap(({ object }) => object.pictures.removed)).map((json) => trashPictures(db, json, now)),
    ...inChunks(written.flatMap((one) => notes(one, commit.by, now))).map((json) =>
      db.insert(history).select(selectRows(history, json, ['before', 'after'])),
    ),
    ...inChunks(commit.plan.objects.flatMap((object) => linkRow(commit, object, now))).map((json) =>
      upsertLinks(db, json),
    ),
    ...inChunks(commit.plan.objects.map((object) => resultRow(commit, object))).map((json) => noteResults(db, json)),
    ...commit.more,
  ]
}

function finish(db: Database, { importId, plan }: Commit, now: number) {
  const at = new Date(now)
  const applied = { state: 'applied', counts: plan.counts, appliedAt: at, endedAt: at, claimedUntil: null } as const
  return db.update(imports).set(applied).where(eq(imports.id, importId))
}

function idOfObject({ newIds }: Pick<Commit, 'newIds'>, { propertyId, position }: ObjectPlan): string | undefined {
  return propertyId ?? newIds.get(position)
}

function writtenOf(commit: Commit, object: ObjectPlan): Written[] {
  const id = idOfObject(commit, object)
  if (!object.values || !id) return []
  const before = object.propertyId ? (commit.properties.get(object.propertyId) ?? null) : null
  return [{ object, id, before, pictures: object.pictures.order.flatMap((one) => placed(commit, object, before, one)) }]
}

function placed(
  { pictureOf }: Commit,
  { position }: ObjectPlan,
  before: StockProperty | null,
  picture: PlannedPicture,
): PlacedPicture[] {
  if ('key' in picture) {
    const known = before?.pictures.find(({ key }) => key === picture.key)
    return known ? [{ ...bare(known), alt: picture.alt, ...sourceColumns(picture.source), isNew: false }] : []
  }
  const { received } = picture
  const stored = pictureOf(position, received)
  if (!stored) return []
  const { kind, alt, caption = null, source, check } = received
  // What comes from an address is known again by what the sender says of it.
  const file = received.file ?? { name: check ?? '', size: 0, crc: 0 }
  return [{ ...stored, kind, alt, caption, ...sourceColumns({ ...file, source }), isNew: true }]
}

function bare({ key, kind, caption, width, height }: StockPicture) {
  return { key, kind, caption, width, height }
}

function sourceColumns(source: { source: string; name: string; size: number; crc: number } | null) {
  return {
    source: source?.source ?? null,
    sourceName: source?.name ?? null,
    sourceSize: source?.size ?? null,
    sourceCrc: source?.crc ?? null,
  }
}

function newRow({ object, id }: Written, by: Author, now: number) {
  if (!object.values) return {}
  const values = withClosing(object.values)
  const { publishedAt } = stamps(values, null)
  return {
    id,
    ...values,
    ...derived(values),
    ...madeBy(by),
    version: 1,
    createdAt: now,
    updatedAt: now,
    publishedAt: publishedAt?.getTime() ?? null,
  }
}

function insertProperties(db: Database, json: string) {
  return db.insert(properties).select(selectRows(properties, json))
}

function changedRow({ object, id }: Written, by: Author, now: number) {
  if (!object.values || object.version === null) return {}
  const values = withClosing(object.values)
  return { id, ...values, ...derived(values), ...madeBy(by), version: object.version + 1, updatedAt: now }
}

/** The trigger on versions aborts the batch when one of them is not the next. */
function updateProperties(db: Database, json: string) {
  const kept = new Set(['id', 'createdAt', 'publishedAt', 'editedAt', 'deletedAt'])
  const values = setFromRow(Object.keys(getTableColumns(properties)).filter((name) => !kept.has(name)))
  const publishedAt = sql`coalesce(${properties.publishedAt}, iif(${ofRow('published')}, ${ofRow('updatedAt')}, null))`
  return db
    .update(properties)
    .set({ ...values, publishedAt, editedAt: null, deletedAt: null })
    .from(eachRow(json))
    .where(eq(properties.id, ofRow('id')))
}

function newPictures({ id, pictures }: Written, now: number) {
  return pictures.flatMap(({ isNew, ...picture }, index) =>
    isNew ? [{ ...picture, propertyId: id, position: index + 1, createdAt: now }] : [],
  )
}

/** One that an undo put into the trash comes back under its key. */
function insertPictures(db: Database, json: string) {
  return db
    .insert(images)
    .select(selectRows(images, json))
    .onConflictDoUpdate({
      target: images.key,
      set: setFromExcluded(['position', 'alt', 'caption', 'kind', 'deletedAt']),
      setWhere: sql`${images.propertyId} = excluded.property_id`,
    })
}

/** Those of a property whose pictures stay as they are need no row. */
function movedPictures({ object, before, pictures }: Written) {
  const isSame =
    before?.pictures.length === pictures.length &&
    before.pictures.every(({ key, alt, source }, index) => {
      const after = pictures[index]
      return after?.key === key && after.alt === alt && after.sourceCrc === (source?.crc ?? null)
    })
  if (isSame && object.pictures.removed.length === 0) return []
  return pictures.map((picture, index) => ({ ...picture, position: index + 1 }))
}

function movePictures(db: Database, json: string) {
  return db
    .update(images)
    .set(setFromRow(['position', 'alt', 'source', 'sourceName', 'sourceSize', 'sourceCrc']))
    .from(eachRow(json))
    .where(eq(images.key, ofRow('key')))
}

function trashPictures(db: Database, json: string, now: number) {
  const among = sql`(select row.value from ${eachRow(json)})`
  return db
    .update(images)
    .set({ deletedAt: new Date(now) })
    .where(and(inArray(images.key, among), sql`${images.deletedAt} is null`))
}

function notes(written: Written, by: Author, now: number) {
  const { id, before } = written
  const version = before ? before.version + 1 : 1
  return changesOf(written).map(({ field, before, after }) => ({
    subject: 'property',
    subjectId: id,
    version,
    field,
    before: before ?? null,
    after: after ?? null,
    changedBy: nameOf(by),
    changedById: idOf(by),
    changedAt: now,
  }))
}

function changesOf({ object, before, pictures }: Written): Change[] {
  const added = pictures.filter(({ isNew }) => isNew).map(({ key }) => key)
  if (!before || !object.values) return [{ field: 'created', before: false, after: true }]
  const { removed } = object.pictures
  const texts = pictures.flatMap(({ key, alt }): Change[] => {
    const known = before.pictures.find((picture) => picture.key === key)
    return known && known.alt !== alt ? [{ field: `alt.${key}`, before: known.alt || null, after: alt || null }] : []
  })
  const restored = before.isTrashed ? [{ field: 'trashed', before: true, after: false }] : []
  return [
    ...restored,
    ...changesBetween(propertyFields, before.values, withClosing(object.values)),
    ...(added.length > 0 ? [{ field: 'picturesAdded', before: null, after: added }] : []),
    ...(removed.length > 0 ? [{ field: 'picturesRemoved', before: removed, after: null }] : []),
    ...texts,
  ]
}

export const linkColumns = [
  'connectionId',
  'provider',
  'obid',
  'intern',
  'extern',
  'base',
  'rest',
  'withdrawnAt',
  'receivedAt',
] as const

/** What was skipped stays as it was. */
function linkRow(commit: Commit, object: ObjectPlan, now: number): LinkAsJson[] {
  const propertyId = idOfObject(commit, object)
  if (!propertyId || object.outcome === 'skipped' || object.isLeftOut) return []
  const received = commit.received.get(object.position)
  const link = commit.links.get(propertyId)
  const isWithdrawn = object.outcome === 'withdrawn'
  return [
    {
      propertyId,
      connectionId: commit.connectionId,
      provider: received?.provider ?? link?.provider ?? '',
      obid: received?.obid ?? link?.obid ?? null,
      intern: received?.intern ?? link?.intern ?? null,
      extern: received?.extern ?? link?.extern ?? null,
      base: object.base ?? link?.base ?? { values: {}, pictures: [] },
      rest: received && !isWithdrawn ? received.rest : (link?.rest ?? []),
      withdrawnAt: isWithdrawn ? (link?.withdrawnAt ?? now) : null,
      receivedAt: received ? now : (link?.receivedAt ?? now),
    },
  ]
}

function upsertLinks(db: Database, json: string) {
  return db
    .insert(propertyLinks)
    .select(selectRows(propertyLinks, json, ['base', 'rest']))
    .onConflictDoUpdate({ target: propertyLinks.propertyId, set: setFromExcluded(linkColumns) })
}

function resultRow(commit: Commit, object: ObjectPlan) {
  const propertyId = idOfObject(commit, object) ?? null
  const isWritten = object.values !== null && propertyId !== null
  return {
    importId: commit.importId,
    position: object.position,
    received: null,
    outcome: object.outcome,
    after: object.after,
    propertyId,
    version: isWritten ? (object.version ?? 0) + 1 : object.version,
    before: isWritten ? beforeOf(commit, object, propertyId) : null,
    problems: object.problems,
  }
}

function beforeOf(commit: Commit, object: ObjectPlan, propertyId: string): Before {
  const before = object.propertyId ? commit.properties.get(object.propertyId) : undefined
  const link = commit.links.get(propertyId)
  const added = object.pictures.order.flatMap((picture) =>
    'received' in picture ? (commit.pictureOf(object.position, picture.received)?.key ?? []) : [],
  )
  return {
    values: before?.values ?? null,
    isTrashed: before?.isTrashed ?? false,
    pictures: before?.pictures.map(({ key, alt, source }) => ({ key, alt, ...sourceColumns(source) })) ?? [],
    added,
    link: link ?? null,
  }
}

/** The file's own words about an object stay. */
function noteResults(db: Database, json: string) {
  return db
    .insert(importObjects)
    .select(selectRows(importObjects, json, ['received', 'before', 'problems']))
    .onConflictDoUpdate({
      target: [importObjects.importId, importObjects.position],
      set: setFromExcluded(['outcome', 'after', 'propertyId', 'version', 'before', 'problems']),
    })
}
