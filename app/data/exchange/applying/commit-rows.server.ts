import type { BatchItem } from 'drizzle-orm/batch'
import type { StoredPicture } from '#app/data/pictures/media.server.ts'
import { rowOf } from '#app/data/properties/property-row.server.ts'
import { stamps } from '#app/data/properties/property-stamps.server.ts'
import { type Author, madeBy } from '#app/data/saving/authors.server.ts'
import { type Change, changesBetween } from '#app/data/saving/history.server.ts'
import type { LinkAsJson } from '#app/data/tables/exchange.server.ts'
import { type TextChange, textChanges } from '#app/data/texts/write-texts.server.ts'
import type { Picture } from '#app/domain/picture.ts'
import type { Circle } from '#app/domain/places/circle.ts'
import { propertyFields } from '#app/domain/properties/property.ts'
import type { ImportPlan, ObjectPlan, PlannedPicture, StockPicture, StockProperty } from '#app/exchange/plan.ts'
import type { AgedText, ReceivedObject, ReceivedPicture } from '#app/exchange/received.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { restoredDate } from './restored-date.ts'
import { noteRows } from './statements.server.ts'

export interface Commit {
  importId: string
  attempt: number
  connectionId: string | null
  plan: ImportPlan
  received: ReadonlyMap<number, ReceivedObject>
  properties: ReadonlyMap<string, StockProperty>
  links: ReadonlyMap<string, LinkAsJson>
  newIds: ReadonlyMap<number, string>
  pictureOf: (position: number, picture: ReceivedPicture) => StoredPicture | undefined
  by: Author
  source: { connection: string } | { file: string }
  extraStatements: readonly BatchItem<'sqlite'>[]
}

export interface Written {
  object: ObjectPlan
  id: string
  before: StockProperty | null
  pictures: readonly PlacedPicture[]
  stale: ReceivedObject['stale']
  /** From a backup, in milliseconds; null otherwise. */
  publishedAt: number | null
}

interface PlacedPicture {
  texts?: readonly AgedText[]
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
  /** Undefined leaves it as it is. */
  foundMark?: string | null | undefined
  origin?: Picture['origin']
  originalKey?: string | undefined
  focus?: Picture['focus']
  isNew: boolean
}

export function idOfObject(
  { newIds }: Pick<Commit, 'newIds'>,
  { propertyId, position }: ObjectPlan,
): string | undefined {
  return propertyId ?? newIds.get(position)
}

export function writtenOf(commit: Commit, object: ObjectPlan): Written[] {
  const id = idOfObject(commit, object)
  if (!object.values || !id) return []
  const before = object.propertyId ? (commit.properties.get(object.propertyId) ?? null) : null
  const pictures = object.pictures.order.flatMap((one) => placed(commit, object, before, one))
  const keys = new Map(
    object.pictures.order.flatMap((one) =>
      'received' in one && one.received.exportedKey
        ? [[one.received.exportedKey, commit.pictureOf(object.position, one.received)?.key] as const]
        : [],
    ),
  )
  for (const one of pictures) {
    // Any file can name the key of another property's picture.
    const isOwn = pictures.some(({ key }) => key === one.originalKey)
    if (one.originalKey && !isOwn) one.originalKey = keys.get(one.originalKey)
  }
  const { stale, publishedAt } = commit.received.get(object.position) ?? {}
  return [{ object, id, before, pictures, stale, publishedAt: restoredDate(commit, publishedAt) }]
}

function placed(
  { pictureOf }: Commit,
  { position }: ObjectPlan,
  before: StockProperty | null,
  picture: PlannedPicture,
): PlacedPicture[] {
  if ('key' in picture) {
    const known = before?.pictures.find(({ key }) => key === picture.key)
    const { alt, foundMark } = picture
    const kept = known && pick(known, ['key', 'kind', 'caption', 'width', 'height'])
    return kept ? [{ ...kept, alt, foundMark, ...sourceColumns(picture.source), isNew: false }] : []
  }
  const { received } = picture
  const stored = pictureOf(position, received)
  if (!stored) return []
  const { caption = null, source, check, texts } = received
  // Pictures from a URL are recognised by the sender's check value.
  const file = received.file ?? { name: check ?? '', size: 0, crc: 0 }
  const said = pick(received, ['kind', 'alt', 'foundMark', 'origin', 'originalKey', 'focus'])
  return [{ ...stored, ...said, caption, ...sourceColumns({ ...file, source }), isNew: true, ...(texts && { texts }) }]
}

export function sourceColumns(source: { source: string; name: string; size: number; crc: number } | null) {
  return {
    source: source?.source ?? null,
    sourceName: source?.name ?? null,
    sourceSize: source?.size ?? null,
    sourceCrc: source?.crc ?? null,
  }
}

type Circles = ReadonlyMap<string, Circle>

export function newRow({ object, id, publishedAt: restored }: Written, circles: Circles, by: Author, now: number) {
  if (!object.values) return {}
  const { values } = object
  const { publishedAt } = stamps(values, null)
  return {
    id,
    ...rowOf(values),
    circle: circles.get(id),
    ...madeBy(by),
    version: 1,
    createdAt: now,
    updatedAt: now,
    publishedAt: restored ?? publishedAt?.getTime() ?? null,
  }
}

export function changedRow({ object, id, publishedAt }: Written, circles: Circles, by: Author, now: number) {
  if (!object.values || object.version === null) return {}
  const { values } = object
  return {
    id,
    ...rowOf(values),
    circle: circles.get(id),
    ...madeBy(by),
    version: object.version + 1,
    updatedAt: now,
    publishedAt,
    deletedAt: null,
  }
}

/** Translations from a backup keep the moment since which they are out of date. */
export function textsOfObject({ object, id, before, stale }: Written): TextChange[] {
  const changes = object.values ? textChanges(propertyFields, id, before?.values ?? null, object.values) : []
  const since = new Map(Object.entries(stale ?? {}))
  return changes.map((change) => ({ ...change, staleSince: since.get(change.known?.name ?? '') }))
}

export function newPictures({ id, pictures }: Written, now: number) {
  return pictures.flatMap(({ isNew, texts: _, ...picture }, index) =>
    isNew ? [{ ...picture, propertyId: id, position: index + 1, createdAt: now }] : [],
  )
}

export function textsOfPictures({ pictures }: Written): TextChange[] {
  return pictures.flatMap(({ key, texts = [] }) => texts.map((text) => ({ id: key, ...text })))
}

export function movedPictures({ object, before, pictures }: Written) {
  const isSame =
    before?.pictures.length === pictures.length &&
    before.pictures.every(({ key, alt, source, foundMark }, index) => {
      const after = pictures[index]
      if ((after?.foundMark ?? null) !== (foundMark ?? null)) return false
      const isFrom = after?.source === (source?.source ?? null) && after?.sourceCrc === (source?.crc ?? null)
      return after?.key === key && after.alt === alt && isFrom
    })
  if (isSame && object.pictures.removed.length === 0) return []
  return pictures.map((picture, index) => ({ ...picture, position: index + 1 }))
}

export function notes(written: Written, { by, importId, source }: Commit, now: number) {
  const { id, before } = written
  const origin = { field: 'import', before: null, after: { id: importId, ...source } }
  return noteRows({ id, version: before ? before.version + 1 : 1 }, [origin, ...changesOf(written)], by, now)
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
    ...changesBetween(propertyFields, before.values, object.values),
    ...(added.length > 0 ? [{ field: 'picturesAdded', before: null, after: added }] : []),
    ...(removed.length > 0 ? [{ field: 'picturesRemoved', before: removed, after: null }] : []),
    ...texts,
  ]
}
