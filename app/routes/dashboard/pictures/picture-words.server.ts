/** The words about pictures, read from the form around all of them: each of its buttons sends them along. */
import * as z from 'zod'
import { updatePictures } from '#app/data/pictures/picture-words.server.ts'
import { findLastSave } from '#app/data/saving/history.server.ts'
import type { Picture } from '#app/domain/picture.ts'
import {
  type PictureField,
  type PictureWords,
  pictureWordFields,
  type WordedPicture,
  wordsOf,
  wordValues,
} from '#app/domain/picture-words.ts'
import { type Disagreement, disagreements } from '#app/domain/saving/disagreements.ts'
import type { Locale } from '#app/fields/locale.ts'
import { translationsIn } from '#app/fields/translations.ts'
import { keysOf, pick } from '#app/fields/typed-objects.ts'
import { parseForm } from '#app/http/forms/forms.server.ts'
import { type Translator, translator } from '#app/i18n/server.ts'
import { languageAnchor } from '#app/routes/dashboard/saving/language-anchor.server.ts'
import { listId } from '#app/ui/dashboard/pictures/picture-words.tsx'
import type { PicturesAnswer } from '#app/ui/dashboard/pictures/pictures-answer.ts'
import type { SavedDifference } from '#app/ui/dashboard/saving/save-conflict.tsx'
import { writeAuthor } from '#app/words/author.server.ts'
import { valueWriter } from '#app/words/saved-values.server.ts'
import { type PicturesPost, readPictures } from './pictures.server.ts'

export interface SavedWords {
  saved: number
  undo: Record<string, string>
  /** Where on the page to go on. */
  anchor: '#english' | ''
}

const fieldNames = keysOf(pictureWordFields)

/**
 * Fields are named `alt.<key>`; `shown.<key>` holds the words that the form was filled with: what still says the same
 * stays as it is stored, and what somebody else has changed too is asked. If anything is invalid, nothing is saved.
 */
export async function saveWords(post: PicturesPost): Promise<SavedWords | { answer: PicturesAnswer }> {
  const { context, by, propertyId, pictures, version, form } = post
  const asked: SavedDifference[] = []
  const changes = new Map<string, PictureWords>()
  const undo: Record<string, string> = {}
  const anchors = new Set<SavedWords['anchor']>()
  const errors: Record<string, readonly string[]> = {}
  for (const picture of pictures) {
    const submission = parseForm(typedWords(form, picture), pictureWordFields, post.locale)
    if (submission.status !== 'success') {
      for (const [field, messages] of Object.entries(submission.error ?? {})) {
        if (messages) errors[`${field}.${picture.key}`] = messages
      }
      continue
    }
    const words = { ...submission.value, alt: submission.value.alt ?? '' }
    const merged = mergeWords(picture, shownWords(form, picture), words)
    for (const difference of merged.asked) asked.push(differenceOf(picture, difference, words, post))
    if (wordsOf(picture) === wordsOf(merged.words)) continue
    changes.set(picture.key, merged.words)
    anchors.add(languageAnchor(pictureWordFields, wordValues(picture), wordValues(merged.words)))
    for (const field of fieldNames) undo[`${field}.${picture.key}`] = picture[field] ?? ''
  }
  if (Object.keys(errors).length > 0) return { answer: wordsRefused(post, errors) }
  if (asked.length > 0) return { answer: await wordsAsked(post, asked) }
  if (changes.size > 0) {
    const outcome = await updatePictures(context.db, propertyId, pictures, changes, version, by)
    if (outcome === 'stale') return saveWords({ ...post, ...(await readPictures(context, propertyId)) })
  }
  const lost = lostWords(form, pictures)
  if (lost.length > 0) return { answer: wordsLost(lost, post.locale) }
  const [anchor = '', ...others] = anchors
  return { saved: changes.size, undo, anchor: others.length > 0 ? '' : anchor }
}

/** Whether a form that was saved says what is stored now: somebody has seen the German that a translation is compared with. */
export function saysSame({ form, locale }: PicturesPost, picture: WordedPicture): boolean {
  const seen = { ...picture, ...shownWords(form, picture) }
  const submission = parseForm(typedWords(form, seen), pictureWordFields, locale)
  if (submission.status !== 'success') return false
  return wordsOf({ ...submission.value, alt: submission.value.alt ?? '' }) === wordsOf(picture)
}

/** What the form was filled with; what is stored where it does not say. */
function shownWords(form: FormData, picture: WordedPicture): PictureWords {
  const shown = shape.safeParse(parsedJson(form.get(`shown.${picture.key}`))).data
  if (!shown) return picture
  // One value for each name, since `wordsOf` wrote them.
  const words = Object.fromEntries(fieldNames.map((name, index) => [name, shown[index]])) as unknown as PictureWords
  return { ...words, alt: words.alt ?? '' }
}

const shape = z
  .tuple([z.enum(pictureWordFields.kind.options)], z.string().nullable())
  .refine(({ length }) => length === fieldNames.length)

function parsedJson(text: FormDataEntryValue | null): unknown {
  if (typeof text !== 'string' || text.length > 8_000) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What only one side has changed stands, unless the other has changed what it translates; what both have changed is asked. */
function mergeWords(theirs: WordedPicture, base: PictureWords, mine: PictureWords) {
  const asked = disagreements(pictureWordFields, wordValues(base), wordValues(theirs), wordValues(mine))
  const isMine = (field: PictureField) => (mine[field] || null) !== (base[field] || null)
  const words = { ...pick(theirs, fieldNames), ...pick(mine, fieldNames.filter(isMine)) }
  const concernsMine = (field: string) => fieldNames.some((other) => isMine(other) && areTwins(field, other))
  return { words, asked: asked.filter(({ field, changedBy }) => changedBy === 'both' || concernsMine(field)) }
}

/** Whether one says the other again in another language. */
function areTwins(one: string, other: string): boolean {
  return translationsIn(pictureWordFields).some(
    ({ name, translates }) => [one, other].includes(name) && [one, other].includes(translates),
  )
}

/** Falls back to what is stored for fields that the form does not mention, or leaves to what was saved. */
function typedWords(form: FormData, picture: WordedPicture): FormData {
  const typed = new FormData()
  for (const field of fieldNames) {
    const isTheirs = form.get(`keep.${field}.${picture.key}`) === 'theirs'
    const values = isTheirs ? [] : form.getAll(`${field}.${picture.key}`)
    for (const value of values.length > 0 ? values : [picture[field] ?? '']) typed.append(field, value)
  }
  return typed
}

function differenceOf(
  picture: WordedPicture,
  { field, changedBy }: Pick<Disagreement, 'field' | 'changedBy'>,
  mine: PictureWords,
  { locale }: PicturesPost,
): SavedDifference {
  const kinds = translator(locale)('dashboard:pictures.kinds', { returnObjects: true })
  const write = valueWriter(pictureWordFields, locale, { options: { kind: kinds } })
  const [theirs, posted] = [wordValues(picture), wordValues(mine)].map((values) =>
    write(field, Object.entries(values).find(([name]) => name === field)?.[1] ?? null),
  )
  const name = `${field}.${picture.key}`
  return { field: name, fields: [name], changedBy, theirs: theirs ?? null, mine: posted ?? null }
}

async function wordsAsked(post: PicturesPost, differences: SavedDifference[]): Promise<PicturesAnswer> {
  const { context, propertyId, pictures, form, locale } = post
  const t = translator(locale)
  const last = await findLastSave(context.db, { kind: 'property', id: propertyId })
  return {
    title: '',
    version: post.version,
    problems: [],
    values: typedValues(form),
    labels: pictureLabels(pictures, t),
    change: { by: last && writeAuthor(last.by, t), differences },
  }
}

/** "Bild 2: Beschreibung" by the names of the controls. */
export function pictureLabels(pictures: readonly Picture[], t: Translator): Record<string, string> {
  const labels = pictures.flatMap(({ key }, index) =>
    fieldNames.map((field) => {
      const name = { position: index + 1, field: t(`dashboard:pictures.${field}`) }
      return [`${field}.${key}`, t('forms:pictures.wordsField', name)]
    }),
  )
  return Object.fromEntries(labels)
}

function typedValues(form: FormData, names: readonly string[] = fieldNames): Record<string, string> {
  const typed = [...form].filter(([name]) => names.includes(name.split('.', 1)[0] ?? ''))
  return Object.fromEntries(typed.map(([name, value]) => [name, String(value)]))
}

function wordsRefused(
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
    values: typedValues(form, [...fieldNames, 'shown']),
    errors,
  }
}

/** What was typed about pictures that have been deleted or turned since. */
function lostWords(form: FormData, pictures: readonly Picture[]): string[] {
  const shown = [...form].filter(([name]) => name.startsWith('shown.'))
  return shown.flatMap(([name, before]) => {
    const key = name.slice('shown.'.length)
    if (pictures.some((picture) => picture.key === key)) return []
    const typed = fieldNames.map((field) => form.get(`${field}.${key}`))
    const [, ...texts] = typed
    const isLost = JSON.stringify(typed.map((text) => text || null)) !== before
    return isLost ? [texts.filter(Boolean).join(' / ')] : []
  })
}

function wordsLost(texts: readonly string[], locale: Locale): PicturesAnswer {
  const t = translator(locale)
  const problems = texts.map((text) => ({ id: listId, message: t('forms:pictures.gone', { text: text || '–' }) }))
  return { title: t('forms:pictures.goneTitle'), problems }
}
