import { and, asc, eq, isNotNull, max, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { isDatabaseError } from '#app/data/database-errors.server.ts'
import { rowsAsJson } from '#app/data/rows-as-json.server.ts'
import { type Author, touch } from '#app/data/saving/authors.server.ts'
import { type Change, recordPendingChange } from '#app/data/saving/history.server.ts'
import { images, properties } from '#app/data/tables/properties.server.ts'
import { history, texts } from '#app/data/tables/saving.server.ts'
import { textsAsJson } from '#app/data/texts/texts.server.ts'
import { createTexts, textChanges } from '#app/data/texts/write-texts.server.ts'
import { inLanguage, type Texts } from '#app/domain/in-language.ts'
import { type Picture, type PictureTurn, pictureFields } from '#app/domain/picture.ts'
import { pictureWordFields, type WordedPicture } from '#app/domain/picture-words.ts'
import { authoredLocale, type Locale } from '#app/fields/locale.ts'
import { isShown, isShownToVisitors } from './pictures.server.ts'

export const pictureColumns = {
  key: images.key,
  kind: images.kind,
  width: images.width,
  height: images.height,
  alt: images.alt,
  caption: images.caption,
  origin: images.origin,
  originalKey: images.originalKey,
  focus: images.focus,
}

export interface MarkedPicture extends Picture {
  foundMark?: string | null | undefined
}

export function listPictures(db: Database, propertyId: string): Promise<MarkedPicture[]> {
  return db
    .select({ ...pictureColumns, foundMark: images.foundMark })
    .from(images)
    .where(and(eq(images.propertyId, propertyId), isShown))
    .orderBy(asc(images.position), asc(images.key))
}

export function countPictures(db: Database, propertyId: string): Promise<number> {
  return db.$count(images, and(eq(images.propertyId, propertyId), isShown))
}

export function picturesAsJson(locale: Locale = authoredLocale) {
  return rowsAsJson(
    images,
    shownNames,
    [asc(images.position), asc(images.key)],
    and(eq(images.propertyId, properties.id), isShownToVisitors),
    textsAsJson(locale, 'picture', images.key),
  )
}

export function allPicturesAsJson() {
  const order = [asc(images.position), asc(images.key)]
  return rowsAsJson(images, [...shownNames, 'foundMark'], order, and(eq(images.propertyId, properties.id), isShown))
}

const shownNames = ['key', 'kind', 'width', 'height', 'alt', 'caption', 'origin', 'originalKey', 'focus'] as const

export function picturesIn(rows: readonly (Picture & { texts: Texts })[]): Picture[] {
  return rows.map((row) => inLanguage(pictureFields, row))
}

export async function createPicture(
  db: Database,
  propertyId: string,
  picture: MarkedPicture & Partial<WordedPicture>,
  by: Author = 'Giebel',
): Promise<void> {
  const last = db
    .select({ last: max(images.position) })
    .from(images)
    .where(eq(images.propertyId, propertyId))
  const isNew = sql`not exists (select 1 from ${images} where ${images.key} = ${picture.key})`
  await db.batch([
    ...pictureActInserts(db, propertyId, isNew, { field: 'picturesAdded', before: null, after: picture.key }, by),
    db
      .insert(images)
      .values({ ...picture, propertyId, position: sql`coalesce((${last}), 0) + 1` })
      .onConflictDoNothing(),
    ...createTexts(db, 'picture', textChanges(pictureWordFields, picture.key, null, { ...picture })),
  ])
}

/** Precedes the change in its batch: history and version. `happens`: whether the change will have an effect. */
export function pictureActInserts(db: Database, propertyId: string, happens: SQL, change: Change, by: Author) {
  const fits = and(eq(properties.id, propertyId), happens)
  const bump = db
    .update(properties)
    .set({
      version: sql`${properties.version} + 1`,
      ...touch(by),
    })
    .where(fits)
  return [recordPendingChange(db, 'property', fits, change, by), bump] as const
}

function hasPicture(propertyId: string, key: string): SQL {
  return sql`exists (select 1 from ${images} where ${isPicture(propertyId, key)})`
}

export async function findPictureOwner(db: Database, key: string): Promise<string | null> {
  const [picture] = await db
    .select({ propertyId: images.propertyId })
    .from(images)
    .where(and(eq(images.key, key), isShown))
  return picture?.propertyId ?? null
}

/** Also finds pictures in the trash. */
export async function findUploaded(db: Database, key: string) {
  const [picture] = await db
    .select({ propertyId: images.propertyId, isTrashed: isNotNull(images.deletedAt).mapWith(Boolean) })
    .from(images)
    .where(eq(images.key, key))
  return picture ?? null
}

export async function replacePictureFile(
  db: Database,
  propertyId: string,
  key: string,
  file: Pick<Picture, 'key' | 'width' | 'height'>,
  turn: PictureTurn,
  by: Author,
): Promise<boolean> {
  const { key: newKey, width, height } = file
  const change = { field: 'pictureTurned', before: null, after: { key: newKey, turn } }
  const renamed = (text: SQLWrapper) => sql`replace(${text}, ${key}, ${newKey})`
  const [, , changed] = await db.batch([
    ...pictureActInserts(db, propertyId, hasPicture(propertyId, key), change, by),
    db
      .update(images)
      .set({ key: newKey, width, height })
      .where(isPicture(propertyId, key))
      .returning({ key: images.key }),
    db
      .update(images)
      .set({ originalKey: newKey })
      .where(and(eq(images.propertyId, propertyId), eq(images.originalKey, key))),
    db
      .update(texts)
      .set({ subjectId: newKey })
      .where(and(eq(texts.subject, 'picture'), eq(texts.subjectId, key), hasPicture(propertyId, newKey))),
    // Existing notes refer to the new file from now on.
    db
      .update(history)
      .set({ field: renamed(history.field), before: renamed(history.before), after: renamed(history.after) })
      .where(and(eq(history.subject, 'property'), eq(history.subjectId, propertyId), mentions(key))),
  ])
  return changed.length > 0
}

function mentions(key: string): SQL | undefined {
  const { field, before, after } = history
  return or(...[field, before, after].map((text) => sql`instr(${text}, ${key}) > 0`))
}

export function isOfferWithoutPicture(error: unknown): boolean {
  return isDatabaseError(error, 'offer_without_picture')
}

export async function reorderPictures(
  db: Database,
  propertyId: string,
  before: readonly string[],
  keys: readonly string[],
  by: Author,
): Promise<void> {
  const order = { field: 'pictureOrder', before, after: keys }
  const wished = sql`(select wish.key + 1 from json_each(${JSON.stringify(keys)}) wish where wish.value = ${images.key})`
  await db.batch([
    ...pictureActInserts(db, propertyId, sql`true`, order, by),
    db
      .update(images)
      .set({ position: sql`coalesce(${wished}, ${images.position} + ${keys.length})` })
      .where(and(eq(images.propertyId, propertyId), isShown)),
  ])
}

export function isPicture(propertyId: string, key: string) {
  return and(eq(images.propertyId, propertyId), eq(images.key, key), isShown)
}

/** Follows the property's own insert in a batch. */
export function insertPictures(db: Database, propertyId: string, pictures: readonly MarkedPicture[]) {
  const value = (name: keyof Picture | 'foundMark') => sql`picture.value ->> ${sql.raw(`'${name}'`)}`
  return db.insert(images).select(sql`
    select ${value('key')}, ${propertyId}, ${value('kind')}, ${value('alt')}, ${value('caption')},
      ${value('width')}, ${value('height')}, picture.key + 1, null, null, null, null, unixepoch() * 1000, null,
      ${value('origin')}, ${value('originalKey')}, ${value('foundMark')}, ${value('focus')}
    from json_each(${JSON.stringify(pictures)}) picture`)
}
