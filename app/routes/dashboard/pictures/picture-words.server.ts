import { updatePictures } from '#app/data/pictures/picture-words.server.ts'
import { listFieldsChangedSince } from '#app/data/saving/last-changes.server.ts'
import {
  type PictureField,
  type PictureWords,
  pictureWordFields,
  type WordedPicture,
  wordsOf,
  wordValues,
} from '#app/domain/picture-words.ts'
import { disagreements } from '#app/domain/saving/disagreements.ts'
import { translationsIn } from '#app/fields/translations.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { formText, parseForm } from '#app/http/forms/forms.server.ts'
import { languageAnchor } from '#app/routes/dashboard/saving/language-anchor.server.ts'
import type { PicturesAnswer } from '#app/ui/dashboard/pictures/pictures-answer.ts'
import type { SavedDifference } from '#app/ui/dashboard/saving/save-conflict.tsx'
import { hiddenErrors, originErrors, withFittingOriginal } from './picture-origins.server.ts'
import { differenceOf, wordsAsked, wordsLost, wordsRefused } from './picture-words-answers.server.ts'
import { readPictures } from './pictures.server.ts'
import type { PicturesPost } from './pictures-post.server.ts'
import { fieldNames, lostWords, shownWords, typedWords } from './read-picture-words.server.ts'

export interface SavedWords {
  saved: number
  /** As written; if nothing had to be, as found. */
  version: number
  anchor: '#english' | ''
}

/**
 * `shown.<key>` holds the initial texts of `alt.<key>` and the other fields: unchanged fields keep the stored text,
 * conflicts are asked about. If anything is invalid, nothing is saved. @param only the key of one picture
 */
export async function saveWords(post: PicturesPost, only?: string): Promise<SavedWords | { answer: PicturesAnswer }> {
  const { context, by, propertyId, pictures, version, form } = post
  const asked: SavedDifference[] = []
  const changes = new Map<string, PictureWords>()
  const settled = new Map<string, PictureWords>()
  const anchors = new Set<SavedWords['anchor']>()
  const errors: Record<string, readonly string[]> = {}
  // An undo names the version of the save that it takes back.
  const undone = formText(form, 'undo')
  const newer = undone
    ? await listFieldsChangedSince(context.db, { kind: 'property', id: propertyId }, Number(undone))
    : null
  for (const picture of pictures) {
    if (only !== undefined && picture.key !== only) continue
    const submission = parseForm(typedWords(form, picture), pictureWordFields, post.locale)
    if (submission.status !== 'success') {
      for (const [field, messages] of Object.entries(submission.error ?? {})) {
        if (messages) errors[`${field}.${picture.key}`] = messages
      }
      continue
    }
    const words = { ...submission.value, alt: submission.value.alt ?? '' }
    const merged = mergeWords(picture, shownWords(form, picture), words, newer)
    merged.words = withFittingOriginal(merged.words, picture)
    settled.set(picture.key, merged.words)
    for (const difference of merged.asked) asked.push(differenceOf(picture, difference, words, post))
    if (wordsOf(picture) === wordsOf(merged.words)) continue
    changes.set(picture.key, merged.words)
    anchors.add(languageAnchor(pictureWordFields, wordValues(picture), wordValues(merged.words)))
  }
  Object.assign(errors, originErrors(pictures, changes, post.locale))
  if (Object.keys(errors).length > 0) return { answer: wordsRefused(post, errors) }
  if (asked.length > 0) return { answer: await wordsAsked(post, asked, settled) }
  if (changes.size > 0) {
    const outcome = await updatePictures(context.db, propertyId, pictures, changes, version, by)
    if (outcome === 'pictureless') return { answer: wordsRefused(post, hiddenErrors(pictures, changes, post.locale)) }
    if (outcome === 'stale') return saveWords({ ...post, ...(await readPictures(context, propertyId)) }, only)
  }
  const lost = only === undefined ? lostWords(form, pictures) : []
  if (lost.length > 0) return { answer: wordsLost(lost, post.locale) }
  const [anchor = '', ...others] = anchors
  const written = changes.size > 0 ? version + 1 : version
  return { saved: changes.size, version: written, anchor: others.length > 0 ? '' : anchor }
}

/**
 * Changes of one side win, unless the other side changed the text that it translates; other conflicts are asked about.
 */
function mergeWords(theirs: WordedPicture, base: PictureWords, mine: PictureWords, newer: ReadonlySet<string> | null) {
  const sides = [wordValues(base), wordValues(theirs), wordValues(mine)] as const
  const changedSince = new Set(fieldNames.filter((field) => newer?.has(`${field}.${theirs.key}`)))
  const undone = newer ? { values: wordValues(mine), changedSince } : undefined
  const asked = disagreements(pictureWordFields, ...sides, undone)
  const isMine = (field: PictureField) => (mine[field] || null) !== (base[field] || null)
  const words = { ...pick(theirs, fieldNames), ...pick(mine, fieldNames.filter(isMine)) }
  const concernsMine = (field: string) => fieldNames.some((other) => isMine(other) && areTranslations(field, other))
  return { words, asked: asked.filter(({ field, changedBy }) => changedBy !== 'them' || concernsMine(field)) }
}

/** Whether one is a translation of the other. */
function areTranslations(one: string, other: string): boolean {
  return translationsIn(pictureWordFields).some(
    ({ name, translates }) => [one, other].includes(name) && [one, other].includes(translates),
  )
}
