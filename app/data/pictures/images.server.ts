/** The pictures of a property as rows; the files are in media.server.ts. */
import { and, asc, eq, max, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { isDatabaseError } from '#app/data/database-errors.server.ts'
import { rowsAsJson } from '#app/data/rows-as-json.server.ts'
import { images, properties, settings, teamMembers, testimonials } from '#app/data/schema.server.ts'
import type { Picture, PictureWords } from '#app/domain/picture.ts'

const pictureColumns = {
  key: images.key,
  kind: images.kind,
  width: images.width,
  height: images.height,
  alt: images.alt,
  caption: images.caption,
}

export function listPictures(db: Database, propertyId: string): Promise<Picture[]> {
  return db
    .select(pictureColumns)
    .from(images)
    .where(eq(images.propertyId, propertyId))
    .orderBy(asc(images.position), asc(images.key))
}

export const picturesAsJson = rowsAsJson(
  images,
  ['key', 'kind', 'width', 'height', 'alt', 'caption'],
  [asc(images.position), asc(images.key)],
  eq(images.propertyId, properties.id),
)

/** Appends a picture; one that exists already stays as it is. */
export async function createPicture(db: Database, propertyId: string, picture: Picture): Promise<void> {
  const last = db
    .select({ last: max(images.position) })
    .from(images)
    .where(eq(images.propertyId, propertyId))
  await db
    .insert(images)
    .values({ ...picture, propertyId, position: sql`coalesce((${last}), 0) + 1` })
    .onConflictDoNothing()
}

export async function findPictureOwner(db: Database, key: string): Promise<string | null> {
  const [picture] = await db.select({ propertyId: images.propertyId }).from(images).where(eq(images.key, key))
  return picture?.propertyId ?? null
}

/** Skips pictures that no longer exist. */
export async function updatePictures(
  db: Database,
  propertyId: string,
  changes: ReadonlyMap<string, PictureWords>,
): Promise<void> {
  const [first, ...rest] = [...changes].map(([key, words]) =>
    db.update(images).set(words).where(isPicture(propertyId, key)),
  )
  if (first) await db.batch([first, ...rest])
}

/** Replaces the file of a rotated picture. False when the property has no such picture. */
export async function replacePictureFile(
  db: Database,
  propertyId: string,
  key: string,
  file: Pick<Picture, 'key' | 'width' | 'height'>,
): Promise<boolean> {
  const { key: newKey, width, height } = file
  const changed = await db
    .update(images)
    .set({ key: newKey, width, height })
    .where(isPicture(propertyId, key))
    .returning({ key: images.key })
  return changed.length > 0
}

/** 'kept' when it is the last picture of an offer, which a trigger protects; 'missing' when there is none. */
export async function deletePicture(
  db: Database,
  propertyId: string,
  key: string,
): Promise<'deleted' | 'kept' | 'missing'> {
  try {
    const gone = await db.delete(images).where(isPicture(propertyId, key)).returning({ key: images.key })
    return gone.length > 0 ? 'deleted' : 'missing'
  } catch (error) {
    if (isOfferWithoutPicture(error)) return 'kept'
    throw error
  }
}

/** Whether a trigger refused to leave an offer online without pictures. */
export function isOfferWithoutPicture(error: unknown): boolean {
  return isDatabaseError(error, 'offer_without_picture')
}

/** Pictures added in the meantime go to the end. */
export async function reorderPictures(db: Database, propertyId: string, keys: readonly string[]): Promise<void> {
  const wished = sql`(select wish.key + 1 from json_each(${JSON.stringify(keys)}) wish where wish.value = ${images.key})`
  await db
    .update(images)
    .set({ position: sql`coalesce(${wished}, ${images.position} + ${keys.length})` })
    .where(eq(images.propertyId, propertyId))
}

function isPicture(propertyId: string, key: string) {
  return and(eq(images.propertyId, propertyId), eq(images.key, key))
}

/** Who may see a stored picture: everyone, staff only (draft or trashed), or no one because no row has it. */
export async function findPictureAudience(db: Database, key: string): Promise<'public' | 'staff' | null> {
  const [ofProperty, ...elsewhere] = await db.batch([
    db
      .select({ isPublic: sql<number>`${properties.published} and ${properties.deletedAt} is null` })
      .from(images)
      .innerJoin(properties, eq(properties.id, images.propertyId))
      .where(eq(images.key, key)),
    db.select({ id: teamMembers.id }).from(teamMembers).where(eq(teamMembers.pictureKey, key)),
    db.select({ id: testimonials.id }).from(testimonials).where(eq(testimonials.pictureKey, key)),
    db.select({ id: settings.id }).from(settings).where(eq(settings.pictureKey, key)),
  ])
  if (elsewhere.some((rows) => rows.length > 0) || ofProperty[0]?.isPublic) return 'public'
  return ofProperty.length > 0 ? 'staff' : null
}

/** Goes into a batch after the property's own insert. */
export function insertPictures(db: Database, propertyId: string, pictures: readonly Picture[]) {
  const value = (name: keyof Picture) => sql`picture.value ->> ${sql.raw(`'${name}'`)}`
  return db.insert(images).select(sql`
    select ${value('key')}, ${propertyId}, ${value('kind')}, ${value('alt')}, ${value('caption')},
      ${value('width')}, ${value('height')}, picture.key + 1, unixepoch() * 1000
    from json_each(${JSON.stringify(pictures)}) picture`)
}
