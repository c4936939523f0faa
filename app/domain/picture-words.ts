import type { FieldValues } from '#app/fields/field.ts'
import { withTranslations } from '#app/fields/translations.ts'
import { keysOf, mapNames } from '#app/fields/typed-objects.ts'
import { type EnglishState, englishState } from './missing-texts.ts'
import { type Picture, type PictureFocus, type PictureOrigin, pictureFields } from './picture.ts'

export const pictureWordFields = withTranslations(pictureFields)

type Values = FieldValues<typeof pictureWordFields>
export type PictureField = keyof Values

export interface WordedPicture extends Picture, Omit<Values, keyof Picture> {
  origin: PictureOrigin | null
  originalKey: string | null
  focus: PictureFocus | null
  /** The mark that was read from the uploaded file. */
  foundMark: string | null
  stale: Readonly<Record<string, Date | string>>
}

export type PictureWords = Pick<WordedPicture, PictureField>

export function englishOf(pictures: readonly WordedPicture[]): EnglishState {
  const states = pictures.map((picture) => ({
    key: picture.key,
    ...englishState(pictureWordFields, wordValues(picture), picture.stale, () => false),
  }))
  return {
    missing: states.flatMap(({ key, missing }) => missing.map((name) => `${name}.${key}`)),
    stale: Object.fromEntries(
      states.flatMap(({ key, stale }) => Object.entries(stale).map(([name, since]) => [`${name}.${key}`, since])),
    ),
    isBegun: states.some(({ isBegun }) => isBegun),
  }
}

export function wordValues(words: PictureWords): Values {
  const { kind, origin, focus } = words
  return {
    ...mapNames(keysOf(pictureWordFields), (name) => words[name] || null),
    kind,
    origin: origin || null,
    focus: focus || null,
  }
}

/** Posted with a picture's fields as their base, so that a save keeps other people's edits. */
export function wordsOf(words: PictureWords): string {
  return JSON.stringify(Object.values(wordValues(words)))
}
