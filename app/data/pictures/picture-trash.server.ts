import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { jsonList } from '#app/data/json-list.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import { deletedForGoodAt, isTrashed } from '#app/data/saving/trash.server.ts'
import { images } from '#app/data/tables/properties.server.ts'
import type { TrashedPicture } from '#app/domain/picture.ts'
import { isOfferWithoutPicture, pictureActInserts, pictureColumns } from './images.server.ts'
import { isShown } from './pictures.server.ts'

export async function listTrashedPictures(db: Database, propertyId: string): Promise<TrashedPicture[]> {
  const rows = await db
    .select({ ...pictureColumns, deletedAt: images.deletedAt })
    .from(images)
    .where(and(eq(images.propertyId, propertyId), isTrashed(images)))
    .orderBy(desc(images.deletedAt), desc(images.key))
  return rows.flatMap(({ deletedAt, ...picture }) =>
    deletedAt ? [{ ...picture, deletedAt, deletedForGoodAt: deletedForGoodAt(deletedAt) }] : [],
  )
}

/** 'kept' if a trigger refused to leave an offer without a picture. */
export async function trashPictures(
  db: Database,
  propertyId: string,
  keys: readonly string[],
  by: Author,
): Promise<number | 'kept'> {
  const removal = { field: 'picturesRemoved', before: keys, after: null }
  const wanted = and(areAmong(propertyId, keys), isShown)
  try {
    const [, , gone] = await db.batch([
      ...pictureActInserts(db, propertyId, exists(wanted), removal, by),
      db.update(images).set({ deletedAt: new Date() }).where(wanted).returning({ key: images.key }),
    ])
    return gone.length
  } catch (error) {
    if (isOfferWithoutPicture(error)) return 'kept'
    throw error
  }
}

export async function restorePictures(
  db: Database,
  propertyId: string,
  keys: readonly string[],
  by: Author,
): Promise<number> {
  const restoration = { field: 'picturesRestored', before: null, after: keys }
  const wanted = and(areAmong(propertyId, keys), isTrashed(images))
  // On a shared position, the restored picture comes first.
  const ranks = sql`(
    select key as ranked, row_number() over (order by position, deleted_at is null, key) as place
    from images where property_id = ${propertyId})`
  const [, , , back] = await db.batch([
    ...pictureActInserts(db, propertyId, exists(wanted), restoration, by),
    db.update(images).set({ position: sql`place` }).from(ranks).where(eq(images.key, sql`ranked`)),
    db.update(images).set({ deletedAt: null }).where(wanted).returning({ key: images.key }),
  ])
  return back.length
}

function areAmong(propertyId: string, keys: readonly string[]): SQL | undefined {
  return and(eq(images.propertyId, propertyId), inArray(images.key, jsonList(keys)))
}

function exists(wanted: SQL | undefined): SQL {
  return sql`exists (select 1 from ${images} where ${wanted})`
}
