import { isHiddenByMark } from '#app/domain/picture-mark.ts'
import type { PictureWords, WordedPicture } from '#app/domain/picture-words.ts'
import type { Locale } from '#app/fields/locale.ts'
import { translator } from '#app/i18n/server.ts'

/** Only an edited picture has an original. One without an origin keeps what its file has named. */
export function withFittingOriginal(words: PictureWords, before: PictureWords): PictureWords {
  if (words.origin === 'aiEdited') return words
  return { ...words, originalKey: words.origin === null ? before.originalKey : null }
}

/** For pictures that a save would hide from visitors. */
export function hiddenErrors(
  pictures: readonly WordedPicture[],
  changes: ReadonlyMap<string, PictureWords>,
  locale: Locale,
): Record<string, readonly string[]> {
  const hidden = pictures.filter(({ key, foundMark }) => {
    const words = changes.get(key)
    return words && isHiddenByMark({ foundMark, origin: words.origin })
  })
  return Object.fromEntries(
    hidden.map(({ key }) => [`origin.${key}`, [translator(locale)('forms:pictures.lastShown')]]),
  )
}

/** Sentences by control, for what a save changes: an original must be there, and must not be edited itself. */
export function originErrors(
  pictures: readonly WordedPicture[],
  changes: ReadonlyMap<string, PictureWords>,
  locale: Locale,
): Record<string, readonly string[]> {
  const t = translator(locale)
  const after = new Map(
    pictures.map((picture): [string, PictureWords] => [picture.key, changes.get(picture.key) ?? picture]),
  )
  const placeOf = (key: string) => pictures.findIndex((picture) => picture.key === key) + 1
  const errors: Record<string, readonly string[]> = {}
  for (const [key, { originalKey: named, origin }] of changes) {
    const originalKey = origin === 'aiEdited' ? named : null
    const original = originalKey === null ? undefined : after.get(originalKey)
    if (originalKey === key) errors[`originalKey.${key}`] = [t('forms:pictures.originalItself')]
    else if (originalKey !== null && !original) errors[`originalKey.${key}`] = [t('forms:pictures.originalGone')]
    else if (original?.origin === 'aiEdited') errors[`originalKey.${key}`] = [t('forms:pictures.originalEdited')]
    const [edited] = [...after].find(([other, words]) => other !== key && words.originalKey === key) ?? []
    if (origin === 'aiEdited' && edited)
      errors[`origin.${key}`] = [t('forms:pictures.isOriginal', { position: placeOf(edited) })]
  }
  return errors
}
