import type { Picture } from '#app/domain/picture.ts'
import {
  type PictureWords,
  pictureWordFields,
  type WordedPicture,
  wordsOf,
  wordValues,
} from '#app/domain/picture-words.ts'
import type { Disagreement } from '#app/domain/saving/disagreements.ts'
import type { Locale } from '#app/fields/locale.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { type Translator, translator } from '#app/i18n/server.ts'
import { findSaver } from '#app/routes/dashboard/saving/conflict.server.ts'
import { listId } from '#app/ui/dashboard/pictures/picture-words.tsx'
import type { PicturesAnswer } from '#app/ui/dashboard/pictures/pictures-answer.ts'
import type { SavedDifference } from '#app/ui/dashboard/saving/save-conflict.tsx'
import { valueWriter } from '#app/words/saved-values.server.ts'
import type { PicturesPost } from './pictures-post.server.ts'
import { fieldNames } from './read-picture-words.server.ts'

export function differenceOf(
  picture: WordedPicture,
  { field, changedBy }: Pick<Disagreement, 'field' | 'changedBy'>,
  mine: PictureWords,
  { locale, pictures }: PicturesPost,
): SavedDifference {
  const t = translator(locale)
  const { kinds, origins, focuses } = t('dashboard:pictures', { returnObjects: true })
  const writeValue = valueWriter(pictureWordFields, locale, {
    options: { kind: kinds, origin: origins, focus: focuses },
  })
  const write = (name: string, value: string | null) => {
    const place = name === 'originalKey' ? pictures.findIndex(({ key }) => key === value) : -1
    return place < 0 ? writeValue(name, value) : t('dashboard:pictures.originalNamed', { position: place + 1 })
  }
  const [theirs, posted] = [picture, mine].map((words) => {
    const values: Readonly<Record<string, string | null>> = wordValues(words)
    return write(field, values[field] ?? null)
  })
  const name = `${field}.${picture.key}`
  return { field: name, fields: [name], changedBy, theirs: theirs ?? null, mine: posted ?? null }
}

/** The next post starts from the stored words: what is not asked about is merged already. */
export async function wordsAsked(
  post: PicturesPost,
  differences: SavedDifference[],
  settled: ReadonlyMap<string, PictureWords>,
): Promise<PicturesAnswer> {
  const { propertyId, pictures, form, locale } = post
  const names = differences.map(({ field }) => field)
  const saver = await findSaver(post, { kind: 'property', id: propertyId }, names)
  return {
    title: '',
    version: post.version,
    problems: [],
    values: {
      ...Object.fromEntries(pictures.flatMap((picture) => settledValues(picture, settled.get(picture.key)))),
      ...pick(typedValues(form), names),
    },
    labels: pictureLabels(pictures, translator(locale)),
    change: { ...saver, differences },
  }
}

function settledValues(picture: WordedPicture, words: PictureWords = picture): [string, string][] {
  const { key } = picture
  const values = fieldNames.map((field): [string, string] => [`${field}.${key}`, words[field] ?? ''])
  return [...values, [`shown.${key}`, wordsOf(picture)]]
}

export function pictureLabels(pictures: readonly Picture[], t: Translator): Record<string, string> {
  const labels = pictures.flatMap(({ key }, index) =>
    fieldNames.map((field) => {
      const name = { position: index + 1, field: t(`dashboard:pictures.${field}`) }
      return [`${field}.${key}`, t('forms:pictures.wordsField', name)]
    }),
  )
  return Object.fromEntries(labels)
}

export function typedValues(form: FormData, ...others: string[]): Record<string, string> {
  const names: readonly string[] = [...fieldNames, ...others]
  const typed = [...form].filter(([name]) => names.includes(name.split('.', 1)[0] ?? ''))
  return Object.fromEntries(typed.map(([name, value]) => [name, String(value)]))
}

export function wordsRefused(
  { pictures, version, form, locale }: PicturesPost,
  errors: Record<string, readonly string[]>,
): PicturesAnswer {
  const t = translator(locale)
  const problems = pictures.flatMap(({ key }, index) =>
    fieldNames.flatMap((field) => {
      const message = errors[`${field}.${key}`]?.join(' ')
      const name = { position: index + 1, field: t(`dashboard:pictures.${field}`) }
      return message ? [{ id: `${field}.${key}`, label: t('forms:pictures.wordsField', name), message }] : []
    }),
  )
  return {
    title: t('forms:pictures.wordsTitle'),
    version,
    problems,
    values: typedValues(form, 'shown'),
    errors,
  }
}

export function wordsLost(texts: readonly string[], locale: Locale): PicturesAnswer {
  const t = translator(locale)
  const problems = texts.map((text) => ({ id: listId, message: t('forms:pictures.gone', { text: text || '–' }) }))
  return { title: t('forms:pictures.goneTitle'), problems }
}
