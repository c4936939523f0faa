/** The words about pictures, read from the form around all of them: each of its buttons sends them along. */
import { updatePictures } from '#app/data/pictures/images.server.ts'
import { type Picture, type PictureWords, pictureFields, wordsOf } from '#app/domain/picture.ts'
import type { Locale } from '#app/fields/field.ts'
import { keysOf } from '#app/fields/keys-of.ts'
import { parseForm } from '#app/http/forms/forms.server.ts'
import { translator } from '#app/i18n/server.ts'
import { listId } from '#app/ui/dashboard/pictures/picture-words.tsx'
import type { PicturesAnswer } from '#app/ui/dashboard/pictures/pictures-answer.ts'
import type { PicturesPost } from './pictures.server.ts'

interface SavedWords {
  saved: number
  undo: Record<string, string>
}

const fieldNames = keysOf(pictureFields)

/**
 * Fields are named `alt.<key>`; `shown.<key>` holds the words that the form was filled with, and a picture whose words
 * are still those stays as it is. If anything is invalid, nothing is saved.
 */
export async function saveWords(post: PicturesPost): Promise<SavedWords | { answer: PicturesAnswer }> {
  const { context, propertyId, pictures, form } = post
  const changes = new Map<string, PictureWords>()
  const undo: Record<string, string> = {}
  const errors: Record<string, readonly string[]> = {}
  for (const picture of pictures) {
    const submission = parseForm(typedWords(form, picture), pictureFields, post.locale)
    if (submission.status !== 'success') {
      for (const [field, messages] of Object.entries(submission.error ?? {})) {
        if (messages) errors[`${field}.${picture.key}`] = messages
      }
      continue
    }
    const words = { ...submission.value, alt: submission.value.alt ?? '' }
    if (form.get(`shown.${picture.key}`) === wordsOf(words) || wordsOf(picture) === wordsOf(words)) continue
    changes.set(picture.key, words)
    for (const field of fieldNames) undo[`${field}.${picture.key}`] = picture[field] ?? ''
  }
  if (Object.keys(errors).length > 0) return { answer: wordsRefused(post, errors) }
  await updatePictures(context.db, propertyId, changes)
  const lost = lostWords(form, pictures)
  return lost.length > 0 ? { answer: wordsLost(lost, post.locale) } : { saved: changes.size, undo }
}

/** Falls back to what is stored for fields that the form does not mention. */
function typedWords(form: FormData, picture: Picture): FormData {
  const typed = new FormData()
  for (const field of fieldNames) {
    const values = form.getAll(`${field}.${picture.key}`)
    for (const value of values.length > 0 ? values : [picture[field] ?? '']) typed.append(field, value)
  }
  return typed
}

function wordsRefused(
  { pictures, form, locale }: PicturesPost,
  errors: Record<string, readonly string[]>,
): PicturesAnswer {
  const t = translator(locale)
  const values: Record<string, string> = {}
  for (const [name, value] of form) if (/^(kind|alt|caption)\./.test(name)) values[name] = String(value)
  const problems = pictures.flatMap(({ key }, index) =>
    fieldNames.flatMap((field) => {
      const message = errors[`${field}.${key}`]?.join(' ')
      const name = { position: index + 1, field: t(`dashboard:pictures.${field}`) }
      return message ? [{ id: `${field}.${key}`, label: t('forms:pictures.wordsField', name), message }] : []
    }),
  )
  return { title: t('forms:pictures.wordsTitle'), problems, values, errors }
}

/** What was typed about pictures that have been deleted or turned since. */
function lostWords(form: FormData, pictures: readonly Picture[]): string[] {
  const shown = [...form].filter(([name]) => name.startsWith('shown.'))
  return shown.flatMap(([name, before]) => {
    const key = name.slice('shown.'.length)
    const [kind, alt, caption] = (['kind', 'alt', 'caption'] as const).map((field) => form.get(`${field}.${key}`))
    const after = JSON.stringify([kind, alt, caption])
    const isLost = !pictures.some((picture) => picture.key === key) && after !== before
    return isLost ? [[alt, caption].filter(Boolean).join(' / ')] : []
  })
}

function wordsLost(texts: readonly string[], locale: Locale): PicturesAnswer {
  const t = translator(locale)
  const problems = texts.map((text) => ({ id: listId, message: t('forms:pictures.gone', { text: text || '–' }) }))
  return { title: t('forms:pictures.goneTitle'), problems }
}
