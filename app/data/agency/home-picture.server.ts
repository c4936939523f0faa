import type { Database } from '#app/data/database.server.ts'
import { noImage, pictureOf, type StoredImage } from '#app/data/pictures/pictures.server.ts'
import { query, runQuery } from '#app/data/queries.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import { type Change, changesBetween } from '#app/data/saving/history.server.ts'
import { settings } from '#app/data/tables/agency.server.ts'
import { staleTexts, textsIn, textsOf, valuesOfTexts } from '#app/data/texts/texts.server.ts'
import { textChanges, writeTexts } from '#app/data/texts/write-texts.server.ts'
import { type HomePictureWords, homePictureWordFields } from '#app/domain/agency/home-picture.ts'
import { inLanguage, type Texts } from '#app/domain/in-language.ts'
import { type LonePicture, pictureFields } from '#app/domain/picture.ts'
import { settingsSubject } from '#app/domain/saving/subject.ts'
import { emptyValues } from '#app/fields/field.ts'
import { authoredLocale, type Locale } from '#app/fields/locale.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { isIt, onlyRow, pictureNames, saveSettings, unset } from './settings.server.ts'

export function findHomePicture(db: Database): Promise<LonePicture | null> {
  return runQuery(homePictureQuery(db, authoredLocale))
}

export async function findStoredHomePicture(db: Database) {
  const columns = { ...pick(settings, [...pictureNames, 'version']), texts: textsOf('settings', settings.id) }
  const [row] = await db.select(columns).from(settings).where(isIt)
  const texts = row?.texts ?? []
  const stored = { alt: row?.pictureAlt || null, focus: row?.pictureFocus ?? null }
  const words: HomePictureWords = { ...stored, ...valuesOfTexts(homePictureWordFields, texts) }
  const picture = row ? pictureOf(row, row.pictureAlt ?? '') : null
  return { version: row?.version ?? 0, picture, words, stale: staleTexts(texts) }
}

export function homePictureQuery(db: Database, locale: Locale) {
  const texts = textsIn(locale, 'settings', settings.id, { names: ['alt'] })
  const statement = db
    .select({ ...pick(settings, pictureNames), texts })
    .from(settings)
    .where(isIt)
  return query(statement, ([row]) => (row ? homePictureOf(row) : null))
}

type PictureRow = Pick<typeof settings.$inferSelect, (typeof pictureNames)[number]> & { texts: Texts }

export function homePictureOf(row: PictureRow): LonePicture | null {
  const picture = pictureOf(row, row.pictureAlt ?? '')
  return picture && inLanguage(pictureFields, { ...picture, focus: row.pictureFocus, texts: row.texts })
}

export async function updateHomePicture(
  db: Database,
  picture: StoredImage | null,
  typed: HomePictureWords,
  version: number,
  by: Author,
): Promise<'saved' | 'stale'> {
  const before = await findStoredHomePicture(db)
  const words = picture ? typed : emptyValues(homePictureWordFields)
  const key = { field: 'picture', before: before.picture?.key ?? null, after: picture?.pictureKey ?? null }
  const changes: Change[] = [
    ...(key.before === key.after ? [] : [key]),
    ...changesBetween(homePictureWordFields, before.words, words),
  ]
  const texts = textChanges(homePictureWordFields, settingsSubject.id, before.words, words)
  return saveSettings(db, pictureColumnsOf(picture, words), texts, changes, version, by)
}

export async function saveHomePicture(
  db: Database,
  picture: StoredImage | null,
  alt: string,
  translations: Partial<HomePictureWords> = {},
): Promise<void> {
  const set = pictureColumnsOf(picture, { alt, focus: null })
  await db.batch([
    db
      .insert(settings)
      .values({ id: onlyRow, ...unset, ...set })
      .onConflictDoUpdate({ target: settings.id, set }),
    ...writeTexts(db, 'settings', textChanges(homePictureWordFields, settingsSubject.id, null, translations)),
  ])
}

function pictureColumnsOf(picture: StoredImage | null, { alt, focus }: Pick<HomePictureWords, 'alt' | 'focus'>) {
  return { ...(picture ?? noImage), pictureAlt: picture && (alt ?? ''), pictureFocus: picture && focus }
}
