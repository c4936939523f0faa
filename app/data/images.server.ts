/** The pictures of a property: rows only, the files are in media.server.ts. */
import { and, asc, desc, eq, gt, lt, max, sql } from 'drizzle-orm'
import type { Picture } from '#app/domain/picture.ts'
import type { Database } from './database.server.ts'
import { images, properties, settings, teamMembers, testimonials } from './schema.server.ts'

const pictureColumns = {
  key: images.key,
  kind: images.kind,
  width: images.width,
  height: images.height,
  alt: images.alt,
  caption: images.caption,
}

/** The pictures of a property in their order. */
export function listPictures(db: Database, propertyId: string): Promise<Picture[]> {
  return db
    .select(pictureColumns)
    .from(images)
    .where(eq(images.propertyId, propertyId))
    .orderBy(asc(images.position), asc(images.key))
}

/** Adds a picture behind the others. */
export async function createPicture(db: Database, propertyId: string, picture: Picture): Promise<void> {
  const last = db
    .select({ last: max(images.position) })
    .from(images)
    .where(eq(images.propertyId, propertyId))
  await db.insert(images).values({ ...picture, propertyId, position: sql`coalesce((${last}), 0) + 1` })
}

/** False when the property has no such picture. */
export async function updatePicture(
  db: Database,
  propertyId: string,
  key: string,
  change: Pick<Picture, 'kind' | 'alt' | 'caption'>,
): Promise<boolean> {
  const changed = await db.update(images).set(change).where(isPicture(propertyId, key)).returning({ key: images.key })
  return changed.length > 0
}

export async function deletePicture(db: Database, propertyId: string, key: string): Promise<boolean> {
  const gone = await db.delete(images).where(isPicture(propertyId, key)).returning({ key: images.key })
  return gone.length > 0
}

/** Swaps a picture with its neighbour; at either end nothing happens. False when there is no such picture. */
export async function movePicture(
  db: Database,
  propertyId: string,
  key: string,
  direction: 'up' | 'down',
): Promise<boolean> {
  const [picture] = await db.select({ position: images.position }).from(images).where(isPicture(propertyId, key))
  if (!picture) return false
  const [beyond, nearest] = direction === 'up' ? [lt, desc] : [gt, asc]
  const [neighbour] = await db
    .select({ key: images.key, position: images.position })
    .from(images)
    .where(and(eq(images.propertyId, propertyId), beyond(images.position, picture.position)))
    .orderBy(nearest(images.position))
    .limit(1)
  if (!neighbour) return true
  await db.batch([
    db.update(images).set({ position: neighbour.position }).where(eq(images.key, key)),
    db.update(images).set({ position: picture.position }).where(eq(images.key, neighbour.key)),
  ])
  return true
}

function isPicture(propertyId: string, key: string) {
  return and(eq(images.propertyId, propertyId), eq(images.key, key))
}

/** Who may see a stored picture: everybody, staff only (a draft's, or one in the trash), or nobody, since no row has it. */
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

/** The statement that gives a property its pictures, in this order; it follows the property's own in its batch. */
export function insertPictures(db: Database, propertyId: string, pictures: readonly Picture[]) {
  const value = (name: keyof Picture) => sql`picture.value ->> ${sql.raw(`'${name}'`)}`
  return db.insert(images).select(sql`
    select ${value('key')}, ${propertyId}, ${value('kind')}, ${value('alt')}, ${value('caption')},
      ${value('width')}, ${value('height')}, picture.key + 1, unixepoch() * 1000
    from json_each(${JSON.stringify(pictures)}) picture`)
}
