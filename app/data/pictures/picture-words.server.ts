import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { saveUnlessStale } from '#app/data/database-errors.server.ts'
import { type Author, touch } from '#app/data/saving/authors.server.ts'
import { type Change, changesBetween, recordChanges, takeBackMark } from '#app/data/saving/history.server.ts'
import { images, properties } from '#app/data/tables/properties.server.ts'
import { texts } from '#app/data/tables/saving.server.ts'
import { staleTexts, textsOf, valuesOfTexts } from '#app/data/texts/texts.server.ts'
import { textChanges, writeTexts } from '#app/data/texts/write-texts.server.ts'
import { pictureFields } from '#app/domain/picture.ts'
import { isHiddenByMark } from '#app/domain/picture-mark.ts'
import { type PictureWords, pictureWordFields, type WordedPicture, wordValues } from '#app/domain/picture-words.ts'
import { keysOf, pick } from '#app/fields/typed-objects.ts'
import { isOfferWithoutPicture, isPicture, pictureColumns } from './images.server.ts'
import { isShown } from './pictures.server.ts'

export async function listWordedPictures(db: Database, propertyId: string): Promise<WordedPicture[]> {
  const rows = await db
    .select({ ...pictureColumns, foundMark: images.foundMark, texts: textsOf('picture', images.key) })
    .from(images)
    .where(and(eq(images.propertyId, propertyId), isShown))
    .orderBy(asc(images.position), asc(images.key))
  const isThere = (key: string | null) => rows.some((row) => row.key === key)
  return rows.map(({ texts, ...picture }) => ({
    ...picture,
    originalKey: isThere(picture.originalKey) ? picture.originalKey : null,
    ...valuesOfTexts(pictureWordFields, texts),
    stale: staleTexts(texts),
  }))
}

export const hasStalePictureTexts = sql`${properties.id} in (
  select ${images.propertyId} from ${texts} inner join ${images} on ${images.key} = ${texts.subjectId}
  where ${and(eq(texts.subject, 'picture'), isNotNull(texts.staleSince), isShown)})`

/** 'pictureless' if a trigger refused to hide the last picture of an offer. */
export async function updatePictures(
  db: Database,
  propertyId: string,
  before: readonly WordedPicture[],
  changes: ReadonlyMap<string, PictureWords>,
  version: number,
  by: Author,
): Promise<'saved' | 'stale' | 'pictureless'> {
  const changed = before.flatMap((picture) => {
    const words = changes.get(picture.key)
    return words ? [{ key: picture.key, words, before: wordValues(picture), after: wordValues(words) }] : []
  })
  const notes = changed.flatMap(({ key, before, after }): Change[] =>
    changesBetween(pictureWordFields, before, after).map((change) => ({ ...change, field: `${change.field}.${key}` })),
  )
  const updates = changed.map(({ key, words }) =>
    db
      .update(images)
      .set(pick(words, keysOf(pictureFields)))
      .where(isPicture(propertyId, key)),
  )
  const isHidden = before.every((picture) => {
    const words = changes.get(picture.key)
    return !words || (isHiddenByMark(picture) && isHiddenByMark({ ...picture, ...words }))
  })
  const texts = changed.flatMap(({ key, before, after }) => textChanges(pictureWordFields, key, before, after))
  const bump = db
    .update(properties)
    .set({ version: version + 1, ...touch(by) })
    .where(eq(properties.id, propertyId))
  try {
    return await saveUnlessStale(db, [
      bump,
      ...updates,
      ...writeTexts(db, 'picture', texts),
      recordChanges(db, { kind: 'property', id: propertyId }, notes, by),
      ...(isHidden ? [takeBackMark(db, propertyId, version + 1)] : []),
    ])
  } catch (error) {
    if (isOfferWithoutPicture(error)) return 'pictureless'
    throw error
  }
}
